public import Geometry
public import Paths

/// Two bars crossed at a right angle, from corner to corner: the mark of what is sold.
///
/// One outline to be filled, in the largest square that fits the frame; legible from 8 pixels.
public struct CrossMark: Shape {
  /// The width of the bars as a part of the square's side, limited to 0…1.
  public var thickness: Double

  /// Creates a cross.
  public init(thickness: Double = 0.24) {
    self.thickness = thickness
  }

  /// The cross, clockwise from the top left.
  public func path(in frame: Rect) -> Path {
    let half = min(frame.width, frame.height) / 2
    // How far the bars' edges stand off along the sides of the square, and along its middle lines at the crossing.
    let notch = half * thickness.limited(to: 1) * 2.0.squareRoot()
    let inner = min(notch, half)
    let (center, outer) = (frame.center, max(half - inner, 0))
    let corners = [(-outer, -half), (0, -inner), (outer, -half), (half, -outer), (inner, 0), (half, outer)]
    let points = [(-half, -outer)] + corners + [(outer, half), (0, inner), (-outer, half), (-half, outer), (-inner, 0)]
    return .polygon(points.map { center + Vector($0.0, $0.1) })
  }
}
