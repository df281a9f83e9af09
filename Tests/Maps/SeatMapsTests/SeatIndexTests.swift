import Geometry
import Paths
import SeatMaps
import TestSupport
import Testing

@Suite struct SeatIndexTests {
  /// Seats of every shape, size and turn, thick enough that many lie on each other, some far out, some in one place.
  private static func randomMap(_ random: inout SeededRandom) -> SeatMap {
    var seats = (0..<300).map { number in
      Seat(
        label: String(number), position: random.point(-200...200), angle: .degrees(random.double(-200...200)),
        size: random.double(0...60), shape: random.element(of: SeatShape.allCases))
    }
    seats += (0..<20).map { Seat(label: "heap \($0)", position: Point(10, 10)) }
    seats.append(Seat(label: "far", position: Point(1e9, -1e9)))
    return map(random.shuffled(seats))
  }

  private static func map(_ seats: [Seat]) -> SeatMap {
    let block = Block(.rows([SeatRow(label: "A", seats: seats)]))
    return SeatPlan(name: "", sections: [Section(name: "", blocks: [block])]).layout()
  }

  @Test func `Agrees with looking at every seat`() {
    var random = SeededRandom(seed: 11)
    for _ in 0..<5 {
      let map = Self.randomMap(&random)
      let index = SeatIndex(map)
      for _ in 0..<200 {
        let point = random.point(-250...250)
        #expect(index.seat(at: point) == map.seats.indices.last { map.seats[$0].contains(point) })

        let distance = random.double(0...60)
        let nearest = map.seats.map { $0.center.distance(to: point) }.min() ?? .infinity
        let found = index.nearestSeat(to: point, within: distance)
        #expect(found.map { map.seats[$0].center.distance(to: point) } == (nearest <= distance ? nearest : nil))
        #expect(index.nearestSeat(to: point) != nil)

        let rect = random.rect(origin: -250...250, extent: 0...200)
        #expect(index.seats(in: rect) == map.seats.indices.filter { rect.contains(map.seats[$0].center) })
      }
    }
  }

  @Test func `Polygons hold the seats whose centers are inside`() {
    var random = SeededRandom(seed: 12)
    let map = Self.randomMap(&random)
    let index = SeatIndex(map)
    // Inside a triangle a point is on the same side of all three edges.
    for _ in 0..<50 {
      let corners = (0..<3).map { _ in random.point(-250...250) }
      let inside = map.seats.indices.filter { seat in
        let sides = (0..<3).map { corner in
          (corners[(corner + 1) % 3] - corners[corner]).cross(map.seats[seat].center - corners[corner]) > 0
        }
        return sides.allSatisfy { $0 == sides[0] }
      }
      #expect(index.seats(in: Path.polygon(corners)) == inside)
    }
  }

  @Test func `Circles are round and frames turn`() {
    let circle = SeatIndex(Self.map([Seat(label: "1", position: .zero, size: 20, shape: .circle)]))
    #expect(circle.seat(at: Point(10, 0)) == 0)
    #expect(circle.seat(at: Point(8, 8)) == nil)  // 11.3 from the centre

    let square = SeatIndex(
      Self.map([Seat(label: "1", position: .zero, angle: .degrees(45), size: 20, shape: .square)]))
    #expect(square.seat(at: Point(14, 0)) == 0)  // a corner is at 14.14
    #expect(square.seat(at: Point(8, 8)) == nil)  // a side is at 10
  }

  @Test func `The seat drawn last is on top`() {
    let map = Self.map([Seat(label: "1", position: .zero), Seat(label: "2", position: Point(5, 0))])
    #expect(SeatIndex(map).seat(at: Point(2, 0)) == 1)
    #expect(SeatIndex(map).seat(at: Point(-12, 0)) == 0)
    #expect(SeatIndex(map).nearestSeat(to: Point(2.5, 0)) == 1)
  }

  @Test func `A map without seats holds nothing`() {
    let index = SeatIndex(SeatMap(name: ""))
    #expect(index.seat(at: .zero) == nil)
    #expect(index.nearestSeat(to: .zero) == nil)
    #expect(index.seats(in: Rect(x: -10, y: -10, width: 20, height: 20)) == [])
    #expect(index.seats(in: Path()) == [])
  }

  @Test func `Points that are none hit nothing`() {
    let index = SeatIndex(Self.map([Seat(label: "1", position: .zero)]))
    #expect(index.seat(at: Point(.nan, 0)) == nil)
    #expect(index.nearestSeat(to: Point(.nan, 0)) == nil)
    #expect(index.nearestSeat(to: .zero, within: -1) == nil)
    #expect(index.nearestSeat(to: .zero, within: 0) == 0)
  }
}

@Suite struct SeatOverlapTests {
  private func seat(
    _ x: Double, _ y: Double, _ shape: SeatShape, size: Double = 20, angle: Double = 0
  ) -> PlacedSeat {
    PlacedSeat(
      id: "", label: "", center: Point(x, y), angle: .degrees(angle), size: size, shape: shape, row: 0)
  }

  @Test func `Touching is not overlapping`() {
    #expect(!seat(0, 0, .circle).overlaps(seat(20, 0, .circle)))
    #expect(seat(0, 0, .circle).overlaps(seat(18, 0, .circle)))
    #expect(!seat(0, 0, .square).overlaps(seat(20, 15, .square)))
    #expect(seat(0, 0, .square).overlaps(seat(18, 15, .square)))
  }

  @Test func `Round seats go into corners where square ones do not`() {
    // The centres are 24.04 apart: more than two radii; the frames reach 3 into each other.
    #expect(!seat(0, 0, .circle).overlaps(seat(17, 17, .circle)))
    #expect(seat(0, 0, .square).overlaps(seat(17, 17, .square)))
    // The circle is 9.9 from the corner at (10, 10).
    #expect(!seat(0, 0, .square).overlaps(seat(17.5, 17.5, .circle)))
    #expect(seat(0, 0, .square).overlaps(seat(16, 16, .circle)))
  }

  @Test func `Turned frames are held apart by any axis`() {
    // The corner of the turned square, 14.14 from its centre, points at the other's side.
    #expect(!seat(0, 0, .square).overlaps(seat(24, 0, .square, angle: 45)))
    #expect(seat(0, 0, .square).overlaps(seat(22, 0, .square, angle: 45)))
    // Only the turned one's own axis keeps these apart.
    #expect(!seat(0, 0, .square).overlaps(seat(18, 18, .square, angle: 45)))
  }

  @Test func `Overlapping is mutual`() {
    var random = SeededRandom(seed: 3)
    var overlapping = 0
    for _ in 0..<2000 {
      let (first, second) = (randomSeat(&random), randomSeat(&random))
      #expect(first.overlaps(second) == second.overlaps(first))
      if first.overlaps(second) { overlapping += 1 }
    }
    #expect((200...1800).contains(overlapping))
  }

  /// A point that lies well inside both seats is proof of an overlap.
  @Test func `A shared inside means overlapping`() {
    var random = SeededRandom(seed: 4)
    for _ in 0..<500 {
      let (first, second) = (randomSeat(&random), randomSeat(&random))
      var (smallFirst, smallSecond) = (first, second)
      smallFirst.size *= 0.8
      smallSecond.size *= 0.8
      for _ in 0..<50 {
        let point = random.point(-40...40)
        if smallFirst.contains(point), smallSecond.contains(point) { #expect(first.overlaps(second)) }
      }
    }
  }

  private func randomSeat(_ random: inout SeededRandom) -> PlacedSeat {
    seat(
      random.double(-25...25), random.double(-25...25), random.element(of: SeatShape.allCases) ?? .circle,
      size: random.double(20...40), angle: random.double(-180...180))
  }
}
