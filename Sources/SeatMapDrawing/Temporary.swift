internal import SeatMaps

extension SeatMap {
  var uniqueIDs: [String] { seats.map(\.id) }
  func shortName(ofSeat n: Int) -> String { rows[seats[n].row].label + seats[n].label }
  func spokenName(ofSeat n: Int, status: SeatStatus, price: Price?) -> String { seats[n].id + status.rawValue }
}
extension Price { func text(currency: String?) -> String { (currency ?? "") + decimalText(minimumDigits: 2) } }
