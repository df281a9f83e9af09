internal import Geometry
internal import Paths

extension SeatMap {
  /// What is wrong with what people see.
  var viewFindings: [Finding] { [seatsBehindColumns].compactMap { $0 } }

  /// The most columns that are looked at.
  private static let mostColumns = 256

  /// A column hides the stage where it crosses the line from a seat to what the seat looks at.
  private var seatsBehindColumns: Finding? {
    let columns = self.columns
    guard !columns.isEmpty else { return nil }
    let targets = sections.map { SightLines.pointLookedAt(from: $0, in: self) }
    var found = Collected()
    for seat in seats where !seat.attributes.contains(.restrictedView) {
      let section = rows[seat.row].section
      guard let target = targets[section] else { continue }
      let sight = Rect(seat.center, target)
      let isHidden = columns.contains { column in
        column.bounds.intersects(sight) && areOnOneLevel(column.section, section)
          && column.figure.isCrossed(from: seat.center, to: target)
      }
      if isHidden { found.add(.seat(seat.id)) }
    }
    return found.finding(.viewBlocked) { count, examples in
      "\(count.counted("seat has", "seats have")) a column between \(count == 1 ? "it" : "them") and the stage: "
        + "\(examples). Mark \(count == 1 ? "it" : "them") as restricted view, so that people know before they buy."
    }
  }

  private struct Column {
    var section: Int
    var bounds: Rect
    var figure: ConvexPolygon
  }

  /// The columns of all sections; one that is not convex counts as its bounds.
  private var columns: [Column] {
    var columns: [Column] = []
    for (number, section) in sections.enumerated() {
      for area in section.areas where area.symbol == .column && columns.count < SeatMap.mostColumns {
        guard let path = area.path?.transformed(by: section.transform), let bounds = path.bounds else { continue }
        let figure: ConvexPolygon =
          switch area.outline {
          case .rectangle, .ellipse: ConvexPolygon(path)
          case .polygon, .path, .none: ConvexPolygon(bounds.corners)
          }
        columns.append(Column(section: number, bounds: bounds, figure: figure))
      }
    }
    return columns
  }
}
