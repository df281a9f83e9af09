internal import Colors
internal import Geometry
internal import Paths
internal import Support

/// Something about a placed code that keeps scanners from reading it, or may.
public struct BarcodeFinding: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// Some scanners, or a worn or badly printed ticket, will fail.
    case warning
    /// The code must not be given out.
    case error
  }

  /// What is asked of a code.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// Modules are large enough: in millimetres on paper, in device pixels on a screen.
    case moduleSize = "module-size"
    /// Dark and light differ enough in luminance, as parts of 1.
    case contrast
    /// Dark and light differ enough in red light, which many scanners use, as parts of 1.
    case redContrast = "red-contrast"
    /// The modules are darker than their ground.
    case polarity
    /// Neither colour lets anything shine through.
    case opacity
    /// Nothing lies in the quiet zone, in modules.
    case quietZone = "quiet-zone"
    /// No fold is near, in millimetres on paper, in canvas units on a screen.
    case fold
    /// No perforation is near, measured as folds are.
    case perforation
    /// The edge of page and ticket is not near, nor a corner, notch or hole cut out of it, measured as folds are.
    case edge
  }

  /// How bad it is.
  public let severity: Severity
  /// The rule that is broken.
  public let rule: Rule
  /// What was measured, in the rule's unit.
  public let measured: Double
  /// What the rule asks for at least, in the same unit.
  public let required: Double
  /// What is wrong in one sentence, with both values.
  public let description: String

  init(_ severity: Severity, _ rule: Rule, measured: Double, required: Double, _ description: String) {
    self.severity = severity
    self.rule = rule
    self.measured = measured
    self.required = required
    self.description = description
  }
}

extension BarcodeFinding: CustomStringConvertible {}

extension PlacedBarcode {
  /// What keeps scanners from reading the code, or may; empty where it is a good one.
  ///
  /// Software decoders are no judges: they read codes that the scanners at a door do not. In the order of the rules,
  /// and of the lines given. O(number of lines, neighbours and steps of the
  /// outlines).
  public func findings(in surroundings: BarcodeSurroundings) -> [BarcodeFinding] {
    moduleSizeFindings(on: surroundings.medium)
      + contrastFindings(dark: surroundings.dark, light: surroundings.light)
      + quietZoneFindings(surroundings.neighbors)
      + distanceFindings(surroundings)
  }
}

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

extension PlacedBarcode {
  func distanceFindings(_ surroundings: BarcodeSurroundings) -> [BarcodeFinding] {
    let ruler = Ruler(surroundings, pixelsPerUnit: pixelsPerUnit)
    func distance(_ line: BarcodeSurroundings.Line) -> Double { plate.distance(toLineFrom: line.start, to: line.end) }
    let folds = surroundings.folds.compactMap { ruler.finding(.fold, "a fold", at: distance($0)) }
    let perforations = surroundings.perforations.compactMap {
      ruler.finding(.perforation, "a perforation", at: distance($0))
    }
    let margin = surroundings.outlines.map { $0.margin(around: plate) }.min()
    let edge = margin.flatMap { ruler.finding(.edge, "the edge", at: $0) }
    return folds + perforations + (edge.map { [$0] } ?? [])
  }
}

/// Measures distances as the medium does: in millimetres on paper, in canvas units on a screen.
private struct Ruler {
  let scale: Double
  let unit: String
  let clearance: Double

  init(_ surroundings: BarcodeSurroundings, pixelsPerUnit: Double) {
    switch surroundings.medium {
    case .screen: (scale, unit, clearance) = (1, "units", 0)
    case .paper(let dotsPerInch):
      (scale, unit, clearance) = (pixelsPerUnit / dotsPerInch * 25.4, "mm", surroundings.clearance)
    }
  }

  /// The finding of something at a distance from the plate, which is negative or 0 where it crosses it.
  func finding(_ rule: BarcodeFinding.Rule, _ subject: String, at distance: Double) -> BarcodeFinding? {
    let measured = distance * scale
    // The rounding of a page's edge is no crossing.
    guard measured > -1e-6 else {
      return BarcodeFinding(
        .error, rule, measured: measured, required: clearance, "\(subject) goes through the code or its quiet zone")
    }
    guard measured < clearance - 1e-6 else { return nil }
    return BarcodeFinding(
      .warning, rule, measured: measured, required: clearance,
      "\(subject) is \(decimal(measured, places: 1)) \(unit) from the code, "
        + "\(decimal(clearance, places: 1)) \(unit) are safe")
  }
}

extension PlacedBarcode {
  /// The neighbours that come nearer than the standard's quiet zone; what it has here beyond that is no rule.
  func quietZoneFindings(_ neighbors: [Rect]) -> [BarcodeFinding] {
    neighbors.compactMap(quietZoneFinding)
  }

  private func quietZoneFinding(_ neighbor: Rect) -> BarcodeFinding? {
    let left = (symbol.minX - neighbor.maxX) / moduleWidth
    let right = (neighbor.minX - symbol.maxX) / moduleWidth
    let above = (symbol.minY - neighbor.maxY) / moduleWidth
    let below = (neighbor.minY - symbol.maxY) / moduleWidth
    let zone = barcode.symbology.standardQuietZone
    // A neighbour is clear of the code when it is on one side of it by as much as that side asks for.
    let sides = [(left, zone.left), (right, zone.right), (above, zone.top), (below, zone.bottom)]
    guard !sides.contains(where: { $0.0 >= $0.1 - 1e-6 }) else { return nil }
    let nearest = sides.max { $0.0 - $0.1 < $1.0 - $1.1 } ?? (0, 0)
    let measured = max(0, nearest.0)
    return BarcodeFinding(
      .error, .quietZone, measured: measured, required: nearest.1,
      measured > 0
        ? "something lies \(decimal(measured, places: 1)) modules from the code, its quiet zone is "
          + "\(decimal(nearest.1, places: 0)) modules"
        : "something lies over the code")
  }
}

extension PlacedBarcode {
  func contrastFindings(dark: Color, light: Color) -> [BarcodeFinding] {
    let (white, red) = (dark.symbolContrast(on: light), dark.redSymbolContrast(on: light))
    let polarity =
      white < 0
      ? BarcodeFinding(
        .error, .polarity, measured: white, required: 0,
        "the modules are lighter than their ground; codes are dark on light, in dark themes too") : nil
    return [
      contrastFinding(.contrast, white.magnitude, "the contrast"),
      contrastFinding(.redContrast, red.magnitude, "in the red light of scanners the contrast"),
      polarity,
      opacityFinding(min(dark.alpha, light.alpha)),
    ].compactMap(\.self)
  }

  private func contrastFinding(_ rule: BarcodeFinding.Rule, _ contrast: Double, _ subject: String) -> BarcodeFinding? {
    let grade = ContrastGrade(contrast: contrast)
    let isReadable = contrast >= ContrastGrade.c.leastContrast
    let required = (isReadable ? ContrastGrade.b : ContrastGrade.c).leastContrast
    guard contrast < required else { return nil }
    return BarcodeFinding(
      isReadable ? .warning : .error, rule, measured: contrast, required: required,
      "\(subject) of the code is \(percent(contrast)), grade \(grade.rawValue); \(percent(required)) "
        + (isReadable ? "leave room for wear" : "are the least"))
  }

  private func opacityFinding(_ alpha: Double) -> BarcodeFinding? {
    guard alpha < 1 else { return nil }
    return BarcodeFinding(
      .error, .opacity, measured: alpha, required: 1,
      "a colour of the code is \(percent(alpha)) opaque; both must cover what is under them")
  }
}

/// A number with this many places behind the point, as sentences give it.
private func decimal(_ value: Double, places: Int) -> String { value.rounded(toPlaces: places, keepingZeros: true) }

/// A part of 1 in percent, as sentences give it.
private func percent(_ part: Double) -> String { "\(decimal(part * 100, places: 0)) %" }
