import Colors
import Geometry
import SeatMaps
import Support
import Testing

/// Plans made by hand, each with one thing wrong.
@Suite struct FindingsTests {
  private func seat(_ label: String, _ x: Double, id: String? = nil, _ change: (inout Seat) -> Void = { _ in }) -> Seat
  {
    var seat = Seat(id: id, label: label, position: Point(x, 0))
    change(&seat)
    return seat
  }

  private func section(_ rows: SeatRow..., name: String = "Hall", origin: Point = .zero) -> Section {
    Section(name: name, origin: origin, blocks: [Block(.rows(rows))])
  }

  private func findings(_ sections: Section..., change: (inout SeatPlan) -> Void = { _ in }) -> [Finding] {
    var plan = SeatPlan(name: "", sections: sections)
    change(&plan)
    return plan.layout().findings()
  }

  private func expect(
    _ findings: [Finding], _ code: Finding.Code, count: Int, _ subjects: [Finding.Subject],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(findings.map(\.code) == [code], sourceLocation: sourceLocation)
    #expect(findings.first?.count == count, sourceLocation: sourceLocation)
    #expect(findings.first?.subjects == subjects, sourceLocation: sourceLocation)
    #expect(findings.first?.message.hasSuffix(".") == true, sourceLocation: sourceLocation)
  }

  @Test func `A sound plan has no finding`() {
    let plan = SeatPlan(
      name: "", canvas: Size(400, 200), currency: "EUR",
      categories: [
        .init(name: "Near", color: Color(hex: 0x2A66FF), price: Price(units: 12, digits: 0)),
        .init(name: "Far", color: Color(hex: 0xFFC037), price: Price(units: 9, digits: 0)),
      ], stage: Stage(.screen, position: Point(200, 40)),
      sections: [
        Section(
          name: "Hall", origin: Point(200, 80),
          blocks: [
            Block(.straight(StraightRows(count: 1, seats: 8)), category: "Near"),
            Block(.straight(StraightRows(count: 2, seats: 9)), category: "Far"),
          ])
      ])
    #expect(plan.layout().findings() == [])
  }

  @Test func `A plan without anything has no seat`() {
    expect(findings(), .noSeat, count: 1, [])
    let area = Area(.rectangle(Size(10, 10)))
    #expect(findings(Section(name: "", blocks: [], areas: [area])).map(\.code) == [.nothingForSale])
  }

  @Test func `Duplicate ids are counted by id`() {
    let row = SeatRow(
      label: "A",
      seats: [seat("1", 0, id: "x"), seat("2", 40, id: "y"), seat("3", 80, id: "x"), seat("4", 120, id: "x")])
    let found = findings(section(row))
    expect(found, .duplicateID, count: 1, [.seat("x")])
    #expect(found.first?.severity == .error)
    #expect(found.first?.message.contains("3 seats") == true)
  }

  @Test func `Duplicate labels are of one row in one section`() {
    func row(_ label: String, _ x: Double, id: String) -> SeatRow {
      SeatRow(label: label, origin: Point(x, 0), seats: [seat("1", 0, id: id)])
    }
    expect(
      findings(section(row("A", 0, id: "a"), row("A", 40, id: "b"))), .duplicateLabel, count: 1, [.seat("a")])
    #expect(findings(section(row("A", 0, id: "a"), row("B", 40, id: "b"))) == [])
    #expect(
      findings(section(row("A", 0, id: "a")), section(row("A", 40, id: "b"), name: "Circle")) == [])
  }

  @Test func `Empty rows and missing names`() {
    let named = SeatRow(label: "A", seats: [seat("1", 0)])
    expect(findings(section(named, SeatRow(label: "B", seats: []))), .emptyRow, count: 1, [.row("Hall/B")])
    expect(
      findings(section(SeatRow(label: "", seats: [seat("1", 0)]))), .unlabelledRow, count: 1, [.row("Hall/row 1")])
    expect(
      findings(section(SeatRow(label: "A", seats: [seat("", 0), seat("", 40, id: "z")]))), .unlabelledSeat, count: 2,
      [.seat("Hall/A/"), .seat("z")])
    expect(
      findings(section(named), section(named, name: "", origin: Point(0, 90))), .unnamedSection, count: 1,
      [.section("section 2")])
  }

  @Test(arguments: ["A\u{0}", "A\nB", "\u{202E}A", "A\u{2066}", "\u{7F}", "\u{9F}"])
  func `Names with characters that cannot be seen`(label: String) {
    let found = findings(section(SeatRow(label: label, seats: [seat("1", 0, id: "x")])))
    expect(found, .controlCharacter, count: 1, [.row(label)])
  }

  @Test(arguments: ["Ä", "ק", "三", "👩‍🦽", "R&B <b>", "é"])
  func `Names in any script are fine`(label: String) {
    #expect(findings(section(SeatRow(label: label, seats: [seat("1", 0, id: "x")]))) == [])
  }

  @Test func `Seats on each other`() {
    let row = SeatRow(label: "A", seats: [seat("1", 0), seat("2", 20), seat("3", 60)])
    expect(findings(section(row)), .overlappingSeats, count: 2, [.seat("Hall/A/1"), .seat("Hall/A/2")])
  }

  @Test func `Sections on each other are named`() {
    let row = SeatRow(label: "A", seats: [seat("1", 0), seat("2", 40)])
    let found = findings(section(row, name: "Ground"), section(row, name: "Upper", origin: Point(0, 5)))
    expect(found, .sectionsOverlap, count: 4, [.section("Ground"), .section("Upper")])
    #expect(found.first?.message.contains("Ground and Upper") == true)
  }

  @Test func `A heap of seats in one place is counted in no time`() {
    let seats = (0..<5000).map { seat(String($0), 0) }
    let found = findings(section(SeatRow(label: "A", seats: seats)))
    #expect(found.map(\.code) == [.overlappingSeats])
    #expect(found.first?.count == 5000)
    #expect(found.first?.subjects.count == Finding.maximumSubjectCount)
  }

  @Test func `Seats beyond the canvas`() {
    let row = SeatRow(label: "A", origin: Point(0, 20), seats: [seat("1", 15), seat("2", 55), seat("3", 86)])
    expect(findings(section(row)) { $0.canvas = Size(100, 100) }, .seatOutsideCanvas, count: 1, [.seat("Hall/A/3")])
  }

  @Test func `Seats without size`() {
    let row = SeatRow(label: "A", seats: [seat("1", 0) { $0.size = 0 }, seat("2", 40) { $0.size = -4 }, seat("3", 80)])
    expect(findings(section(row)), .seatWithoutSize, count: 2, [.seat("Hall/A/1"), .seat("Hall/A/2")])
  }

  @Test func `Seats that look away`() {
    let row = SeatRow(
      label: "A",
      seats: [
        seat("1", 0) { $0.angle = .degrees(180) }, seat("2", 40), seat("3", 80) { $0.angle = .degrees(-90) },
        seat("4", 120) { $0.angle = .degrees(60) },
      ])
    let away = [Finding.Subject.seat("Hall/A/1"), .seat("Hall/A/4")]
    expect(findings(section(row)) { $0.focalPoint = Point(40, -30) }, .seatFacingAway, count: 2, away)
    expect(
      findings(section(row)) { $0.stage = Stage(.stage, position: Point(40, -30)) }, .seatFacingAway, count: 2, away)
  }

  @Test func `Categories that are not listed are named once`() {
    let row = SeatRow(
      label: "A",
      seats: [
        seat("1", 0) { $0.category = "X" }, seat("2", 40) { $0.category = "X" }, seat("3", 80) { $0.category = "Y" },
      ])
    let found = findings(section(row)) { $0.categories = [.init(name: "Y")] }
    expect(found, .unknownCategory, count: 1, [.category("X")])
    #expect(found.first?.message.hasPrefix("2 seats ask for 1 category") == true)
  }

  @Test func `Seats without a category among others`() {
    let row = SeatRow(
      label: "A", seats: [seat("1", 0) { $0.category = "Y" }, seat("2", 40), seat("3", 80) { $0.category = "" }])
    expect(
      findings(section(row)) { $0.categories = [.init(name: "Y")] }, .seatWithoutCategory, count: 2,
      [.seat("Hall/A/2"), .seat("Hall/A/3")])
    #expect(findings(section(SeatRow(label: "A", seats: [seat("1", 0)]))) == [])
  }

  @Test func `What is wrong with categories`() {
    let row = SeatRow(
      label: "A", seats: [seat("1", 0) { $0.category = "X" }, seat("2", 40) { $0.category = "Y" }])
    func found(_ categories: SeatMaps.Category..., currency: String? = "EUR") -> [Finding] {
      findings(section(row)) { ($0.categories, $0.currency) = (categories, currency) }
    }
    let (blue, nearlyBlue, red) = (Color(hex: 0x2A66FF), Color(hex: 0x2E68F8), Color(hex: 0xD01020))
    let price = Price(units: 5, digits: 0)
    #expect(found(.init(name: "X"), .init(name: "Y")) == [])
    #expect(found(.init(name: "X", color: blue), .init(name: "Y", color: red)) == [])
    expect(found(.init(name: "X"), .init(name: "Y"), .init(name: "Z")), .categoryUnused, count: 1, [.category("Z")])
    expect(
      found(.init(name: "X"), .init(name: "Y"), .init(name: "X")).filter { $0.code != .categoryUnused },
      .duplicateCategory, count: 1, [.category("X")])
    expect(
      found(.init(name: "X", color: blue), .init(name: "Y")), .categoryWithoutColor, count: 1, [.category("Y")])
    expect(
      found(.init(name: "X", color: blue), .init(name: "Y", color: nearlyBlue)), .indistinguishableCategories, count: 1,
      [.category("Y")])
    // Blue and purple are 0.29 apart in OKLab, but 0.03 for those without cones for long waves.
    let purple = Color(hex: 0xE844E8)
    expect(
      found(.init(name: "X", color: blue), .init(name: "Y", color: purple)), .indistinguishableToColorBlind, count: 1,
      [.category("Y")])
    expect(found(.init(name: "X", price: price), .init(name: "Y")), .priceMissing, count: 1, [.category("Y")])
    expect(
      found(.init(name: "X", price: price), .init(name: "Y", price: price), currency: nil), .currencyMissing, count: 1,
      [])
  }

  @Test func `Exceptions about no seat are named with the labels there are`() {
    func found(_ exceptions: SeatException..., rows: Int = 3) -> [Finding] {
      let block = Block(.straight(StraightRows(count: rows, seats: 12)), exceptions: exceptions)
      return findings(Section(name: "Hall", blocks: [block]))
    }
    let rowK = SeatException(rows: LabelSelection([.label("K")]), attributes: .legroom)
    let pastTheEnd = SeatException(
      rows: LabelSelection([.range("A", "C")]), seats: LabelSelection([.range("13", "20"), .label("x")]), shape: .circle
    )
    #expect(found(SeatException(rows: LabelSelection([.range("C", "Z")]), shape: .circle)) == [])
    #expect(found(SeatException(shape: .circle)) == [])
    expect(found(rowK), .exceptionWithoutSeat, count: 1, [.section("Hall")])
    expect(found(rowK, pastTheEnd), .exceptionWithoutSeat, count: 2, [.section("Hall"), .section("Hall")])
    #expect(
      found(rowK, pastTheEnd).first?.message.hasPrefix(
        "2 exceptions are about no seat: rows K of Hall, where the block has rows A…C and seats 1…12; "
          + "rows A…C, seats 13…20, x of Hall, where") == true)
    #expect(
      found(SeatException(), rows: 0).last?.message.contains("all seats of Hall, where the block has no rows") == true)
  }

  @Test func `An exception about seats that are taken away is about none`() {
    let seats = LabelSelection([.label("2")])
    let remove = SeatException(seats: seats, isRemoved: true)
    let circle = SeatException(seats: seats, shape: .circle)
    func found(_ exceptions: [SeatException]) -> [Finding] {
      let row = SeatRow(label: "A", seats: [seat("1", 0), seat("2", 40)])
      return findings(Section(name: "Hall", blocks: [Block(.rows([row]), exceptions: exceptions)]))
    }
    #expect(found([circle, remove]) == [])
    expect(found([remove, circle]), .exceptionWithoutSeat, count: 1, [.section("Hall")])
  }

  @Test func `No exception is blamed for rows that the limit cuts off`() {
    let block = Block(
      .straight(StraightRows(count: 9, seats: 3)), exceptions: [SeatException(rows: LabelSelection([.label("I")]))])
    let plan = SeatPlan(name: "", sections: [Section(name: "", blocks: [block])])
    #expect(plan.layout().findings() == [])
    #expect(plan.layout(limit: 10).findings().allSatisfy { $0.code != .exceptionWithoutSeat })
  }

  @Test func `Wheelchair places want a companion nearby`() {
    func row(_ attributes: SeatAttributes...) -> SeatRow {
      SeatRow(
        label: "A",
        seats: attributes.enumerated().map { number, attributes in
          seat(String(number + 1), Double(number) * 40) { $0.attributes = attributes }
        })
    }
    #expect(findings(section(row(.wheelchair, .companion, []))) == [])
    #expect(findings(section(row(.wheelchair, .wheelchair, .companion))) == [])
    expect(
      findings(section(row(.wheelchair, [], [], .companion))), .wheelchairWithoutCompanion, count: 1,
      [.seat("Hall/A/1")])
  }

  @Test func `Rows counted past their style are named`() {
    func found(_ scheme: LabelScheme, rows: Int) -> [Finding] {
      let block = Block(.straight(StraightRows(count: rows, seats: 3)))
      return findings(Section(name: "Hall", blocks: [block], rowNumbering: RowNumbering(scheme)))
    }
    // C, B, A, then 0 and -1.
    expect(
      found(LabelScheme(.letters, start: 3, step: -1), rows: 5), .labelNotInStyle, count: 2,
      [.row("Hall/0"), .row("Hall/-1")])
    expect(found(LabelScheme(.roman, start: 3998), rows: 3), .labelNotInStyle, count: 1, [.row("Hall/4000")])
    #expect(found(LabelScheme(.letters, start: 3, step: -1), rows: 3) == [])
    #expect(found(LabelScheme(.numbers, start: 1, step: -1), rows: 3) == [])
  }

  @Test(arguments: [("a,b", 1), (" a", 1), ("a ", 1), ("a b", 0), ("a;b", 0)])
  func `Ids that lists would have to quote`(id: String, count: Int) {
    let found = findings(section(SeatRow(label: "A", seats: [seat("1", 0, id: id)])))
    #expect(found.map(\.code) == Array(repeating: .awkwardID, count: count))
    #expect(found.allSatisfy { $0.severity == .note })
  }

  @Test func `No message repeats more than the beginning of a name`() {
    let long = String(repeating: "x", count: 1000)
    let row = SeatRow(label: long, seats: [seat(long, 0), seat(long, 1)])
    let block = Block(
      .rows([row]), exceptions: [SeatException(rows: LabelSelection([.range(long + "3", "B"), .label(long + "3")]))])
    let sections = [Section(name: long, blocks: [block]), Section(name: long + "2", blocks: [Block(.rows([row]))])]
    let found = SeatPlan(name: "", sections: sections).layout().findings()
    #expect(
      Set(found.map(\.code)) == [
        .duplicateID, .duplicateLabel, .overlappingSeats, .sectionsOverlap, .exceptionWithoutSeat,
      ])
    #expect(found.contains { $0.message.contains(String(repeating: "x", count: 60) + "…") })
    #expect(found.allSatisfy { !$0.message.contains(String(repeating: "x", count: 61)) })
    #expect(found.contains { $0.subjects.contains(.section(long)) })
  }

  @Test func `Many sections in one place are counted within bounds`() {
    let sections = (0..<400).map { section(SeatRow(label: "A", seats: [seat("1", 0)]), name: "S\($0)") }
    let found = SeatPlan(name: "", sections: sections).layout().findings()
    #expect(found.map(\.code) == Array(repeating: .sectionsOverlap, count: Finding.maximumSubjectCount + 1))
    // Each of 400 seats counts with at most 64 sections, less the ten pairs that are named.
    #expect((1...(400 * 64 - 10)).contains(found.last?.count ?? 0))
  }

  @Test func `Findings come in the order of their codes`() {
    let row = SeatRow(label: "", seats: [seat("", 0, id: "x"), seat("1", 1, id: "x")])
    let codes = findings(section(row, SeatRow(label: "B", seats: []))).map(\.code)
    #expect(codes == [.duplicateID, .overlappingSeats, .emptyRow, .unlabelledSeat, .unlabelledRow])
  }
}
