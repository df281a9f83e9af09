extension PlacedBarcode {
  /// The width of a module in millimetres when each pixel is a dot of a printer.
  public func moduleMillimeters(dotsPerInch: Double) -> Double { Double(moduleSize) / dotsPerInch * 25.4 }

  func moduleSizeFindings(on medium: BarcodeSurroundings.Medium) -> [BarcodeFinding] {
    switch medium {
    case .screen: screenFindings
    case .paper(let dotsPerInch): paperFindings(dotsPerInch: dotsPerInch)
    }
  }

  /// Cameras read modules of 4 px from any screen and of 2 px from most; below, they fall together.
  private var screenFindings: [BarcodeFinding] {
    let (safe, least) = (4, 2)
    guard moduleSize < safe else { return [] }
    let isReadable = moduleSize >= least
    return [
      BarcodeFinding(
        isReadable ? .warning : .error, .moduleSize, measured: Double(moduleSize),
        required: Double(isReadable ? safe : least),
        "a module is \(moduleSize) px wide, "
          + (isReadable ? "\(safe) px are safe on every screen" : "\(least) px is the least a screen can show")
          + ": use a larger scale or a shorter payload")
    ]
  }

  private func paperFindings(dotsPerInch: Double) -> [BarcodeFinding] {
    let width = moduleMillimeters(dotsPerInch: dotsPerInch)
    let (advised, least) = (barcode.symbology.advisedModuleWidth, barcode.symbology.leastModuleWidth)
    // What is not a number is no width that anyone can read.
    guard !(width >= advised) else { return [] }
    let isReadable = width >= least
    let required = isReadable ? advised : least
    let dots = moduleSize == 1 ? "1 dot" : "\(moduleSize) dots"
    return [
      BarcodeFinding(
        isReadable ? .warning : .error, .moduleSize, measured: width, required: required,
        "a module is \(decimal(width, places: 3)) mm wide (\(dots) at \(decimal(dotsPerInch, places: 0)) dpi), "
          + "\(barcode.symbology.name) needs \(decimal(required, places: 3)) mm"
          + (isReadable ? " to be read by every scanner" : "") + ": use a shorter payload or a larger box")
    ]
  }
}

extension Symbology {
  /// The width of a module on paper that scanners at a door read without effort, in millimetres.
  ///
  /// QR Code: the least that GS1 allows at retail, <https://www.gs1uk.org>, and taken here for the other matrix codes.
  /// PDF417 and Code 128: the least that GS1's General Specifications allow for GS1-128, 0.25 mm.
  public var advisedModuleWidth: Double {
    switch self {
    case .qr, .microQR, .aztec, .dataMatrix: 0.396
    case .pdf417, .code128: 0.25
    }
  }

  /// The width of a module on paper below which a code must not be printed, in millimetres.
  ///
  /// Choices of this package, for want of one standard: 10 and 6.6 thousandths of an inch, where close-range scanners
  /// for matrix codes and for bars begin.
  public var leastModuleWidth: Double {
    switch self {
    case .qr, .microQR, .aztec, .dataMatrix: 0.25
    case .pdf417, .code128: 0.168
    }
  }
}
