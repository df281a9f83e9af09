/// How much of each pixel a small drawing covers, about its origin.
///
/// The bytes belong to a `MaskBlock`, which outlives this value.
struct Mask: @unchecked Sendable {
  /// The column and the row of the first pixel, from the one that the origin lies in.
  var left, top: Int32
  /// The number of columns, divided by four; those beyond the drawing are not covered.
  var fours: Int32
  /// The number of rows.
  var height: Int32
  /// The coverage, row by row without gaps.
  var start: UnsafePointer<UInt8>

  /// Lays a colour through the mask.
  ///
  /// - Parameters:
  ///   - ink: The colour.
  ///   - window: The part of the picture to lay it on.
  ///   - rows: Those of the window's rows that may change.
  ///   - column: The column of the picture that the mask's origin goes to.
  ///   - row: The row of the picture that the mask's origin goes to.
  @inline(__always)
  func lay(_ ink: SolidInk, on window: PixelRows, rows: Range<Int>, column: Int, row: Int) {
    let left = column &+ Int(self.left) &- window.columns.lowerBound
    let top = row &+ Int(self.top)
    let firstRow = max(top, rows.lowerBound)
    let lastRow = min(top &+ Int(height), rows.upperBound)
    guard firstRow < lastRow else { return }
    let (fours, width) = (Int(fours), 4 &* Int(fours))
    var source = start + (firstRow &- top) &* width
    var target = window.start + (firstRow &- window.rows.lowerBound) &* window.stride
    if left >= 0, left &+ width <= window.columns.count {
      target += left
      for _ in firstRow..<lastRow {
        ink.lay(source, fours: fours, on: target)
        source += width
        target += window.stride
      }
    } else {
      let first = max(0, -left)
      let last = min(width, window.columns.count &- left)
      guard first < last else { return }
      for _ in firstRow..<lastRow {
        ink.lay(source + first, count: last &- first, on: target + (left &+ first))
        source += width
        target += window.stride
      }
    }
  }
}

/// Memory for the coverage of some masks: written by who makes it, then only read.
final class MaskBlock: @unchecked Sendable {
  let bytes: UnsafeMutableBufferPointer<UInt8>

  init(byteCount: Int) {
    bytes = .allocate(capacity: byteCount)
    bytes.initialize(repeating: 0)
  }

  deinit { bytes.deallocate() }
}
