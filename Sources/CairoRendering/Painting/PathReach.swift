internal import Drawing
internal import Geometry
internal import Paths

extension Path {
  /// A distance from the origin that the path does not go beyond: that of its farthest point or control point.
  var controlReach: Double {
    var reach = 0.0
    func see(_ point: Point) { reach = max(reach, (point - .zero).length) }
    for element in elements {
      switch element {
      case .move(let end), .line(let end): see(end)
      case .quadratic(let control, let end):
        see(control)
        see(end)
      case .cubic(let control1, let control2, let end):
        see(control1)
        see(control2)
        see(end)
      case .close: break
      }
    }
    return reach
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
