/// An upright rectangle of pixels: the columns in x..<x + width and the rows in y..<y + height.
public struct PixelRectangle: Hashable, Sendable {
  /// The first column, which may lie outside a picture.
  public var x: Int
  /// The first row, which may lie outside a picture.
  public var y: Int
  /// The number of columns; none when it is not positive.
  public var width: Int
  /// The number of rows; none when it is not positive.
  public var height: Int

  /// Creates a rectangle.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The columns that a picture of some width has.
  func columns(within width: Int) -> Range<Int> { PixelRectangle.clipped(x, self.width, to: width) }

  /// The rows that a picture of some height has.
  func rows(within height: Int) -> Range<Int> { PixelRectangle.clipped(y, self.height, to: height) }

  private static func clipped(_ start: Int, _ count: Int, to limit: Int) -> Range<Int> {
    let (end, overflows) = start.addingReportingOverflow(max(count, 0))
    let first = min(max(start, 0), limit)
    return first..<max(first, min(overflows ? limit : end, limit))
  }
}
