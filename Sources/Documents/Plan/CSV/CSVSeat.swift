internal import SeatMaps

/// A line of a table of seats.
struct CSVSeat {
  var seat: Seat
  var floor: String?
  var section: String
  var row: String
  var price: Price?
  var status: SeatStatus?
}
