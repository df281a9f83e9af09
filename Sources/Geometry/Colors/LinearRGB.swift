#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A colour in sRGB's primaries with parts proportional to light, the space in which light adds up.
///
/// Parts outside 0…1 are colours that sRGB cannot show; they are kept until a ``Color`` is made of them.
package struct LinearRGB {
  package var red: Double
  package var green: Double
  package var blue: Double

  package init(_ red: Double, _ green: Double, _ blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  init(_ color: Color) {
    self.init(LinearRGB.decoded(color.red), LinearRGB.decoded(color.green), LinearRGB.decoded(color.blue))
  }

  /// Whether sRGB can show this colour, allowing for the rounding of a conversion and back.
  var isInGamut: Bool {
    let range = -1e-6...1 + 1e-6
    return range.contains(red) && range.contains(green) && range.contains(blue)
  }

  /// The colour itself, parts limited to what sRGB can show.
  func color(alpha: Double) -> Color {
    Color(LinearRGB.encoded(red), LinearRGB.encoded(green), LinearRGB.encoded(blue), alpha: alpha)
  }

  /// The light of a gamma-encoded part (IEC 61966-2-1).
  package static func decoded(_ part: Double) -> Double {
    part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }

  /// The gamma-encoded part that gives this much light (IEC 61966-2-1).
  static func encoded(_ light: Double) -> Double {
    light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }
}
