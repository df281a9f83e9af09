internal import ImageFiles

/// The masked columns of each row of a picture, as runs that neither touch nor overlap.
struct MaskRows {
  /// The runs of all rows, one row after the other.
  private var runs: [Range<Int>] = []
  /// Where each row begins in `runs`, and where the last one ends.
  private var starts: [Int] = [0]
  /// How many pixels are masked.
  private(set) var count = 0

  /// Lays a mask on a picture of some size.
  ///
  /// Takes time in proportion to the size of the pictures in the mask, and to rows times edges of its paths.
  init(_ mask: PixelMask, width: Int, height: Int) {
    let outlines = mask.paths.map { MaskOutline($0) }
    for row in 0..<height {
      var columns: [Range<Int>] = []
      for rectangle in mask.rectangles where rectangle.rows(within: height).contains(row) {
        columns.append(rectangle.columns(within: width))
      }
      for outline in outlines { outline.appendColumns(row: row, width: width, to: &columns) }
      for picture in mask.pictures where row < picture.height {
        picture.appendOpaqueColumns(row: row, width: min(width, picture.width), to: &columns)
      }
      append(row: columns)
    }
  }

  /// The masked columns of a row, from the left.
  subscript(row: Int) -> ArraySlice<Range<Int>> { runs[starts[row]..<starts[row + 1]] }

  private mutating func append(row columns: [Range<Int>]) {
    let start = runs.count
    for run in columns.sorted(by: { $0.lowerBound < $1.lowerBound }) where !run.isEmpty {
      if runs.count > start, run.lowerBound <= runs[runs.count - 1].upperBound {
        let last = runs[runs.count - 1]
        runs[runs.count - 1] = last.lowerBound..<max(last.upperBound, run.upperBound)
      } else {
        runs.append(run)
      }
    }
    for run in runs[start...] { count += run.count }
    starts.append(runs.count)
  }
}

extension RGBAImage {
  /// Appends the runs of pixels of a row, of the first `width` ones, that are at least half opaque.
  fileprivate func appendOpaqueColumns(row: Int, width: Int, to columns: inout [Range<Int>]) {
    let start = row * self.width * 4
    var first: Int?
    for column in 0..<width {
      let isOpaque = samples[start + column * 4 + 3] >= 128
      if isOpaque, first == nil { first = column }
      if !isOpaque, let open = first {
        columns.append(open..<column)
        first = nil
      }
    }
    if let first { columns.append(first..<width) }
  }
}
