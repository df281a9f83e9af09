import Geometry
import Paths
import SeatMaps
import Support
import TestSupport
import Testing

/// What a map promises of its parts, and what states promise of the map that they were made for.
@Suite struct SeatMapPromiseTests {
  /// The parts of a map, open to mistakes.
  private struct Parts {
    var sections: [PlacedSection]
    var rows: [PlacedRow]
    var seats: [PlacedSeat]
    var tables: [PlacedTable]
    var generalAdmission: [PlacedGeneralAdmissionArea]
    let categoryCount: Int
    let floorCount: Int

    init(_ map: SeatMap) {
      (sections, rows, seats) = (map.sections, map.rows, map.seats)
      (tables, generalAdmission) = (map.tables, map.generalAdmission)
      (categoryCount, floorCount) = (map.categories.count, map.floors.count)
    }

    var contradiction: String? {
      SeatMap.contradiction(
        sections: sections, rows: rows, seats: seats, tables: tables, generalAdmission: generalAdmission,
        categoryCount: categoryCount, floorCount: floorCount)
    }
  }

  /// Three sections on two floors: rows, then tables and areas, then rows again.
  private static let map: SeatMap = {
    let rows = StraightRows(count: 3, seats: 4)
    let disc = Area.Outline.ellipse(radiusX: 20, radiusY: 20)
    return SeatPlan(
      name: "House", categories: [Category(name: "A", price: Price("20")), Category(name: "B")],
      floors: [Floor(name: "Ground"), Floor(name: "Circle")],
      sections: [
        Section(name: "Stalls", blocks: [Block(.straight(rows), category: "A")], floor: "Ground"),
        Section(
          name: "Lounge", origin: Point(0, 400),
          tables: [
            TableGroup(
              .round(.init(seats: 3)), at: .grid(.init(rows: 1, columns: 2, rowPitch: 0, columnPitch: 200)),
              category: "B")
          ],
          generalAdmission: [
            GeneralAdmissionArea("Pit", outline: disc, at: Point(0, 100), capacity: 40, category: "A"),
            GeneralAdmissionArea("Bar", outline: disc, at: Point(90, 100), capacity: 12),
          ], floor: "Ground"),
        Section(
          name: "Circle", origin: Point(0, 900), blocks: [Block(.straight(rows), category: "B")],
          generalAdmission: [GeneralAdmissionArea("Box", outline: disc, at: Point(300, 0), capacity: 6)],
          floor: "Circle"),
      ]
    ).layout()
  }()

  @Test func `What a layout makes, and each choice of its sections, fits together`() {
    let map = Self.map
    #expect(map.seats.count == 30 && map.tables.count == 2 && map.generalAdmission.count == 3)
    for choice in 0..<8 {
      let kept = map.keepingSections { choice & (1 << $0) != 0 }
      #expect(Parts(kept).contradiction == nil)
      #expect(
        kept.seats.map(\.id)
          == map.sections.indices.filter { choice & (1 << $0) != 0 }
          .flatMap { map.seats[map.sections[$0].seats].map(\.id) })
    }
    #expect(Parts(map.floorsSideBySide()).contradiction == nil && Parts(map.outlined()).contradiction == nil)
  }

  /// The ways in which one number of a map can be wrong.
  private static let mistakes: [@Sendable (inout Parts, inout SeededRandom) -> Void] = [
    { parts, random in parts.seats[random.int(0...29)].row += 1 },
    { parts, random in parts.seats[random.int(0...29)].category = random.int(2...9) },
    { parts, _ in parts.seats.removeLast() },
    { parts, _ in parts.seats.append(parts.seats[0]) },
    { parts, random in parts.rows[random.int(0...7)].section += 1 },
    { parts, random in parts.rows[random.int(0...2)].table = random.int(0...2) },
    { parts, random in parts.rows[random.int(3...4)].table = nil },
    { parts, _ in parts.rows.removeLast() },
    { parts, _ in parts.rows.swapAt(0, 1) },
    { parts, random in
      let row = random.int(0...7)
      parts.rows[row].seats = parts.rows[row].seats.lowerBound..<parts.rows[row].seats.upperBound - 1
    },
    { parts, random in
      let seats = parts.sections[1].seats
      parts.sections[random.int(0...2)].seats = seats.lowerBound - 1..<seats.upperBound
    },
    { parts, _ in
      // A seat of the second section's first row is said to be the first section's, by all but the rows.
      parts.sections[0].seats = 0..<13
      parts.sections[1].seats = 13..<18
    },
    { parts, _ in parts.sections.swapAt(0, 2) },
    { parts, random in parts.sections[random.int(0...2)].floor = random.int(2...5) },
    { parts, random in parts.sections[random.int(0...2)].rowsOutsideStyle = [random.int(8...20)] },
    { parts, random in parts.sections[0].tables = 0..<random.int(1...2) },
    { parts, random in parts.tables[random.int(0...1)].row = random.int(5...20) },
    { parts, random in parts.tables[random.int(0...1)].section = 2 },
    { parts, _ in parts.tables.swapAt(0, 1) },
    { parts, random in parts.generalAdmission[random.int(0...2)].section += 1 },
    { parts, random in parts.generalAdmission[random.int(0...2)].category = random.int(2...9) },
    { parts, _ in parts.generalAdmission.removeLast() },
  ]

  @Test(arguments: mistakes.indices)
  func `One wrong number is found wherever it stands`(mistake: Int) {
    var random = SeededRandom(seed: UInt64(mistake))
    for _ in 0..<20 {
      var parts = Parts(Self.map)
      Self.mistakes[mistake](&parts, &random)
      #expect(parts.contradiction != nil)
    }
  }

  @Test func `A map whose parts contradict each other cannot be made`() async {
    await #expect(processExitsWith: .failure) {
      _ = SeatMap(
        name: "", sections: [PlacedSection(name: "", id: "", rows: 0..<1, seats: 0..<1)],
        rows: [PlacedRow(label: "A", section: 0, seats: 0..<1)])
    }
    await #expect(processExitsWith: .failure) {
      _ = SeatMap(name: "", rows: [PlacedRow(label: "A", section: 0, seats: 0..<0)])
    }
  }

  @Test func `A seat can be moved and renamed, and no other changes`() {
    var map = Self.map
    map.modifySeat(5) {
      $0.center = Point(-7, 7)
      $0.category = 1
    }
    #expect(map.seats[5].center == Point(-7, 7) && map.seats[5].category == 1)
    #expect(map.seats.indices.allSatisfy { $0 == 5 || map.seats[$0] == Self.map.seats[$0] })
    map.modifySection(2) { $0.floor = 0 }
    #expect(map.onlyFloor(named: "Ground")?.seats.count == 30)
  }

  @Test func `A change that breaks a promise stops the program`() async {
    await #expect(processExitsWith: .failure) {
      var map = Self.map
      map.modifySeat(0) { $0.row = 1 }
    }
    await #expect(processExitsWith: .failure) {
      var map = Self.map
      map.modifySeat(0) { $0.category = 2 }
    }
    await #expect(processExitsWith: .failure) {
      var map = Self.map
      map.modifySection(0) { $0.seats = 0..<11 }
    }
    await #expect(processExitsWith: .failure) {
      var map = Self.map
      map.modifySection(0) { $0.floor = 2 }
    }
  }

  // MARK: States

  @Test func `States have what their map has, at the prices of categories where nobody says otherwise`() {
    let map = Self.map
    let statuses = map.seats.indices.map { SeatStatus.allCases[$0 % 6] }
    var states = SeatStates(of: map, statuses: statuses)
    #expect(states.statuses == statuses && states.areas.map(\.price) == [Price("20"), nil, nil])
    #expect(
      states.prices
        == map.sections.indices.flatMap { section in
          map.sections[section].seats.map { _ in section == 0 ? Price("20") : nil }
        })
    states.setStatus(.sold, of: 2)
    states.setPrice(Price("9"), of: 29)
    states.setState(AreaState(status: .held, taken: 3, price: nil), ofArea: 0)
    states.setStatus(.selected, ofArea: 0)
    #expect(states.statuses[2] == .sold && states.prices[29] == Price("9"))
    #expect(states.areas[0] == AreaState(status: .selected, taken: 3, price: nil))
  }

  /// Seats are told apart by id, so that the second way needs no numbers.
  @Test func `The states of some sections are those of the seats that are left`() {
    let map = Self.map
    var random = SeededRandom(seed: 6)
    var states = SeatStates(of: map)
    for seat in map.seats.indices {
      states.setStatus(random.element(of: SeatStatus.allCases) ?? .sold, of: seat)
      states.setPrice(Price(units: Int64(random.int(1...99)), digits: 0), of: seat)
    }
    for area in map.generalAdmission.indices { states.setState(AreaState(taken: area + 1), ofArea: area) }
    let numbers = Dictionary(uniqueKeysWithValues: map.seats.indices.map { (map.seats[$0].id, $0) })
    for choice in 0..<8 {
      let kept = map.keepingSections { choice & (1 << $0) != 0 }
      let keptStates = states.keepingSections(of: map) { choice & (1 << $0) != 0 }
      #expect(keptStates.statuses.count == kept.seats.count)
      for (seat, id) in kept.seats.map(\.id).enumerated() {
        let number = numbers[id] ?? -1
        #expect(keptStates.statuses[seat] == states.statuses[number])
        #expect(keptStates.prices[seat] == states.prices[number])
      }
      let areas = kept.generalAdmission.map { area in map.generalAdmission.firstIndex { $0.id == area.id } ?? -1 }
      #expect(keptStates.areas.map(\.taken) == areas.map { $0 + 1 })
    }
  }

  @Test func `States of another map stop the program`() async {
    await #expect(processExitsWith: .failure) { _ = SeatStates(of: Self.map, statuses: []) }
    await #expect(processExitsWith: .failure) {
      _ = SeatStates(of: Self.map, statuses: Self.map.seats.map { _ in .sold }, prices: [nil])
    }
    await #expect(processExitsWith: .failure) {
      _ = SeatStates(of: Self.map, statuses: Self.map.seats.map { _ in .sold }, areas: [])
    }
    await #expect(processExitsWith: .failure) {
      _ = BestSeats(Self.map, states: SeatStates(of: SeatMap(name: "")))
    }
    await #expect(processExitsWith: .failure) {
      let part = Self.map.keepingSections { $0 == 0 }
      _ = SelectionCheck(Self.map, states: SeatStates(of: part))
    }
  }
}
