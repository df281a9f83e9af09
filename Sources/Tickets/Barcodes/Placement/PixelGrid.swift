internal import Geometry

/// Where the edges of device pixels lie on a canvas.
struct PixelGrid {
  let origin: Point
  let pixelsPerUnit: Double

  /// The rectangle of some columns and rows of pixels, in canvas units.
  func rect(_ columns: Range<Int>, _ rows: Range<Int>) -> Rect {
    Rect(
      minX: origin.x + Double(columns.lowerBound) / pixelsPerUnit,
      minY: origin.y + Double(rows.lowerBound) / pixelsPerUnit,
      maxX: origin.x + Double(columns.upperBound) / pixelsPerUnit,
      maxY: origin.y + Double(rows.upperBound) / pixelsPerUnit)
  }

  /// A rectangle of the canvas in pixels, which need not be whole.
  func pixels(_ rect: Rect) -> Rect {
    Rect(
      minX: (rect.minX - origin.x) * pixelsPerUnit, minY: (rect.minY - origin.y) * pixelsPerUnit,
      maxX: (rect.maxX - origin.x) * pixelsPerUnit, maxY: (rect.maxY - origin.y) * pixelsPerUnit)
  }
}
