internal import Geometry

/// Points in the cells of a grid, so that one near a place is found without looking at all.
///
/// Of points that crowd in a cell only the first few are kept, so that no heap of them makes looking slow.
struct PointGrid {
  private struct Cell: Hashable {
    var column: Int
    var row: Int
  }

  /// How many points are kept in a cell.
  private static let crowd = 16

  private let points: [Point]
  private let size: Double
  private var numbers: [Cell: [Int]] = [:]

  /// Creates a grid of cells as wide as the distance up to which points are looked for.
  init(_ points: [Point], cell size: Double) {
    self.points = points
    self.size = size > 0 ? size : 1
    for (number, point) in points.enumerated() {
      guard let cell = cell(of: point), numbers[cell, default: []].count < PointGrid.crowd else { continue }
      numbers[cell, default: []].append(number)
    }
  }

  /// The number of the nearest point in the cell of a place and those around it; the first of equally near ones.
  func nearest(to place: Point) -> Int? {
    guard let middle = cell(of: place) else { return nil }
    var nearest: (number: Int, distance: Double)?
    for row in middle.row - 1...middle.row + 1 {
      for column in middle.column - 1...middle.column + 1 {
        for number in numbers[Cell(column: column, row: row)] ?? [] {
          let distance = points[number].distance(to: place)
          if distance < nearest?.distance ?? .infinity { nearest = (number, distance) }
        }
      }
    }
    return nearest?.number
  }

  private func cell(of point: Point) -> Cell? {
    let (column, row) = ((point.x / size).rounded(.down), (point.y / size).rounded(.down))
    // Far out there are no neighbours that a double tells apart.
    guard max(column.magnitude, row.magnitude) < 0x1p50 else { return nil }
    return Cell(column: Int(column), row: Int(row))
  }
}
