internal import Drawing
internal import Geometry
internal import Paths

/// The edge of an area that lies about no point more than once, as closed lines of short straight pieces.
///
/// Only what is surely of that kind is: fills of convex contours that lie apart, and unbroken lines along such contours.
package struct SolidOutline: Sendable {
  /// No piece is longer than this, in pixels: turned in any way, it reaches into one more column and row at most.
  private static let longestPiece = 0.98
  /// The farthest that the edge may reach from the origin, in pixels: what is larger, cairo draws sooner, since it looks
  /// at the rows of a band alone.
  static let farthestReach = 100.0
  /// The largest number in a drawing that floats can be calculated with.
  private static let largestNumber = 1e30

  /// The ends of the pieces, loop after loop.
  ///
  /// Each loop ends where it began, and ends there as often as its number of
  /// pieces lacks to be a multiple of four. After the last, ends are repeated until their number is one.
  private(set) var x: [Float] = []
  private(set) var y: [Float] = []
  /// The first and the last end of each loop; their distance is a multiple of four.
  private(set) var loops: [Range<Int>] = []

  /// Finds the edge of what a drawing covers; nil where that is not of the kind.
  package init?(_ drawing: MaskDrawing) {
    let scale = drawing.transform.maximumScale
    guard scale > 0, scale < SolidOutline.largestNumber, drawing.transform.isInvertible,
      drawing.reach <= SolidOutline.farthestReach, drawing.path.controlReach < SolidOutline.largestNumber,
      let contours = ConvexPolygon.contours(of: drawing.path, tolerance: CurveFlattening.tolerance / scale)
    else { return nil }
    var areas = contours
    var holes: [ConvexPolygon] = []
    if case .stroke(let style) = drawing.ink {
      guard style.width > 0, style.width.isFinite, style.join == .round, style.dashes.isEmpty else { return nil }
      areas = contours.map { $0.widened(by: style.width / 2, tolerance: CurveFlattening.tolerance / scale) }
      holes = contours.compactMap { $0.narrowed(by: style.width / 2) }
    }
    for (number, area) in areas.enumerated() {
      guard !areas[..<number].contains(where: { $0.overlaps(area) }) else { return nil }
    }
    for area in areas { append(area.points, longest: SolidOutline.longestPiece / scale) }
    for hole in holes { append(hole.points.reversed(), longest: SolidOutline.longestPiece / scale) }
    while x.count % 4 != 0 {
      x.append(x[x.count - 1])
      y.append(y[y.count - 1])
    }
  }

  /// Makes masks.
  ///
  /// - Parameters:
  ///   - keys: Which.
  ///   - transform: From the outline's units to pixels; without translation.
  ///   - steps: The angles that the keys name.
  /// - Returns: The masks in the order of the keys.
  func masks(_ keys: [MaskKey], _ transform: AffineTransform, steps: AngleSteps) -> MaskSet {
    var rasterizer = AreaRasterizer()
    var masks = MaskSet()
    for key in keys {
      let turned = AffineTransform.rotation(steps.angle(ofStep: Int(key.step))).then(transform)
      let mask = rasterizer.mask(of: self, turned, fractionX: Int(key.x * 256), fractionY: Int(key.y * 256))
      rasterizer.append(mask, to: &masks)
    }
    return masks
  }

  /// The number of bytes that the edge takes.
  var byteCount: Int { 2 * x.count * MemoryLayout<Float>.stride }

  private mutating func append(_ points: [Point], longest: Double) {
    guard let first = points.first else { return }
    let start = x.count
    func add(_ point: Point) {
      x.append(Float(point.x))
      y.append(Float(point.y))
    }
    for (point, next) in zip(points, points.dropFirst() + [first]) {
      let count = max(1, (point.distance(to: next) / longest).rounded(.up))
      for piece in 0..<Int(count) {
        add(point + (next - point) * (Double(piece) / count))
      }
    }
    repeat { add(first) } while (x.count - start - 1) % 4 != 0
    loops.append(start..<x.count - 1)
  }
}
