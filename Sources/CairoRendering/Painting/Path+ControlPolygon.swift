internal import Drawing
internal import Geometry
internal import Paths

extension Path {
  /// A distance from the origin that the path does not go beyond: that of its farthest point or control point.
  var controlReach: Double {
    var reach = 0.0
    forEachControlPoint { point in reach = max(reach, (point - .zero).length) }
    return reach
  }

  /// A length that the path's own does not exceed: that of the lines between its points and control points.
  var controlLength: Double {
    var length = 0.0
    var previous: Point?
    forEachControlPoint { point in
      length += previous.map { (point - $0).length } ?? 0
      previous = point
    }
    // Each line that closes a contour is at most as long as the rest of it.
    return 2 * length
  }

  /// Visits points and control points in order.
  private func forEachControlPoint(_ visit: (Point) -> Void) {
    for element in elements {
      switch element {
      case .move(let end), .line(let end): visit(end)
      case .quadratic(let control, let end):
        visit(control)
        visit(end)
      case .cubic(let control1, let control2, let end):
        visit(control1)
        visit(control2)
        visit(end)
      case .close: break
      }
    }
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
