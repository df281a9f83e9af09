internal import Geometry
internal import Reading
internal import SeatMaps

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
