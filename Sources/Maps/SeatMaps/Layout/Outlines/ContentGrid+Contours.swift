internal import Geometry

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
