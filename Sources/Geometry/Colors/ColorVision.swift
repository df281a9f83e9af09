#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A way of seeing that lacks one of the three kinds of cone.
public enum ColorVision: String, CaseIterable, Hashable, Sendable {
  /// Without the cones for long waves: reds look dark and like greens.
  case protanopia
  /// Without the cones for middle waves: the most common; reds and greens look alike.
  case deuteranopia
  /// Without the cones for short waves: rare; blues and greens look alike.
  case tritanopia
}

extension Color {
  /// About what someone with the given vision sees of this colour, the opacity unchanged.
  ///
  /// The matrices, for light in sRGB's primaries, are those for severity 1.0 in Machado, Oliveira and Fernandes,
  /// "A Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE TVCG 15 (2009), with the
  /// supplement <https://www.inf.ufrgs.br/~oliveira/pubs_files/CVD_Simulation/CVD_Simulation.html>. Greys stay as they
  /// are. The authors call the one for tritanopia an approximation.
  public func seen(with vision: ColorVision) -> Color {
    let light = LinearRGB(self)
    func weighted(_ red: Double, _ green: Double, _ blue: Double) -> Double {
      red * light.red + green * light.green + blue * light.blue
    }
    let seen =
      switch vision {
      case .protanopia:
        LinearRGB(
          weighted(0.152286, 1.052583, -0.204868),
          weighted(0.114503, 0.786281, 0.099216),
          weighted(-0.003882, -0.048116, 1.051998))
      case .deuteranopia:
        LinearRGB(
          weighted(0.367322, 0.860646, -0.227968),
          weighted(0.280085, 0.672501, 0.047413),
          weighted(-0.011820, 0.042940, 0.968881))
      case .tritanopia:
        LinearRGB(
          weighted(1.255528, -0.076749, -0.178779),
          weighted(-0.078411, 0.930809, 0.147602),
          weighted(0.004733, 0.691367, 0.303900))
      }
    return seen.color(alpha: alpha)
  }
}

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
