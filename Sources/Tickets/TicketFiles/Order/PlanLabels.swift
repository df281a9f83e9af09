internal import Reading
public import SeatMaps
public import Tickets

/// The labels of a plan's seats, as they stand on tickets.
public struct PlanLabels: Sendable {
  private let map: SeatMap
  private let directory: SeatDirectory

  /// Lists the seats of a map, in O(number of seats).
  public init(of map: SeatMap) {
    self.map = map
    directory = SeatDirectory(map)
  }

  /// Section, row and seat as they are written in the hall; nil for an id that the plan lacks.
  ///
  /// Of several seats with the id the first one counts, and `~2` after the id means the second.
  public func labels(ofSeat id: String) -> SeatLabels? {
    guard let number = directory.seats(withID: id).first else { return nil }
    let seat = map.seats[number]
    let row = map.rows[seat.row]
    return SeatLabels(
      section: shown(map.sections[row.section].name), row: shown(row.shownLabel, row.label),
      seat: shown(seat.shownLabel, seat.label))
  }

  /// The first text that is not empty.
  private func shown(_ texts: String...) -> String? { texts.first { !$0.isEmpty } }
}
