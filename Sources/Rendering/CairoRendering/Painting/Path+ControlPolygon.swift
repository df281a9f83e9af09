internal import Drawing
internal import Geometry
internal import Paths

extension Path {
  /// The box of all points and control points after a transform; nil where there are none.
  func controlBox(_ transform: AffineTransform) -> Rect? {
    var (minX, minY) = (Double.infinity, Double.infinity)
    var (maxX, maxY) = (-Double.infinity, -Double.infinity)
    func add(_ point: Point) {
      let point = transform.apply(point)
      (minX, maxX) = (min(minX, point.x), max(maxX, point.x))
      (minY, maxY) = (min(minY, point.y), max(maxY, point.y))
    }
    for element in elements {
      switch element {
      case .move(let end), .line(let end): add(end)
      case .quadratic(let control, let end):
        add(control)
        add(end)
      case .cubic(let control1, let control2, let end):
        add(control1)
        add(control2)
        add(end)
      case .close: break
      }
    }
    return minX <= maxX && minY <= maxY ? Rect(minX: minX, minY: minY, maxX: maxX, maxY: maxY) : nil
  }

  /// A distance from the origin that the path does not go beyond: that of its farthest point or control point; infinite
  /// where one has a coordinate that is no number.
  var controlReach: Double {
    var reach = 0.0
    for element in elements {
      for point in element.points {
        let distance = (point - .zero).length
        // Comparing would pass over what is no number.
        if !(distance <= reach) { reach = distance.isNaN ? .infinity : distance }
      }
    }
    return reach
  }

  /// A distance from the origin that the path's ink does not go beyond; infinite where numbers are not finite.
  func reach(drawnWith ink: Symbol.Ink) -> Double {
    switch ink {
    case .fill: return controlReach
    case .stroke(let style):
      let reach = controlReach + style.width / 2 * max(style.miterLimit, 2)
      return reach.isFinite ? reach : .infinity
    }
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
  /// A distance from the origin that the layer's ink does not go beyond; infinite where numbers are not finite.
  var reach: Double { path.reach(drawnWith: ink) }
}

extension Path {
  /// The upright rectangle that the path is after a transform; nil where it is none.
  func uprightRectangle(_ transform: AffineTransform) -> Rect? {
    guard transform.b == 0 && transform.c == 0 || transform.a == 0 && transform.d == 0 else { return nil }
    var corners: [Point] = []
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let point) where index == 0: corners.append(transform.apply(point))
      case .line(let point) where corners.count < 4: corners.append(transform.apply(point))
      case .line(let point) where transform.apply(point) == corners.first: continue
      case .close where index == elements.count - 1: continue
      default: return nil
      }
    }
    guard corners.count == 4, let box = Rect(containing: corners), !box.isEmpty else { return nil }
    // Each corner has one coordinate in common with the next, in turn.
    for (corner, next) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      guard (corner.x == next.x) != (corner.y == next.y) else { return nil }
    }
    return corners[0].x == corners[2].x || corners[0].y == corners[2].y ? nil : box
  }
}
