import GoldenImages
import SeatMapCommands
import TestSupport
import Testing

/// Pictures that `render` draws.
@Suite struct RenderTests {
  @Test func theNameOfTheFileTellsTheFormat() throws {
    let folder = try TemporaryFolder()
    let outcome = seatmap(
      "render", "-", "-o", folder.path("a.PNG"), "-o", folder.path("a.pdf"), "--output", folder.path("a.svg"),
      "-o", folder.path("a.svgz"), input: SamplePlans.small)
    #expect(outcome.status == .success, "\(outcome.messages)")
    #expect(outcome.messages.isEmpty)
    #expect(outcome.bytes.isEmpty)
    #expect(folder.names == ["a.PNG", "a.pdf", "a.svg", "a.svgz"])
    #expect(folder.bytes("a.PNG")?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
    #expect(folder.bytes("a.pdf")?.starts(with: Array("%PDF-".utf8)) == true)
    #expect(folder.text("a.svg")?.contains("<svg ") == true)
    // The header of a gzip member that is compressed by deflate (RFC 1952, 2.3.1).
    #expect(folder.bytes("a.svgz")?.starts(with: [0x1F, 0x8B, 8]) == true)
  }

  @Test func standardOutputTakesAnyFormat() {
    let outcome = seatmap("render", "-", "-o", "-", "--format", "svg", input: SamplePlans.small)
    #expect(outcome.status == .success)
    #expect(outcome.output.contains("<svg "))
    #expect(outcome.output.split(separator: "<use ").count == 7, "six seats")
  }

  @Test(arguments: ["png", "pdf", "svgz"]) func bytesAreKeptFromTerminals(format: String) {
    let outcome = seatmap(
      "render", "-", "-o", "-", "--format", format, input: SamplePlans.small, isOutputTerminal: true)
    #expect(outcome.status == .usage)
    #expect(outcome.bytes.isEmpty)
    #expect(outcome.messages.contains("is a terminal"))
  }

  @Test func textGoesToTerminals() {
    let outcome = seatmap(
      "render", "-", "-o", "-", "--format", "svg", input: SamplePlans.small, isOutputTerminal: true)
    #expect(outcome.status == .success)
  }

  @Test(arguments: [
    (["--size", "320x240"], 320, 240), (["--width", "320", "--height", "240"], 320, 240),
    (["--size", "320x240", "--scale", "2"], 640, 480), (["--size=100x50", "--scale=0.5"], 50, 25),
  ]) func thePictureHasTheSizeThatIsAskedFor(options: [String], width: Int, height: Int) throws {
    let console = RecordingConsole(input: Array(SamplePlans.small.utf8))
    let status = SeatMapCommand.run(["render", "-", "-o", "-", "--format", "png"] + options, console: console)
    #expect(status == .success, "\(console.messages)")
    // The header of a PNG has width and height in bytes 16 to 23, the most significant first (PNG, 11.2.2).
    let header = console.output[16..<24].map(Int.init)
    #expect(header[0] << 24 | header[1] << 16 | header[2] << 8 | header[3] == width)
    #expect(header[4] << 24 | header[5] << 16 | header[6] << 8 | header[7] == height)
  }

  @Test(arguments: ["png", "pdf", "svg", "svgz"]) func bytesDependOnNothingElse(format: String) {
    func bytes(_ threads: String) -> [UInt8] {
      seatmap(
        "render", "-", "-o", "-", "--format", format, "--threads", threads, "--select", "A/2", input: SamplePlans.small
      ).bytes
    }
    let first = bytes("1")
    #expect(!first.isEmpty)
    #expect(bytes("1") == first)
    #expect(bytes("2") == first)
  }

  @Test func compactLeavesNamesOut() {
    let whole = seatmap("render", "-", "-o", "-", "--format", "svg", input: SamplePlans.small).output
    let compact = seatmap("render", "-", "-o", "-", "--format", "svg", "--compact", input: SamplePlans.small).output
    #expect(whole.contains("Row A, seat 1"))
    #expect(!compact.contains("Row A, seat 1"))
    #expect(compact.utf8.count < whole.utf8.count)
  }

  @Test func titleAndLegendCanBeLeftOut() {
    func text(_ options: String...) -> String {
      let console = RecordingConsole(input: Array(SamplePlans.small.utf8))
      _ = SeatMapCommand.run(["render", "-", "-o", "-", "--format", "svg", "--compact"] + options, console: console)
      return String(decoding: console.output, as: UTF8.self)
    }
    #expect(text().contains(">Studio</text>"))
    #expect(text().contains("12.50"))
    #expect(!text("--no-title").contains(">Studio</text>"))
    #expect(!text("--no-legend").contains("12.50"))
  }

  @Test func everyThemeDrawsItsOwnPicture() {
    var pictures = Set<[UInt8]>()
    for theme in ["cinema", "app", "plain", "high-contrast"] {
      for scheme in [[], ["--dark"]] {
        let console = RecordingConsole(input: Array(SamplePlans.small.utf8))
        let arguments = ["render", "-", "-o", "-", "--format", "png", "--theme", theme] + scheme
        #expect(SeatMapCommand.run(arguments, console: console) == .success)
        pictures.insert(console.output)
      }
    }
    #expect(pictures.count == 8)
  }

  @Test func selectionsAreShownAndUnknownOnesReported() {
    let outcome = seatmap(
      "render", "-", "-o", "-", "--format", "svg", "--select", "A/1,B/3", "--select", "Z/9", input: SamplePlans.small)
    #expect(outcome.status == .success)
    #expect(outcome.output.split(separator: ", selected").count == 3, "two seats are selected")
    #expect(outcome.messages.hasPrefix("seatmap: warning: "))
    #expect(outcome.messages.contains("Z/9"))
    #expect(outcome.messages.split(separator: "\n").count == 1)
  }

  @Test(arguments: ["render", "seats"]) func whatMakesThePictureWrongIsSaidInOneLine(command: String) throws {
    let folder = try TemporaryFolder()
    let plan = SamplePlans.small
      .replacing("\"category\": \"Standard\"", with: "\"category\": \"Standart\"")
      .replacing("\"seats\": 3 }", with: "\"seats\": 3, \"exceptions\": [{ \"rows\": \"Z\", \"remove\": true }] }")
    let path = try folder.file("plan.json", plan)
    let outcome = seatmap(command, path, "-o", folder.path("out.svg"))
    #expect(outcome.status == .success)
    #expect(
      outcome.messages.hasPrefix("seatmap: warning: \(path): 6 seats ask for 1 category that the plan does not list"))
    #expect(outcome.messages.contains("1 exception is about no seat: rows Z"))
    #expect(outcome.messages.hasSuffix(" See seatmap validate \(path).\n"))
    #expect(outcome.messages.split(separator: "\n").count == 1)
  }

  // MARK: Sections

  @Test func aFloorIsDrawnAlone() {
    let outcome = seatmap(
      "render", "-", "-o", "-", "--format", "svg", "--floor", "Stalls", input: SamplePlans.floors)
    #expect(outcome.status == .success, "\(outcome.messages)")
    #expect(outcome.output.split(separator: "<use ").count == 3, "two seats")
    #expect(!outcome.output.contains("Circle"))
  }

  @Test func aFloorIsFoundByIdAsWell() {
    let byName = seatmap("render", "-", "-o", "-", "--format", "svg", "--floor", "Circle", input: SamplePlans.floors)
    let byID = seatmap("render", "-", "-o", "-", "--format", "svg", "--floor", "circle", input: SamplePlans.floors)
    #expect(byID.status == .success)
    #expect(byID.bytes == byName.bytes)
  }

  @Test func statusesOfOtherFloorsAreNoMistake() {
    let outcome = seatmap(
      "render", "-", "-o", "-", "--format", "svg", "--floor", "Circle", "--select", "A-2", input: SamplePlans.floors)
    #expect(outcome.status == .success)
    #expect(outcome.messages.isEmpty)
  }

  @Test func aFloorThatIsNotThereIsSuggested() {
    let outcome = seatmap("render", "-", "-o", "map.svg", "--floor", "Stals", input: SamplePlans.floors)
    #expect(outcome.status == .usage)
    #expect(
      outcome.messages
        == "seatmap: standard input: there is no section \"Stals\"; did you mean \"Stalls\"?\n")
  }

  @Test func aPlanWithoutNamedSectionsHasNoFloors() {
    let outcome = seatmap("render", "-", "-o", "map.svg", "--floor", "Stalls", input: SamplePlans.small)
    #expect(outcome.status == .usage)
    #expect(outcome.messages == "seatmap: standard input: the plan has no named sections: leave --floor out\n")
  }

  @Test func panelsSpreadFloorsThatLieOnEachOther() {
    let together = seatmap("render", "-", "-o", "-", "--format", "svg", "--compact", input: SamplePlans.floors)
    let apart = seatmap("render", "-", "-o", "-", "--format", "svg", "--compact", "--panels", input: SamplePlans.floors)
    #expect(apart.status == .success)
    #expect(apart.bytes != together.bytes)
  }

  @Test func sectionsDrawnOverEachOtherAreAWarningUnlessTheyArePartedByPanelsOrFloors() {
    func warnings(_ options: String...) -> String {
      let console = RecordingConsole(input: Array(SamplePlans.floors.utf8))
      _ = SeatMapCommand.run(["render", "-", "-o", "-", "--format", "svg"] + options, console: console)
      return console.messages
    }
    // Seat A/1 of both stands at the same place; A/2 of the stalls is 30 to its right.
    #expect(
      warnings().contains(
        "The sections Stalls and Circle are drawn over each other: 2 seats of theirs overlap. --panels draws them side "
          + "by side.\n"))
    #expect(!warnings("--panels").contains("over each other"))
    #expect(!warnings("--floor", "Circle").contains("over each other"))
  }

  @Test func aSectionThatIsNotThereIsAnsweredWithThoseThatAre() {
    func message(_ names: [String], _ option: String) -> String {
      let sections = names.map { "{ \"name\": \"\($0)\", \"blocks\": [{ \"rows\": 1, \"seats\": 1 }] }" }
      let plan =
        "{ \"format\": \"seatmap-plan/1\", \"name\": \"x\", \"sections\": [\(sections.joined(separator: ","))] }"
      return seatmap("render", "-", "-o", "map.svg", option, "Nix", input: plan).messages
    }
    #expect(
      message(["Parkett", "Rang"], "--section")
        == "seatmap: standard input: there is no section \"Nix\"; there are \"Parkett\", \"Rang\"\n")
    #expect(message(["Parkett"], "--floor").hasSuffix("; there is \"Parkett\"\n"))
    // Seven are listed; of eight, six.
    let names = (1...8).map { "Block 10\($0)" }
    #expect(message(Array(names.prefix(7)), "--section").hasSuffix("\"Block 106\", \"Block 107\"\n"))
    #expect(message(names, "--section").hasSuffix("\"Block 106\" and 2 more\n"))
  }

  // MARK: PDF

  @Test(arguments: [
    ("2026-01-31", "(20260131000000Z)"), ("2024-02-29T23:59:58Z", "(20240229235958Z)"),
    ("1970-01-01", "(19700101000000Z)"),
  ]) func theDateIsAnArgument(date: String, expected: String) {
    let outcome = seatmap("render", "-", "-o", "-", "--format", "pdf", "--date", date, input: SamplePlans.small)
    #expect(outcome.status == .success, "\(outcome.messages)")
    #expect(outcome.output.contains(expected))
  }

  @Test func theDateOfTheEnvironmentStandsIn() {
    // date --date=@1000000000 --utc: 2001-09-09 01:46:40
    let outcome = seatmap(
      "render", "-", "-o", "-", "--format", "pdf", input: SamplePlans.small, sourceDateEpoch: "1000000000")
    #expect(outcome.output.contains("(20010909014640Z)"))
    let given = seatmap(
      "render", "-", "-o", "-", "--format", "pdf", "--date", "2026-01-31", input: SamplePlans.small,
      sourceDateEpoch: "1000000000")
    #expect(!given.output.contains("(20010909014640Z)"))
  }

  @Test func withoutADateThereIsNone() {
    let outcome = seatmap("render", "-", "-o", "-", "--format", "pdf", input: SamplePlans.small)
    #expect(!outcome.output.contains("CreationDate"))
  }

  @Test func theLastYearHasFourDigits() {
    // date --date=@253402300799 --utc: 9999-12-31 23:59:59
    func outcome(_ epoch: String) -> Outcome {
      seatmap("render", "-", "-o", "-", "--format", "pdf", input: SamplePlans.small, sourceDateEpoch: epoch)
    }
    #expect(outcome("253402300799").output.contains("(99991231235959Z)"))
    #expect(outcome("253402300800").status == .usage)
    #expect(outcome("253402300800").messages.contains("SOURCE_DATE_EPOCH is beyond the year 9999"))
  }

  @Test(arguments: ["tomorrow", "-1", ""]) func aBrokenDateOfTheEnvironmentIsAnError(epoch: String) {
    let outcome = seatmap(
      "render", "-", "-o", "-", "--format", "pdf", input: SamplePlans.small, sourceDateEpoch: epoch)
    #expect(outcome.status == .usage)
    #expect(outcome.messages.contains("SOURCE_DATE_EPOCH"))
    // Pictures have no date, so that it does not matter.
    let picture = seatmap(
      "render", "-", "-o", "-", "--format", "svg", input: SamplePlans.small, sourceDateEpoch: epoch)
    #expect(picture.status == .success)
  }

  @Test func paperIsThePage() {
    // ISO 216: 210 × 297 mm are 595.28 × 841.89 pt; the sheet lies, since the drawing is wide.
    let outcome = seatmap(
      "render", "-", "-o", "-", "--format", "pdf", "--paper", "a4", "--size", "400x300", input: SamplePlans.small)
    #expect(outcome.status == .success, "\(outcome.messages)")
    #expect(outcome.output.contains("/MediaBox [ 0 0 841.889764 595.275591 ]"))
  }

  @Test func aScaleNeedsAPlanThatIsToScale() {
    let outcome = seatmap(
      "render", "-", "-o", "-", "--format", "pdf", "--drawing-scale", "1:50", input: SamplePlans.small)
    #expect(outcome.status == .badData)
    #expect(outcome.messages.contains("metresPerUnit"))
    #expect(outcome.bytes.isEmpty)
  }

  @Test func aDrawingTooLargeForItsSheetIsAnError() {
    let plan = SamplePlans.small.replacing("\"Studio\",", with: "\"Studio\", \"metresPerUnit\": 0.02,")
    let fitting = seatmap(
      "render", "-", "-o", "-", "--format", "pdf", "--drawing-scale", "1:50", "--paper", "a4", input: plan)
    #expect(fitting.status == .success, "\(fitting.messages)")
    let large = seatmap(
      "render", "-", "-o", "-", "--format", "pdf", "--drawing-scale", "1:2", "--paper", "a4", input: plan)
    #expect(large.status == .badData)
    #expect(large.messages.contains("choose a larger --paper"))
    #expect(large.messages.split(separator: "\n").count == 1)
  }

  // MARK: Limits and times

  @Test func aHugePictureIsRefused() {
    let outcome = seatmap(
      "render", "-", "-o", "-", "--format", "png", "--size", "32000x32000", input: SamplePlans.small)
    #expect(outcome.status == .badData)
    #expect(outcome.messages.contains("32000 × 32000 pixels has more than the limit of 250000000"))
    #expect(outcome.messages.contains("--max-pixels"))
  }

  @Test func aHugePageIsRefused() {
    let outcome = seatmap(
      "render", "-", "-o", "-", "--format", "pdf", "--size", "14401x20", input: SamplePlans.small)
    #expect(outcome.status == .badData)
    #expect(outcome.messages.contains("a page of 14401 × 20 pt is larger than PDF's limit of 14400 pt a side"))
  }

  @Test func theLimitOfPixelsCanBeMoved() {
    let small = seatmap(
      "render", "-", "-o", "-", "--format", "png", "--size", "100x100", "--max-pixels", "9999",
      input: SamplePlans.small)
    #expect(small.status == .badData)
    let enough = seatmap(
      "render", "-", "-o", "-", "--format", "png", "--size", "100x100", "--max-pixels", "10000",
      input: SamplePlans.small)
    #expect(enough.status == .success)
  }

  @Test func timesAreSaidWhenAskedFor() {
    let outcome = seatmap("render", "-", "-o", "-", "--format", "svg", "--timing", input: SamplePlans.small)
    #expect(outcome.status == .success)
    let names = outcome.messages.split(separator: "\n").map { $0.split(separator: " ").dropFirst().first }
    #expect(names.allSatisfy { $0 == "timing:" })
    #expect(outcome.messages.contains("timing: total "))
  }
}
