import DocumentTestSupport
import Geometry
import JSON
import PlanImports
import Reading
import SeatMaps
import Support
import TestSupport
import Testing

@Suite struct CSVPlanTests {
  private func document(_ text: String) throws(DocumentError) -> ImportedPlan {
    try ImportedPlan(reading: Array(text.utf8))
  }

  private func seats(_ text: String) throws -> [PlacedSeat] { try document(text).plan.layout().seats }

  @Test func `Neither case nor anything but letters and digits of a heading counts`() throws {
    let seats = try seats("SEAT-Number,row_name,X Pos,Y Pos,Price Zone\n7,B,1,2,Gold\n")
    let seat = try #require(seats.first)
    #expect(seat.id == "B/7" && seat.center == Point(1, 2) && seat.categoryName == "Gold")
  }

  @Test(arguments: [",", ";", "\t"])
  func `Every separator, a byte order mark and every end of lines are read`(separator: String) throws {
    for end in ["\n", "\r\n", "\r"] {
      let lines = [["row", "seat", "x", "y"], ["A", "1", "10", "20"], ["A", "2", "30", "20"]]
      let text = "\u{FEFF}" + lines.map { $0.joined(separator: separator) }.joined(separator: end) + end
      #expect(try seats(text).map(\.center) == [Point(10, 20), Point(30, 20)])
    }
  }

  @Test func `Decimal commas are read where commas do not separate, or in quotes`() throws {
    #expect(try seats("row;seat;x;y\nA;1;-1,5;2,25\n").first?.center == Point(-1.5, 2.25))
    #expect(try seats("row,seat,x,y\nA,1,\"-1,5\",2\n").first?.center == Point(-1.5, 2))
    // A comma and a point: which of them separates thousands cannot be told.
    #expect(throws: DocumentError.self) { try seats("row;seat;x;y\nA;1;1.234,5;2\n") }
  }

  @Test func `Rows are gathered in the order in which they are first met`() throws {
    let map = try document("section,row,seat,x,y\nS,B,1,0,0\nS,A,1,0,1\nT,B,1,0,2\nS,B,2,0,3\n").plan.layout()
    #expect(map.seats.map(\.id) == ["S/B/1", "S/B/2", "S/A/1", "T/B/1"])
    #expect(map.sections.map(\.name) == ["S", "T"])
  }

  @Test func `Without places rows lie one behind the other, with their numbers in order, and a note says so`() throws {
    let document = try document("row,seat\nA,10\nA,9\nA,B1\nB,1\n")
    let seats = document.plan.layout().seats
    // Three seats about x = 0 at a pitch of 38, the next row 36 behind.
    #expect(seats.map(\.label) == ["9", "10", "B1", "1"])
    #expect(seats.map(\.center) == [Point(-38, 0), Point(0, 0), Point(38, 0), Point(0, 36)])
    #expect(document.notes.map(\.message).contains { $0.hasPrefix("laid rows one behind the other") })
  }

  @Test func `Seats without a width are as wide as their distances allow`() throws {
    // The distances in rows are 19, 19 and 100: the middle one is 19, of which 30/38 is 15.
    let seats = try seats("row,seat,x,y\nA,1,0,0\nA,2,19,0\nA,3,38,0\nA,4,138,0\n")
    #expect(seats.allSatisfy { abs($0.size - 15) < 1e-12 })
  }

  @Test func `Attributes stand in one column as words, or in columns of yes and no`() throws {
    let seats = try seats("row,seat,attributes,Companion,Step free\nA,1,wheelchair;wide,no,\nA,2,,YES,1\n")
    #expect(seats.map(\.attributes) == [[.wheelchair, .wide], [.companion, .stepFree]])
  }

  @Test func `A price that all seats of a category have is the category's, and others are the seats'`() throws {
    let text = "row,seat,category,price,status\nA,1,Gold,9.50,sold\nA,2,Gold,9.50,\nA,3,Tin,5,\nA,4,Tin,6,held\n"
    let document = try document(text)
    #expect(document.plan.categories == [Category(name: "Gold", price: Price("9.5")), Category(name: "Tin")])
    #expect(
      document.availability?.entries == [
        .init(seat: "A/1", status: .sold), .init(seat: "A/3", status: .available, price: Price("5")),
        .init(seat: "A/4", status: .held, price: Price("6")),
      ])
    #expect(try self.document("row,seat\nA,1\n").availability == nil)
  }

  @Test func `Floors are listed in the order in which they are first met`() throws {
    let plan = try document("floor,section,row,seat\nUpper,S,A,1\nLower,S,A,1\nUpper,T,A,1\n").plan
    #expect(plan.floors.map(\.name) == ["Upper", "Lower"])
    #expect(plan.sections.map(\.floor) == ["Upper", "Lower", "Upper"])
  }

  @Test func `What is not known is ignored with a note that names it`() throws {
    let notes = try document("row,seat,colour,attributes,status\nA,1,red,sofa,sold\n").notes.map(\.message)
    for name in ["ignored column \"colour\"", "ignored attribute \"sofa\""] {
      #expect(notes.contains(name))
    }
  }

  @Test(arguments: [
    ("gebucht", ""), ("taken", ""), ("S", ""), ("Solt", "; did you mean \"sold\"?"),
    ("avialable", "; did you mean \"available\"?"),
  ])
  func `A status that is not known is an error at its place`(word: String, hint: String) {
    let expected = "expected \"available\", \"selected\", \"held\", \"reserved\", \"sold\" or \"blocked\""
    let error = DocumentError(
      .value, "\(expected), found \"\(word)\"\(hint)", at: DocumentPlace(line: 3, column: 5))
    #expect(throws: error) { try self.document("row,seat,status\nA,1,available\nA,2,\(word)\n") }
  }

  @Test func `Neither the case of a status nor spaces around it count`() throws {
    let entries = try document("row,seat,status\nA,1, Sold \nA,2,HELD\nA,3,  \n").availability?.entries
    #expect(entries == [.init(seat: "A/1", status: .sold), .init(seat: "A/2", status: .held)])
  }

  @Test func `A table keeps the statuses and prices of seats, which the other formats count as left out`() throws {
    let text = "row,seat,x,y,category,price,status\nA,1,0,0,Gold,9.50,sold\nA,2,38,0,Gold,9.50,\nA,3,76,0,Tin,5,held\n"
    var read = try document(text)
    read.availability?.entries.append(.init(seat: "A/2", status: .available, price: Price("12")))
    let table = PlanFormat.csv.write(read.plan, availability: read.availability)
    #expect(!table.notes.contains { $0.message.contains("price") })
    let copy = try ImportedPlan(reading: table.bytes)
    let states = try #require(copy.availability).states(for: copy.plan.layout()).states
    #expect(states.statuses == [.sold, .available, .held])
    #expect(states.prices == [Price("9.5"), Price("12"), Price("5")])
    for format in [PlanFormat.native, .pretix] {
      let written = format.write(read.plan, availability: read.availability)
      #expect(written.bytes == format.write(read.plan).bytes)
      #expect(
        written.notes.prefix(2).map(\.message) == [
          "left out the status of 2 seats: a plan has none; a table (csv) keeps it",
          "left out the price of 1 seat: a plan has those of categories; a table (csv) keeps it",
        ])
    }
  }

  @Test func `More seats than the limit are refused at the line`() {
    let error = DocumentError(
      .seatLimit, "with this there are more seats than the limit of 1", at: DocumentPlace(line: 3, column: 1))
    #expect(throws: error) {
      try ImportedPlan(reading: Array("row,seat\nA,1\nA,2\n".utf8), limits: DocumentLimits(seats: 1))
    }
  }

  @Test func `Everything that is written is read back with no seat moved`() throws {
    var random = SeededRandom(seed: 20_261_130)
    for _ in 0..<150 {
      let plan = random.seatPlan()
      let map = plan.layout()
      let written = PlanFormat.csv.write(plan)
      guard !map.seats.isEmpty else { continue }
      let copy = try ImportedPlan(reading: written.bytes)
      #expect(copy.format == .csv)
      expectSameSeats(copy.plan.layout(), gathered(map))
      // What was read is in order, so that it is written in the same order again.
      let again = PlanFormat.csv.write(copy.plan).bytes
      #expect(PlanFormat.csv.write(try ImportedPlan(reading: again).plan).bytes == again)
    }
  }

  @Test func `The examples are read back with no seat moved`() throws {
    for file in PlanImportFixtureTests.validPlans {
      let plan = try ImportedPlan(reading: RepositoryFiles.bytes(file)).plan
      let copy = try ImportedPlan(reading: PlanFormat.csv.write(plan).bytes).plan
      expectSameSeats(copy.layout(), gathered(plan.layout()))
    }
  }

  /// A line for each seat, section by section and row by row in the order in which their names are first met.
  private func gathered(_ map: SeatMap) -> [String] {
    var sections: [[String]] = []
    var lines: [[String]: [String]] = [:]
    for seat in map.seats {
      let row = map.rows[seat.row]
      let section = map.sections[row.section]
      let floor = section.floor.map { map.floors[$0].name } ?? ""
      if lines[[floor, section.name]] == nil {
        sections.append([floor, section.name])
        lines[[floor, section.name]] = []
      }
      let key = [floor, section.name, row.label]
      if lines[key] == nil { lines[[floor, section.name]]?.append(row.label) }
      lines[key, default: []].append(line(of: seat, section.name, row.label))
    }
    return sections.flatMap { section in
      (lines[section] ?? []).flatMap { lines[section + [$0]] ?? [] }
    }
  }

  private func expectSameSeats(_ map: SeatMap, _ expected: [String]) {
    let lines = map.seats.map { seat in
      line(of: seat, map.sections[map.rows[seat.row].section].name, map.rows[seat.row].label)
    }
    #expect(lines == expected)
  }

  private func line(of seat: PlacedSeat, _ section: String, _ row: String) -> String {
    let numbers = [seat.center.x, seat.center.y, seat.angle.degrees, seat.size].map { $0 == 0 ? "0" : "\($0)" }
    let texts = [seat.id, section, row, seat.label, seat.categoryName ?? ""] + seat.attributes.keys
    return (texts + numbers).joined(separator: "|")
  }

  @Test func `What a table cannot say is listed`() throws {
    var plan = SeatPlan(name: "Hall", stage: Stage(.stage), sections: [])
    plan.categories = [Category(name: "Gold", price: Price("9"))]
    plan.sections = [
      Section(
        name: "S", blocks: [Block(.straight(StraightRows(count: 1, seats: 2)), category: "Gold")],
        areas: [Area(.ellipse(radiusX: 1, radiusY: 1))])
    ]
    #expect(
      PlanFormat.csv.write(plan).notes.map(\.message) == [
        "the name of the plan is left out", "the stage is left out", "prices of categories are left out",
        "areas and their texts are left out", "rows by rule become seats that stand by themselves",
      ])
  }
}
