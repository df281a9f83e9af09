#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

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
