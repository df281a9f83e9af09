import Geometry
import SeatMaps
import TestSupport
import Testing

/// Exceptions of rows that are given one by one, whose labels may repeat and stand in any order.
struct ListedExceptionsTests {
  private func block(rows: [String], seats: [String], _ exceptions: [SeatException]) -> Block {
    let rows = rows.map { row in
      SeatRow(
        label: row,
        seats: seats.enumerated().map { Seat(label: $1, position: Point(Double($0) * 40, 0)) })
    }
    return Block(.rows(rows), exceptions: exceptions)
  }

  /// Whether the place of a label in a list is selected, by the words of `LabelSelection` alone.
  private func selects(_ selection: LabelSelection?, _ place: Int, of labels: [String]) -> Bool {
    guard let selection else { return true }
    return selection.items.contains { item in
      switch item {
      case .label(let label): return labels[place] == label
      case .range(let first, let last):
        guard let first = labels.firstIndex(of: first), let last = labels.firstIndex(of: last) else { return false }
        return (min(first, last)...max(first, last)).contains(place)
      }
    }
  }

  @Test func `Exceptions are about the seats that their words select`() {
    var random = SeededRandom(seed: 20)
    func label() -> String { String(random.int(0...5)) }
    func selection() -> LabelSelection? {
      guard random.int(0...4) > 0 else { return nil }
      return LabelSelection(
        (0..<random.int(0...4)).map { _ in random.bool() ? .label(label()) : .range(label(), label()) })
    }
    for _ in 0..<200 {
      let rows = (0..<random.int(1...6)).map { _ in label() }
      let seats = (0..<random.int(1...8)).map { _ in label() }
      let exceptions = (0..<random.int(1...3)).map { _ in
        SeatException(rows: selection(), seats: selection(), isRemoved: true)
      }
      let plan = SeatPlan(
        name: "", sections: [Section(name: "", blocks: [block(rows: rows, seats: seats, exceptions)])])
      let left = plan.layout().rows.map { row in
        plan.layout().seats[row.seats].map { Int(($0.center.x / 40).rounded()) }
      }
      let expected = rows.indices.map { row in
        seats.indices.filter { seat in
          !exceptions.contains { selects($0.rows, row, of: rows) && selects($0.seats, seat, of: seats) }
        }
      }
      #expect(left == expected, "rows \(rows), seats \(seats), exceptions \(exceptions)")
    }
  }
}
