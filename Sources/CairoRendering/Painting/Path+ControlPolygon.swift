internal import Drawing
internal import Geometry
internal import Paths

extension Path {
  /// A distance from the origin that the path does not go beyond: that of its farthest point or control point.
  var controlReach: Double {
    elements.lazy.flatMap(\.points).reduce(0) { max($0, ($1 - .zero).length) }
  }

  /// A length that the path's own does not exceed: that of the lines between its points and control points.
  var controlLength: Double {
    let points = elements.flatMap(\.points)
    let length = zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    // Each line that closes a contour is at most as long as the rest of it.
    return 2 * length
  }
}

extension Symbol.Layer {
  /// A distance from the origin that the layer's ink does not go beyond.
  var reach: Double {
    switch ink {
    case .fill: path.controlReach
    case .stroke(let style): path.controlReach + style.width / 2 * max(style.miterLimit, 2)
    }
  }
}
