internal import Geometry
internal import Paths
internal import SeatMaps

/// The parts of a section's outline that its categories get: bands across its rows, in order from front to back.
struct CategoryBands {
  /// A band's part of the outline, in canvas units.
  struct Band {
    var category: Int
    var path: Path
  }

  /// The categories from front to back, each with the share of places before its end.
  private var ends: [(category: Int, share: Double)] = []
  /// From front to back on the canvas.
  private let backwards: Vector

  init(ofSection number: Int, in map: SeatMap, summary: SectionSummary, placing: AffineTransform) {
    let section = map.sections[number]
    backwards = CategoryBands.backwards(of: section, in: map, placing: placing)
    let categories = summary.categories
    guard categories.count > 1, summary.places > 0 else {
      ends = categories.map { ($0, 1) }
      return
    }
    var depths = Array(repeating: 0.0, count: map.categories.count + 1)
    for seat in section.seats {
      let depth = placing.apply(map.seats[seat].center) - Point.zero
      depths[map.seats[seat].category ?? map.categories.count] += depth.dot(backwards)
    }
    for area in map.generalAdmission[section.generalAdmission] {
      let depth = (placing.apply(area.labelCenter) - Point.zero).dot(backwards)
      depths[area.category ?? map.categories.count] += depth * Double(area.capacity)
    }
    func depth(_ category: Int) -> Double { depths[category] / Double(summary.placesOfCategory[category]) }
    var before = 0
    for category in categories.sorted(by: { (depth($0), $0) < (depth($1), $1) }) {
      before += summary.placesOfCategory[category]
      ends.append((category, Double(before) / Double(summary.places)))
    }
  }

  /// The bands of an outline; each is as deep a part of it as its category has places.
  func bands(of outline: Path) -> [Band] {
    guard ends.count > 1 else { return ends.map { Band(category: $0.category, path: outline) } }
    let level = outline.transformed(by: .rotation(.degrees(90) - backwards.direction))
    guard let bounds = level.bounds else { return [] }
    var start = 0.0
    return ends.map { end in
      var path = outline
      if start > 0 { path = path.clipped(at: point(bounds.minY + start * bounds.height), keeping: backwards) }
      if end.share < 1 { path = path.clipped(at: point(bounds.minY + end.share * bounds.height), keeping: -backwards) }
      start = end.share
      return Band(category: end.category, path: path)
    }
  }

  /// A point at a depth: only its distance along the direction counts.
  private func point(_ depth: Double) -> Point { Point.zero + backwards * depth }

  /// The direction away from what seats face, on the canvas: the mean of the seats' own.
  private static func backwards(of section: PlacedSection, in map: SeatMap, placing: AffineTransform) -> Vector {
    var sum = Vector.zero
    for seat in section.seats { sum = sum + Vector(direction: map.seats[seat].angle + .degrees(90)) }
    // Chairs around tables face everywhere, and all together nowhere.
    let isClear = sum.length > 0.1 * Double(section.seats.count)
    return placing.apply(isClear ? sum : Vector(0, 1)).normalized ?? Vector(0, 1)
  }
}
