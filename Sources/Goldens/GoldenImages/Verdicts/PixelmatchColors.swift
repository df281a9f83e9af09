internal import Colors

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// When two colours are so far apart that pixelmatch counts them.
struct PixelmatchColors {
  private let version: PixelmatchOptions.Version
  /// The distance that is still alike: squared in YIQ, straight in OKLab.
  private let limit: Double

  /// The largest squared distance in YIQ that pixelmatch knows; the threshold is a share of its root.
  private static let largestSquare = 35215.0

  init(_ options: PixelmatchOptions) {
    version = options.version
    limit =
      options.version == .oklab
      ? options.threshold : PixelmatchColors.largestSquare * options.threshold * options.threshold
  }

  /// Whether two pixels at an index differ by more than the threshold.
  func differ(_ first: UInt32, _ second: UInt32, index: Int) -> Bool {
    switch version {
    case .v5: square(Pixel(first).differenceOverWhite(to: Pixel(second))) > limit
    case .v7: square(Pixel(first).difference(to: Pixel(second), over: PixelmatchGround(index: index))) > limit
    case .oklab: PixelmatchLab.distance(Pixel(first), Pixel(second), over: PixelmatchGround(index: index)) > limit
    }
  }

  /// The distance squared, as pixelmatch takes it from the work of Kotsarenko and Ramos.
  ///
  /// Y. Kotsarenko and F. Ramos, "Measuring perceived color difference using YIQ NTSC transmission color space in
  /// mobile applications" (2010).
  private func square(_ difference: ColorStep) -> Double {
    let (y, i, q) = (difference.brightness, difference.inPhase, difference.quadrature)
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }
}

/// The opaque colour that translucent pixels are laid over, each part 0…255.
struct PixelmatchGround {
  let red: Int
  let green: Int
  let blue: Int

  static let white = PixelmatchGround(red: 255, green: 255, blue: 255)

  private init(red: Int, green: Int, blue: Int) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// The background of version 7, made to differ from pixel to pixel.
  ///
  /// It is made of the offset of the pixel's bytes. That is a multiple of four, so that red is always the darker value:
  /// pixelmatch has it so.
  init(index: Int) {
    let offset = 4 * index
    func part(_ divisor: Double) -> Int { 48 + 159 * (Int(Double(offset) / divisor) % 2) }
    self.init(red: part(1), green: part(1.618033988749895), blue: part(2.618033988749895))
  }
}

/// How far apart two colours are in red, green and blue, each -255…255.
struct ColorStep {
  var red: Double
  var green: Double
  var blue: Double

  /// The parts in YIQ, the colour space of NTSC.
  var brightness: Double { red * 0.29889531 + green * 0.58662247 + blue * 0.11448223 }
  var inPhase: Double { red * 0.59597799 - green * 0.27417610 - blue * 0.32180189 }
  var quadrature: Double { red * 0.21147017 - green * 0.52261711 + blue * 0.31114694 }
}

extension Pixel {
  /// The difference to another pixel, both laid over a ground, where one of them is translucent.
  func difference(to other: Pixel, over ground: PixelmatchGround) -> ColorStep {
    let (alpha, otherAlpha) = (Int(alpha), Int(other.alpha))
    func step(_ part: UInt8, _ otherPart: UInt8, _ ground: Int) -> Double {
      if alpha == 255, otherAlpha == 255 { return Double(Int(part) - Int(otherPart)) }
      return Double(Int(part) * alpha - Int(otherPart) * otherAlpha - ground * (alpha - otherAlpha)) / 255
    }
    return ColorStep(
      red: step(red, other.red, ground.red), green: step(green, other.green, ground.green),
      blue: step(blue, other.blue, ground.blue))
  }

  /// The difference to another pixel, both laid over white: as version 5 computes it, each pixel by itself.
  func differenceOverWhite(to other: Pixel) -> ColorStep {
    let (first, second) = (overWhite, other.overWhite)
    return ColorStep(
      red: first.red - second.red, green: first.green - second.green, blue: first.blue - second.blue)
  }

  /// The brightness of the pixel over white, as version 5 computes it.
  var brightnessOverWhite: Double { overWhite.brightness }

  private var overWhite: ColorStep {
    func laid(_ part: UInt8) -> Double {
      alpha == 255 ? Double(part) : 255 + (Double(part) - 255) * (Double(alpha) / 255)
    }
    return ColorStep(red: laid(red), green: laid(green), blue: laid(blue))
  }
}

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
