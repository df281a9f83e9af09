#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A colour in OKLab, a space in which equal distances look about equally different.
///
/// The formulas are Björn Ottosson's, "A perceptual color space for image processing" (2020, matrices of 25 January
/// 2021), <https://bottosson.github.io/posts/oklab/>. Opacity is not part of it.
public struct OKLab: Hashable, Sendable {
  /// The perceived lightness: 0 is black, 1 is white.
  public var lightness: Double
  /// From green (negative) to red (positive), within about ±0.4 for what a screen shows.
  public var a: Double
  /// From blue (negative) to yellow (positive), within about ±0.4 for what a screen shows.
  public var b: Double

  /// Creates a colour from its coordinates.
  public init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// Converts a colour, leaving its opacity out.
  public init(_ color: Color) {
    self.init(LinearRGB(color)) { cbrt($0) }
  }

  /// Converts light by a cube root of the caller's own, such as one that is looked up.
  package init(_ light: LinearRGB, cubeRoot: (Double) -> Double) {
    let l = cubeRoot(0.4122214708 * light.red + 0.5363325363 * light.green + 0.0514459929 * light.blue)
    let m = cubeRoot(0.2119034982 * light.red + 0.6806995451 * light.green + 0.1073969566 * light.blue)
    let s = cubeRoot(0.0883024619 * light.red + 0.2817188376 * light.green + 0.6299787005 * light.blue)
    self.init(
      lightness: 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      a: 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      b: 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
  }

  /// The colour in sRGB, each part limited to what sRGB can show, which may change the hue.
  ///
  /// ``OKLCH/color(alpha:)`` keeps the hue and gives up chroma instead.
  public func color(alpha: Double = 1) -> Color { linear.color(alpha: alpha) }

  /// The distance HyAB to another colour, for large differences: that of lightness plus that in the plane of a and b.
  ///
  /// S. Abasi and others, "Distance metrics for very large color differences" (2020). 1 between black and white.
  package func hyAB(to other: OKLab) -> Double {
    let (da, db) = (a - other.a, b - other.b)
    return abs(lightness - other.lightness) + (da * da + db * db).squareRoot()
  }

  /// The straight distance to another colour (ΔE OK): 1 between black and white, about 0.02 when just noticeable.
  public func distance(to other: OKLab) -> Double {
    let (dLightness, da, db) = (lightness - other.lightness, a - other.a, b - other.b)
    return (dLightness * dLightness + da * da + db * db).squareRoot()
  }

  /// The colour as light, unlimited.
  var linear: LinearRGB {
    func cubed(_ value: Double) -> Double { value * value * value }
    let l = cubed(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let m = cubed(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let s = cubed(lightness - 0.0894841775 * a - 1.2914855480 * b)
    return LinearRGB(
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s)
  }
}

/// A colour of ``OKLab`` in polar coordinates: lightness, chroma and hue, which can be changed one by one.
public struct OKLCH: Hashable, Sendable {
  /// The perceived lightness: 0 is black, 1 is white.
  public var lightness: Double
  /// The distance from grey: 0 for greys, up to about 0.32 for what a screen shows.
  public var chroma: Double
  /// The hue in degrees, 0..<360 when converted from a colour: about 29 is red, 142 green, 264 blue.
  public var hue: Double

  /// Creates a colour from its coordinates, the hue in degrees.
  public init(lightness: Double, chroma: Double, hue: Double) {
    self.lightness = lightness
    self.chroma = chroma
    self.hue = hue
  }

  /// Converts a colour, leaving its opacity out; the hue of a grey is 0.
  public init(_ color: Color) { self.init(OKLab(color)) }

  /// Converts from rectangular coordinates; the hue of a grey is 0.
  public init(_ lab: OKLab) {
    let chroma = hypot(lab.a, lab.b)
    // The published matrices have ten digits, so greys come out with a chroma of about 1e-8 in any direction.
    guard chroma > 1e-6 else {
      self.init(lightness: lab.lightness, chroma: 0, hue: 0)
      return
    }
    let degrees = atan2(lab.b, lab.a) * 180 / .pi
    self.init(lightness: lab.lightness, chroma: chroma, hue: degrees < 0 ? degrees + 360 : degrees)
  }

  /// The same colour in rectangular coordinates.
  public var lab: OKLab {
    let radians = hue * .pi / 180
    return OKLab(lightness: lightness, a: chroma * cos(radians), b: chroma * sin(radians))
  }

  /// The colour in sRGB; where sRGB cannot show it, chroma is reduced until it can, and hue and lightness are kept.
  ///
  /// A lightness at or below 0 gives black, one at or above 1 white.
  public func color(alpha: Double = 1) -> Color {
    if lightness <= 0 { return Color(gray: 0, alpha: alpha) }
    if lightness >= 1 { return Color(gray: 1, alpha: alpha) }
    let whole = lab
    if whole.linear.isInGamut { return whole.color(alpha: alpha) }
    var (shown, hidden) = (0.0, 1.0)
    for _ in 0..<20 {
      let share = (shown + hidden) / 2
      let reduced = OKLab(lightness: lightness, a: whole.a * share, b: whole.b * share)
      if reduced.linear.isInGamut { shown = share } else { hidden = share }
    }
    return OKLab(lightness: lightness, a: whole.a * shown, b: whole.b * shown).color(alpha: alpha)
  }
}
