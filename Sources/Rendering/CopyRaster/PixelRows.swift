package import Geometry

/// A window of a picture that is being drawn: premultiplied 0xAARRGGBB, row by row.
///
/// Columns and rows are those of the picture, so that whoever draws need not know which part of it this is: a band, a
/// crop, or what has changed. The memory belongs to whoever made it, and outlives this value. Several threads may draw
/// at once in windows that do not overlap.
package struct PixelRows: @unchecked Sendable {
  /// The longest side of a picture in pixels: what cairo's 16-bit coordinates reach.
  package static let longestSide = 32_767

  /// The pixel at the first column of the first row.
  package let start: UnsafeMutablePointer<UInt32>
  /// The columns of the picture that there are.
  package let columns: Range<Int>
  /// The rows of the picture that there are.
  package let rows: Range<Int>
  /// The distance from a pixel to the one below it.
  package let stride: Int

  package init(start: UnsafeMutablePointer<UInt32>, columns: Range<Int>, rows: Range<Int>, stride: Int? = nil) {
    self.start = start
    self.columns = columns
    self.rows = rows
    self.stride = stride ?? columns.count
  }

  /// The part of a picture that the window shows.
  package var box: PixelBox { PixelBox(columns: columns, rows: rows) }

  /// The first pixel that is there of a row.
  ///
  /// - Precondition: the row is one of the window's.
  package func row(_ row: Int) -> UnsafeMutablePointer<UInt32> {
    precondition(rows.contains(row), "the row lies in the window")
    return start + (row - rows.lowerBound) * stride
  }

  /// The part of the window that lies in a box; nil where none does.
  package func window(_ box: PixelBox) -> PixelRows? {
    guard let part = self.box.intersection(box) else { return nil }
    let first = start + (part.rows.lowerBound - rows.lowerBound) * stride + part.columns.lowerBound - columns.lowerBound
    return PixelRows(start: first, columns: part.columns, rows: part.rows, stride: stride)
  }

  /// Gives every pixel one value.
  package func fill(with pixel: UInt32) {
    for row in rows { self.row(row).update(repeating: pixel, count: columns.count) }
  }

  /// Copies the pixels of another window that has all columns and rows of this one.
  ///
  /// - Precondition: it has them.
  package func copy(from other: PixelRows) {
    guard let source = other.window(box) else { return }
    precondition(source.box == box, "there is a pixel for each")
    for row in rows { self.row(row).update(from: source.row(row), count: columns.count) }
  }
}

/// An upright rectangle of whole pixels, none of whose sides is empty.
package struct PixelBox: Hashable, Sendable {
  package let columns: Range<Int>
  package let rows: Range<Int>

  /// Creates a box.
  ///
  /// - Precondition: there is a pixel in it.
  package init(columns: Range<Int>, rows: Range<Int>) {
    precondition(!columns.isEmpty && !rows.isEmpty, "a box has pixels")
    self.columns = columns
    self.rows = rows
  }

  /// The box of all pixels that a rectangle touches within limits; nil where it touches none.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in pixels; all of the limits where it is not finite.
  ///   - limits: What it is cut to.
  package init?(touchedBy rect: Rect, in limits: PixelBox) {
    guard rect.isFinite else {
      self = limits
      return
    }
    guard let columns = PixelBox.range(from: rect.minX, to: rect.maxX, in: limits.columns),
      let rows = PixelBox.range(from: rect.minY, to: rect.maxY, in: limits.rows)
    else { return nil }
    self.init(columns: columns, rows: rows)
  }

  private static func range(from low: Double, to high: Double, in limits: Range<Int>) -> Range<Int>? {
    let (least, most) = (Double(limits.lowerBound), Double(limits.upperBound))
    guard low < most, high > least else { return nil }
    let first = Int(max(low, least).rounded(.down))
    let last = Int(min(high, most).rounded(.up))
    return first < last ? first..<last : nil
  }

  /// The pixels that lie in both; nil where none does.
  package func intersection(_ other: PixelBox) -> PixelBox? {
    guard intersects(other) else { return nil }
    return PixelBox(columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
  }

  /// Whether a pixel lies in both.
  package func intersects(_ other: PixelBox) -> Bool {
    columns.overlaps(other.columns) && rows.overlaps(other.rows)
  }

  /// The box with so many more pixels on each side.
  package func widened(by distance: Int) -> PixelBox {
    PixelBox(
      columns: columns.lowerBound - distance..<columns.upperBound + distance,
      rows: rows.lowerBound - distance..<rows.upperBound + distance)
  }

  /// The smallest box that holds both.
  package func union(_ other: PixelBox) -> PixelBox {
    PixelBox(
      columns: min(columns.lowerBound, other.columns.lowerBound)..<max(columns.upperBound, other.columns.upperBound),
      rows: min(rows.lowerBound, other.rows.lowerBound)..<max(rows.upperBound, other.rows.upperBound))
  }

  /// The same as a rectangle in pixels.
  package var rect: Rect {
    Rect(
      minX: Double(columns.lowerBound), minY: Double(rows.lowerBound), maxX: Double(columns.upperBound),
      maxY: Double(rows.upperBound))
  }
}
