internal import Geometry
internal import Paths
internal import Reading
internal import SeatMaps

extension PretixPlanWriter {
  /// The tables of a section as areas of a zone, with their names; their chairs are rows.
  func areasOfTables(in section: PlacedSection, from origin: Point) -> [Area] {
    map.tables[section.tables].map { table in
      let caption = Area.Caption(table.label)
      guard let radius = table.roundRadius else {
        let shape = table.outline.translated(by: .zero - table.center)
        return Area(.path(shape), at: .zero + (table.center - origin), caption: caption)
      }
      return Area(
        .ellipse(radiusX: radius, radiusY: radius), at: .zero + (table.center - origin), caption: caption)
    }
  }

  /// The places of a section that are sold by the head as areas of a zone, with their names and capacities.
  func areasSoldByTheHead(in section: PlacedSection, from origin: Point) -> [Area] {
    map.generalAdmission[section.generalAdmission].map { area in
      let shape = area.outline.translated(by: .zero - area.labelCenter)
      return Area(
        area.outline.isEmpty ? .none : .path(shape), at: .zero + (area.labelCenter - origin),
        caption: Area.Caption("\(area.shownLabel) (\(area.capacity))"))
    }
  }
}

extension PlacedTable {
  /// The radius of a round table; nil where it is not round.
  fileprivate var roundRadius: Double? {
    let isCurved = outline.elements.contains { element in
      if case .cubic = element { true } else { false }
    }
    return isCurved ? outline.bounds.map { $0.width / 2 } : nil
  }
}
