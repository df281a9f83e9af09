internal import Geometry

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Collects placed seats, rows and sections, and resolves what they inherit.
struct SeatMapBuilder {
  /// What a seat is, besides its place and its names.
  struct Traits {
    var size: Double
    var shape: SeatShape
    var category: ResolvedCategory
    var attributes: SeatAttributes = []
  }

  private(set) var map: SeatMap
  /// How many seats, and how many rows, there may be.
  let limit: Int
  private var categories: CategoryNumbers
  private let focalPoint: Point?

  /// The number of further seats that there is room for.
  var seatsLeft: Int { limit - map.seats.count }
  /// The number of further rows that there is room for.
  var rowsLeft: Int { limit - map.rows.count }

  init(_ plan: SeatPlan, limit: Int) {
    self.limit = max(limit, 0)
    map = SeatMap(
      name: plan.name, canvas: plan.canvas, metresPerUnit: plan.metresPerUnit, currency: plan.currency,
      categories: plan.categories, focalPoint: plan.focalPoint)
    categories = CategoryNumbers(plan.categories)
    focalPoint = plan.focalPoint.flatMap { $0.isFinite ? $0 : nil }
    map.seats.reserveCapacity(min(plan.seatCount, self.limit))
  }

  // MARK: Sections

  private var idPrefix = ""
  private var idSeparator = Section.defaultIDSeparator
  private var transform = AffineTransform.identity
  private var rotation = Angle.zero

  /// Begins a section: rows and seats that follow are its own.
  mutating func beginSection(_ section: Section) {
    let id = section.id ?? section.name
    idSeparator = section.idSeparator
    idPrefix = id.isEmpty ? "" : id + idSeparator
    rotation = section.rotation
    transform = AffineTransform.rotation(section.rotation).then(.translation(section.origin - .zero))
    map.sections.append(
      PlacedSection(
        name: section.name, id: id, rows: map.rows.count..<map.rows.count, seats: map.seats.count..<map.seats.count,
        areas: section.areas, transform: transform))
  }

  /// Ends the section.
  mutating func endSection() {
    let section = map.sections.count - 1
    map.sections[section].rows = map.sections[section].rows.lowerBound..<map.rows.count
    map.sections[section].seats = map.sections[section].seats.lowerBound..<map.seats.count
  }

  // MARK: Rows

  private var rowPrefix = ""

  /// Begins a row: seats that follow are its own.
  mutating func beginRow(label: String, shownLabel: String? = nil, spokenLabel: String? = nil) {
    rowPrefix = idPrefix + label + idSeparator
    map.rows.append(
      PlacedRow(
        label: label, shownLabel: shownLabel, spokenLabel: spokenLabel, section: map.sections.count - 1,
        seats: map.seats.count..<map.seats.count))
  }

  /// Keeps in mind that the row's label is not in the style of its numbering.
  mutating func noteRowOutsideStyle() {
    map.sections[map.sections.count - 1].rowsOutsideStyle.append(map.rows.count - 1)
  }

  /// Ends the row and places its names.
  mutating func endRow(labels placement: RowLabelPlacement) {
    let row = map.rows.count - 1
    map.rows[row].seats = map.rows[row].seats.lowerBound..<map.seats.count
    map.rows[row].labels = placement.labels(
      of: map.seats[map.rows[row].seats], characters: map.rows[row].shownLabel.count)
  }

  /// Keeps exceptions that no seat of the rows from one on has met; where the limit has cut rows off nobody can tell.
  mutating func note(_ unmatched: [SeatException], ofRowsFrom firstRow: Int) {
    guard !unmatched.isEmpty, rowsLeft > 0, seatsLeft > 0 else { return }
    let rows = map.rows[firstRow...]
    let longest = rows.max { $0.seats.count < $1.seats.count }
    let rowLabels = firstAndLast(rows.map(\.label))
    let seatLabels = firstAndLast(longest.map { map.seats[$0.seats].map(\.label) } ?? [])
    map.sections[map.sections.count - 1].unmatchedExceptions += unmatched.map {
      UnmatchedException($0, rowLabels: rowLabels, seatLabels: seatLabels)
    }
  }

  private func firstAndLast(_ labels: [String]) -> [String] {
    labels.count > 2 ? [labels[0], labels[labels.count - 1]] : labels
  }

  // MARK: Seats

  /// Resolves the name of a category.
  mutating func category(named name: String?) -> ResolvedCategory { categories.resolve(name) }

  /// Adds a seat to the row; leaves it out where a coordinate, its angle or its width is infinite or not a number.
  mutating func add(
    at place: SeatPlace, ownAngle: Angle? = nil, label: String, traits: Traits, id: String? = nil,
    shownLabel: String? = nil, spokenLabel: String? = nil
  ) {
    let center = transform.apply(place.position)
    let angle = self.angle(at: center, own: ownAngle, facing: place.facing)
    guard center.isFinite, angle.degrees.isFinite, traits.size.isFinite, seatsLeft > 0 else { return }
    map.seats.append(
      PlacedSeat(
        id: id ?? rowPrefix + label, label: label, shownLabel: shownLabel, spokenLabel: spokenLabel, center: center,
        angle: angle, size: max(traits.size, 0), shape: traits.shape, attributes: traits.attributes,
        row: map.rows.count - 1, categoryName: traits.category.name, category: traits.category.number))
  }

  /// Places the screen or stage, once all seats stand.
  mutating func place(_ stage: Stage?) {
    map.stage = stage.flatMap { $0.placed(before: map) }
  }

  /// A seat's own angle and that of its row turn with the section; the focal point lies in the plan.
  private func angle(at center: Point, own: Angle?, facing: Angle) -> Angle {
    if let own { return (own + rotation).withinHalfTurn }
    if let focalPoint, focalPoint != center {
      let sight = focalPoint - center
      return Angle(radians: atan2(sight.dx, -sight.dy))
    }
    return (facing + rotation).withinHalfTurn
  }
}

extension Angle {
  /// The same direction within −180…180 degrees, unchanged where it already is.
  fileprivate var withinHalfTurn: Angle { degrees.magnitude <= 180 ? self : normalizedAroundZero }
}
