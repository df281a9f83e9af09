import Geometry
import Paths
import SeatMaps
import TestSupport
import Testing

@Suite struct FilledRowsTests {
  private func map(_ rows: FilledRows, seatSize: Double = 30) -> SeatMap {
    let block = Block(.filling(rows), seatSize: seatSize)
    return SeatPlan(name: "", sections: [Section(name: "", blocks: [block])]).layout()
  }

  private func distance(from point: Point, to outline: [Point]) -> Double {
    zip(outline, outline.dropFirst() + outline.prefix(1)).reduce(.infinity) { least, edge in
      let way = edge.1 - edge.0
      let share = min(max((point - edge.0).dot(way) / way.dot(way), 0), 1)
      return min(least, (edge.0 + way * share).distance(to: point))
    }
  }

  /// A trapezoid 200 to 400 wide and 200 high, with seats 30 wide and a margin of 5.
  ///
  /// Seats keep 20 from the edges, whose normals make 26.57° with the rows, so that at height y they reach
  /// ±(100 + y/2 − 20 / cos 26.57°). Rows at y = 20, 60, … 180.
  @Test func `Trapezoids hold what their width holds`() {
    let outline = [Point(-100, 0), Point(100, 0), Point(200, 200), Point(-200, 200)]
    let map = map(FilledRows(outline: outline, seatPitch: 35, rowPitch: 40, margin: 5))
    #expect(map.rows.count == 5)
    for row in 0..<5 {
      let y = 20 + 40 * Double(row)
      let reach = 100 + y / 2 - 20 / (2 / 5.0.squareRoot())
      #expect(map.rows[row].seats.count == Int(2 * reach / 35) + 1)
      let seats = map.seats[map.rows[row].seats]
      #expect(seats.allSatisfy { abs($0.center.y - y) < 1e-9 })
      #expect(zip(seats, seats.reversed()).allSatisfy { abs($0.center.x + $1.center.x) < 1e-9 })
    }
  }

  /// Whatever the outline, seats are inside it at the margin, and their neighbours in a row at the pitch or farther.
  @Test func `Seats keep their distances in random outlines`() {
    var random = SeededRandom(seed: 41)
    var total = 0
    for _ in 0..<60 {
      // A star about a point: any outline of this kind is free of crossings.
      let corners = random.int(3...9)
      let outline = (0..<corners).map { corner in
        Point(300, 200) + Vector(direction: .degrees(Double(corner) * 360 / Double(corners)))
          * random.double(60...400)
      }
      let courses: [FilledRows.Course] = [
        .straight(.degrees(random.double(-90...90))), .arcs(center: random.point(-900...900)),
        .arcs(center: Point(300, 200)),
      ]
      let course = courses[random.int(0...2)]
      let margin = random.double(0...20)
      let rows = FilledRows(
        outline: outline, course: course, seatPitch: random.double(30...50), rowPitch: random.double(30...60),
        margin: margin, alignment: random.element(of: StraightRows.Alignment.allCases) ?? .center)
      let map = map(rows)
      let inside = PathInterior(.polygon(outline))
      total += map.seats.count
      for seat in map.seats {
        #expect(inside.contains(seat.center))
        #expect(distance(from: seat.center, to: outline) >= 15 + margin - 1e-6)
      }
      for row in map.rows {
        #expect(!row.seats.isEmpty)
        let seats = map.seats[row.seats]
        // A row about the middle of the outline comes back to its beginning.
        for (seat, next) in zip(seats, Array(seats.dropFirst()) + seats.prefix(1)) where seats.count > 1 {
          #expect(seat.center.distance(to: next.center) >= rows.seatPitch - 1e-6)
        }
      }
      if case .straight = course { #expect(map.findings().allSatisfy { $0.code != .overlappingSeats }) }
    }
    #expect(total > 1000)
  }

  /// A wedge of 60° seen from its tip: rows on circles about it hold more the farther they are.
  @Test func `Fans grow with their radius`() {
    let tip = Point.zero
    let (left, right) = (Vector(direction: .degrees(120)), Vector(direction: .degrees(60)))
    let outline = [tip + left * 200, tip + right * 200, tip + right * 700, tip + left * 700]
    let map = map(FilledRows(outline: outline, course: .arcs(center: tip), start: 240, seatPitch: 34, margin: 3))
    #expect(map.rows.count > 8)
    let counts = map.rows.map(\.seats.count)
    #expect(zip(counts.prefix(9), counts.prefix(9).dropFirst()).allSatisfy { $0 <= $1 })
    // Behind these the rear edge, which is straight, cuts rows in two.
    for (number, row) in map.rows.prefix(9).enumerated() {
      let seats = map.seats[row.seats]
      for seat in seats {
        #expect(abs(seat.center.distance(to: tip) - (240 + 36 * Double(number))) < 1e-9)
        #expect(Vector(direction: seat.angle - .degrees(90)).dot(tip - seat.center) > 0)
      }
      #expect(zip(seats, seats.dropFirst()).allSatisfy { abs($0.center.distance(to: $1.center) - 34) < 1e-9 })
      #expect(zip(seats, seats.dropFirst()).allSatisfy { $0.center.x < $1.center.x })
    }
  }

  /// A U: rows across its legs are in two pieces and counted through both.
  @Test func `Rows in pieces are counted through`() throws {
    let outline = [
      Point(0, 0), Point(100, 0), Point(100, 100), Point(200, 100), Point(200, 0), Point(300, 0), Point(300, 200),
      Point(0, 200),
    ]
    let map = map(FilledRows(outline: outline, seatPitch: 34, rowPitch: 40))
    let first = map.seats[map.rows[0].seats]
    // Between 15 and 85, and between 215 and 285, three seats each.
    #expect(zip(first.map(\.center.x), [16, 50, 84, 216, 250, 284]).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(first.map(\.label) == ["1", "2", "3", "4", "5", "6"])
    #expect(map.rows.count == 5)
    // Between 15 and 285 there is room for 8 seats.
    #expect(map.rows[4].seats.count == 8)
  }

  /// A star of five points whose edges cross: its middle, around which the outline runs twice, is inside too.
  @Test func `Outlines that cross themselves are filled by the nonzero rule`() {
    let star = (0..<5).map { Point.zero + Vector(direction: .degrees(-90 + 144 * Double($0))) * 400 }
    let interior = PathInterior(.polygon(star))
    for course in [FilledRows.Course.straight(.zero), .arcs(center: Point(0, -900)), .arcs(center: Point(20, 10))] {
      let map = map(FilledRows(outline: star, course: course))
      #expect(map.seats.allSatisfy { interior.contains($0.center) })
      // The pentagon in the middle reaches 400 · 0.382 from it.
      #expect(map.seats.filter { $0.center.distance(to: .zero) < 110 }.count > 15)
    }
  }

  /// 2,500 teeth 50 wide at their foot: rows of as many pieces.
  @Test func `Outlines of many corners are filled`() {
    var comb = (0..<2500).flatMap { [Point(Double($0) * 100, 0), Point(Double($0) * 100 + 50, 300)] }
    comb += [Point(250_000, 2000), Point(0, 2000)]
    let map = map(FilledRows(outline: comb, count: 2, start: 200, seatPitch: 11, rowPitch: 11), seatSize: 10)
    // At 200 below the tips of the outline a piece is 200 / 3 wide, less 5 / cos 9.46° on each side.
    #expect(map.rows.first?.seats.count ?? 0 > 2400 * 6)
  }

  @Test func `Rows without room are not counted`() {
    let triangle = [Point(0, 0), Point(200, 400), Point(-200, 400)]
    let map = map(FilledRows(outline: triangle))
    #expect(map.rows.map(\.label).prefix(3) == ["A", "B", "C"])
    #expect(map.rows.allSatisfy { !$0.seats.isEmpty })
    let three = self.map(FilledRows(outline: triangle, count: 3))
    #expect(three.rows.count == 3)
    #expect(three.seats == Array(map.seats.prefix(three.seats.count)))
    #expect(self.map(FilledRows(outline: Array(triangle.prefix(2)))).rows.isEmpty)
    #expect(self.map(FilledRows(outline: triangle, seatPitch: 0)).rows.isEmpty)
    #expect(self.map(FilledRows(outline: triangle, rowPitch: .nan)).rows.isEmpty)
  }

  @Test func `Huge outlines end soon`() {
    let plan = SeatPlan(
      name: "",
      sections: [
        Section(
          name: "",
          blocks: [
            Block(
              .filling(
                FilledRows(outline: [.zero, Point(1e9, 0), Point(0, 1e9)], seatPitch: 1e-9, rowPitch: 1e-9)),
              seatSize: 1e-9)
          ])
      ])
    #expect(plan.seatCount > 1_000_000)
    #expect(plan.layout(limit: 100).seats.count == 100)
  }
}
