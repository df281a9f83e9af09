internal import Geometry
internal import Paths
internal import SeatMaps
internal import Shapes

extension SeatMap {
  var uniqueIDs: [String] { seats.map(\.id) }
  func shortName(ofSeat n: Int) -> String { rows[seats[n].row].label + seats[n].label }
  func spokenName(ofSeat n: Int, status: SeatStatus, price: Price?) -> String { seats[n].id + status.rawValue }
}
extension Price { func text(currency: String?) -> String { (currency ?? "") + decimalText(minimumDigits: 2) } }
struct WheelchairSymbol: Shape { func path(in frame: Rect) -> Path { Circle().path(in: frame) } }
struct DiagonalHatch: Shape {
  var spacing: Double; var width: Double
  func path(in frame: Rect) -> Path { Path() }
}
