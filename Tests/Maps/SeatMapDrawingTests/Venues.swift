import Colors
import Geometry
import Paths
import SeatMaps
import Support

/// A map that is put together by hand, so that its pictures do not depend on how plans are laid out.
struct VenueBuilder {
  private let name: String
  private let currency: String?
  private let categories: [SeatMaps.Category]
  private let floors: [Floor]
  private let stage: PlacedStage?
  private var sections: [PlacedSection] = []
  private var rows: [PlacedRow] = []
  private var seats: [PlacedSeat] = []
  private var tables: [PlacedTable] = []
  private var generalAdmission: [PlacedGeneralAdmissionArea] = []

  init(
    name: String = "Hall", currency: String? = "EUR", categories: [SeatMaps.Category] = [], floors: [String] = [],
    stage: PlacedStage? = nil
  ) {
    self.name = name
    self.currency = currency
    self.categories = categories
    self.floors = floors.map { Floor(name: $0) }
    self.stage = stage
  }

  var map: SeatMap {
    SeatMap(
      name: name, currency: currency, categories: categories, stage: stage, floors: floors, sections: sections,
      rows: rows, seats: seats, tables: tables, generalAdmission: generalAdmission)
  }

  mutating func beginSection(
    _ name: String, outline: Path? = nil, floor: Int? = nil, areas: [Area] = []
  ) {
    sections.append(
      PlacedSection(
        name: name, id: name, rows: rows.count..<rows.count, seats: seats.count..<seats.count,
        tables: tables.count..<tables.count,
        generalAdmission: generalAdmission.count..<generalAdmission.count, outline: outline, floor: floor,
        areas: areas, transform: .identity))
  }

  /// Rows of circles, the first seat's centre at a point.
  mutating func addRows(
    _ labels: [String], seats: Int, from origin: Point, pitch: Double = 30, size: Double = 24, category: Int? = nil,
    shape: SeatShape = .circle
  ) {
    for (row, label) in labels.enumerated() {
      addRow(
        label, (0..<seats).map { origin + Vector(Double($0) * pitch, Double(row) * pitch) }, size: size,
        category: category, shape: shape)
    }
  }

  mutating func addRow(
    _ label: String, _ centers: [Point], size: Double = 24, category: Int? = nil, shape: SeatShape = .circle,
    facing: Point? = nil, table: Int? = nil
  ) {
    let section = sections.count - 1
    let first = seats.count
    for (number, center) in centers.enumerated() {
      let angle = facing.map { (($0 - center).direction + .degrees(90)).normalizedAroundZero } ?? .zero
      seats.append(
        PlacedSeat(
          id: "\(sections[section].id)/\(label)/\(number + 1)", label: String(number + 1), center: center,
          angle: angle, size: size, shape: shape, row: rows.count,
          categoryName: category.map { categories[$0].name }, category: category))
    }
    var row = PlacedRow(label: label, section: section, seats: first..<seats.count, table: table)
    if table == nil, let left = centers.first, let right = centers.last {
      row.labels = [
        .init(center: left - Vector(size * 1.1, 0), rotation: .zero),
        .init(center: right + Vector(size * 1.1, 0), rotation: .zero),
      ]
    }
    rows.append(row)
    sections[section].rows = sections[section].rows.lowerBound..<rows.count
    sections[section].seats = sections[section].seats.lowerBound..<seats.count
  }

  /// A table with its chairs, which face its middle.
  mutating func addTable(
    _ label: String, outline: Path, center: Point, chairs: [Point], category: Int? = nil
  ) {
    let section = sections.count - 1
    tables.append(
      PlacedTable(label: label, section: section, row: rows.count, center: center, outline: outline))
    sections[section].tables = sections[section].tables.lowerBound..<tables.count
    addRow(label, chairs, category: category, shape: .chair, facing: center, table: tables.count - 1)
  }

  mutating func addArea(
    _ label: String, _ kind: GeneralAdmissionArea.Kind, outline: Path, capacity: Int, category: Int? = nil
  ) {
    let section = sections.count - 1
    generalAdmission.append(
      PlacedGeneralAdmissionArea(
        id: "\(sections[section].id)/\(label)", label: label, kind: kind, section: section, outline: outline,
        labelCenter: outline.bounds?.center ?? .zero, capacity: capacity,
        categoryName: category.map { categories[$0].name }, category: category))
    sections[section].generalAdmission =
      sections[section].generalAdmission.lowerBound..<generalAdmission.count
  }
}

/// A theatre of four sections in three categories, each with its outline.
func smallVenue() -> SeatMap {
  var venue = VenueBuilder(
    name: "Playhouse",
    categories: [
      .init(name: "Premium", color: Color(hex: 0xF2C14E), price: Price(units: 45, digits: 0)),
      .init(name: "Standard", color: Color(hex: 0x9BC1BC), price: Price(units: 30, digits: 0)),
      .init(name: "Value", color: Color(hex: 0xC8B8DB), price: Price(units: 20, digits: 0)),
    ],
    stage: PlacedStage(
      kind: .stage, frame: Rect(x: 150, y: -150, width: 420, height: 80), curvature: 0, label: "Stage"))
  func outline(_ rect: Rect) -> Path { .roundedRectangle(rect.inset(by: -24), radius: 20) }
  venue.beginSection("Stalls", outline: outline(Rect(x: 150, y: 0, width: 420, height: 270)))
  venue.addRows(["A", "B", "C"], seats: 15, from: Point(150, 0), category: 0)
  venue.addRows(["D", "E", "F", "G", "H", "I", "J"], seats: 15, from: Point(150, 90), category: 1)
  venue.beginSection("Box left", outline: outline(Rect(x: 0, y: 0, width: 60, height: 150)))
  venue.addRows(["A", "B", "C", "D", "E", "F"], seats: 3, from: Point(0, 0), category: 0)
  venue.beginSection("Box right", outline: outline(Rect(x: 660, y: 0, width: 60, height: 150)))
  venue.addRows(["A", "B", "C", "D", "E", "F"], seats: 3, from: Point(660, 0), category: 0)
  // A band of three rows on arcs about the stage.
  let center = Point(360, -110)
  func point(_ radius: Double, _ degrees: Double) -> Point { center + Vector(direction: .degrees(degrees)) * radius }
  venue.beginSection(
    "Circle",
    outline: .annularSector(
      center: center, innerRadius: 482, outerRadius: 598, start: .degrees(48), sweep: .degrees(84)))
  for (number, label) in ["A", "B", "C"].enumerated() {
    let radius = 510 + 30 * Double(number)
    venue.addRow(label, (0...24).map { point(radius, 129 - Double($0) * 78 / 24) }, category: 2, facing: center)
  }
  return venue.map
}

/// States of the small venue: every third seat of the stalls and all of the left box are sold.
func partlySold(_ map: SeatMap) -> SeatStates {
  var states = SeatStates(of: map)
  for section in map.sections {
    for seat in section.seats where section.name == "Box left" || section.name == "Stalls" && seat % 3 == 0 {
      states.setStatus(.sold, of: seat)
    }
  }
  return states
}

/// Places on a circle, from the lowest clockwise.
func places(_ count: Int, around center: Point, radius: Double) -> [Point] {
  (0..<count).map { center + Vector(direction: .degrees(90 + 360 * Double($0) / Double(count))) * radius }
}
