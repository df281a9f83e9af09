/// Where something changes pixels, in squares of some pixels: finer than its box, which is all of a ticket for the line
/// around it.
struct PixelReach: Sendable {
  /// The side of a square in pixels.
  private static let side = 16

  /// The box of all changes.
  private let box: PixelBox
  /// Whether something changes in each square of the box, row by row; nil where that is as good as everywhere.
  private let squares: [Bool]?

  /// All of a box.
  init(_ box: PixelBox) {
    self.box = box
    squares = nil
  }

  /// What some items change, seen by painting them on clear pixels.
  ///
  /// What leaves no trace on clear pixels leaves none on others: it is mixed with either in the same way.
  ///
  /// - Parameters:
  ///   - leaf: The items and their box.
  ///   - box: Their box.
  ///   - isHard: Whether pixels are black or white.
  init(of leaf: PreparedLeaf, in box: PixelBox, isHard: Bool) throws(RenderingError) {
    self.box = box
    let across = PixelReach.squareCount(box.columns)
    var squares = [Bool](repeating: false, count: across * PixelReach.squareCount(box.rows))
    let (width, height) = (box.columns.count, box.rows.count)
    let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: width * height)
    pixels.initialize(repeating: 0, count: width * height)
    defer { pixels.deallocate() }
    let window = PixelRows(start: pixels, columns: box.columns, rows: box.rows)
    try BandPainter.paint(leaf.list.items, on: window, isHard: isHard)
    for row in 0..<height {
      for column in 0..<width where pixels[row * width + column] != 0 {
        squares[row / PixelReach.side * across + column / PixelReach.side] = true
      }
    }
    self.squares = squares
  }

  /// Whether something changes in a box, or right beside it.
  func touches(_ other: PixelBox) -> Bool {
    // A pixel more, in case that an edge which was seen where it began at another row is rounded otherwise.
    let around = PixelBox(
      columns: other.columns.lowerBound - 1..<other.columns.upperBound + 1,
      rows: other.rows.lowerBound - 1..<other.rows.upperBound + 1)
    guard let common = box.intersection(around) else { return false }
    guard let squares else { return true }
    let across = PixelReach.squareCount(box.columns)
    let (left, right) = PixelReach.squares(common.columns, from: box.columns.lowerBound)
    let (top, bottom) = PixelReach.squares(common.rows, from: box.rows.lowerBound)
    return (top...bottom).contains { row in (left...right).contains { squares[row * across + $0] } }
  }

  private static func squareCount(_ range: Range<Int>) -> Int { (range.count + side - 1) / side }

  private static func squares(_ range: Range<Int>, from start: Int) -> (first: Int, last: Int) {
    ((range.lowerBound - start) / side, (range.upperBound - 1 - start) / side)
  }
}
