import FoundationEssentials
import SeatMapCommands
import TestSupport
import Testing

/// `seatmap pick`, and `seats --sight`.
@Suite struct PickTests {
  /// Two rows of four, A and B, before a screen 16 wide; a unit is half a metre.
  ///
  /// A/1 is a wheelchair place, A/2 its companion's.
  private static let plan = """
    {
      "format": "seatmap-plan/1", "name": "Studio", "currency": "EUR", "metresPerUnit": 0.5,
      "categories": [{ "name": "Front", "price": 9 }, { "name": "Back", "price": 12.5 }],
      "stage": { "kind": "screen", "position": [0, 0], "width": 16 },
      "blocks": [
        {
          "category": "Front", "rows": 1, "seats": 4, "seatPitch": 2, "seatSize": 1.6, "origin": [0, 10],
          "exceptions": [
            { "rows": "A", "seats": "1", "attributes": ["wheelchair"] },
            { "rows": "A", "seats": "2", "attributes": ["companion"] }
          ]
        },
        { "category": "Back", "rows": 1, "seats": 4, "seatPitch": 2, "seatSize": 1.6, "origin": [0, 20] }
      ]
    }
    """

  private struct Answer: Decodable {
    struct Seat: Decodable {
      var id: String, role: String
      var price: Double?
    }
    struct Choice: Decodable {
      var kind: String
      var seats: [Seat]
      var groups: [[String]]
      var reasons: [String]
      var isProvenBest: Bool
    }
    struct Problem: Decodable {
      var code: String
      var count: Int?
    }
    var choices: [Choice]
    var problem: Problem?
  }

  private func answer(_ outcome: Outcome) throws -> Answer {
    try JSONDecoder().decode(Answer.self, from: Data(outcome.bytes))
  }

  @Test func theSeatsAndWhyThese() {
    let outcome = seatmap("pick", "-", "-n", "4", input: Self.plan)
    #expect(outcome.status == .success, "\(outcome.messages)")
    // 20 units ahead and 1 or 3 aside are √401 and √409 units, 10.0 and 10.1 m. The edges subtend 2 · arctan(8 / 20),
    // 43.6°, in the middle, and from 3 aside arctan(11 / 20) + arctan(5 / 20), 42.8°.
    #expect(
      outcome.lines == [
        "seat   B/1: Row B, seat 1, Back, €12.50", "seat   B/2: Row B, seat 2, Back, €12.50",
        "seat   B/3: Row B, seat 3, Back, €12.50", "seat   B/4: Row B, seat 4, Back, €12.50",
        "why    4 together in row B", "why    no single seat left", "why    10 to 10.1 m from the screen",
        "why    43 to 44° view",
      ])
  }

  @Test func wheelchairUsersAndTheirCompanions() throws {
    let outcome = seatmap("pick", "-", "-n", "3", "--wheelchairs", "1", "--companions=1", "--json", input: Self.plan)
    let choice = try #require(answer(outcome).choices.first)
    #expect(choice.seats.map(\.id) == ["A/1", "A/2", "A/3"])
    #expect(choice.seats.map(\.role) == ["wheelchair", "companion", "guest"])
    #expect(choice.seats.map(\.price) == [9, 9, 9])
    #expect(choice.kind == "seats" && choice.isProvenBest && choice.groups == [["A/1", "A/2", "A/3"]])
  }

  @Test func alternativesFollow() throws {
    let outcome = seatmap("pick", "-", "-n", "2", "--alternatives", "9", "--json", input: Self.plan)
    let groups = try answer(outcome).choices.map(\.groups)
    #expect(groups.count == 3 && groups.joined().joined().sorted() == ["A/3", "A/4", "B/1", "B/2", "B/3", "B/4"])
    let text = seatmap("pick", "-", "-n", "2", "--alternatives", "1", input: Self.plan)
    #expect(text.output.split(separator: "\n\n").count == 2)
  }

  @Test func whatWillDo() throws {
    let cheap = seatmap("pick", "-", "-n", "2", "--max-price", "9.00", "--json", input: Self.plan)
    #expect(try answer(cheap).choices[0].groups == [["A/3", "A/4"]])
    let limited = seatmap("pick", "-", "-n", "5", "--limit", "Back=3", input: Self.plan)
    #expect(limited.lines.count { $0.contains(": Row B") } == 3)
    let avoided = seatmap("pick", "-", "-n", "1", "--category", "Front", "--avoid", "Wide", "--json", input: Self.plan)
    // Either of both leaves the other single; the screen fills 77° at A/3 and 74° at A/4, which is nearer to 50°.
    #expect(try answer(avoided).choices[0].groups == [["A/4"]])
  }

  @Test func thatThereIsNoRoomIsAnAnswer() throws {
    for (arguments, message) in [
      (["-n", "7"], "only 6 seats that will do are free"), (["-n", "1000000000"], "only 6 seats"),
      (["-n", "2", "--wheelchairs", "2"], "only 1 wheelchair place that will do is free"),
      (["-n", "5", "--together"], "at most 4 can sit together"),
      (["-n", "1", "--max-price", "8.99"], "no seat that will do is free"),
    ] {
      let console = RecordingConsole(input: Array(Self.plan.utf8))
      let status = SeatMapCommand.run(["pick", "-"] + arguments, console: console)
      #expect(status == .problemsFound, "\(arguments)")
      #expect(console.messages.contains(message), "\(console.messages)")
      #expect(console.messages.split(separator: "\n").count == 1 && console.output.isEmpty)
    }
    let outcome = seatmap("pick", "-", "-n", "5", "--together", "--json", input: Self.plan)
    let problem = try #require(answer(outcome).problem)
    #expect(outcome.status == .problemsFound && problem.code == "not-together" && problem.count == 4)
  }

  @Test(arguments: [
    ([], "--count is missing"), (["-n", "0"], "expected an integer of at least 1"), (["-n", "x"], "found \"x\""),
    (["-n", "99999999999999999999"], "--count"), (["-n", "2", "--max-price", "NaN"], "an amount such as 14.50"),
    (["-n", "2", "--max-price", "1e999"], "an amount"), (["-n", "2", "--limit", "Front"], "as in Front=2"),
    (["-n", "2", "--limit", "Front=-1"], "as in Front=2"), (["-n", "2", "--category", "Balcony"], "no category"),
    (["-n", "2", "--section", "Circle"], "no section"), (["-n", "2", "--floor", "Upper"], "no floor"),
    (["-n", "2", "--wheelchairs", "3"], "counted among the party"),
    (["-n", "2", "--companions", "1"], "there is none"),
    (["-n", "2", "--avoid", "wheelchar"], "did you mean \"wheelchair\"?"),
    (["-n", "2", "-o", "map.pdf"], "ends in .png, .svg or .svgz"),
    (["-n", "2", "-o", "-"], "ends in .png, .svg or .svgz"),
    (["--check", "A/1", "-n", "2"], "leave --count out"), (["--check", "A/9"], "no seat \"A/9\""),
    (["--check", "A/1,,A/2"], "with a comma between two"),
  ])
  func senselessQuestionsAreWrongUsage(arguments: [String], message: String) {
    let console = RecordingConsole(input: Array(Self.plan.utf8))
    #expect(SeatMapCommand.run(["pick", "-"] + arguments, console: console) == .usage)
    #expect(console.messages.contains(message), "\(console.messages)")
    #expect(console.messages.split(separator: "\n").count == 1)
  }

  @Test func aChoiceIsDrawn() throws {
    let folder = try TemporaryFolder()
    try folder.file("plan.json", Self.plan)
    #expect(seatmap("pick", folder.path("plan.json"), "-n", "2", "-o", folder.path("two.svg")).status == .success)
    let svg = try String(decoding: #require(folder.bytes("two.svg")), as: UTF8.self)
    #expect(svg.components(separatedBy: "class=\"seat selected category-2\"").count == 3, "two seats")
    #expect(seatmap("pick", folder.path("plan.json"), "-n", "2", "-o", folder.path("two.png")).status == .success)
    #expect(try #require(folder.bytes("two.png")).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(
      seatmap("pick", folder.path("plan.json"), "-n", "9", "-o", folder.path("none.png")).status == .problemsFound)
    #expect(folder.bytes("none.png") == nil)
    let same = seatmap("pick", folder.path("plan.json"), "-n", "2", "-o", folder.path("plan.json"))
    #expect(same.status == .usage)
  }

  /// A floor with four chairs round a table and a place for thirty, and a gallery of two seats that lies over it.
  private static let club = """
    {
      "format": "seatmap-plan/1", "name": "Club", "floors": ["Floor", "Gallery"],
      "sections": [
        {
          "name": "Floor", "floor": "Floor",
          "tables": [{ "round": 4, "at": [{ "x": 0, "y": 0, "label": "T1" }], "soldWhole": true }],
          "generalAdmission": [
            { "label": "Pit", "capacity": 30, "shape": "rectangle", "x": 0, "y": 200, "width": 100, "height": 50 }
          ]
        },
        { "name": "Gallery", "floor": "Gallery", "blocks": [{ "rows": 1, "seats": 2 }] }
      ]
    }
    """

  @Test func tablesAreNamedAndPlacesSoldByTheHeadHaveNoSeats() {
    let whole = seatmap("pick", "-", "--check", "Floor/T1", input: Self.club)
    #expect(whole.status == .success && whole.output == "no problems\n", "\(whole.messages)")
    let pit = seatmap("pick", "-", "--check", "Floor/Pit", input: Self.club)
    #expect(pit.status == .usage && pit.messages.contains("\"Floor/Pit\" is sold by the head and has no seats"))
    let listed = seatmap("seats", "-", "--select", "Floor/T1,Floor/Pit", input: Self.club)
    #expect(listed.lines.count { $0.contains("selected") } == 4 && listed.messages.isEmpty, "\(listed.messages)")
  }

  @Test func placesSoldByTheHeadAreCounted() throws {
    let outcome = seatmap("pick", "-", "-n", "31", input: Self.club)
    #expect(outcome.status == .problemsFound && outcome.messages.contains("only 30 places in Pit are free"))
    let problem = try #require(answer(seatmap("pick", "-", "-n", "31", "--json", input: Self.club)).problem)
    #expect(problem.code == "too-few-places" && problem.count == 30)
  }

  @Test func floorsAreDrawnAsTheMapIs() throws {
    let folder = try TemporaryFolder()
    try folder.file("club.json", Self.club)
    func picture(_ arguments: String...) throws -> String {
      let console = RecordingConsole()
      let paths = arguments.map { ["club.json", "out.svg"].contains($0) ? folder.path($0) : $0 }
      #expect(SeatMapCommand.run(paths, console: console) == .success, "\(console.messages)")
      return try String(decoding: #require(folder.bytes("out.svg")), as: UTF8.self)
    }
    // The choice is the gallery's two seats: what is drawn is the picture in which these are selected.
    let rendered = try picture("render", "club.json", "--select", "Gallery/A/1,Gallery/A/2", "-o", "out.svg")
    #expect(try picture("pick", "club.json", "-n", "2", "-o", "out.svg") == rendered)
    let floor = try picture("pick", "club.json", "-n", "2", "--floor", "Gallery", "-o", "out.svg")
    #expect(floor.contains("Club, Gallery") && !floor.contains("T1"))
  }

  @Test func aChoiceMadeByHandIsChecked() {
    let single = seatmap("pick", "-", "--check", "B/2,B/3", input: Self.plan)
    #expect(single.status == .problemsFound)
    #expect(single.lines.map { $0.split(separator: ":")[0] } == ["single-seat", "single-seat"])
    let companion = seatmap("pick", "-", "--check", "A/2", "--json", input: Self.plan)
    #expect(companion.output.contains("\"code\": \"companion-without-wheelchair\", \"seat\": \"A/2\""))
    let right = seatmap("pick", "-", "--check", "B/1", "--check", "B/2", input: Self.plan)
    #expect(right.status == .success && right.output == "no problems\n")
  }

  // MARK: Sight lines

  @Test func whatEachSeatSeesIsATable() {
    let outcome = seatmap("seats", "-", "--sight", input: Self.plan)
    #expect(outcome.status == .success, "\(outcome.messages)")
    #expect(outcome.lines[0] == "id,section,row,label,distance,metres,viewing_angle,far_edge_angle,view")
    // A/1 is 10 ahead and 3 aside: √109; the edges are 11 and 5 aside: arctan 1.1 + arctan 0.5 = 47.726° + 26.565°.
    #expect(outcome.lines[1] == "A/1,,A,1,10.44,5.22,74.291,47.726,too-close")
    #expect(outcome.lines.count == 9)
    let lines = seatmap("seats", "-", "--sight", "--format", "ndjson", input: Self.plan).lines
    #expect(lines[0].hasSuffix("\"viewingAngle\":74.291,\"farEdgeAngle\":47.726,\"view\":\"too-close\"}"))
  }

  @Test func whatThePlanDoesNotTellIsEmpty() {
    // The distance is the only thing that a plan without a screen's width tells.
    let outcome = seatmap("seats", "-", "--sight", input: SamplePlans.small)
    #expect(outcome.lines[1].hasPrefix("A/1,,A,1,") && outcome.lines[1].hasSuffix(",,,,"))
    #expect(seatmap("seats", "-", "--sight", "--select", "A/1", input: SamplePlans.small).status == .usage)
  }
}

/// Seats that `--select` names.
@Suite struct SelectionTests {
  /// Three seats: the id of the first is those of the others with a comma between them.
  private static let commas = """
    {
      "format": "seatmap-plan/1", "name": "Booths",
      "blocks": [{
        "rows": [{
          "label": "R",
          "seats": [
            { "label": "a", "id": "A,1", "x": 0, "y": 0 }, { "label": "b", "id": "A", "x": 30, "y": 0 },
            { "label": "c", "id": "1", "x": 60, "y": 0 }
          ]
        }]
      }]
    }
    """

  private func selected(_ arguments: String..., plan: String) -> [String] {
    let console = RecordingConsole(input: Array(plan.utf8))
    let status = SeatMapCommand.run(["seats", "-"] + arguments, console: console)
    #expect(status == .success && console.messages.isEmpty, "\(console.messages)")
    return String(decoding: console.output, as: UTF8.self).split(whereSeparator: \.isNewline)
      .filter { $0.contains(",selected,") }.map { $0.split(separator: ",,").first.map(String.init) ?? "" }
  }

  @Test func anIdWithACommaIsFoundWhole() {
    #expect(selected("--select", "A,1", plan: Self.commas) == ["\"A,1\""])
    #expect(selected("--select", "1,A", plan: Self.commas) == ["A", "1"])
  }

  @Test func spacesAroundIdsDoNotCount() {
    #expect(selected("--select", "A/1 , B/3", plan: SamplePlans.small) == ["A/1", "B/3"])
  }

  @Test(arguments: ["A1", "a/1", "a-1", "A 1"]) func anotherSpellingIsSuggested(id: String) {
    let outcome = seatmap("seats", "-", "--select", id, input: SamplePlans.small)
    #expect(outcome.status == .success)
    #expect(
      outcome.messages
        == "seatmap: warning: --select: the plan has no seat \"\(id)\"; did you mean \"A/1\"?\n")
  }

  @Test func whatResemblesNothingHasNoSuggestion() {
    let outcome = seatmap("seats", "-", "--select", "Z/9", input: SamplePlans.small)
    #expect(outcome.messages == "seatmap: warning: --select: the plan has no seat \"Z/9\"\n")
  }

  @Test(arguments: ["A/1,", ",A/1", "A/1,,B/1", "A/1, ,B/1", " "]) func anEmptyIdIsAnError(value: String) {
    let outcome = seatmap("seats", "-", "--select", value, input: SamplePlans.small)
    #expect(outcome.status == .usage)
    #expect(
      outcome.messages
        == "seatmap: --select: expected seat ids with a comma between two, found \"\(value)\"\n")
    #expect(outcome.bytes.isEmpty)
  }
}
