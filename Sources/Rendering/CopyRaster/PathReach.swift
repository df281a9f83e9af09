package import Drawing
package import Geometry
package import Paths

extension Path {
  /// The box of all points and control points after a transform; nil where there are none.
  package func controlBox(_ transform: AffineTransform) -> Rect? {
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

  /// The boxes of the points and control points of each line and curve after a transform, those that close contours too.
  package func pieceBoxes(_ transform: AffineTransform) -> [Rect] {
    var boxes: [Rect] = []
    var (start, current) = (Point.zero, Point.zero)
    for element in elements {
      var points = element.points
      if case .move(let point) = element { (start, current) = (point, point) }
      if case .close = element { points = [start] }
      if let box = Rect(containing: ([current] + points).map(transform.apply)) { boxes.append(box) }
      current = points.last ?? current
    }
    return boxes
  }

  /// A distance from the origin that the path does not go beyond: that of its farthest point or control point; infinite
  /// where one has a coordinate that is no number.
  package var controlReach: Double {
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
  package func reach(drawnWith ink: Symbol.Ink) -> Double {
    switch ink {
    case .fill: return controlReach
    case .stroke(let style):
      let reach = controlReach + style.width / 2 * max(style.miterLimit, 2)
      return reach.isFinite ? reach : .infinity
    }
  }

  /// A length that the path's own does not exceed: that of the lines between its points and control points.
  package var controlLength: Double {
    let points = elements.flatMap(\.points)
    let length = zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    // Each line that closes a contour is at most as long as the rest of it.
    return 2 * length
  }
}

extension Symbol.Layer {
  /// A distance from the origin that the layer's ink does not go beyond; infinite where numbers are not finite.
  package var reach: Double { path.reach(drawnWith: ink) }
}

extension Path {
  /// The upright rectangle that the path is after a transform; nil where it is none.
  package func uprightRectangle(_ transform: AffineTransform) -> Rect? {
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

extension Path {
  /// The boxes of whole pixels that a path comes to when it is filled by the nonzero rule, as the modules of a code do;
  /// nil where it is anything else.
  ///
  /// An edge lies on one between pixels where cairo, which counts in 256 parts of a pixel, takes it for one. The boxes may
  /// overlap.
  ///
  /// - Parameters:
  ///   - transform: From the path's coordinates to pixels.
  ///   - limits: What boxes are cut to.
  package func pixelBoxes(_ transform: AffineTransform, in limits: PixelBox) -> [PixelBox]? {
    guard transform.b == 0 && transform.c == 0 || transform.a == 0 && transform.d == 0 else { return nil }
    var boxes: [PixelBox] = []
    boxes.reserveCapacity(elements.count / 5)
    var isClockwise: Bool?
    var index = 0
    while index < elements.count {
      // A contour of four corners that is closed.
      guard index + 5 <= elements.count, case .move(let first) = elements[index],
        case .line(let second) = elements[index + 1], case .line(let third) = elements[index + 2],
        case .line(let fourth) = elements[index + 3], case .close = elements[index + 4],
        let start = transform.apply(first).wholePixel, let end = transform.apply(third).wholePixel,
        let across = transform.apply(second).wholePixel, let back = transform.apply(fourth).wholePixel
      else { return nil }
      let isAcross = across == (end.x, start.y) && back == (start.x, end.y)
      guard isAcross || across == (start.x, end.y) && back == (end.x, start.y) else { return nil }
      // Those that run the other way round would be holes in others.
      let turns = isAcross == ((end.x > start.x) == (end.y > start.y))
      guard start.x == end.x || start.y == end.y || turns == isClockwise ?? turns else { return nil }
      if start.x != end.x, start.y != end.y {
        isClockwise = turns
        let columns = (min(start.x, end.x)..<max(start.x, end.x)).clamped(to: limits.columns)
        let rows = (min(start.y, end.y)..<max(start.y, end.y)).clamped(to: limits.rows)
        if !columns.isEmpty, !rows.isEmpty { boxes.append(PixelBox(columns: columns, rows: rows)) }
      }
      index += 5
    }
    return boxes
  }
}

extension Point {
  /// The corner of pixels that this is, as far as cairo can tell; nil where it is none.
  fileprivate var wholePixel: (x: Int, y: Int)? {
    guard let x = Point.wholePixel(x), let y = Point.wholePixel(y) else { return nil }
    return (x, y)
  }

  private static func wholePixel(_ place: Double) -> Int? {
    // Beyond this cairo's numbers end.
    guard place.magnitude < 0x1p22 else { return nil }
    let parts = Int((place * 256).rounded(.toNearestOrEven))
    return parts & 255 == 0 ? parts >> 8 : nil
  }
}

extension AffineTransform {
  /// Whether cairo can invert the transform.
  package var isInvertible: Bool { isFinite && (1e-18...1e18).contains(determinant.magnitude) }

  /// Whether no number is infinite or not a number.
  package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// The transform of displacements alone.
  package var withoutTranslation: AffineTransform { AffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0) }
}

extension Placement {
  /// Whether no number is infinite or not a number.
  package var isFinite: Bool { center.isFinite && angle.degrees.isFinite }
}
