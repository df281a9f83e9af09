internal import Geometry
internal import Paths

extension SeatMapBuilder {
  /// Adds the places of a section that are sold by the head; leaves out those that do not stand at a finite place.
  mutating func add(_ areas: [GeneralAdmissionArea], of section: Section) {
    for area in areas {
      let category = category(named: area.category ?? section.category)
      let outline = area.path ?? Path()
      guard outline.bounds?.isFinite ?? area.position.isFinite else { continue }
      add(area, outline: outline, category: category)
    }
  }
}
