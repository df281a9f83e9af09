/// A colour in sRGB with straight (not premultiplied) opacity, each part in 0…1.
public struct Color: Hashable, Sendable {
  /// The red part, gamma-encoded.
  public let red: Double
  /// The green part, gamma-encoded.
  public let green: Double
  /// The blue part, gamma-encoded.
  public let blue: Double
  /// The opacity: 0 is clear, 1 covers.
  public let alpha: Double

  /// No colour at all.
  public static let clear = Color(0, 0, 0, alpha: 0)
  /// Black.
  public static let black = Color(gray: 0)
  /// White.
  public static let white = Color(gray: 1)

  /// Creates a colour; parts outside 0…1 are limited to it, and what is not a number counts as 0.
  public init(_ red: Double, _ green: Double, _ blue: Double, alpha: Double = 1) {
    self.red = Color.limited(red)
    self.green = Color.limited(green)
    self.blue = Color.limited(blue)
    self.alpha = Color.limited(alpha)
  }

  /// Creates a grey.
  public init(gray: Double, alpha: Double = 1) {
    self.init(gray, gray, gray, alpha: alpha)
  }

  /// Creates an opaque colour from 8-bit parts, as in 0x2A66FF; the highest byte does not count.
  public init(hex: UInt32) {
    self.init(
      Double(hex >> 16 & 0xFF) / 255, Double(hex >> 8 & 0xFF) / 255, Double(hex & 0xFF) / 255)
  }

  /// The same colour with another opacity.
  public func withAlpha(_ alpha: Double) -> Color { Color(red, green, blue, alpha: alpha) }

  private static func limited(_ part: Double) -> Double { part > 0 ? min(part, 1) : 0 }
}

extension Color {
  /// Creates a colour from CSS text: hexadecimal as in `#2a66ff`, or a name as in `navy`; `nil` for anything else.
  ///
  /// See ``init(hexText:)`` and ``init(name:)``. No space may stand around the text.
  public init?(css text: String) {
    if text.utf8.first == UInt8(ascii: "#") {
      self.init(hexText: text)
    } else {
      self.init(name: text)
    }
  }

  /// Creates a colour from `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`, in upper or lower case; `nil` for anything else.
  ///
  /// One digit stands for the same digit twice, as CSS Color Module Level 4, section 5.2, says.
  public init?(hexText text: String) {
    guard text.utf8.first == UInt8(ascii: "#") else { return nil }
    var digits: [UInt8] = []
    for character in text.utf8.dropFirst() {
      guard digits.count < 8, let digit = Color.value(ofHexDigit: character) else { return nil }
      digits.append(digit)
    }
    let bytes: [UInt8]
    switch digits.count {
    case 3, 4: bytes = digits.map { $0 * 17 }
    case 6, 8: bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    default: return nil
    }
    let parts = bytes.map { Double($0) / 255 }
    self.init(parts[0], parts[1], parts[2], alpha: parts.count == 4 ? parts[3] : 1)
  }

  /// The shortest hexadecimal text: `#rgb` or `#rrggbb`, with the opacity as one or two digits more only where it is
  /// below 1 once rounded to 8 bits.
  ///
  /// Lower case; each part is rounded to the nearest of 256 steps.
  public var hexText: String {
    let bytes = eightBit
    let parts = [bytes.red, bytes.green, bytes.blue] + (bytes.alpha < 255 ? [bytes.alpha] : [])
    let isShort = parts.allSatisfy { $0 % 17 == 0 }
    return parts.reduce(into: "#") { text, part in
      if !isShort { text.append(Color.hexDigit(part >> 4)) }
      text.append(Color.hexDigit(part & 15))
    }
  }

  /// The parts rounded to the nearest of 256 steps, opacity straight.
  public var eightBit: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    func byte(_ part: Double) -> UInt8 { UInt8((part * 255).rounded()) }
    return (byte(red), byte(green), byte(blue), byte(alpha))
  }

  /// The same colour with every part rounded to the nearest of 256 steps, as a picture or hexadecimal text keeps it.
  public var roundedToEightBit: Color {
    func rounded(_ part: Double) -> Double { (part * 255).rounded() / 255 }
    return Color(rounded(red), rounded(green), rounded(blue), alpha: rounded(alpha))
  }

  private static func value(ofHexDigit character: UInt8) -> UInt8? {
    switch character {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): character - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): character - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  private static func hexDigit(_ value: UInt8) -> Character {
    Character(Unicode.Scalar(value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10))
  }
}

extension Color {
  /// The colour at `fraction` of the way to another, mixed in OKLab: this colour at 0, the other at 1.
  ///
  /// As CSS `color-mix(in oklab, …)` does, coordinates are weighted by opacity, so that mixing with ``clear`` fades
  /// a colour without dirtying it. The fraction is limited to 0…1; not a number counts as 0.
  public func mixed(with other: Color, by fraction: Double) -> Color {
    guard fraction > 0 else { return self }
    guard fraction < 1 else { return other }
    let alpha = self.alpha * (1 - fraction) + other.alpha * fraction
    guard alpha > 0 else { return .clear }
    let share = other.alpha * fraction / alpha
    let (start, end) = (OKLab(self), OKLab(other))
    return OKLab(
      lightness: start.lightness + (end.lightness - start.lightness) * share,
      a: start.a + (end.a - start.a) * share,
      b: start.b + (end.b - start.b) * share
    ).color(alpha: alpha)
  }
}

extension Color {
  /// This colour laid over a backdrop: the "source over" of Porter and Duff (1984).
  ///
  /// Parts are mixed gamma-encoded, as cairo, PDF and browsers do, so the outcome is what they would paint. Two clear
  /// colours give ``clear``.
  public func over(_ backdrop: Color) -> Color {
    let remaining = backdrop.alpha * (1 - alpha)
    let total = alpha + remaining
    guard total > 0 else { return .clear }
    func mixed(_ front: Double, _ back: Double) -> Double { (front * alpha + back * remaining) / total }
    return Color(
      mixed(red, backdrop.red), mixed(green, backdrop.green), mixed(blue, backdrop.blue), alpha: total)
  }
}
