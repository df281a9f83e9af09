import Geometry
import Paths
import SeatMaps
import Testing

/// Where tables and their chairs stand, and what they are called.
@Suite struct TableGroupTests {
  private func map(_ groups: TableGroup..., change: (inout Section) -> Void = { _ in }) -> SeatMap {
    var section = Section(name: "Parterre", tables: groups)
    change(&section)
    return SeatPlan(name: "", seatShape: .circle, sections: [section]).layout()
  }

  private func one(_ form: TableGroup.Form, size: Double = 16, gap: Double = -1) -> SeatMap {
    map(TableGroup(form, at: .listed([.init(Point(100, 200))]), seatSize: size, chairGap: gap))
  }

  // MARK: Round tables

  /// T10: tables as seats.io draws them, whose radius is 25 units of edge for each chair and whose chairs, 16 wide,
  /// stand on a circle 7 units farther out.
  @Test(arguments: 1...12, 0...2)
  func `Round tables stand as in seats.io`(seats: Int, openPlaces: Int) throws {
    let radius = Double(seats) * 25 / (2 * .pi)
    let map = one(.round(.init(seats: seats, openPlaces: openPlaces, radius: radius)))
    let table = try #require(map.tables.first)
    #expect(map.seats.count == seats)
    #expect(abs(try #require(table.outline.bounds).width - 2 * radius) < 1e-9)

    let center = Point(100, 200)
    #expect(map.seats[0].center.distance(to: Point(100, 200 + radius + 7)) < 1e-9)
    let step = 360 / Double(seats + openPlaces)
    for (number, seat) in map.seats.enumerated() {
      let spoke = seat.center - center
      #expect(abs(spoke.length - radius - 7) < 1e-9)
      // Down is 90 degrees from the right; clockwise on the page is towards greater angles.
      let turned = (spoke.direction - .degrees(90 + step * Double(number))).normalizedAroundZero.degrees
      #expect(abs(turned) < 1e-9)
      let sight = Vector(direction: seat.angle - .degrees(90))
      #expect(sight.dot(center - seat.center) > 0.999_999 * (radius + 7), "chairs face the middle")
    }
    for first in map.seats.indices {
      for second in map.seats.indices where first < second {
        #expect(!map.seats[first].overlaps(map.seats[second]))
      }
    }
  }

  @Test(arguments: 0...24, [SeatShape.circle, .square, .chair])
  func `A table without a radius is large enough for its chairs`(seats: Int, shape: SeatShape) throws {
    for (openPlaces, gap) in [(0, 2.0), (1, -3), (3, 0)] {
      let form = TableGroup.Form.round(.init(seats: seats, openPlaces: openPlaces))
      let map = map(
        TableGroup(form, at: .listed([.init(.zero)]), seatSize: 20, seatShape: shape, chairGap: gap))
      for first in map.seats.indices {
        for second in map.seats.indices where first < second {
          #expect(!map.seats[first].overlaps(map.seats[second]))
        }
      }
      #expect(try #require(map.tables[0].outline.bounds).width >= 30)
    }
  }

  @Test func `The gap lies between table and chair`() throws {
    let map = one(.round(.init(seats: 4, radius: 30)), size: 20, gap: 5)
    // Table 30, gap 5, half a chair of 20.
    #expect(map.seats.map { ($0.center - Point(100, 200)).length }.allSatisfy { abs($0 - 45) < 1e-9 })
  }

  // MARK: Rectangular tables

  @Test func `Each side is centred on its own count`() throws {
    let form = TableGroup.Form.rectangle(.init(top: 4, right: 1, bottom: 3, left: 0, size: Size(120, 40)))
    let map = one(form, size: 20, gap: 2)
    // 4 chairs share 120: one each 30. Half of 40, the gap of 2 and half a chair make 32, at the right 60 + 12.
    let expected = [
      Point(55, 168), Point(85, 168), Point(115, 168), Point(145, 168),
      Point(172, 200),
      Point(130, 232), Point(100, 232), Point(70, 232),
    ]
    #expect(map.seats.count == expected.count)
    for (seat, place) in zip(map.seats, expected) { #expect(seat.center.distance(to: place) < 1e-9) }
    #expect(map.seats.map(\.angle.degrees.magnitude) == [180, 180, 180, 180, 90, 0, 0, 0])
    #expect(map.seats[4].angle == .degrees(-90), "at the right they look to the left")
    #expect(map.seats.map(\.label) == (1...8).map(String.init))
  }

  @Test(arguments: [(1, 1, 1, 1), (6, 0, 6, 0), (0, 5, 0, 5), (3, 2, 4, 1), (0, 0, 0, 0)])
  func `A rectangle without a size has room for its chairs`(_ counts: (Int, Int, Int, Int)) throws {
    let form = TableGroup.Form.rectangle(.init(top: counts.0, right: counts.1, bottom: counts.2, left: counts.3))
    for shape in SeatShape.allCases {
      let map = map(TableGroup(form, at: .listed([.init(.zero)]), seatSize: 20, seatShape: shape))
      #expect(map.seats.count == counts.0 + counts.1 + counts.2 + counts.3)
      #expect(!map.findings().contains { $0.code == .overlappingSeats })
    }
  }

  // MARK: Places and names

  @Test func `Tables turn with their chairs and their section`() throws {
    let group = TableGroup(
      .round(.init(seats: 2, radius: 30)), at: .listed([.init(Point(100, 0), rotation: .degrees(90))]), seatSize: 20,
      chairGap: 5)
    let map = map(group) { section in
      section.rotation = .degrees(90)
      section.origin = Point(7, 0)
      section.focalPoint = Point(500, 500)
    }
    // The section's turn takes (100, 0) to (0, 100); both turns together put the lowest chair on top.
    #expect(map.tables[0].center.distance(to: Point(7, 100)) < 1e-9)
    #expect(map.seats[0].center.distance(to: Point(7, 100 - 45)) < 1e-9)
    #expect(abs(map.seats[0].angle.degrees.magnitude - 180) < 1e-9, "it faces the table, not the focal point")
  }

  @Test func `Grids are counted row by row`() {
    let grid = TableGroup.Grid(
      rows: 2, columns: 3, rowPitch: 80, columnPitch: 100, origin: Point(10, 20), stagger: 0.5)
    let map = map(TableGroup(.round(.init(seats: 1)), at: .grid(grid)))
    #expect(
      map.tables.map(\.center) == [
        Point(-90, 20), Point(10, 20), Point(110, 20), Point(-40, 100), Point(60, 100), Point(160, 100),
      ])
    #expect(map.tables.map(\.label) == ["1", "2", "3", "4", "5", "6"])
  }

  @Test func `Labels go on over groups until one begins anew`() {
    let two = TableGroup.Places.listed([.init(.zero), .init(Point(200, 0), label: "Captain"), .init(Point(400, 0))])
    let map = map(
      TableGroup(.round(.init(seats: 2)), at: two, numbering: LabelScheme(.numbers, prefix: "T")),
      TableGroup(.rectangle(.init(top: 1)), at: two),
      TableGroup(.round(.init(seats: 1)), at: two, numbering: LabelScheme(.letters)))
    #expect(map.tables.map(\.label) == ["T1", "Captain", "T2", "T3", "Captain", "T4", "A", "Captain", "B"])
    #expect(map.rows.map(\.label) == map.tables.map(\.label))
    #expect(map.rows.map(\.table) == Array(0..<9) && map.tables.map(\.row) == Array(0..<9))
    #expect(map.seats.prefix(3).map(\.id) == ["Parterre/T1/1", "Parterre/T1/2", "Parterre/Captain/1"])
  }

  @Test func `Exceptions are told by table`() {
    let group = TableGroup(
      .round(.init(seats: 4, openPlaces: 1)), at: .grid(.init(rows: 1, columns: 3, rowPitch: 0, columnPitch: 200)),
      seatNumbering: SeatNumbering(LabelScheme(.letters)),
      exceptions: [
        SeatException(rows: LabelSelection([.label("2")]), seats: LabelSelection([.label("B")]), isRemoved: true),
        SeatException(rows: LabelSelection([.range("2", "3")]), attributes: .wheelchair),
        SeatException(rows: LabelSelection([.label("9")]), isRemoved: true),
      ])
    let map = map(group)
    #expect(map.seats.map(\.label) == ["A", "B", "C", "D", "A", "C", "D", "A", "B", "C", "D"])
    #expect(
      map.seats.map { $0.attributes == .wheelchair } == Array(repeating: false, count: 4)
        + Array(repeating: true, count: 7))
    #expect(map.sections[0].unmatchedExceptions.map(\.exception) == [group.exceptions[2]])
  }

  @Test func `Hostile counts end at the limit`() {
    let grid = TableGroup.Grid(rows: .max, columns: .max, rowPitch: .infinity, columnPitch: .nan)
    let plan = SeatPlan(
      name: "",
      sections: [
        Section(
          name: "",
          tables: [
            TableGroup(.round(.init(seats: .max, openPlaces: .max)), at: .grid(grid)),
            TableGroup(.rectangle(.init(top: .max, right: .max, bottom: -4)), at: .grid(grid), chairGap: .infinity),
          ])
      ])
    #expect(plan.seatCount == .max && plan.rowCount == .max)
    let map = plan.layout(limit: 1000)
    #expect(map.seats.isEmpty && map.rows.count <= 1000)
  }
}
