public import Geometry
public import Paths

extension Area {
  /// The outline in the section's coordinates, turned as the area is; nil where there is none.
  public var path: Path? {
    let path: Path
    switch outline {
    case .rectangle(let size, let cornerRadius):
      path = .roundedRectangle(Rect(origin: position, size: size), radius: cornerRadius)
    case .ellipse(let radiusX, let radiusY):
      path = .ellipse(in: Rect(center: position, size: Size(2 * radiusX, 2 * radiusY)))
    case .polygon(let points):
      path = .polygon(points.map { $0 + (position - .zero) })
    case .path(let shape):
      path = shape.transformed(by: .translation(position - .zero))
    case .none:
      return nil
    }
    return rotation == .zero ? path : path.transformed(by: .rotation(rotation, about: position))
  }

  /// The middle of the area's text in the section's coordinates.
  public func captionCenter(of caption: Caption) -> Point {
    position + (caption.position - .zero).rotated(by: rotation)
  }
}
