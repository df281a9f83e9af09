/// A window of a picture that is being drawn: premultiplied 0xAARRGGBB, row by row.
///
/// Columns and rows are those of the picture, so that whoever draws need not know which part of it this is: a band, a
/// crop, or what has changed. The memory belongs to whoever made it, and outlives this value. Several threads may draw
/// at once in windows that do not overlap.
struct PixelRows: @unchecked Sendable {
  /// The pixel at the first column of the first row.
  let start: UnsafeMutablePointer<UInt32>
  /// The columns of the picture that there are.
  let columns: Range<Int>
  /// The rows of the picture that there are.
  let rows: Range<Int>
  /// The distance from a pixel to the one below it.
  let stride: Int

  init(start: UnsafeMutablePointer<UInt32>, columns: Range<Int>, rows: Range<Int>, stride: Int? = nil) {
    self.start = start
    self.columns = columns
    self.rows = rows
    self.stride = stride ?? columns.count
  }

  /// The part of a picture that the window shows.
  var box: PixelBox { PixelBox(columns: columns, rows: rows) }

  /// The first pixel that is there of a row.
  ///
  /// - Precondition: the row is one of the window's.
  func row(_ row: Int) -> UnsafeMutablePointer<UInt32> {
    precondition(rows.contains(row), "the row lies in the window")
    return start + (row - rows.lowerBound) * stride
  }

  /// The part of the window that lies in a box; nil where none does.
  func window(_ box: PixelBox) -> PixelRows? {
    guard let part = self.box.intersection(box) else { return nil }
    let first = start + (part.rows.lowerBound - rows.lowerBound) * stride + part.columns.lowerBound - columns.lowerBound
    return PixelRows(start: first, columns: part.columns, rows: part.rows, stride: stride)
  }

  /// Gives every pixel one value.
  func fill(with pixel: UInt32) {
    for row in rows { self.row(row).update(repeating: pixel, count: columns.count) }
  }

  /// Copies the pixels of another window that has all columns and rows of this one.
  ///
  /// - Precondition: it has them.
  func copy(from other: PixelRows) {
    guard let source = other.window(box) else { return }
    precondition(source.box == box, "there is a pixel for each")
    for row in rows { self.row(row).update(from: source.row(row), count: columns.count) }
  }
}
