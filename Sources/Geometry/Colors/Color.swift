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
