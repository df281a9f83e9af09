import Geometry
import Paths
import SeatMaps
import Testing

/// Plans with tables, areas, floors, outlines and columns, each with one thing wrong, and the same put right.
@Suite struct VenueFindingsTests {
  private func findings(_ sections: Section..., change: (inout SeatPlan) -> Void = { _ in }) -> [Finding] {
    var plan = SeatPlan(name: "", seatShape: .circle, sections: sections)
    change(&plan)
    return plan.layout().findings()
  }

  private func expect(
    _ findings: [Finding], _ code: Finding.Code, count: Int = 1, _ subjects: [Finding.Subject],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(findings.map(\.code) == [code], sourceLocation: sourceLocation)
    #expect(findings.first?.count == count, sourceLocation: sourceLocation)
    #expect(findings.first?.subjects == subjects, sourceLocation: sourceLocation)
    #expect(findings.first?.message.hasSuffix(".") == true, sourceLocation: sourceLocation)
  }

  private func tables(_ points: Point..., seats: Int = 0, radius: Double = 40) -> Section {
    Section(
      name: "Hall",
      tables: [
        TableGroup(
          .round(.init(seats: seats, radius: radius)), at: .listed(points.map { TableGroup.Place($0) }), seatSize: 20)
      ])
  }

  // MARK: Tables

  @Test func `Tables on each other`() {
    expect(
      findings(tables(.zero, Point(70, 0), Point(200, 0), seats: 1)), .tablesOverlap, count: 2,
      [.table("Hall/1"), .table("Hall/2")])
    #expect(findings(tables(.zero, Point(81, 0), seats: 1)) == [])
  }

  @Test func `A chair under another table`() {
    // The only chair of the upper table stands 52 below its middle, on the lower one.
    expect(findings(tables(.zero, Point(0, 85), seats: 1)), .tablesOverlap, [.table("Hall/2")])
    #expect(findings(tables(.zero, Point(0, 110), seats: 1)) == [])
  }

  @Test func `Tables on different floors are apart`() {
    var (lower, upper) = (tables(.zero, seats: 1), tables(Point(9, 0), seats: 1))
    (lower.floor, upper.floor, upper.name) = ("0", "1", "Upper")
    #expect(findings(lower, upper) { $0.floors = [Floor(name: "0"), Floor(name: "1")] } == [])
  }

  @Test func `A narrow passage`() {
    // Chairs 20 wide on circles of 52: from edge to edge the tables leave their distance less 124.
    let scale = 0.02
    let near = tables(.zero, Point(0, 124 + 0.89 / scale), seats: 2)
    expect(
      findings(near) { $0.metresPerUnit = scale }, .narrowPassage, count: 2, [.table("Hall/1"), .table("Hall/2")])
    #expect(findings(near) == [], "without a scale nobody can tell")
    let far = tables(.zero, Point(0, 124 + 0.91 / scale), seats: 2)
    #expect(findings(far) { $0.metresPerUnit = scale } == [])
  }

  @Test func `Companions sit on both sides of a wheelchair at a table`() {
    func table(companion: String) -> Section {
      var section = tables(.zero, seats: 6)
      section.tables[0].exceptions = [
        SeatException(seats: LabelSelection([.label("1")]), attributes: .wheelchair),
        SeatException(seats: LabelSelection([.label(companion)]), attributes: .companion),
      ]
      return section
    }
    #expect(findings(table(companion: "6")) == [], "the last chair is beside the first")
    expect(findings(table(companion: "4")), .wheelchairWithoutCompanion, [.seat("Hall/1/1")])
  }

  // MARK: Areas

  private func area(_ label: String = "Pit", id: String? = nil, y: Double = 100, capacity: Int = 9) -> Section {
    Section(
      name: "Hall", blocks: [Block(.straight(StraightRows(count: 1, seats: 3)))],
      generalAdmission: [
        GeneralAdmissionArea(
          label, id: id, outline: .rectangle(Size(200, 50)), at: Point(-100, y), capacity: capacity)
      ])
  }

  @Test func `An area over seats`() {
    expect(findings(area(y: -20)), .areaOnSeats, [.area("Hall/Pit")])
    #expect(findings(area(y: 20)) == [])
  }

  @Test func `An area for nobody`() { expect(findings(area(capacity: 0)), .areaWithoutCapacity, [.area("Hall/Pit")]) }

  @Test func `An area without an outline`() {
    var section = area()
    section.generalAdmission[0].outline = .none
    expect(findings(section), .areaWithoutOutline, [.area("Hall/Pit")])
  }

  @Test func `An area with the id of a seat`() {
    expect(findings(area(id: "Hall/A/2")), .sharedID, [.area("Hall/A/2")])
    #expect(findings(area(id: "Hall/A/4")) == [])
  }

  @Test func `Categories of areas are used and known`() {
    var section = area()
    section.blocks = []
    section.generalAdmission[0].category = "Standing"
    #expect(findings(section) { $0.categories = [Category(name: "Standing")] } == [])
    expect(findings(section), .unknownCategory, [.category("Standing")])
  }

  // MARK: Outlines and floors

  @Test func `A seat outside its outline`() {
    func section(width: Double) -> Section {
      Section(
        name: "Hall", blocks: [Block(.straight(StraightRows(count: 1, seats: 3)))],
        outline: .polygon([Point(-width, -20), Point(width, -20), Point(width, 20), Point(-width, 20)]))
    }
    // Three seats stand at −38, 0 and 38.
    expect(findings(section(width: 30)), .seatOutsideOutline, count: 2, [.seat("Hall/A/1"), .seat("Hall/A/3")])
    #expect(findings(section(width: 60)) == [])
  }

  @Test func `Areas alone are nothing to sell`() {
    var section = Section(
      name: "Hall", areas: [Area(.rectangle(Size(40, 20)))])
    expect(findings(section), .nothingForSale, [])
    var plan = SeatPlan(name: "", sections: [section])
    #expect(plan.layout().misleadingFindings().map(\.code) == [.nothingForSale])
    section.blocks = [Block(.straight(StraightRows(count: 1, seats: 1)))]
    plan.sections = [section]
    #expect(plan.layout().misleadingFindings() == [])
    for other in [area(), tables(.zero)] {
      #expect(!findings(other).map(\.code).contains(.nothingForSale))
    }
  }

  @Test func `An unknown floor misleads`() {
    var section = area()
    section.floor = "Balcony"
    var plan = SeatPlan(name: "", floors: [Floor(name: "Circle")], sections: [section])
    #expect(plan.layout().misleadingFindings().map(\.code) == [.unknownFloor])
    plan.floors = [Floor(name: "Balcony")]
    #expect(plan.layout().misleadingFindings() == [])
  }

  @Test func `An unknown floor`() {
    var section = area()
    section.floor = "Balcony"
    expect(findings(section) { $0.floors = [Floor(name: "Circle")] }, .unknownFloor, [.section("Hall")])
    #expect(findings(section) { $0.floors = [Floor(name: "Balcony")] } == [])
  }

  // MARK: Views

  @Test func `A column before a seat`() {
    func hall(
      columnX: Double, columnY: Double = 100, attributes: SeatAttributes = [], focalPoint: Point? = nil
    ) -> Section {
      Section(
        name: "Hall",
        blocks: [
          Block(
            .straight(StraightRows(count: 1, seats: 3, seatPitch: 100)), origin: Point(0, 200),
            exceptions: [SeatException(seats: LabelSelection([.label("2")]), attributes: attributes)])
        ],
        areas: [Area(.ellipse(radiusX: 5, radiusY: 5), at: Point(columnX, columnY), symbol: .column)],
        focalPoint: focalPoint)
    }
    func look(_ section: Section) -> [Finding] {
      findings(section) { $0.stage = Stage(.stage, position: .zero, width: 100) }
    }
    // The middle seat looks along x = 0, its neighbours pass 100 units before it at x = ±50.
    expect(look(hall(columnX: 3)), .viewBlocked, [.seat("Hall/A/2")])
    expect(look(hall(columnX: -50)), .viewBlocked, [.seat("Hall/A/1")])
    #expect(look(hall(columnX: 20)) == [])
    #expect(look(hall(columnX: 3, attributes: .restrictedView)) == [], "it is known")
    // What a section looks at elsewhere is what a column there hides, and not the stage.
    #expect(look(hall(columnX: 3, focalPoint: Point(0, 400))) == [])
    expect(look(hall(columnX: 3, columnY: 300, focalPoint: Point(0, 400))), .viewBlocked, [.seat("Hall/A/2")])
  }
}
