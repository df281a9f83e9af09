import Colors
import Geometry
import JSON
import PlanImports
import Reading
import SeatMaps
import Support
import Testing

@Suite struct TextGridPlanTests {
  private func document(_ text: String) throws(DocumentError) -> ImportedPlan {
    try ImportedPlan(reading: Array(text.utf8))
  }

  private func seats(_ text: String) throws -> [PlacedSeat] { try document(text).plan.layout().seats }

  @Test func `Each character is a cell, 38 wide and 36 deep, about x = 0`() throws {
    let seats = try seats("a_aa\n\n.aa \n")
    #expect(seats.map(\.id) == ["A/1", "A/2", "A/3", "B/1", "B/2"])
    // Four cells: their middles are at -57, -19, 19 and 57. The empty line keeps its depth and has no name.
    #expect(
      seats.map(\.center) == [
        Point(-57, 0), Point(19, 0), Point(57, 0), Point(-19, 72), Point(19, 72),
      ])
  }

  @Test func `One kind of seat has no category, and several have those of their characters`() throws {
    #expect(try document("aa\naa\n").plan.categories.isEmpty)
    let plan = try document("aab\nbba\n").plan
    #expect(plan.categories.map(\.name) == ["a", "b"])
    #expect(plan.layout().seats.map(\.categoryName) == ["a", "a", "b", "b", "b", "a"])
  }

  @Test func `The header names the hall, what is in front, and what characters mean`() throws {
    let text = """
      name: Studio 3
      currency: EUR
      stage: Bühne
      a: Standard, 12.50, #2a66ff
      w: Standard, wheelchair step-free
      v: 20
      s: companion
      o: gap

      aowvs
      """
    let plan = try document(text).plan
    #expect(plan.name == "Studio 3" && plan.currency == "EUR")
    #expect(plan.stage == Stage(.stage, label: "Bühne"))
    #expect(
      plan.categories == [
        Category(name: "Standard", color: Color(css: "#2a66ff"), price: Price("12.5")),
        Category(name: "v", price: Price("20")),
      ])
    let seats = plan.layout().seats
    #expect(seats.map(\.label) == ["1", "2", "3", "4"])
    #expect(seats.map(\.categoryName) == ["Standard", "Standard", "v", nil])
    #expect(seats.map(\.attributes) == [[], [.wheelchair, .stepFree], [], .companion])
    // The gap that the header makes of o keeps its cell.
    #expect(seats.map(\.center.x) == [-76, 0, 38, 76])
  }

  @Test(arguments: [
    ("Standard, 12,50, #2563eb", "found two numbers, 12 and 50: a price has a point, as in \"12.50\""),
    ("12,5", "found two numbers, 12 and 5: a price has a point, as in \"12.5\""),
    ("Standard, 1.234,50", "found two numbers, 1.234 and 50: a price has a point, as in \"1234.50\""),
    // A price of 12 in a category called "50 €" was not meant.
    ("12,50 €", "found two numbers, 12 and 50 €: a price has a point, as in \"12.50\""),
    ("Standard, 12.50, #2563eb, 14.50", "found two prices, the second \"14.50\""),
    ("Standard, #2563eb, #000000", "found two colours, the second \"#000000\""),
  ])
  func `A price with a comma is refused, since commas stand between the parts`(meaning: String, reason: String) {
    #expect(throws: DocumentError(.value, reason, at: DocumentPlace(line: 2, column: 1))) {
      try document("name: Kino\na: \(meaning)\naa\n")
    }
  }

  @Test func `A category may have a number in its name, before its price or after it`() throws {
    let plan = try document("name: Kino\na: Rang 1,12.50\nb: 9, 2. Rang\nab\n").plan
    #expect(
      plan.categories == [Category(name: "Rang 1", price: Price("12.5")), Category(name: "2. Rang", price: Price("9"))])
  }

  @Test func `Seats alone are counted, or all cells`() throws {
    // What jQuery-Seat-Charts does and what its users ask for: after ten seats and three gaps, 14 or 11.
    let row = String(repeating: "a", count: 10) + "___" + String(repeating: "a", count: 10)
    #expect(try seats("seats: numbers\n\(row)\n").map(\.label) == (1...20).map(String.init))
    #expect(
      try seats("seats: cells\n\(row)\n").map(\.label) == (Array(1...10) + Array(14...23)).map(String.init))
    #expect(
      try seats("seats: cells right-to-left\naa_\n_aa\n").map(\.id) == ["A/3", "A/2", "B/2", "B/1"])
  }

  @Test func `Rows are named in any style from either end, those without seats left out`() throws {
    #expect(try seats("rows: numbers back-to-front\na\n\na\n_\na\n").map(\.id) == ["3/1", "2/1", "1/1"])
    #expect(try seats("rows: roman\nseats: lowercase-letters\naa\n").map(\.id) == ["I/a", "I/b"])
  }

  @Test func `Brackets give a seat its own id and label`() throws {
    let seats = try seats("seats: numbers\na[x y]a[,B2]a[7,C]a\n")
    #expect(seats.map(\.id) == ["x y", "A/B2", "7", "A/4"])
    #expect(seats.map(\.label) == ["1", "B2", "C", "4"])
    #expect(seats.map(\.center.x) == [-57, -19, 19, 57])
  }

  @Test func `A character is what a reader sees as one`() throws {
    // A flag, a family and an accented letter are several code points each.
    let seats = try seats("name: Bus\n🇩🇪👨‍👩‍👧e\u{301}🇩🇪\n")
    #expect(seats.map(\.categoryName) == ["🇩🇪", "👨‍👩‍👧", "é", "🇩🇪"])
    #expect(seats.map(\.center.x) == [-57, -19, 19, 57])
  }

  @Test func `An array of strings is a grid, and so is an object with one`() throws {
    let lines = "ff_ff\ne[9]e_ee\n"
    let array = "[\"ff_ff\", \"e[9]e_ee\"]"
    #expect(try seats(array) == seats(lines))
    let object = "{\"map\": \(array), \"seats\": {\"f\": {\"category\": \"First\", \"price\": 99.99, \"classes\": []}}}"
    let document = try document(object)
    #expect(document.plan.categories == [Category(name: "First", price: Price("99.99")), Category(name: "e")])
    #expect(document.notes.map(\.message) == ["ignored key \"classes\""])
  }

  @Test func `Prose is no hall`() {
    for text in ["hello world\n", "The quick brown fox jumps over the lazy dog. And so on, and on, and on.\n"] {
      #expect(throws: DocumentError.self) { try document(text) }
    }
  }

  @Test func `More seats than the limit are refused at the line`() {
    let error = DocumentError(
      .seatLimit, "with this there are more seats than the limit of 3", at: DocumentPlace(line: 2, column: 1))
    #expect(throws: error) {
      try ImportedPlan(reading: Array("aa\naa\n".utf8), limits: DocumentLimits(seats: 3))
    }
  }

  @Test(arguments: ["_", ".", "[", "]"])
  func `A character that no cell can be is no seat`(character: String) throws {
    let error = #expect(throws: DocumentError.self) { try document("name: Hall\n\(character): Standard\naa\n") }
    #expect(error?.reason == "\"\(character)\" cannot be a seat: choose another character")
    #expect(throws: DocumentError.self) {
      try document("{\"map\": [\"aa\"], \"seats\": {\"\(character)\": {\"category\": \"Standard\"}}}")
    }
    #expect(try seats("{\"map\": [\"aa\"], \"seats\": {\"\(character)\": {}}}").count == 2)
  }

  @Test func `A long drawing is recognized wherever its beginning would be cut`() throws {
    // Lines of ten bytes and more: 65536 is cut within brackets at some of these lengths.
    for length in 1...6 {
      let line = "a[\(String(repeating: "9", count: length))]a\n"
      #expect(try document(String(repeating: line, count: 12_000)).format == .textGrid)
    }
  }
}
