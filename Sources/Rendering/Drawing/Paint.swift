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
