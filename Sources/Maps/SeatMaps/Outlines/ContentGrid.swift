internal import Geometry

/// A grid of samples laid over shapes, to draw one line around all of them.
///
/// Shapes near each other become one: they are grown by a distance and then shrunk again (the closing of mathematical
/// morphology), which bridges gaps up to twice that distance and follows bends that are wider. Distances are exact
/// between samples, by the transform of P. Felzenszwalb and D. Huttenlocher, "Distance Transforms of Sampled Functions"
/// (Theory of Computing 8, 2012).
struct ContentGrid {
  /// The place of the first sample.
  let origin: Point
  /// The distance between neighbouring samples.
  let cell: Double
  let columns, rows: Int
  /// How far shapes are grown, in cells.
  private let reach: Int
  /// The samples that lie in a shape.
  private var isFilled: [Bool]

  /// The most samples of a grid; a coarser one is taken for what is larger.
  private static let maximumCount = 400_000
  /// How far shapes are grown at least, in cells.
  private static let leastReach = 5

  /// Makes a grid around a rectangle, with room for lines at a distance; nil where numbers are too large for one.
  init?(around extent: Rect, cell usualCell: Double, padding: Double) {
    let corners = [extent.minX, extent.minY, extent.maxX, extent.maxY]
    guard corners.allSatisfy({ $0.magnitude < 1e100 }) else { return nil }
    var cell = max(usualCell, 1e-9)
    func reach() -> Double { max(Double(Self.leastReach), (padding / cell).rounded(.up) + 2) }
    func count(_ length: Double) -> Double { (length / cell).rounded(.up) + 2 * reach() + 5 }
    var attempts = 0
    while count(extent.width) * count(extent.height) > Double(Self.maximumCount) {
      cell *= 1.5
      attempts += 1
      guard attempts < 200 else { return nil }
    }
    guard count(extent.width) * count(extent.height) > 0 else { return nil }
    self.cell = cell
    self.reach = Int(reach())
    (columns, rows) = (Int(count(extent.width)), Int(count(extent.height)))
    let margin = Double(self.reach + 2) * cell
    origin = Point(extent.minX - margin, extent.minY - margin)
    isFilled = Array(repeating: false, count: columns * rows)
  }

  /// The place of a sample.
  func point(column: Double, row: Double) -> Point { Point(origin.x + column * cell, origin.y + row * cell) }

  // MARK: Shapes

  /// Takes in a polygon, by the even-odd rule; the samples next to its corners count in any case, so that nothing is too
  /// small to be seen.
  mutating func fill(_ polygon: [Point]) {
    guard let bounds = Rect(containing: polygon) else { return }
    for corner in polygon { fillSample(nearest: corner) }
    let firstRow = max(Int(((bounds.minY - origin.y) / cell).rounded(.up)), 0)
    let lastRow = min(Int(((bounds.maxY - origin.y) / cell).rounded(.down)), rows - 1)
    guard firstRow <= lastRow else { return }
    for row in firstRow...lastRow {
      let crossings = crossings(of: polygon, at: origin.y + Double(row) * cell)
      for pair in stride(from: 0, to: crossings.count - 1, by: 2) {
        let first = max(Int(((crossings[pair] - origin.x) / cell).rounded(.up)), 0)
        let last = min(Int(((crossings[pair + 1] - origin.x) / cell).rounded(.down)), columns - 1)
        guard first <= last else { continue }
        for column in first...last { isFilled[row * columns + column] = true }
      }
    }
  }

  private mutating func fillSample(nearest point: Point) {
    let column = min(max(Int(((point.x - origin.x) / cell).rounded()), 0), columns - 1)
    let row = min(max(Int(((point.y - origin.y) / cell).rounded()), 0), rows - 1)
    isFilled[row * columns + column] = true
  }

  private func crossings(of polygon: [Point], at y: Double) -> [Double] {
    var crossings: [Double] = []
    for (start, end) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) where (start.y <= y) != (end.y <= y) {
      crossings.append(start.x + (end.x - start.x) * (y - start.y) / (end.y - start.y))
    }
    return crossings.sorted()
  }

  // MARK: Distances

  /// How far inside the line at a distance around all shapes each sample lies, in cells; negative outside.
  func depths(padding: Double) -> [Double] {
    let reach = Double(self.reach)
    let toShapes = squaredDistances { isFilled[$0] }
    let toOutside = squaredDistances { toShapes[$0] > reach * reach }
    // A shape reaches beyond its samples by half the diagonal of a cell at most.
    let threshold = reach - padding / cell - 0.5.squareRoot()
    return toOutside.map { $0.squareRoot() - threshold }
  }

  /// The squared distance from each sample to the nearest of some, in cells.
  private func squaredDistances(to isTarget: (Int) -> Bool) -> [Double] {
    // More than any distance within the grid.
    let far = Double(columns + rows) * Double(columns + rows)
    var values = (0..<columns * rows).map { isTarget($0) ? 0 : far }
    var line = DistanceLine(capacity: max(columns, rows))
    for row in 0..<rows { line.transform(&values, first: row * columns, stride: 1, count: columns) }
    for column in 0..<columns { line.transform(&values, first: column, stride: columns, count: rows) }
    return values
  }
}

/// The transform along one row or column: the lower envelope of a parabola over each sample.
private struct DistanceLine {
  private var values: [Double]
  /// The samples whose parabolas make up the envelope, and where each begins to.
  private var vertices: [Int]
  private var bounds: [Double]

  init(capacity: Int) {
    values = Array(repeating: 0, count: capacity)
    vertices = Array(repeating: 0, count: capacity)
    bounds = Array(repeating: 0, count: capacity + 1)
  }

  mutating func transform(_ samples: inout [Double], first: Int, stride: Int, count: Int) {
    for place in 0..<count { values[place] = samples[first + place * stride] }
    var last = 0
    (vertices[0], bounds[0], bounds[1]) = (0, -.infinity, .infinity)
    for place in 1..<count {
      var meeting = intersection(of: place, with: vertices[last])
      while meeting <= bounds[last] {
        last -= 1
        meeting = intersection(of: place, with: vertices[last])
      }
      last += 1
      (vertices[last], bounds[last], bounds[last + 1]) = (place, meeting, .infinity)
    }
    var current = 0
    for place in 0..<count {
      while bounds[current + 1] < Double(place) { current += 1 }
      let offset = Double(place - vertices[current])
      samples[first + place * stride] = offset * offset + values[vertices[current]]
    }
  }

  private func intersection(of place: Int, with earlier: Int) -> Double {
    let (a, b) = (Double(place), Double(earlier))
    return (values[place] + a * a - values[earlier] - b * b) / (2 * (a - b))
  }
}

extension ContentGrid {
  /// The lines where depths change their sign, each closed, its inside on the right; by marching squares.
  ///
  /// The samples at the edge of the grid must lie outside.
  func contours(ofDepths depths: [Double]) -> [[Point]] {
    let next = segments(of: depths)
    var isVisited = Array(repeating: false, count: next.count)
    var contours: [[Point]] = []
    for first in next.indices where next[first] >= 0 && !isVisited[first] {
      var contour: [Point] = []
      var edge = first
      while edge >= 0, !isVisited[edge] {
        isVisited[edge] = true
        contour.append(crossing(ofEdge: edge, depths))
        edge = next[edge]
      }
      contours.append(contour)
    }
    return contours
  }

  /// For each edge between neighbouring samples that a line crosses, the edge that it crosses next.
  ///
  /// The edge from a sample to its right neighbour has twice the sample's number, the one to the sample below one more.
  private func segments(of depths: [Double]) -> [Int] {
    var next = Array(repeating: -1, count: 2 * depths.count)
    for row in 0..<rows - 1 {
      for column in 0..<columns - 1 {
        let sample = row * columns + column
        // Bits: upper left 1, upper right 2, lower right 4, lower left 8.
        let inside =
          (depths[sample] > 0 ? 1 : 0) + (depths[sample + 1] > 0 ? 2 : 0)
          + (depths[sample + columns + 1] > 0 ? 4 : 0) + (depths[sample + columns] > 0 ? 8 : 0)
        let (top, right, bottom, left) = (2 * sample, 2 * sample + 3, 2 * (sample + columns), 2 * sample + 1)
        switch inside {
        case 1: next[top] = left
        case 2: next[right] = top
        case 3: next[right] = left
        case 4: next[bottom] = right
        case 5: (next[top], next[bottom]) = (left, right)
        case 6: next[bottom] = top
        case 7: next[bottom] = left
        case 8: next[left] = bottom
        case 9: next[top] = bottom
        case 10: (next[right], next[left]) = (top, bottom)
        case 11: next[right] = bottom
        case 12: next[left] = right
        case 13: next[top] = right
        case 14: next[left] = top
        default: break
        }
      }
    }
    return next
  }

  private func crossing(ofEdge edge: Int, _ depths: [Double]) -> Point {
    let (row, column) = (edge / 2).quotientAndRemainder(dividingBy: columns)
    let isLevel = edge.isMultiple(of: 2)
    let (start, end) = (depths[edge / 2], depths[edge / 2 + (isLevel ? 1 : columns)])
    let fraction = start / (start - end)
    return point(column: Double(column) + (isLevel ? fraction : 0), row: Double(row) + (isLevel ? 0 : fraction))
  }
}
