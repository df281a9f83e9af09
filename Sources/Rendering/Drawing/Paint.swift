public import Colors
public import Geometry

/// What an area is covered with.
public enum Paint: Hashable, Sendable {
  /// One colour everywhere.
  case color(Color)
  /// Colours that change along a line.
  case linearGradient(LinearGradient)
}

/// Colours that change along a line and stay the same across it.
public struct LinearGradient: Hashable, Sendable {
  /// A colour at a place along the line.
  public struct Stop: Hashable, Sendable {
    /// The place: 0 at the start of the line, 1 at its end.
    public var offset: Double
    /// The colour there.
    public var color: Color

    /// Creates a stop.
    public init(at offset: Double, _ color: Color) {
      self.offset = offset
      self.color = color
    }
  }

  /// Where the line begins; the first colour goes on before it.
  public var start: Point
  /// Where the line ends; the last colour goes on after it.
  public var end: Point
  /// The colours, by rising offset.
  ///
  /// Between two of them colours are mixed in sRGB, as PDF and SVG do.
  public var stops: [Stop]

  /// Creates a gradient.
  public init(from start: Point, to end: Point, stops: [Stop]) {
    self.start = start
    self.end = end
    self.stops = stops
  }
}

/// A soft shadow that the inside of a path casts on what lies behind it.
///
/// Where the path covers, the shadow is full some way inside the edge, half at the edge of a straight side, and nothing
/// at the radius outside it and beyond.
public struct Shadow: Hashable, Sendable {
  /// The colour where the shadow is full.
  public var color: Color
  /// The distance from the edge at which the shadow has faded out, in canvas units; a sharp copy where zero.
  public var radius: Double
  /// How far the shadow is moved from the path.
  public var offset: Vector

  /// Creates a shadow.
  public init(color: Color, radius: Double, offset: Vector = .zero) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }
}
