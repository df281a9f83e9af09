internal import Colors

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Colours in OKLab with the toe of Björn Ottosson's Lr, by tables: those of pixelmatch's commit c6fee35.
///
/// Values between the steps of a table are on straight lines, which is part of what pixelmatch counts: exact functions
/// would count a few pixels otherwise. The toe is from "Okhsv and Okhsl" (2021), <https://bottosson.github.io/posts/colorpicker/>.
enum PixelmatchLab {
  /// Light, 0…1, of encoded parts 0…255.
  private static let light = Table(steps: 255) { LinearRGB.decoded($0) }
  private static let cubeRoot = Table(steps: 4096) { cbrt($0) }

  /// The distance of lightness plus the distance in the plane of a and b; 1 is black against white.
  static func distance(_ first: Pixel, _ second: Pixel, over ground: PixelmatchGround) -> Double {
    perceived(first, ground).hyAB(to: perceived(second, ground))
  }

  private static func perceived(_ pixel: Pixel, _ ground: PixelmatchGround) -> OKLab {
    func lit(_ part: UInt8, _ ground: Int) -> Double {
      if pixel.alpha == 255 { return light.values[Int(part)] }
      let laid = Double(ground) + Double(Int(part) - ground) * Double(pixel.alpha) / 255
      return light.value(at: laid)
    }
    let linear = LinearRGB(lit(pixel.red, ground.red), lit(pixel.green, ground.green), lit(pixel.blue, ground.blue))
    var lab = OKLab(linear) { cubeRoot.value(at: min(max($0, 0), 1) * 4096) }
    lab.lightness = toe(lab.lightness)
    return lab
  }

  private static func toe(_ lightness: Double) -> Double {
    let (k1, k2) = (0.206, 0.03)
    let k3 = (1 + k1) / (1 + k2)
    let x = k3 * lightness - k1
    return (x + (x * x + 4 * k2 * k3 * lightness).squareRoot()) / 2
  }

  /// A function over 0…1 as straight lines between equal steps.
  private struct Table {
    /// The values at the steps, and the last one once more, so that the end has a line of its own.
    let values: [Double]

    init(steps: Int, _ function: (Double) -> Double) {
      let exact = (0...steps).map { function(Double($0) / Double(steps)) }
      values = exact + [exact[steps]]
    }

    /// The value at a place counted in steps.
    func value(at position: Double) -> Double {
      let step = Int(position)
      return values[step] + (values[step + 1] - values[step]) * (position - Double(step))
    }
  }
}
