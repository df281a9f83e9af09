import Colors
import CopyRaster
import Drawing
import Geometry
import Paths
import TestSupport

/// A painter that can draw nothing: what is drawn all the same, areas alone have made.
struct FailingPainter: CopyPainter {
  static let failure = CopyFailure(reason: "nothing is drawn here")

  func masks(_ keys: [MaskKey], of drawing: MaskDrawing, steps: AngleSteps) throws(CopyFailure) -> MaskSet {
    throw FailingPainter.failure
  }

  func draw(
    _ drawing: MaskDrawing, turnedBy angle: Angle, at place: SubpixelPlace, in ink: SolidInk, on window: PixelRows
  ) throws(CopyFailure) {
    throw FailingPainter.failure
  }

  func fill(
    _ copies: [(drawing: MaskDrawing, place: SubpixelPlace)], in ink: SolidInk, on window: PixelRows
  ) throws(CopyFailure) {
    throw FailingPainter.failure
  }
}

/// How much of each pixel something covers; pixels that are not named are not covered.
typealias Coverage = [Pixel: UInt8]

/// A column and a row.
struct Pixel: Hashable {
  var column, row: Int
}

extension Coverage {
  /// What a polygon covers when its origin lies at a place in a pixel, in 1/256; nil where areas alone do not say.
  static func of(_ corners: [Point], right: Int = 0, down: Int = 0) -> Coverage? {
    of(polygon(corners), .fill, right: right, down: down)
  }

  /// What a path covers when it is drawn with an ink.
  static func of(_ path: Path, _ ink: Symbol.Ink, right: Int = 0, down: Int = 0) -> Coverage? {
    guard let outline = SolidOutline(MaskDrawing(path: path, ink: ink, transform: .identity)) else { return nil }
    var rasterizer = AreaRasterizer()
    var set = MaskSet()
    rasterizer.append(rasterizer.mask(of: outline, .identity, fractionX: right, fractionY: down), to: &set)
    return Coverage(set, 0)
  }

  /// The coverage of a mask of a set.
  init(_ set: MaskSet, _ number: Int) {
    self.init()
    let mask = set.masks[number]
    for row in 0..<Int(mask.height) {
      for column in 0..<4 * Int(mask.fours) {
        let level = set.coverage[mask.start + row * 4 * Int(mask.fours) + column]
        if level > 0 { self[Pixel(column: Int(mask.left) + column, row: Int(mask.top) + row)] = level }
      }
    }
  }

  /// The sum of all coverage in pixels; 255 is a whole one, and other levels count in 1/256.
  var sum: Double { values.reduce(0) { $0 + ($1 == 255 ? 1 : Double($1) / 256) } }

  /// The largest difference of a level between this and another coverage.
  func difference(from other: Coverage) -> Int {
    Set(keys).union(other.keys).map { abs(Int(self[$0] ?? 0) - Int(other[$0] ?? 0)) }.max() ?? 0
  }
}

/// A closed path along some corners.
func polygon(_ corners: [Point]) -> Path {
  var path = Path()
  for (index, corner) in corners.enumerated() {
    if index == 0 { path.move(to: corner) } else { path.line(to: corner) }
  }
  path.close()
  return path
}

/// Twice the area between some corners, by the shoelace formula, and the length of the line around it.
func measures(_ corners: [Point]) -> (area: Double, perimeter: Double) {
  let pairs = zip(corners, corners.dropFirst() + corners.prefix(1))
  return (
    abs(pairs.reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) }) / 2,
    pairs.reduce(0) { $0 + $1.0.distance(to: $1.1) }
  )
}

extension SeededRandom {
  /// The corners of a convex polygon, which lie on an ellipse, in order.
  mutating func convexCorners() -> [Point] {
    let count = int(3...9)
    let angles = (0..<count).map { _ in double(0...360) }.sorted()
    let (width, height) = (double(0.5...30), double(0.5...30))
    let center = Point(double(-20...20), double(-20...20))
    return angles.map { angle in
      let turned = Angle(degrees: angle)
      return Point(center.x + width * turned.cosine, center.y + height * turned.sine)
    }
  }
}

/// A picture in memory.
final class Picture {
  let columns: Range<Int>
  let rows: Range<Int>
  private(set) var pixels: [UInt32]

  init(columns: Range<Int>, rows: Range<Int>, filledWith pixel: UInt32 = 0xFFFF_FFFF) {
    (self.columns, self.rows) = (columns, rows)
    pixels = Array(repeating: pixel, count: columns.count * rows.count)
  }

  var box: PixelBox { PixelBox(columns: columns, rows: rows) }

  func draw(_ draw: (PixelRows) throws -> Void) rethrows {
    try pixels.withUnsafeMutableBufferPointer { pixels in
      guard let start = pixels.baseAddress else { return }
      try draw(PixelRows(start: start, columns: columns, rows: rows))
    }
  }

  subscript(column: Int, row: Int) -> UInt32 {
    pixels[(row - rows.lowerBound) * columns.count + column - columns.lowerBound]
  }
}
