internal import Geometry

/// An upright rectangle of whole pixels, none of whose sides is empty.
struct PixelBox: Hashable {
  let columns: Range<Int>
  let rows: Range<Int>

  /// Creates a box.
  ///
  /// - Precondition: there is a pixel in it.
  init(columns: Range<Int>, rows: Range<Int>) {
    precondition(!columns.isEmpty && !rows.isEmpty, "a box has pixels")
    self.columns = columns
    self.rows = rows
  }

  /// The box of all pixels that a rectangle touches within limits; nil where it touches none.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in pixels; all of the limits where it is not finite.
  ///   - limits: What it is cut to.
  init?(touchedBy rect: Rect, in limits: PixelBox) {
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
  func intersection(_ other: PixelBox) -> PixelBox? {
    guard intersects(other) else { return nil }
    return PixelBox(columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
  }

  /// Whether a pixel lies in both.
  func intersects(_ other: PixelBox) -> Bool {
    columns.overlaps(other.columns) && rows.overlaps(other.rows)
  }

  /// The smallest box that holds both.
  func union(_ other: PixelBox) -> PixelBox {
    PixelBox(
      columns: min(columns.lowerBound, other.columns.lowerBound)..<max(columns.upperBound, other.columns.upperBound),
      rows: min(rows.lowerBound, other.rows.lowerBound)..<max(rows.upperBound, other.rows.upperBound))
  }
}
