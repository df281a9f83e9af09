internal import Colors
internal import Geometry
internal import JSON
internal import Reading
internal import SeatMaps
internal import Support

/// Makes a plan of the lines of a grid.
///
/// Cells are as far apart as seats and rows are by default, about x = 0. Lines without a seat have no name; they keep
/// rows apart.
struct GridPlan {
  private let rows: [GridRow]
  private var header: GridHeader
  private let width: Int

  init(_ rows: [GridRow], header: GridHeader) {
    self.rows = rows
    self.header = header
    width = rows.map(\.width).max() ?? 0
    nameUnknownKinds()
  }

  /// The plan.
  var plan: SeatPlan {
    SeatPlan(
      name: header.name, currency: header.currency, categories: header.kinds.categories, stage: header.stage,
      sections: [Section(name: "", blocks: [Block(.rows(seatRows), origin: .zero)])])
  }

  /// Gives kinds of which the header says nothing categories of their own, unless there is only one kind.
  private mutating func nameUnknownKinds() {
    var kinds: [Character] = []
    var seen: Set<Character> = []
    for row in rows {
      for cell in row.cells where seen.insert(cell.kind).inserted { kinds.append(cell.kind) }
    }
    let unknown = kinds.filter { !header.kinds.knows($0) }
    if let only = unknown.first, kinds.count == 1 {
      header.kinds.leaveUnnamed(only)
    } else {
      for kind in unknown { header.kinds.addUnknown(kind) }
    }
  }

  private var seatRows: [SeatRow] {
    let occupied = rows.indices.filter { row in rows[row].cells.contains { isSeat($0) } }
    let sequence = LabelSequence(header.rowNumbering.scheme)
    return occupied.enumerated().map { place, row in
      let ordinal = header.rowNumbering.order == .frontToBack ? place : occupied.count - 1 - place
      let cells = rows[row].cells.filter(isSeat)
      return SeatRow(
        label: sequence[ordinal], origin: Point(0, Double(row) * StraightRows.defaultRowPitch),
        seats: seats(cells))
    }
  }

  private func isSeat(_ cell: GridRow.Cell) -> Bool {
    if case .gap = header.kinds[cell.kind] { false } else { true }
  }

  private func seats(_ cells: [GridRow.Cell]) -> [Seat] {
    let sequence = LabelSequence(header.seatNumbering.scheme)
    let middle = Double(width - 1) / 2
    return cells.enumerated().map { number, cell in
      let isForwards = header.seatNumbering.order == .leftToRight
      let place =
        header.seatNumbering.counting == .cells
        ? (isForwards ? cell.column : width - 1 - cell.column)
        : (isForwards ? number : cells.count - 1 - number)
      var seat = Seat(
        id: cell.id, label: cell.label ?? sequence[place],
        position: Point((Double(cell.column) - middle) * StraightRows.defaultSeatPitch, 0))
      if case .seat(let category, let attributes) = header.kinds[cell.kind] {
        seat.category = category
        seat.attributes = attributes
      }
      return seat
    }
  }
}

/// Reads grids that are JSON: an array of strings as jQuery-Seat-Charts has its `map`, or an object with that array as
/// `map` and what its characters mean as `seats`.
struct JSONGridPlanReader: JSONPlanReader {
  static let format = PlanFormat.textGrid

  var reading: DocumentReading

  init(reading: DocumentReading) {
    self.reading = reading
  }

  /// Whether a file's root is such a grid.
  static func recognizes(_ root: JSONNode) -> Bool {
    if root.kind == .object { return root["format"] == nil && root["map"]?.kind == .array }
    guard var elements = try? root.elements() else { return false }
    return elements.next()?.kind == .string
  }

  /// The plan whose file has this root.
  mutating func plan(_ root: JSONNode) throws(JSONFault) -> SeatPlan {
    var header = GridHeader()
    guard root.kind == .object else { return GridPlan(try rows(root), header: header).plan }

    var rows: [GridRow]?
    for (key, value) in try root.fields(duplicates: .rejected) {
      switch key {
      case "map": rows = try self.rows(value)
      case "name": header.name = try reading.text(value)
      case "currency": header.currency = try value.currencyCode()
      case "seats": try define(value, in: &header)
      default: reading.notes.addIgnoredKey(key)
      }
    }
    return GridPlan(try root.required(rows, "map"), header: header).plan
  }

  private mutating func rows(_ node: JSONNode) throws(JSONFault) -> [GridRow] {
    try node.map(suchAs: "[\"aa_aa\", \"aa_aa\"]") { (line) throws(JSONFault) in
      let text = try line.text()
      let row: GridRow
      do throws(GridRow.Fault) {
        row = try GridRow(text.string)
      } catch {
        throw line.fault(.value, "\(error.reason) (character \(error.offset + 1))")
      }
      try reading.count(seats: max(row.cells.count, 1), at: line)
      return row.mapTexts { part, _ in reading.cleaned(part, at: text) }
    }
  }

  /// What the characters mean: a category with its price and colour, and attributes.
  private mutating func define(_ node: JSONNode, in header: inout GridHeader) throws(JSONFault) {
    for (character, value) in try node.fields(duplicates: .rejected) {
      guard character.string.count == 1, let kind = character.string.first else {
        throw character.fault(.value, "expected a single character, found \(quoted(character.string))")
      }
      var category = Category(name: "")
      var attributes: SeatAttributes = []
      for (key, field) in try value.fields() {
        switch key {
        case "category": category.name = try reading.text(field)
        case "price": category.price = try field.price()
        case "color": category.color = try field.color()
        case "attributes":
          attributes = SeatAttributes(try field.map { (word) throws(JSONFault) in try self.attribute(word) })
        default: reading.notes.addIgnoredKey(key)
        }
      }
      do throws(GridRow.Fault) {
        try header.kinds.define(kind, category: category, attributes: attributes)
      } catch {
        throw value.fault(.value, error.reason)
      }
    }
  }

  private func attribute(_ node: JSONNode) throws(JSONFault) -> SeatAttributes {
    let word = try node.string()
    guard let attribute = SeatAttributes(key: word) else {
      throw node.fault(.value, unknownWord(word, among: SeatAttributes.all.map(\.key)))
    }
    return attribute
  }
}
