/// How a line is drawn along a path.
public struct StrokeStyle: Hashable, Sendable {
  /// The form of a line's ends.
  public enum Cap: String, Hashable, Sendable {
    /// Cut off at the end point.
    case butt
    /// A half circle beyond the end point.
    case round
    /// Half the width beyond the end point.
    case square
  }

  /// The form of a line's corners.
  public enum Join: String, Hashable, Sendable {
    /// Edges prolonged until they meet, up to the miter limit.
    case miter
    /// A circle about the corner.
    case round
    /// The corner cut off.
    case bevel
  }

  /// The width across the line; not negative.
  public var width: Double
  /// The form of the ends.
  public var cap: Cap
  /// The form of the corners.
  public var join: Join
  /// The ratio of a miter's length to the width from which a corner is bevelled instead, as in SVG and cairo.
  public var miterLimit: Double
  /// The lengths of dashes and gaps, by turns; an unbroken line where empty.
  public var dashes: [Double]
  /// How far into the pattern of dashes the line begins.
  public var dashPhase: Double

  /// Creates a style; without further words an unbroken line with cut-off ends and mitred corners.
  public init(
    width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10, dashes: [Double] = [],
    dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashPhase = dashPhase
  }
}
