internal import Geometry
internal import ImageFiles
internal import Paths

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

/// The outline of a mask as straight edges, for filling row by row by the nonzero rule.
struct MaskOutline {
  private struct Edge {
    let top: Point
    let bottom: Point
    /// 1 where the outline runs down along the edge, -1 where it runs up.
    let direction: Int
  }

  /// How far an edge may lie beside a curve, in pixels: less than any rasterizer resolves.
  private static let tolerance = 1.0 / 256

  private var edges: [Edge] = []

  init(_ path: Path) {
    for contour in path.flattened(tolerance: MaskOutline.tolerance).contours {
      var position = contour.start
      for segment in contour.segments {
        append(position, segment.end)
        position = segment.end
      }
      append(position, contour.start)
    }
  }

  /// Appends the columns of 0..<width whose pixels of a row have their centres inside.
  ///
  /// A centre on the outline is inside where the outline is at its left or top, as with half-open rectangles.
  func appendColumns(row: Int, width: Int, to columns: inout [Range<Int>]) {
    let center = Double(row) + 0.5
    var crossings: [(x: Double, direction: Int)] = []
    for edge in edges where edge.top.y <= center && center < edge.bottom.y {
      let share = (center - edge.top.y) / (edge.bottom.y - edge.top.y)
      crossings.append((edge.top.x + share * (edge.bottom.x - edge.top.x), edge.direction))
    }
    crossings.sort { $0.x < $1.x }
    var winding = 0
    var start = 0.0
    for crossing in crossings {
      if winding == 0 { start = crossing.x }
      winding += crossing.direction
      if winding == 0 { columns.append(column(at: start, width)..<column(at: crossing.x, width)) }
    }
  }

  /// The first column whose centre is not to the left of `x`.
  private func column(at x: Double, _ width: Int) -> Int {
    Int(min(max((x - 0.5).rounded(.up), 0), Double(width)))
  }

  /// Appends an edge, unless it lies along the rows, or is longer than a number can say.
  private mutating func append(_ start: Point, _ end: Point) {
    guard (end.x - start.x).isFinite, (end.y - start.y).isFinite, start.y != end.y else { return }
    edges.append(
      start.y < end.y
        ? Edge(top: start, bottom: end, direction: 1) : Edge(top: end, bottom: start, direction: -1))
  }
}
