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
  private static let light = Table(steps: 255) { part in
    part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }
  private static let cubeRoot = Table(steps: 4096) { cbrt($0) }

  /// The distance of lightness plus the distance in the plane of a and b; 1 is black against white.
  static func distance(_ first: Pixel, _ second: Pixel, over ground: PixelmatchGround) -> Double {
    let (one, other) = (perceived(first, ground), perceived(second, ground))
    let (da, db) = (one.a - other.a, one.b - other.b)
    return abs(one.lightness - other.lightness) + (da * da + db * db).squareRoot()
  }

  private static func perceived(_ pixel: Pixel, _ ground: PixelmatchGround) -> (lightness: Double, a: Double, b: Double)
  {
    func lit(_ part: UInt8, _ ground: Int) -> Double {
      if pixel.alpha == 255 { return light.values[Int(part)] }
      let laid = Double(ground) + Double(Int(part) - ground) * Double(pixel.alpha) / 255
      return light.value(at: laid)
    }
    let (red, green, blue) = (lit(pixel.red, ground.red), lit(pixel.green, ground.green), lit(pixel.blue, ground.blue))
    func root(_ value: Double) -> Double { cubeRoot.value(at: min(max(value, 0), 1) * 4096) }
    let l = root(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = root(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = root(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    return (
      lightness: toe(0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s),
      a: 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      b: 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    )
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
