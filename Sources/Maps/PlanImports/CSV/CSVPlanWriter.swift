internal import Geometry
internal import JSON
internal import Reading
package import SeatMaps
internal import Support

/// Writes the seats of a map as a table, one line for each, which is read back with every seat in its place.
package struct CSVPlanWriter {
  private let map: SeatMap
  private let states: SeatStates?
  private let tableOfRow: [Int: String]
  private let hasFloors: Bool

  /// Prepares to write; with states the table has a status and a price for each seat.
  package init(_ map: SeatMap, states: SeatStates? = nil) {
    self.map = map
    self.states = states
    hasFloors = map.sections.contains { $0.floor != nil }
    tableOfRow = Dictionary(map.tables.map { ($0.row, $0.label) }) { first, _ in first }
  }

  /// The table as RFC 4180 has it: a line of headings, lines ended by CR and LF.
  ///
  /// There are columns for floors and tables where the map has any. Numbers are the shortest that read back as the same.
  package var bytes: [UInt8] {
    var headings = ["id", "section", "row", "label", "x", "y", "angle", "width", "category", "attributes"]
    if hasFloors { headings.append("floor") }
    if hasTables { headings.append("table") }
    if states != nil { headings += ["status", "price"] }
    var text = headings.joined(separator: ",") + "\r\n"
    for (number, seat) in map.seats.enumerated() {
      text += values(ofSeat: seat, number).map(csvField).joined(separator: ",") + "\r\n"
    }
    return Array(text.utf8)
  }

  private var hasTables: Bool { !map.tables.isEmpty }

  private func values(ofSeat seat: PlacedSeat, _ number: Int) -> [String] {
    let row = map.rows[seat.row]
    let section = map.sections[row.section]
    var values = [
      seat.id, section.name, row.label, seat.label, CSVPlanWriter.text(of: seat.center.x),
      CSVPlanWriter.text(of: seat.center.y), CSVPlanWriter.text(of: seat.angle.degrees),
      CSVPlanWriter.text(of: seat.size), seat.categoryName ?? "", seat.attributes.keys.joined(separator: " "),
    ]
    if hasFloors { values.append(section.floor.map { map.floors[$0].name } ?? "") }
    if hasTables { values.append(tableOfRow[seat.row] ?? "") }
    if let states {
      values += [states.statuses[number].rawValue, states.prices[number]?.decimalText() ?? ""]
    }
    return values
  }

  /// The shortest decimal that reads back as the same number.
  private static func text(of number: Double) -> String { (number == 0 ? 0 : number).shortestText }
}

extension CSVPlanWriter {
  /// What a table of seats has no word for, and what becomes of it; `hasPrices` says whether each seat has its price.
  static func notes(on plan: SeatPlan, map: SeatMap, hasPrices: Bool) -> [DocumentNote] {
    var notes: [DocumentNote] = []
    func note(_ message: String, _ count: Int) {
      if count > 0 { notes.append(DocumentNote(message, count: count)) }
    }
    note("the name of the plan is left out", plan.name.isEmpty ? 0 : 1)
    if let stage = map.stage { note("the \(stage.kind.rawValue) is left out", 1) }
    note("the canvas is left out", plan.canvas == nil ? 0 : 1)
    note("the scale, metres per unit, is left out", plan.metresPerUnit == nil ? 0 : 1)
    let categories = Set(map.seats.map(\.category))
    note("a category without seats is left out", plan.categories.indices.count { !categories.contains($0) })
    note("colours of categories are left out", plan.categories.count { $0.color != nil })
    note("prices of categories are left out", hasPrices ? 0 : plan.categories.count { $0.price != nil })
    note("areas and their texts are left out", map.sections.reduce(0) { $0 + $1.areas.count })
    note("places that are sold by the head are left out", map.generalAdmission.count)
    note("the look of a table is left out; its seats are named after it", map.tables.count)
    note("the outline of a section is left out", plan.sections.count { $0.outline != nil })
    note("the entrance of a section is left out", plan.sections.count { $0.entrance != nil })
    note("rows by rule become seats that stand by themselves", plan.sections.flatMap(\.blocks).count { $0.isRule })
    note("the shape of a seat is left out", map.seats.count { $0.shape != .chair })
    note("the shown label of a seat is left out", map.seats.count { $0.shownLabel != $0.label })
    note("the shown label of a row is left out", map.rows.count { $0.shownLabel != $0.label })
    note("the spoken label of a seat is left out", map.seats.count { $0.spokenLabel != nil })
    note("the spoken label of a row is left out", map.rows.count { $0.spokenLabel != nil })
    note("a row without seats is left out", map.rows.count { $0.seats.isEmpty })
    return notes
  }
}

extension Block {
  fileprivate var isRule: Bool {
    if case .rows = arrangement { false } else { true }
  }
}
