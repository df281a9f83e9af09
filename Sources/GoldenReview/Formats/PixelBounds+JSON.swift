internal import GoldenImages
internal import JSON

extension PixelBounds {
  /// Writes a rectangle as its top left corner and its size, in pixels, into an object that is open.
  func write(to fields: inout JSONWriter) {
    fields.field("x", columns.lowerBound)
    fields.field("y", rows.lowerBound)
    fields.field("width", columns.count)
    fields.field("height", rows.count)
  }
}
