public import Geometry
internal import Paths

/// Where every seat of a plan is.
///
/// Seats stand row by row and rows section by section, so that the seats of a row and of a section are ranges. All
/// coordinates are the plan's, sections' origins and turns already applied.
///
/// The parts of a map always fit together: every number that one part has of another is that of the part it means.
/// The initializer checks this, and no change can break it.
public struct SeatMap: Hashable, Sendable {
  /// The name of the room.
  public var name: String
  /// The canvas that the plan was drawn on, from (0, 0); nil where it had none.
  public var canvas: Size?
  /// The length of a unit in metres; nil where the plan is not to scale.
  public let metresPerUnit: Double?
  /// The currency of all prices.
  public let currency: String?
  /// The categories, by number.
  public let categories: [Category]
  /// The screen or stage.
  public var stage: PlacedStage?
  /// The point that all seats face, where there is one.
  public let focalPoint: Point?
  /// The levels of the venue, by number.
  public let floors: [Floor]
  /// The sections, in drawing order.
  public private(set) var sections: [PlacedSection]
  /// The rows, section by section, from front to back.
  public private(set) var rows: [PlacedRow]
  /// The seats, row by row.
  public private(set) var seats: [PlacedSeat]
  /// The tables, section by section; the chairs of each are a row.
  public private(set) var tables: [PlacedTable]
  /// The places that are sold by the head, section by section.
  public private(set) var generalAdmission: [PlacedGeneralAdmissionArea]

  /// Creates a map.
  ///
  /// Complexity: O(*n*) for *n* seats.
  ///
  /// - Precondition: The parts fit together. The ranges of sections follow each other and hold every row, seat, table
  ///   and area once, and so do the ranges of rows. Rows, seats, tables and areas name the part that holds them.
  ///   Categories and floors are numbers of the lists.
  public init(
    name: String, canvas: Size? = nil, metresPerUnit: Double? = nil, currency: String? = nil,
    categories: [Category] = [], stage: PlacedStage? = nil, focalPoint: Point? = nil, floors: [Floor] = [],
    sections: [PlacedSection] = [], rows: [PlacedRow] = [], seats: [PlacedSeat] = [], tables: [PlacedTable] = [],
    generalAdmission: [PlacedGeneralAdmissionArea] = []
  ) {
    let contradiction = SeatMap.contradiction(
      sections: sections, rows: rows, seats: seats, tables: tables, generalAdmission: generalAdmission,
      categoryCount: categories.count, floorCount: floors.count)
    precondition(contradiction == nil, contradiction ?? "")
    self.name = name
    self.canvas = canvas
    self.metresPerUnit = metresPerUnit
    self.currency = currency
    self.categories = categories
    self.stage = stage
    self.focalPoint = focalPoint
    self.floors = floors
    self.sections = sections
    self.rows = rows
    self.seats = seats
    self.tables = tables
    self.generalAdmission = generalAdmission
  }

  // MARK: Changes

  /// Changes a seat, told by number.
  ///
  /// - Precondition: `number` is that of a seat. The seat stays in its row, and its category is in the list.
  public mutating func modifySeat(_ number: Int, _ change: (inout PlacedSeat) throws -> Void) rethrows {
    let row = seats[number].row
    try change(&seats[number])
    precondition(seats[number].row == row, "a seat stays in its row")
    precondition(seats[number].category.isNumber(below: categories.count), "a seat's category is in the list")
  }

  /// Changes a section, told by number.
  ///
  /// - Precondition: `number` is that of a section. The section keeps its ranges, and its floor is in the list.
  public mutating func modifySection(_ number: Int, _ change: (inout PlacedSection) throws -> Void) rethrows {
    let old = sections[number]
    try change(&sections[number])
    let new = sections[number]
    precondition(
      new.rows == old.rows && new.seats == old.seats && new.tables == old.tables
        && new.generalAdmission == old.generalAdmission && new.rowsOutsideStyle == old.rowsOutsideStyle,
      "a section keeps its rows, seats, tables and areas")
    precondition(new.floor.isNumber(below: floors.count), "a section's floor is in the list")
  }

  /// Moves a section with all that is in it.
  mutating func moveSection(_ number: Int, by vector: Vector) {
    let section = sections[number]
    sections[number].transform = section.transform.then(.translation(vector))
    sections[number].outline = section.outline?.translated(by: vector)
    sections[number].focalPoint = section.focalPoint.map { $0 + vector }
    for seat in section.seats { seats[seat].center += vector }
    for row in section.rows {
      for label in rows[row].labels.indices { rows[row].labels[label].center += vector }
    }
    for table in section.tables {
      tables[table].center += vector
      tables[table].outline = tables[table].outline.translated(by: vector)
    }
    for area in section.generalAdmission {
      generalAdmission[area].labelCenter += vector
      generalAdmission[area].outline = generalAdmission[area].outline.translated(by: vector)
    }
  }
}

// MARK: - What a map promises

extension SeatMap {
  /// The first promise that parts of a map break; nil where they fit together.
  ///
  /// Complexity: O(*n*) for *n* seats.
  package static func contradiction(
    sections: [PlacedSection], rows: [PlacedRow], seats: [PlacedSeat], tables: [PlacedTable],
    generalAdmission: [PlacedGeneralAdmissionArea], categoryCount: Int, floorCount: Int
  ) -> String? {
    guard sections.lazy.map(\.rows).areParts(of: rows.count), sections.lazy.map(\.seats).areParts(of: seats.count),
      sections.lazy.map(\.tables).areParts(of: tables.count),
      sections.lazy.map(\.generalAdmission).areParts(of: generalAdmission.count)
    else { return "sections hold all rows, seats, tables and areas once, in order" }
    guard rows.lazy.map(\.seats).areParts(of: seats.count) else { return "rows hold all seats once, in order" }

    for (number, section) in sections.enumerated() {
      guard rows[section.rows].allSatisfy({ $0.section == number }),
        tables[section.tables].allSatisfy({ $0.section == number }),
        generalAdmission[section.generalAdmission].allSatisfy({ $0.section == number })
      else { return "what a section holds has the section's number" }
      guard rows[section.rows].reduce(0, { $0 + $1.seats.count }) == section.seats.count else {
        return "a section holds the seats of its rows"
      }
      guard section.rowsOutsideStyle.allSatisfy(section.rows.contains) else { return "a section names its own rows" }
      guard section.floor.isNumber(below: floorCount) else { return "a section's floor is in the list" }
    }
    for (number, row) in rows.enumerated() {
      // Read field by field: a copy of a whole seat counts references to each of its texts.
      guard row.seats.allSatisfy({ seats[$0].row == number }) else { return "a seat has the number of its row" }
      guard row.table.isNumber(below: tables.count), row.table.map({ tables[$0].row == number }) ?? true else {
        return "a row has the number of the table whose chairs it holds"
      }
    }
    for (number, table) in tables.enumerated() {
      guard rows.indices.contains(table.row), rows[table.row].table == number,
        rows[table.row].section == table.section
      else { return "a table has the number of the row that its chairs are" }
    }
    guard seats.indices.allSatisfy({ seats[$0].category.isNumber(below: categoryCount) }),
      generalAdmission.allSatisfy({ $0.category.isNumber(below: categoryCount) })
    else { return "the categories of seats and areas are in the list" }
    return nil
  }
}

extension Optional<Int> {
  /// Whether this is a number of a list with so many elements, or none.
  fileprivate func isNumber(below count: Int) -> Bool { map { (0..<count).contains($0) } ?? true }
}

extension Sequence<Range<Int>> {
  /// Whether the ranges follow each other and hold each number below a count; 0..<0 may stand anywhere.
  fileprivate func areParts(of count: Int) -> Bool {
    var next = 0
    for range in self where range != 0..<0 {
      guard range.lowerBound == next else { return false }
      next = range.upperBound
    }
    return next == count
  }
}
