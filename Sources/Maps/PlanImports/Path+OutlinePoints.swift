internal import Geometry
internal import Paths

extension Path {
  /// The corners of the path's first contour, curves flattened, for formats that know polygons only.
  var outlinePoints: [Point] {
    let polygon: Path = flattened(tolerance: Path.outlineTolerance)
    guard let contour = polygon.contours.first else { return [] }
    return [contour.start] + contour.segments.map(\.end)
  }

  /// How far flattened curves may lie from the true ones, in plan units.
  private static let outlineTolerance = 0.1
}
