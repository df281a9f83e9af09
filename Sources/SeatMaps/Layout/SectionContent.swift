internal import Geometry
internal import Paths

/// What a section's outline goes around.
struct SectionContent {
  private var points: [Point] = []
  /// The width of the section's first seat; the smaller extent of what is in it where it has none.
  private(set) var usualSize = 0.0

  init(_ section: PlacedSection, of map: SeatMap) {
    for seat in section.seats { points += map.seats[seat].bounds.corners }
    for table in section.tables { points += map.tables[table].outline.bounds?.corners ?? [] }
    for area in section.generalAdmission { points += map.generalAdmission[area].outline.bounds?.corners ?? [] }
    points.removeAll { !$0.isFinite }
    let extent = Rect(containing: points)
    usualSize = section.seats.first.map { map.seats[$0].size } ?? extent.map { min($0.width, $0.height) / 8 } ?? 0
  }

  /// A line around everything at a distance.
  func outline(padding: Double) -> Path? {
    guard let extent = Rect(containing: points) else { return nil }
    return .roundedRectangle(extent.inset(by: -max(padding, 0)), radius: max(padding, 0))
  }
}
