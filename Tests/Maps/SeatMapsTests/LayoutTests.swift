import Geometry
import SeatMaps
import TestSupport
import Testing

@Suite struct LayoutTests {
  private func map(_ section: Section, focalPoint: Point? = nil, categories: [SeatMaps.Category] = []) -> SeatMap {
    SeatPlan(name: "", categories: categories, focalPoint: focalPoint, sections: [section]).layout()
  }

  private let twoByTwo = Block(.straight(StraightRows(count: 2, seats: 2, seatPitch: 40, rowPitch: 50)))

  // MARK: The theatre of the booking app

  private func theatre(backNumbering: SeatNumbering? = nil) -> SeatMap {
    map(
      Section(
        name: "Hall",
        blocks: [
          Block(.straight(StraightRows(count: 2, seats: 7, seatPitch: 38, rowPitch: 36))),
          Block(
            .straight(StraightRows(count: 5, seats: 9, seatPitch: 38, rowPitch: 36)), seatNumbering: backNumbering),
        ], rowNumbering: RowNumbering(LabelScheme(.numbers))))
  }

  @Test func `The theatre has 59 seats in rows 1 to 7`() {
    let map = theatre()
    #expect(map.seats.count == 59)
    #expect(map.rows.map(\.label) == ["1", "2", "3", "4", "5", "6", "7"])
    #expect(map.rows.map(\.seats.count) == [7, 7, 9, 9, 9, 9, 9])
    #expect(map.bounds == Rect(minX: -152, minY: 0, maxX: 152, maxY: 216))
    #expect(Set(map.seats.map(\.id)).count == 59)
  }

  @Test func `The theatre numbers its back seats from 15 by rule`() {
    let map = theatre(backNumbering: SeatNumbering(LabelScheme(.numbers, start: 15)))
    for row in map.rows {
      let expected = row.seats.count == 7 ? Array(1...7) : Array(15...23)
      #expect(map.seats[row.seats].map(\.label) == expected.map(String.init))
    }
    #expect(Set(map.seats.map(\.id)).count == 59)
  }

  // MARK: Turning and facing

  @Test func `Sections turn about their origin`() {
    let map = map(Section(name: "", origin: Point(100, 200), rotation: .degrees(90), blocks: [twoByTwo]))
    #expect(map.seats.map(\.center) == [Point(100, 180), Point(100, 220), Point(50, 180), Point(50, 220)])
    #expect(map.seats.allSatisfy { $0.angle == .degrees(90) })
    let row = map.rows[0]
    #expect(row.labels.map(\.rotation) == [.degrees(90), .degrees(90)])
  }

  @Test func `Moving a section moves its seats and turns none`() {
    var random = SeededRandom(seed: 5)
    for _ in 0..<50 {
      var section = randomSection(&random)
      let before = map(section)
      let shift = Vector(random.double(-500...500), random.double(-500...500))
      section.origin += shift
      let after = map(section)
      #expect(before.seats.count == after.seats.count)
      for (old, new) in zip(before.seats, after.seats) {
        #expect((old.center + shift).distance(to: new.center) < 1e-9)
        #expect(old.angle == new.angle && old.id == new.id)
      }
    }
  }

  @Test func `Ids of ruled rows are unique`() {
    var random = SeededRandom(seed: 6)
    for _ in 0..<50 {
      let map = map(randomSection(&random))
      #expect(Set(map.seats.map(\.id)).count == map.seats.count)
    }
  }

  @Test func `Rows and seats are ranges`() {
    var random = SeededRandom(seed: 8)
    let sections = (0..<4).map { _ in randomSection(&random) }
    let map = SeatPlan(name: "", sections: sections).layout()
    #expect(map.sections.flatMap(\.rows) == Array(map.rows.indices))
    #expect(map.sections.flatMap(\.seats) == Array(map.seats.indices))
    #expect(map.rows.flatMap(\.seats) == Array(map.seats.indices))
    for (number, row) in map.rows.enumerated() {
      #expect(map.sections[row.section].rows.contains(number))
      #expect(map.seats[row.seats].allSatisfy { $0.row == number })
    }
  }

  private func randomSection(_ random: inout SeededRandom) -> Section {
    let blocks = (0..<random.int(1...4)).map { _ -> Block in
      let patterns = (0..<random.int(1...3)).map { _ in
        RowPattern([.seats(random.int(0...9)), .aisle(width: random.double(0...50)), .seats(random.int(1...9))])
      }
      let count = random.int(1...5)
      return random.bool()
        ? Block(.straight(StraightRows(count: count, patterns: patterns, stagger: random.double(0...1))))
        : Block(.arc(ArcRows(count: count, radius: random.double(500...900), patterns: patterns)))
    }
    return Section(
      name: "S", origin: random.point(), rotation: .degrees(random.double(-180...180)), blocks: blocks)
  }

  @Test func `All seats face the focal point`() {
    let focal = Point(30, -400)
    var random = SeededRandom(seed: 9)
    for _ in 0..<20 {
      for seat in map(randomSection(&random), focalPoint: focal).seats where seat.center.distance(to: focal) > 1 {
        let sight = focal - seat.center
        let facing = Vector(direction: seat.angle - .degrees(90))
        #expect(facing.dot(sight) > 0)
        #expect(abs(facing.cross(sight)) < 1e-9 * max(sight.length, 1))
      }
    }
  }

  @Test func `A seat's own angle wins and turns with its section`() {
    let row = SeatRow(label: "A", seats: [Seat(label: "1", position: .zero, angle: .degrees(100))])
    let section = Section(name: "", rotation: .degrees(90), blocks: [Block(.rows([row]))])
    #expect(map(section, focalPoint: Point(0, -100)).seats[0].angle == .degrees(-170))
  }

  // MARK: Exceptions and inheritance

  @Test func `Exceptions change what the rule makes`() {
    var block = Block(.straight(StraightRows(count: 3, seats: 4)), category: "Block")
    block.exceptions = [
      SeatException(
        rows: LabelSelection([.range("C", "B")]), seats: LabelSelection([.label("1"), .range("4", "9")]),
        category: "Edge", attributes: .wheelchair),
      SeatException(rows: LabelSelection([.label("C")]), seats: LabelSelection([.label("4")]), isRemoved: true),
    ]
    let map = map(Section(name: "", blocks: [block]), categories: [.init(name: "Edge")])
    #expect(map.seats.map(\.id) == ["A/1", "A/2", "A/3", "A/4", "B/1", "B/2", "B/3", "B/4", "C/1", "C/2", "C/3"])
    let edge = map.seats.filter { $0.categoryName == "Edge" }
    #expect(edge.map(\.id) == ["B/1", "B/4", "C/1"])
    #expect(edge.allSatisfy { $0.category == 0 && $0.attributes == .wheelchair })
    #expect(map.seats.filter { $0.categoryName == "Block" }.allSatisfy { $0.category == nil && $0.attributes == [] })
  }

  @Test func `Exceptions of listed rows go by place`() {
    let seats = ["a", "x", "b"].map { Seat(label: $0, position: .zero) }
    var block = Block(.rows([SeatRow(label: "R", seats: seats), SeatRow(label: "Q", seats: seats)]))
    block.exceptions = [
      SeatException(rows: LabelSelection([.label("Q")]), seats: LabelSelection([.range("a", "x")]), shape: .circle)
    ]
    let map = map(Section(name: "", blocks: [block]))
    #expect(map.seats.map { $0.shape == .circle } == [false, false, false, true, true, false])
  }

  /// A label that is listed twice is chosen twice; pieces may lie over each other and come in any order.
  @Test func `Selections of listed seats choose every piece once`() {
    let labels = ["1", "2", "3", "2", "5", "6", "7"]
    func chosen(_ items: LabelSelection.Item...) -> [Int] {
      let row = SeatRow(label: "R", seats: labels.map { Seat(label: $0, position: .zero) })
      let block = Block(.rows([row]), exceptions: [SeatException(seats: LabelSelection(items), shape: .circle)])
      return map(Section(name: "", blocks: [block])).seats.indices(where: { $0.shape == .circle }).ranges.flatMap(
        Array.init)
    }
    #expect(chosen(.label("2")) == [1, 3])
    #expect(chosen(.range("7", "6"), .label("1"), .range("3", "6")) == [0, 2, 3, 4, 5, 6])
    #expect(chosen(.range("1", "3"), .label("2"), .label("6")) == [0, 1, 2, 3, 5])
    #expect(chosen(.range("1", "9"), .label("8")) == [])
  }

  @Test func `The nearest word on a category holds`() {
    func categoryName(seat: String?, exception: String?, block: String?, section: String?) -> String? {
      let row = SeatRow(label: "A", seats: [Seat(label: "1", position: .zero, category: seat)])
      let block = Block(.rows([row]), category: block, exceptions: [SeatException(category: exception)])
      return map(Section(name: "", blocks: [block], category: section)).seats[0].categoryName
    }
    #expect(categoryName(seat: "1", exception: "2", block: "3", section: "4") == "1")
    #expect(categoryName(seat: nil, exception: "2", block: "3", section: "4") == "2")
    #expect(categoryName(seat: nil, exception: nil, block: "3", section: "4") == "3")
    #expect(categoryName(seat: nil, exception: nil, block: nil, section: "4") == "4")
    #expect(categoryName(seat: nil, exception: nil, block: nil, section: nil) == nil)
  }

  // MARK: Row labels

  @Test func `Row labels stand beyond the outermost seats`() throws {
    for placement in RowLabelPlacement.allCases {
      let map = map(Section(name: "", blocks: [twoByTwo], rowLabels: placement))
      let xs = map.rows[0].labels.map(\.center.x)
      // Seats of width 30 at ±20; the label's middle is 1.1 widths further out.
      switch placement {
      case .none: #expect(xs == [])
      case .start: #expect(xs == [-53])
      case .end: #expect(xs == [53])
      case .both: #expect(xs == [-53, 53])
      }
      #expect(map.rows[0].labels.allSatisfy { $0.center.y == 0 && $0.rotation == .zero })
    }
  }

  @Test(arguments: (-12...12).map { Double($0) * 15 })
  func `Row labels run along the row and are never upside down`(rotation: Double) {
    let map = map(Section(name: "", rotation: .degrees(rotation), blocks: [twoByTwo]))
    for row in map.rows {
      let run = map.seats[row.seats.upperBound - 1].center - map.seats[row.seats.lowerBound].center
      for label in row.labels {
        #expect((-90...90).contains(label.rotation.degrees))
        #expect(abs(Vector(direction: label.rotation).cross(run)) < 1e-9)
      }
    }
  }

  @Test func `The only seat of a row has its labels at its sides`() {
    let seat = Seat(label: "1", position: .zero, angle: .degrees(90))
    let map = map(Section(name: "", blocks: [Block(.rows([SeatRow(label: "A", seats: [seat])]))]))
    #expect(map.rows[0].labels.map(\.center) == [Point(0, -33), Point(0, 33)])
  }

  // MARK: The stage

  @Test func `The stage stands in front of the seats`() throws {
    let section = Section(name: "", origin: Point(10, 20), blocks: [twoByTwo])
    var plan = SeatPlan(
      name: "", seatShape: .square, stage: Stage(.screen, curvature: 30, gap: 48), sections: [section])
    // Seats of width 30 about (10 ± 20, 20 and 70) reach from x −25 to 45 and begin at y 5.
    // The screen is as wide as they are, 70, and so has a curvature of at most 17.5.
    #expect(plan.layout().stage?.frame == Rect(minX: -25, minY: -60.5, maxX: 45, maxY: -43))
    plan.stage = Stage(.screen, width: 200, curvature: 30, gap: 48)
    #expect(plan.layout().stage?.frame == Rect(minX: -90, minY: -73, maxX: 110, maxY: -43))
    plan.stage = Stage(.stage, position: Point(0, 0), width: 100, depth: 40)
    #expect(plan.layout().stage?.frame == Rect(minX: -50, minY: -40, maxX: 50, maxY: 0))
    plan.sections = []
    plan.stage = Stage(.stage)
    #expect(plan.layout().stage == nil)
  }

  // MARK: Bounds

  @Test func `The extent holds seats, areas, stage and labels`() throws {
    let area = Area(.rectangle(Size(100, 10)), at: Point(500, 0), rotation: .degrees(90))
    let section = Section(name: "", blocks: [twoByTwo], areas: [area], rowLabels: .none)
    let map = SeatPlan(name: "", seatShape: .circle, stage: Stage(.stage), sections: [section]).layout()
    #expect(map.bounds == Rect(minX: -20, minY: 0, maxX: 20, maxY: 50))
    #expect(map.seatExtent == Rect(minX: -35, minY: -15, maxX: 35, maxY: 65))
    let extent = try #require(map.extent)
    // The rectangle hangs down from (500, 0) to the left; the stage begins 60 + 48 above the seats.
    #expect(abs(extent.maxX - 500) < 1e-9 && abs(extent.maxY - 100) < 1e-9)
    #expect(extent.minX == -35 && extent.minY == -123)
    #expect(SeatMap(name: "").extent == nil && SeatMap(name: "").bounds == nil)
  }
}
