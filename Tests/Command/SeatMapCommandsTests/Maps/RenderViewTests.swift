import SeatMapCommands
import TestSupport
import Testing

/// What of a plan `render` shows, and how.
@Suite struct RenderViewTests {
  /// Two floors, of which the lower has two sections; the sections' names are not those of the floors.
  private static let venue = """
    {
      "format": "seatmap-plan/1", "name": "House",
      "stage": { "kind": "screen", "width": 200 },
      "floors": ["Parterre", "Balcony"],
      "sections": [
        { "name": "Left", "floor": "Parterre", "blocks": [{ "rows": 3, "seats": 4 }] },
        { "name": "Right", "floor": "Parterre", "origin": [300, 0], "blocks": [{ "rows": 3, "seats": 4 }] },
        { "name": "Top", "floor": "Balcony", "blocks": [{ "rows": 2, "seats": 5 }] }
      ]
    }
    """

  private func svg(_ options: String..., input: String = venue) -> Outcome {
    let console = RecordingConsole(input: Array(input.utf8))
    let status = SeatMapCommand.run(["render", "-", "-o", "-", "--format", "svg"] + options, console: console)
    return Outcome(status: status, text: String(decoding: console.output, as: UTF8.self), messages: console.messages)
  }

  struct Outcome {
    var status: SeatMapCommands.ExitStatus
    var text: String
    var messages: String

    func count(_ part: String) -> Int { text.split(separator: part, omittingEmptySubsequences: false).count - 1 }
    /// The number of seats in the map; those of the legend are no uses.
    var seats: Int { count("<use ") }
  }

  @Test func severalFloorsStandSideBySideWithTheirNames() {
    let outcome = svg()
    #expect(outcome.status == .success, "\(outcome.messages)")
    #expect(outcome.seats == 34)
    #expect(outcome.count("floor-label") >= 2)
    #expect(outcome.text.contains(">Parterre<") && outcome.text.contains(">Balcony<"))
  }

  @Test(arguments: [
    (["--floor", "Parterre"], 24), (["--floor", "Balcony"], 10), (["--floor", "Left"], 12),
    (["--section", "Right"], 12), (["--floor", "Parterre", "--section", "Left"], 12),
  ]) func aPartIsToldByFloorOrSection(options: [String], seats: Int) {
    let console = RecordingConsole(input: Array(Self.venue.utf8))
    let status = SeatMapCommand.run(["render", "-", "-o", "-", "--format", "svg"] + options, console: console)
    #expect(status == .success, "\(console.messages)")
    let text = String(decoding: console.output, as: UTF8.self)
    #expect(text.split(separator: "<use ").count - 1 == seats)
  }

  @Test func aFloorIsNoSection() {
    let outcome = svg("--section", "Balcony")
    #expect(outcome.status == .usage)
    #expect(outcome.messages.contains("there is no section \"Balcony\""))
  }

  @Test func aNearNameOfAFloorIsSuggested() {
    let outcome = svg("--floor", "Balcny")
    #expect(outcome.status == .usage)
    #expect(outcome.messages.contains("did you mean \"Balcony\"?"))
  }

  @Test func aCropHasACaptionAndLeavesOutWhatIsFar() {
    let outcome = svg("--around", "Left/A/1", "--around-margin", "2")
    #expect(outcome.status == .success, "\(outcome.messages)")
    #expect(outcome.text.contains(">You sit here<"))
    #expect(outcome.text.contains("id=\"Left.A.1\"") && !outcome.text.contains("id=\"Right."))
  }

  @Test func aSeatThatIsNotThereIsNothingToDrawAround() {
    let outcome = svg("--around", "Left/A/99")
    #expect(outcome.status == .usage)
    #expect(outcome.messages.contains("--around: the plan has no seat \"Left/A/99\""))
  }

  @Test func aMiniMapMarksTheSection() {
    let outcome = svg("--section", "Right", "--mini-map")
    #expect(outcome.status == .success, "\(outcome.messages)")
    #expect(outcome.text.contains("Overview of the venue, with Right"))
    // Of the floor's two sections, not of the one above.
    #expect(outcome.count("class=\"mini-map-section-border") == 2)
  }

  @Test(arguments: [
    (["--mini-map"], "--around, --section or --floor"), (["--around-margin", "2"], "give --around too"),
    (["--around", "Left/A/1", "--around-margin", "-1"], "from 0 to 1000"),
    (["--show", "angle", "--level", "sections"], "leave one of them out"),
  ]) func optionsThatSayNothingTogetherAreRefused(options: [String], message: String) {
    let console = RecordingConsole(input: Array(Self.venue.utf8))
    let status = SeatMapCommand.run(["render", "-", "-o", "-", "--format", "svg"] + options, console: console)
    #expect(status == .usage)
    #expect(console.messages.contains(message), "\(console.messages)")
    #expect(console.output.isEmpty)
  }

  @Test(arguments: ["sight", "distance", "angle"]) func seatsAreColouredByWhatIsMeasured(measure: String) {
    let outcome = svg("--show", measure, "--floor", "Parterre")
    #expect(outcome.status == .success, "\(outcome.messages)")
    #expect(outcome.count("class=\"seat heat-") == 24, "all seats of the floor")
  }

  @Test func aMeasureNeedsSomethingToLookAt() {
    let plan = Self.venue.replacing("\"stage\": { \"kind\": \"screen\", \"width\": 200 },", with: "")
    let outcome = svg("--show", "distance", input: plan)
    #expect(outcome.status == .badData)
    #expect(outcome.messages.contains("--show distance needs a screen, a stage or a focal point"))
  }

  @Test func sectionsAreDrawnWhereTheyAreAskedFor() {
    let outcome = svg("--level", "sections")
    #expect(outcome.status == .success, "\(outcome.messages)")
    #expect(outcome.seats == 0)
    #expect(outcome.text.contains(">Left<") && outcome.text.contains(">12 seats<"))
  }

  @Test(arguments: ["../secret.png", "/etc/secret.png", "a/../../secret.png"])
  func picturesOutsideThePlansFolderAreNotRead(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.file("secret.png", "no picture")
    try folder.file("plans/plan.json", Self.planWithPicture(name))
    let outcome = seatmap("render", folder.path("plans/plan.json"), "-o", folder.path("map.svg"))
    #expect(outcome.status == .success, "\(outcome.messages)")
    #expect(outcome.messages.contains("is not in the plan's folder"), "\(outcome.messages)")
  }

  @Test func aPictureThatIsNotThereIsAWarning() throws {
    let folder = try TemporaryFolder()
    try folder.file("plan.json", Self.planWithPicture("logo.png"))
    let outcome = seatmap("render", folder.path("plan.json"), "-o", folder.path("map.svg"))
    #expect(outcome.status == .success, "\(outcome.messages)")
    #expect(outcome.messages.contains("logo.png: there is no such picture"), "\(outcome.messages)")
  }

  private static func planWithPicture(_ name: String) -> String {
    """
    { "format": "seatmap-plan/1", "name": "House", "blocks": [{ "rows": 1, "seats": 2 }],
      "areas": [{ "shape": "rectangle", "width": 40, "height": 20, "picture": "\(name)" }] }
    """
  }
}

extension String {
  fileprivate func replacing(_ part: String, with other: String) -> String {
    guard let range = firstRange(of: part) else { return self }
    return String(self[..<range.lowerBound]) + other + String(self[range.upperBound...])
  }
}
