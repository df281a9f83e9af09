public import Geometry
public import Paths

/// The largest square that fits the frame, centred in it, with round corners.
public struct RoundedSquare: Shape {
  /// The radius of the corners as a part of the square's side, limited to 0…½; at ½ the square is a circle.
  public var cornerFraction: Double

  /// Creates a square whose corners take up a quarter of the side.
  public init(cornerFraction: Double = 0.25) {
    self.cornerFraction = cornerFraction
  }

  /// The square, clockwise from its top left corner.
  public func path(in frame: Rect) -> Path {
    let side = min(frame.width, frame.height)
    return .roundedRectangle(
      Rect(center: frame.center, size: Size(side, side)), radius: side * cornerFraction.limited(to: 0.5))
  }
}
