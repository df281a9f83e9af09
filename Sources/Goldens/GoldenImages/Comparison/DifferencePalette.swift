internal import Colors

/// The colours of a difference picture.
struct DifferencePalette {
  static let surround = Pixel(Color(gray: 0.25))
  static let neither = Pixel(Color.white)
  static let onlyOne = Pixel(Color(hex: 0x1E6BFF))
  static let hatch = Pixel(Color(hex: 0x8A7AA8))
  static let hatchGround = Pixel(Color(hex: 0xECE7F5))
  /// From one line of the hatching to the next, in pixels.
  static let hatchPeriod = 6

  /// The colour of each delta: even the least stands out from the grey ghost.
  let steps = (0...255).map { delta in
    Pixel(Color(hex: 0xFF7A7A).mixed(with: Color(hex: 0xB00000), by: Double(delta) / 255)).word
  }

  /// A grey within the lightest fifth, by the weights of BT.601, which cost no more than a few integers.
  func ghost(of word: UInt32) -> UInt32 {
    let opaque = Pixel(word).over(gray: 255)
    let luma = (299 * Int(opaque.red) + 587 * Int(opaque.green) + 114 * Int(opaque.blue)) / 1000
    let gray = UInt8(204 + luma / 5)
    return Pixel(red: gray, green: gray, blue: gray).word
  }

  static func onChequerboard(_ word: UInt32, x: Int, y: Int) -> UInt32 {
    Pixel(word).over(gray: (x / 8 + y / 8) % 2 == 0 ? 255 : 216).word
  }
}

extension Pixel {
  fileprivate init(_ color: Color) {
    let bytes = color.eightBit
    self.init(red: bytes.red, green: bytes.green, blue: bytes.blue, alpha: bytes.alpha)
  }
}
