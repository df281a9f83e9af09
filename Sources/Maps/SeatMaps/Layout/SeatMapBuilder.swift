internal import Geometry
internal import Paths

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension SeatPlan {
  /// How many seats, and how many rows, a map has at most where nobody allows more.
  public static let defaultLimit = 1_000_000

  /// Gives every seat its place, its names and its category.
  ///
  /// Every plan has a map, and the same plan always the same one. Counts below zero are taken for zero; a seat whose
  /// place, angle or width is infinite or not a number is left out. Past `limit` rows or `limit` seats nothing more is
  /// laid out: compare ``seatCount`` and ``rowCount`` first to tell.
  ///
  /// A seat without an id of its own gets its section's id or name, its row's label and its own label, joined by
  /// the section's separator; row and label alone where the section's name is empty.
  ///
  /// Complexity: O(*n*) for *n* seats; exceptions are looked at once for each row, and once for each seat of the rows
  /// that they are about.
  public func layout(limit: Int = SeatPlan.defaultLimit) -> SeatMap {
    var builder = SeatMapBuilder(self, limit: limit)
    for section in sections {
      builder.beginSection(section)
      builder.add(section.blocks, of: section, shape: seatShape)
      builder.add(section.tables, of: section, shape: seatShape)
      builder.add(section.generalAdmission, of: section)
      builder.endSection(section)
    }
    return builder.map(of: self)
  }
}

/// Collects placed seats, rows and sections, and resolves what they inherit.
struct SeatMapBuilder {
  /// What a seat is, besides its place and its names.
  struct Traits {
    var size: Double
    var shape: SeatShape
    var category: ResolvedCategory
    var attributes: SeatAttributes = []
    /// How far an exception moves it.
    var nudge = Vector.zero
    /// How far an exception turns it from facing up.
    var angle: Angle?
  }

  private var sections: [PlacedSection] = []
  private(set) var rows: [PlacedRow] = []
  private var seats: [PlacedSeat] = []
  private var tables: [PlacedTable] = []
  private var generalAdmission: [PlacedGeneralAdmissionArea] = []
  /// How many seats, and how many rows, there may be.
  let limit: Int
  private var categories: CategoryNumbers
  private let floorNumbers: [String: Int]
  /// What all seats face that do not face what their section does.
  private let planFocalPoint: Point?

  /// The number of further seats that there is room for.
  var seatsLeft: Int { limit - seats.count }
  /// The number of further rows that there is room for.
  var rowsLeft: Int { limit - rows.count }

  init(_ plan: SeatPlan, limit: Int) {
    self.limit = max(limit, 0)
    planFocalPoint = plan.focalPoint
    categories = CategoryNumbers(plan.categories)
    floorNumbers = Dictionary(plan.floors.enumerated().map { ($0.element.name, $0.offset) }) { first, _ in first }
    seats.reserveCapacity(min(plan.seatCount, self.limit))
  }

  /// The map of what was collected, with the screen or stage in front of all seats.
  func map(of plan: SeatPlan) -> SeatMap {
    var map = SeatMap(
      name: plan.name, canvas: plan.canvas, metresPerUnit: plan.metresPerUnit, currency: plan.currency,
      categories: plan.categories, focalPoint: plan.focalPoint, floors: plan.floors, sections: sections, rows: rows,
      seats: seats, tables: tables, generalAdmission: generalAdmission)
    map.stage = plan.stage.flatMap { $0.placed(before: map) }
    return map
  }

  // MARK: Sections

  private var idPrefix = ""
  private var idSeparator = Section.defaultIDSeparator
  private var transform = AffineTransform.identity
  private var rotation = Angle.zero
  /// What the seats of the section face, where they face anything together.
  private var focalPoint: Point?

  /// Begins a section: rows and seats that follow are its own.
  mutating func beginSection(_ section: Section) {
    let id = section.id ?? section.name
    idSeparator = section.idSeparator
    idPrefix = id.isEmpty ? "" : id + idSeparator
    rotation = section.rotation
    transform = AffineTransform.rotation(section.rotation).then(.translation(section.origin - .zero))
    focalPoint = [section.focalPoint, planFocalPoint].lazy.compactMap(\.self).first(where: \.isFinite)
    sections.append(
      PlacedSection(
        name: section.name, id: id, rows: rows.count..<rows.count, seats: seats.count..<seats.count,
        tables: tables.count..<tables.count,
        generalAdmission: generalAdmission.count..<generalAdmission.count,
        floor: section.floor.flatMap { floorNumbers[$0] }, floorName: section.floor, focalPoint: focalPoint,
        entrance: section.entrance,
        areas: section.areas, transform: transform))
  }

  /// Ends the section, with the line around it where the plan gives one.
  mutating func endSection(_ section: Section) {
    let number = sections.count - 1
    var placed = sections[number]
    placed.rows = placed.rows.lowerBound..<rows.count
    placed.seats = placed.seats.lowerBound..<seats.count
    placed.tables = placed.tables.lowerBound..<tables.count
    placed.generalAdmission = placed.generalAdmission.lowerBound..<generalAdmission.count
    switch section.outline {
    case .polygon(let points):
      let outline = Path.polygon(points).transformed(by: transform)
      if outline.bounds?.isFinite == true { placed.outline = outline }
    case .around(let padding): placed.outlinePadding = padding
    case nil: break
    }
    sections[number] = placed
  }

  // MARK: Rows

  private var rowPrefix = ""

  /// Begins a row: seats that follow are its own.
  mutating func beginRow(label: String, shownLabel: String? = nil, spokenLabel: String? = nil) {
    rowPrefix = idPrefix + label + idSeparator
    rows.append(
      PlacedRow(
        label: label, shownLabel: shownLabel, spokenLabel: spokenLabel, section: sections.count - 1,
        seats: seats.count..<seats.count))
  }

  /// Keeps in mind that the row's label is not in the style of its numbering.
  mutating func noteRowOutsideStyle() {
    sections[sections.count - 1].rowsOutsideStyle.append(rows.count - 1)
  }

  /// Keeps in mind that the row's line bends too tightly for it.
  mutating func noteTightRow(_ tightness: (distance: Double, leastRadius: Double)) {
    sections[sections.count - 1].tightRows.append(
      TightRow(
        label: rows[rows.count - 1].label, distance: tightness.distance, leastRadius: tightness.leastRadius))
  }

  /// Ends the row and places its names.
  mutating func endRow(labels placement: RowLabelPlacement) {
    let row = rows.count - 1
    rows[row].seats = rows[row].seats.lowerBound..<seats.count
    rows[row].labels = placement.labels(
      of: seats[rows[row].seats], characters: rows[row].shownLabel.count)
  }

  /// Keeps exceptions that no seat of the rows from one on has met; where the limit has cut rows off nobody can tell.
  mutating func note(_ unmatched: [SeatException], ofRowsFrom firstRow: Int) {
    guard !unmatched.isEmpty, rowsLeft > 0, seatsLeft > 0 else { return }
    let rows = self.rows[firstRow...]
    let longest = rows.max { $0.seats.count < $1.seats.count }
    let rowLabels = firstAndLast(rows.map(\.label))
    let seatLabels = firstAndLast(longest.map { seats[$0.seats].map(\.label) } ?? [])
    sections[sections.count - 1].unmatchedExceptions += unmatched.map {
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
    add(
      at: place.position, facing: place.facing, ownAngle: ownAngle, size: traits.size, shape: traits.shape,
      category: traits.category, attributes: traits.attributes, label: label, id: id,
      names: OtherNames.names(shownLabel: shownLabel == label ? nil : shownLabel, spokenLabel: spokenLabel))
  }

  /// As above, its traits one by one, without those that are in its place already.
  mutating func add(
    at position: Point, facing: Angle, ownAngle: Angle?, size: Double, shape: SeatShape, category: ResolvedCategory,
    attributes: SeatAttributes, label: String, id: String?, names: OtherNames?
  ) {
    let center = transform.apply(position)
    let angle = self.angle(at: center, own: ownAngle, facing: facing)
    guard center.isFinite, angle.degrees.isFinite, size.isFinite, seatsLeft > 0 else { return }
    seats.append(
      PlacedSeat(
        id: id ?? rowPrefix + label, label: label, names: names, center: center,
        angle: angle, size: max(size, 0), shape: shape, attributes: attributes, row: rows.count - 1,
        categoryName: category.name, category: category.number))
  }

  // MARK: Tables and places sold by the head

  /// Makes the row that was just begun the chairs of a table, whose edge is in the section's coordinates.
  mutating func beginTable(at place: TableGroup.Place, outline: Path, isSoldWhole: Bool) {
    let row = rows.count - 1
    rows[row].table = tables.count
    tables.append(
      PlacedTable(
        id: idPrefix + rows[row].label, label: rows[row].label, section: sections.count - 1, row: row,
        center: transform.apply(place.position),
        rotation: (place.rotation + rotation).withinHalfTurn, outline: outline.transformed(by: transform),
        isSoldWhole: isSoldWhole))
  }

  /// Adds a place that is sold by the head, whose outline is in the section's coordinates; no more than there may be
  /// rows.
  mutating func add(_ area: GeneralAdmissionArea, outline: Path, category: ResolvedCategory) {
    guard generalAdmission.count < limit else { return }
    let outline = outline.transformed(by: transform)
    generalAdmission.append(
      PlacedGeneralAdmissionArea(
        id: area.id ?? idPrefix + area.label, label: area.label, shownLabel: area.shownLabel, kind: area.kind,
        section: sections.count - 1, outline: outline,
        labelCenter: outline.innermostPoint ?? outline.bounds?.center ?? transform.apply(area.position),
        capacity: max(area.capacity, 0), isSoldWhole: area.isSoldWhole, categoryName: category.name,
        category: category.number))
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

extension Stage {
  /// The stage in front of a map's seats, or where it says; nil where neither gives it a place.
  ///
  /// Without a width it is as wide as the seats, or as the canvas where there is no seat.
  func placed(before map: SeatMap) -> PlacedStage? {
    let seats = map.seatExtent
    guard let edge = position ?? seats.map({ Point($0.midX, $0.minY - gap) }) else { return nil }
    let drawnWidth = max(width ?? seats?.width ?? map.canvas?.width ?? 0, 0)
    // In front of a few seats the usual curvature would bend a screen to an arch.
    let curvature = min(curvature, drawnWidth / 4)
    let height = max(kind == .screen ? curvature : depth, 0)
    let frame = Rect(x: edge.x - drawnWidth / 2, y: edge.y - height, width: drawnWidth, height: height)
    guard frame.isFinite else { return nil }
    return PlacedStage(
      kind: kind, frame: frame, curvature: curvature, label: label, hasGivenWidth: width != nil)
  }
}
