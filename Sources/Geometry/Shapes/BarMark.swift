public import Geometry
public import Paths

/// A level bar, as on a no-entry sign: the mark of what is blocked.
///
/// One outline to be filled, as long as the largest square that fits the frame; legible from 8 pixels.
public struct BarMark: Shape {
  /// The height of the bar as a part of its length, limited to 0…1.
  public var thickness: Double

  /// Creates a bar.
  public init(thickness: Double = 0.28) {
    self.thickness = thickness
  }

  /// The bar, with corners rounded by a fifth of its height.
  public func path(in frame: Rect) -> Path {
    let length = min(frame.width, frame.height)
    let height = length * thickness.limited(to: 1)
    return .roundedRectangle(Rect(center: frame.center, size: Size(length, height)), radius: height / 5)
  }
}
