import Colors
import Geometry
import SeatMaps

/// The booking app's theatre: two front rows of seven, five back rows of nine.
func theatre(categories: [SeatMaps.Category] = [], seatShape: SeatShape = .chair) -> SeatMap {
  SeatPlan(
    name: "Screen 1", currency: "EUR", categories: categories, seatShape: seatShape, stage: Stage(.screen),
    sections: [
      Section(
        name: "",
        blocks: [
          Block(.straight(StraightRows(count: 2, seats: 7)), category: categories.first?.name),
          Block(.straight(StraightRows(count: 5, seats: 9)), gap: 14, category: categories.last?.name),
        ], rowNumbering: RowNumbering(LabelScheme(.numbers)))
    ]
  ).layout()
}

/// A hall of 27 rows of 29 seats, lettered and numbered.
func hall(rows: Int = 27, seats: Int = 29) -> SeatMap {
  SeatPlan(
    name: "Hall", stage: Stage(.screen),
    sections: [Section(name: "", blocks: [Block(.straight(StraightRows(count: rows, seats: seats)))])]
  ).layout()
}

/// States in which every status occurs, seat after seat.
func everyStatus(of map: SeatMap) -> SeatStates {
  let all = SeatStatus.allCases
  return SeatStates(
    of: map, statuses: map.seats.indices.map { all[$0 % all.count] }, prices: map.seats.map { _ in nil })
}
