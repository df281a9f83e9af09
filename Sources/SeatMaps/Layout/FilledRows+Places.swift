internal import Geometry
internal import Paths

extension FilledRows {
  /// The number of rows that have room for a seat.
  func rowCount(seatSize: Double) -> Int { 0 }

  /// The number of seats in all rows.
  func seatCount(seatSize: Double) -> Int { 0 }
}
