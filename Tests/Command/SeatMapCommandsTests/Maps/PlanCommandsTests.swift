import FoundationEssentials
import JSON
import SeatMapCommands
import TestSupport
import Testing

/// `seats`, `inspect`, `validate`, `convert` and `schema`.
@Suite struct PlanCommandsTests {
  // MARK: seats

  @Test func everySeatIsALineOfATable() {
    let outcome = seatmap("seats", "-", input: SamplePlans.small)
    #expect(outcome.status == .success, "\(outcome.messages)")
    #expect(outcome.output.hasPrefix("id,section,row,label,x,y,angle,width,category,attributes\r\n"))
    // The first row has its middle at (0, 0); seats are 38 apart and rows 36.
    #expect(
      outcome.lines.dropFirst().map(String.init) == [
        "A/1,,A,1,-38,0,0,30,Standard,", "A/2,,A,2,0,0,0,30,Standard,", "A/3,,A,3,38,0,0,30,Standard,",
        "B/1,,B,1,-38,36,0,30,Standard,", "B/2,,B,2,0,36,0,30,Standard,", "B/3,,B,3,38,36,0,30,Standard,",
      ])
  }

  @Test func whatIsKnownFollowsInTheTable() {
    let outcome = seatmap("seats", "-", "--select", "A/2", input: SamplePlans.small)
    #expect(outcome.lines[0].hasSuffix(",attributes,status,price"))
    #expect(outcome.lines[1] == "A/1,,A,1,-38,0,0,30,Standard,,available,12.5")
    #expect(outcome.lines[2] == "A/2,,A,2,0,0,0,30,Standard,,selected,12.5")
  }

  @Test func fieldsWithCommasAndQuotesAreQuoted() {
    let plan = SamplePlans.small.replacing("Standard", with: "Front, \\\"best\\\"")
    let outcome = seatmap("seats", "-", input: plan)
    #expect(outcome.lines[1] == "A/1,,A,1,-38,0,0,30,\"Front, \"\"best\"\"\",")
  }

  @Test func aQuoteWithAnAccentIsDoubledAsAnyOther() {
    let plan = SamplePlans.small.replacing("Standard", with: "\\\"\u{301}")
    #expect(seatmap("seats", "-", input: plan).lines[1] == "A/1,,A,1,-38,0,0,30,\"\"\"\u{301}\",")
  }

  @Test func jsonLinesAreObjects() throws {
    struct Seat: Decodable, Equatable {
      var id: String, section: String, row: String, label: String
      var x: Double, y: Double, angle: Double, width: Double
      var category: String
      var attributes: [String]
      var status: String?
      var price: Double?
    }
    let outcome = seatmap("seats", "-", "--format", "ndjson", "--select", "B/3", input: SamplePlans.small)
    #expect(outcome.status == .success)
    let seats = try outcome.lines.map { try JSONDecoder().decode(Seat.self, from: Data($0.utf8)) }
    #expect(seats.count == 6)
    #expect(
      seats.last
        == Seat(
          id: "B/3", section: "", row: "B", label: "3", x: 38, y: 36, angle: 0, width: 30, category: "Standard",
          attributes: [], status: "selected", price: 12.5))
    #expect(outcome.output.hasSuffix("}\n"))
  }

  // MARK: inspect

  private struct Inspection: Decodable {
    struct Bounds: Decodable, Equatable { var minX: Double, minY: Double, maxX: Double, maxY: Double }
    struct Section: Decodable { var name: String, id: String, seats: Int, rows: Int }
    struct Category: Decodable { var name: String, seats: Int, color: String?, price: Double? }
    struct Problem: Decodable { var severity: String, code: String, count: Int, message: String }
    var name: String, format: String
    var seats: Int, rows: Int, duplicatedIds: Int
    var bounds: Bounds, extent: Bounds
    var currency: String?
    var sections: [Section], categories: [Category], problems: [Problem]
  }

  private func inspection(of plan: String) throws -> Inspection {
    let outcome = seatmap("inspect", "-", "--json", input: plan)
    #expect(outcome.status == .success, "\(outcome.messages)")
    return try JSONDecoder().decode(Inspection.self, from: Data(outcome.bytes))
  }

  @Test func aPlanIsCountedAndMeasured() throws {
    let plan = try inspection(of: SamplePlans.small)
    #expect((plan.name, plan.format, plan.currency) == ("Studio", "seatmap-plan/1", "EUR"))
    #expect((plan.seats, plan.rows, plan.duplicatedIds) == (6, 2, 0))
    #expect(plan.bounds == .init(minX: -38, minY: 0, maxX: 38, maxY: 36))
    // Seats are 30 wide.
    #expect((plan.extent.minX, plan.extent.maxX) == (-53, 53))
    #expect(plan.categories.map(\.seats) == [6])
    #expect(plan.categories.map(\.price) == [12.5])
    #expect(plan.categories.map(\.color) == ["#36c"])
  }

  @Test func repeatedIdsAndFloorsThatLieOnEachOtherAreFound() throws {
    let plan = try inspection(of: SamplePlans.floors)
    #expect((plan.format, plan.seats, plan.rows, plan.duplicatedIds) == ("pretix", 3, 2, 1))
    #expect(plan.sections.map(\.name) == ["Stalls", "Circle"])
    #expect(plan.sections.map(\.seats) == [2, 1])
    #expect(plan.bounds == .init(minX: 50, minY: 50, maxX: 80, maxY: 50))
    let codes = plan.problems.map(\.code)
    #expect(codes.contains("duplicate-id"))
    #expect(codes.contains("sections-overlap"))
  }

  @Test func peopleGetTheSameInLines() {
    let outcome = seatmap("inspect", "-", input: SamplePlans.small)
    #expect(outcome.status == .success)
    #expect(outcome.lines.first == "name      Studio")
    #expect(outcome.output.contains("seats     6 in 2 rows and 1 section\n"))
    #expect(outcome.output.contains("bounds    x -38 … 38, y 0 … 36\n"))
    #expect(outcome.output.contains("category  Standard: 6 seats, €12.50\n"))
  }

  @Test func tablesAreasAndFloorsAreCounted() throws {
    let plan = """
      { "format": "seatmap-plan/1", "name": "Club", "floors": ["Ground"], "sections": [{ "name": "Hall", "floor": "Ground",
        "blocks": [{ "rows": 2, "seats": 3 }], "tables": [{ "round": 4, "at": [[0, 200], [0, 400]] }],
        "generalAdmission": [{ "label": "Pit", "shape": "circle", "radius": 50, "x": 300, "capacity": 1 }] }] }
      """
    let lines = seatmap("inspect", "-", input: plan).output
    #expect(lines.contains("seats     14 in 2 rows at 2 tables and 1 section\n"))
    #expect(lines.contains("areas     1 sold by the head, for 1 person\n"))
    #expect(lines.contains("floors    Ground\n"))
    let json = seatmap("inspect", "-", "--json", input: plan).output
    #expect(json.contains("\"tables\": 2") && json.contains("\"capacity\": 1"))
    #expect(json.contains("{ \"id\": \"Hall/Pit\", \"kind\": \"standing\", \"capacity\": 1 }"))
    let seats = seatmap("seats", "-", "--format", "ndjson", input: plan).lines
    #expect(seats.last?.contains("\"table\":\"2\",\"floor\":\"Ground\"") == true)
    #expect(seats.first?.contains("\"table\"") == false)
  }

  // MARK: validate

  @Test func aGoodPlanIsAYes() {
    let outcome = seatmap("validate", "-", input: SamplePlans.small)
    #expect(outcome.status == .success)
    #expect(outcome.output == "standard input: no problems found\n")
  }

  @Test func errorsAreANo() {
    let outcome = seatmap("validate", "-", input: SamplePlans.floors)
    #expect(outcome.status == .problemsFound)
    #expect(outcome.lines.first?.hasPrefix("standard input: error: duplicate-id: ") == true)
    #expect(outcome.output.contains("standard input: warning: sections-overlap: "))
    #expect(outcome.messages.isEmpty)
  }

  @Test func warningsAloneAreAYes() {
    // Without a currency a price is only a number.
    let plan = SamplePlans.small.replacing("\"currency\": \"EUR\",", with: "")
    let outcome = seatmap("validate", "-", input: plan)
    #expect(outcome.status == .success)
    #expect(outcome.output.hasPrefix("standard input: warning: currency-missing: "))
  }

  @Test func programsGetProblemsAsJSON() throws {
    struct Report: Decodable {
      struct Problem: Decodable { var severity: String, code: String, count: Int }
      var errors: Int, warnings: Int, notes: Int
      var problems: [Problem]
    }
    let outcome = seatmap("validate", "-", "--json", input: SamplePlans.floors)
    #expect(outcome.status == .problemsFound)
    let report = try JSONDecoder().decode(Report.self, from: Data(outcome.bytes))
    #expect(report.errors >= 1)
    #expect(report.problems.count { $0.severity == "error" } == report.errors)
    #expect(report.problems.count { $0.severity == "warning" } == report.warnings)
    #expect(report.problems.first { $0.code == "duplicate-id" }?.count == 1)
  }

  // MARK: convert

  @Test func aPlanSurvivesTheWayToPretixAndBack() throws {
    let folder = try TemporaryFolder()
    let there = seatmap("convert", "-", "--to", "pretix", "-o", folder.path("pretix.json"), input: SamplePlans.small)
    #expect(there.status == .success, "\(there.messages)")
    let back = seatmap("convert", folder.path("pretix.json"), "-o", folder.path("native.json"))
    #expect(back.status == .success, "\(back.messages)")
    #expect(try inspection(of: #require(folder.text("pretix.json"))).format == "pretix")
    #expect(try inspection(of: #require(folder.text("native.json"))).format == "seatmap-plan/1")

    func columns(_ plan: String) -> [[Substring]] {
      seatmap("seats", "-", input: plan).lines.map { line in
        let fields = line.split(separator: ",", omittingEmptySubsequences: false)
        return [fields[2], fields[3], fields[4], fields[5], fields[8]]
      }
    }
    let original = columns(SamplePlans.small)
    #expect(original.count == 7)
    let shift = try inspection(of: #require(folder.text("native.json"))).bounds.minX + 38
    #expect(shift >= 0)
    #expect(
      columns(try #require(folder.text("native.json"))).map { [$0[0], $0[1], $0[4]] }
        == original.map { [$0[0], $0[1], $0[4]] })
  }

  @Test func whatPretixCannotSayIsListed() {
    let outcome = seatmap("convert", "-", "--to", "pretix", "-o", "-", input: SamplePlans.small)
    #expect(outcome.status == .success)
    // pretix plans have no prices: they belong to its products.
    #expect(outcome.messages.contains("seatmap: warning: standard output: "))
    #expect(outcome.messages.contains("price"))
  }

  @Test func theNativeFormatSaysEverything() {
    let outcome = seatmap("convert", "-", "-o", "-", input: SamplePlans.small)
    #expect(outcome.messages.isEmpty)
    #expect(seatmap("convert", "-", "-o", "-", input: outcome.output).bytes == outcome.bytes)
  }

  @Test func statusesThatNoPlanHoldsAreListed() {
    let table = "row,seat,status\nA,1,sold\nA,2,\nA,3,held\n"
    let outcome = seatmap("convert", "-", "-o", "-", input: table)
    #expect(outcome.status == .success)
    #expect(outcome.messages.contains("left out the status of 2 seats"))
    #expect(!seatmap("convert", "-", "-o", "-", input: "row,seat\nA,1\n").messages.contains("status"))
  }

  @Test(arguments: [
    ("plan.json", "seatmap-plan/1"), ("plan.pretix.json", "pretix"), ("seats.csv", "csv"), ("SEATS.CSV", "csv"),
  ])
  func theEndOfTheNameTellsTheFormat(name: String, format: String) throws {
    let folder = try TemporaryFolder()
    #expect(seatmap("convert", "-", "-o", folder.path(name), input: SamplePlans.small).status == .success)
    #expect(try inspection(of: #require(folder.text(name))).format == format)
    // The word overrides the name.
    #expect(
      seatmap("convert", "-", "--to", "pretix", "-o", folder.path(name), input: SamplePlans.small).status == .success)
    #expect(try inspection(of: #require(folder.text(name))).format == "pretix")
  }

  @Test(arguments: ["plan.xlsx", "plan.txt", "plan", "csv"]) func anEndThatNoFormatHasIsRefused(name: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.path(name)
    let outcome = seatmap("convert", "-", "-o", path, input: SamplePlans.small)
    #expect(outcome.status == .usage)
    #expect(
      outcome.messages.contains(
        "cannot tell the format of \(path): end its name in .json, .pretix.json or .csv, or give --to"))
    #expect(folder.text(name) == nil)
    #expect(seatmap("convert", "-", "--to", "csv", "-o", path, input: SamplePlans.small).status == .success)
    #expect(folder.text(name)?.hasPrefix("id,section,row,label,") == true)
  }

  @Test func whatIsSoldIsNotLostInSilence() throws {
    let house = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><g class="row" id="A">
      <circle class="seat sold" id="A1" cx="20" cy="20" r="8"/><circle class="seat" id="A2" cx="50" cy="20" r="8"/>
      <circle class="seat held" id="A3" cx="80" cy="20" r="8"/></g></svg>
      """
    let folder = try TemporaryFolder()
    let plan = seatmap("convert", "-", "-o", folder.path("plan.json"), input: house)
    #expect(
      plan.messages.contains("plan.json: left out the status of 2 seats: a plan has none; a table (csv) keeps it"))
    let table = seatmap("convert", "-", "-o", folder.path("seats.csv"), input: house)
    #expect(!table.messages.contains("status"))
    let lines = seatmap("seats", folder.path("seats.csv")).lines
    #expect(lines.first?.hasSuffix(",status,price") == true)
    #expect(lines.dropFirst().map { $0.split(separator: ",").last } == ["sold", "available", "held"])
  }

  // MARK: schema

  @Test(arguments: ["plan", "availability", "theme"]) func aSchemaIsJSON(format: String) throws {
    struct Schema: Decodable {
      var schema: String
      enum CodingKeys: String, CodingKey { case schema = "$schema" }
    }
    let outcome = seatmap("schema", format)
    #expect(outcome.status == .success)
    let schema = try JSONDecoder().decode(Schema.self, from: Data(outcome.bytes))
    #expect(schema.schema == "https://json-schema.org/draft/2020-12/schema")
  }
}
