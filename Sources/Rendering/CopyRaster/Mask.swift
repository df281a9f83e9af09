/// How much of each pixel a small drawing covers, about its origin.
///
/// The coverage itself is kept elsewhere: in a `MaskSet`, or by the rasterizer that made the mask.
package struct Mask: Sendable {
  /// The column and the row of the first pixel, from the one that the origin lies in.
  package var left, top: Int32
  /// The number of columns, divided by four; those beyond the drawing are not covered.
  package var fours: Int32
  /// The number of rows.
  package var height: Int32
  /// Where the coverage begins among the bytes that it is kept in, row by row without gaps.
  package var start: Int

  /// The number of bytes of coverage.
  package var byteCount: Int { 4 * Int(fours) * Int(height) }

  /// Lays a colour through the mask.
  ///
  /// - Parameters:
  ///   - ink: The colour.
  ///   - coverage: The bytes that the mask is kept in.
  ///   - window: The part of the picture to lay it on.
  ///   - rows: Those of the window's rows that may change.
  ///   - column: The column of the picture that the mask's origin goes to.
  ///   - row: The row of the picture that the mask's origin goes to.
  @inline(__always)
  package func lay(
    _ ink: SolidInk, from coverage: UnsafeBufferPointer<UInt8>, on window: PixelRows, rows: Range<Int>, column: Int,
    row: Int
  ) {
    let left = column &+ Int(self.left) &- window.columns.lowerBound
    let top = row &+ Int(self.top)
    let firstRow = max(top, rows.lowerBound)
    let lastRow = min(top &+ Int(height), rows.upperBound)
    guard firstRow < lastRow, let coverage = coverage.baseAddress else { return }
    let (fours, width) = (Int(fours), 4 &* Int(fours))
    var source = coverage + start + (firstRow &- top) &* width
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

/// Masks, and the bytes that hold their coverage one after the other.
package struct MaskSet: Sendable {
  /// The masks.
  package private(set) var masks: [Mask] = []
  /// The coverage of all masks.
  package private(set) var coverage: [UInt8] = []

  /// Creates a set without masks.
  package init() {}

  /// Takes masks out of a sheet on which drawings stand one below the other, each cut to the pixels that it covers.
  ///
  /// - Parameters:
  ///   - sheet: The coverage of all drawings, row by row without gaps.
  ///   - count: The number of drawings.
  ///   - width: The number of columns of each.
  ///   - height: The number of rows of each.
  ///   - left: The first column of each, from the one that its origin lies in.
  ///   - top: The first row of each, from the one that its origin lies in.
  /// - Precondition: the sheet has as many bytes as that.
  package init(cropping sheet: [UInt8], count: Int, width: Int, height: Int, left: Int, top: Int) {
    precondition(sheet.count == count * width * height, "a sheet has a byte for each pixel")
    masks.reserveCapacity(count)
    for number in 0..<count {
      let drawing = sheet[number * width * height..<(number + 1) * width * height]
      let box = CoveredBox(of: drawing, width: width)
      let fours = (box.columns.count + 3) / 4
      masks.append(
        Mask(
          left: Int32(left + box.columns.lowerBound), top: Int32(top + box.rows.lowerBound), fours: Int32(fours),
          height: Int32(box.rows.count), start: coverage.count))
      for row in box.rows {
        let start = drawing.startIndex + row * width + box.columns.lowerBound
        coverage += drawing[start..<start + box.columns.count]
        coverage += repeatElement(0, count: 4 * fours - box.columns.count)
      }
    }
  }

  /// Adds a mask with a copy of its coverage.
  ///
  /// - Parameters:
  ///   - mask: The mask.
  ///   - coverage: The bytes that it is kept in.
  mutating func append(_ mask: Mask, from coverage: UnsafeBufferPointer<UInt8>) {
    var copy = mask
    copy.start = self.coverage.count
    masks.append(copy)
    self.coverage += UnsafeBufferPointer(rebasing: coverage[mask.start..<mask.start + mask.byteCount])
  }

  /// Adds all masks of another set.
  package mutating func append(contentsOf other: MaskSet) { append(other.masks.indices, of: other) }

  /// Adds masks of another set, by their numbers.
  mutating func append(_ numbers: some Sequence<Int>, of other: MaskSet) {
    other.coverage.withUnsafeBufferPointer { coverage in
      for number in numbers { append(other.masks[number], from: coverage) }
    }
  }
}

/// The part of a drawing's pixels that is covered.
private struct CoveredBox {
  var columns: Range<Int>
  var rows: Range<Int>

  /// The smallest box that holds all coverage.
  init(of drawing: ArraySlice<UInt8>, width: Int) {
    var (left, right) = (width, 0)
    let height = drawing.count / max(1, width)
    var (top, bottom) = (height, 0)
    for row in 0..<height {
      let start = drawing.startIndex + row * width
      let line = drawing[start..<start + width]
      guard let first = line.firstIndex(where: { $0 != 0 }), let last = line.lastIndex(where: { $0 != 0 }) else {
        continue
      }
      (left, right) = (min(left, first - start), max(right, last - start + 1))
      (top, bottom) = (min(top, row), row + 1)
    }
    (columns, rows) = (left..<max(left, right), top..<max(top, bottom))
  }
}

/// Masks that are laid as one: what several of them cover of a pixel is added.
///
/// Letters that touch share pixels. Laid one after the other, the second would cover a part of the first; but they lie
/// side by side, and together they cover the sum.
package struct CoverageSum {
  private var parts: [(mask: Mask, column: Int, row: Int)] = []
  private var bytes: [UInt8] = []

  /// Creates a sum of nothing.
  package init() {}

  package mutating func removeAll() {
    parts.removeAll(keepingCapacity: true)
  }

  /// Adds a mask whose origin goes to a pixel.
  package mutating func append(_ mask: Mask, column: Int, row: Int) {
    if mask.height > 0 { parts.append((mask, column, row)) }
  }

  /// Lays a colour through all masks on some rows of a window.
  ///
  /// - Parameters:
  ///   - ink: The colour.
  ///   - coverage: The bytes that all masks are kept in.
  ///   - window: The part of the picture to lay it on.
  ///   - rows: Those of the window's rows that may change.
  package mutating func lay(
    _ ink: SolidInk, from coverage: UnsafeBufferPointer<UInt8>, on window: PixelRows, rows: Range<Int>
  ) {
    guard let first = parts.first else { return }
    guard parts.count > 1 else {
      return first.mask.lay(ink, from: coverage, on: window, rows: rows, column: first.column, row: first.row)
    }
    var (left, right) = (Int.max, Int.min)
    var (top, bottom) = (Int.max, Int.min)
    for part in parts {
      let (x, y) = (part.column + Int(part.mask.left), part.row + Int(part.mask.top))
      (left, right) = (min(left, x), max(right, x + 4 * Int(part.mask.fours)))
      (top, bottom) = (min(top, y), max(bottom, y + Int(part.mask.height)))
    }
    let fours = (right - left + 3) / 4
    let width = 4 * fours
    let count = width * (bottom - top)
    if bytes.count < count { bytes = [UInt8](repeating: 0, count: count) }
    bytes.withUnsafeMutableBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return }
      start.update(repeating: 0, count: count)
      for part in parts {
        let mask = part.mask
        let (x, y) = (part.column + Int(mask.left) - left, part.row + Int(mask.top) - top)
        CoverageSum.add(mask, from: coverage, to: start + y * width + x, stride: width)
      }
      Mask(left: 0, top: 0, fours: Int32(fours), height: Int32(bottom - top), start: 0)
        .lay(ink, from: UnsafeBufferPointer(bytes), on: window, rows: rows, column: left, row: top)
    }
  }

  /// Adds coverage, four pixels at a time, to 255 at most.
  @inline(__always)
  private static func add(
    _ mask: Mask, from coverage: UnsafeBufferPointer<UInt8>, to start: UnsafeMutablePointer<UInt8>, stride: Int
  ) {
    let fours = Int(mask.fours)
    guard let coverage = coverage.baseAddress else { return }
    var source = UnsafeRawPointer(coverage + mask.start)
    var target = UnsafeMutableRawPointer(start)
    for _ in 0..<mask.height {
      for four in 0..<fours {
        let added = source.loadUnaligned(fromByteOffset: 4 &* four, as: SIMD4<UInt8>.self)
        let sum = target.loadUnaligned(fromByteOffset: 4 &* four, as: SIMD4<UInt8>.self) &+ added
        (target + 4 &* four).storeBytes(of: sum.replacing(with: 255, where: sum .< added), as: SIMD4<UInt8>.self)
      }
      source += 4 &* fours
      target += stride
    }
  }
}
