import Geometry
import SeatMaps
import Testing

/// Ways through rows on arcs along radii.
@Suite struct ArcAislesTests {
  private func map(_ rows: ArcRows) -> SeatMap {
    SeatPlan(name: "", sections: [Section(name: "Round", blocks: [Block(.arc(rows))])]).layout()
  }

  /// The distance of a point from the ray at an angle from straight below the centre, positive to the right.
  private func distance(_ point: Point, from center: Point, rayAt angle: Double) -> Double? {
    let ray = Vector(direction: .degrees(90 - angle))
    let way = point - center
    return way.dot(ray) > 0 ? abs(way.cross(ray)) : nil
  }

  /// A chord of 34 subtends 2 asin(17 / r).
  ///
  /// A quarter of the circle less the two halves of aisles 40 wide, whose seats
  /// stand 37 from the middle of an aisle, holds ⌊(90° − 2 asin(37 / r)) / (2 asin(17 / r))⌋ + 1 seats:
  /// at 200 (90 − 21.32) / 9.75 = 7.04, 8 seats; at 238 (90 − 17.89) / 8.19 = 8.80, 9; at 276 (90 − 15.41) / 7.06 =
  /// 10.56, 11.
  @Test func `A full round with four aisles holds what its quarters hold`() {
    let angles = [45.0, 135, -135, -45]
    let map = map(
      ArcRows(
        count: 3, radius: 200, rowPitch: 38, spacing: .equalPitch(34), sweep: .fullTurn,
        aisles: angles.map { ArcRows.Aisle(at: .degrees($0), width: 40) }))
    #expect(map.rows.map(\.seats.count) == [4 * 8, 4 * 9, 4 * 11])
    let center = Point(0, -200)
    for (number, row) in map.rows.enumerated() {
      let seats = Array(map.seats[row.seats])
      #expect(seats.map(\.label) == (1...seats.count).map(String.init))
      for seat in seats {
        #expect(abs(seat.center.distance(to: center) - (200 + 38 * Double(number))) < 1e-9)
        for angle in angles {
          if let distance = distance(seat.center, from: center, rayAt: angle) { #expect(distance >= 37 - 1e-9) }
        }
      }
      let quarter = seats.count / 4
      for (place, (seat, next)) in zip(seats, seats.dropFirst()).enumerated() {
        let distance = seat.center.distance(to: next.center)
        if (place + 1).isMultiple(of: quarter) {
          #expect(distance >= 74 - 1e-9)
        } else {
          #expect(abs(distance - 34) < 1e-9)
        }
      }
      // Seats of opposite quarters lie opposite each other.
      for place in 0..<(2 * quarter) {
        let middle = seats[place].center.interpolated(to: seats[place + 2 * quarter].center, at: 0.5)
        #expect(middle.distance(to: center) < 1e-9)
      }
    }
    #expect(map.findings() == [])
  }

  /// Beside the row's ends seats stand at the aisle, which keeps its width: 40 between the edges of cells 34 wide.
  @Test func `Aisles keep their width beside the ends of rows`() throws {
    let map = map(
      ArcRows(
        count: 4, radius: 300, spacing: .equalPitch(34), sweep: .degrees(120),
        aisles: [ArcRows.Aisle(at: .zero, width: 40), ArcRows.Aisle(at: .degrees(100), width: 90)]))
    for row in map.rows {
      let seats = map.seats[row.seats]
      let wide = zip(seats, seats.dropFirst()).map { $0.center.distance(to: $1.center) }.filter { $0 > 35 }
      #expect(wide.count == 1)
      #expect(abs(try #require(wide.first) - 74) < 1e-9)
      #expect(zip(seats, seats.reversed()).allSatisfy { abs($0.center.x + $1.center.x) < 1e-9 })
    }
  }

  @Test func `Aisles that leave no room leave no seat`() {
    func count(_ width: Double, radius: Double = 100) -> Int {
      map(
        ArcRows(
          count: 1, radius: radius, spacing: .equalPitch(30), sweep: .fullTurn,
          aisles: [ArcRows.Aisle(at: .zero, width: width)])
      ).seats.count
    }
    #expect(count(0) == 20)
    #expect(count(150) > 5)
    #expect(count(180) == 0)
    #expect(count(.nan) == 0)
    #expect(count(40, radius: 0) == 0)
  }
}
