internal import Geometry
internal import Paths

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
  func pixelBoxes(_ transform: AffineTransform, in limits: PixelBox) -> [PixelBox]? {
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
