internal import SeatMaps

/// A seat with what a file says of it, and of where it belongs.
struct GatheredSeat {
  var seat: Seat
  var floor: String?
  var section: String
  var row: String
  var price: Price?
  var status: SeatStatus?
}
