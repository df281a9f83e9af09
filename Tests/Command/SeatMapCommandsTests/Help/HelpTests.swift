import GoldenTesting
import SeatMapCommands
import TestSupport
import Testing

/// What people see who ask what to do.
@Suite struct HelpTests {
  static let commands = [
    "render", "seats", "inspect", "validate", "convert", "labels", "pick", "ticket", "design", "key", "golden", "diff",
    "schema", "completion", "help",
  ]
  static let keyCommands = ["new", "public", "check"]
  static let groupCommands = ["status", "review", "approve", "reject", "report", "check", "orphans", "tighten"]

  @Test(arguments: commands) func everyCommandHasAPage(command: String) {
    let outcome = seatmap("help", command)
    #expect(outcome.status == .success)
    #expect(outcome.messages.isEmpty)
    expectGolden(outcome.output, "Commands/help-\(command)")
  }

  @Test(arguments: groupCommands) func everyCommandOfAGroupHasAPage(command: String) {
    let outcome = seatmap("help", "golden", command)
    #expect(outcome.status == .success)
    expectGolden(outcome.output, "Commands/help-golden-\(command)")
    #expect(seatmap("golden", command, "--help").output == outcome.output)
    #expect(seatmap("golden", command, "anything", "-h").output == outcome.output)
    for line in outcome.output.split(separator: "\nExamples:\n")[0].split(separator: "\n") {
      #expect(line.count <= 80, "\(line)")
    }
  }

  @Test(arguments: keyCommands) func everyCommandAboutKeysHasAPage(command: String) {
    let outcome = seatmap("help", "key", command)
    #expect(outcome.status == .success)
    expectGolden(outcome.output, "Commands/help-key-\(command)")
    #expect(seatmap("key", command, "--help").output == outcome.output)
  }

  @Test func aGroupWithoutACommandShowsItsPage() {
    let outcome = seatmap("golden")
    #expect(outcome.status == .usage)
    #expect(outcome.output.isEmpty)
    #expect(outcome.messages == seatmap("help", "golden").output)
  }

  @Test func helpTakesNoMoreWordsThanACommandHas() {
    #expect(seatmap("help", "seats", "x").messages.hasPrefix("seatmap: help: unexpected argument \"x\""))
    #expect(seatmap("help", "golden", "status", "x").messages.hasPrefix("seatmap: help: unexpected argument \"x\""))
    #expect(seatmap("help", "golden", "staus").messages.contains("did you mean \"status\"?"))
  }

  @Test(arguments: commands.filter { !["golden", "key"].contains($0) }) func theOptionAndTheLetterShowTheSamePage(
    command: String
  ) {
    let page = seatmap("help", command).output
    #expect(seatmap(command, "--help").output == page)
    #expect(seatmap(command, "-h").output == page)
    #expect(seatmap(command, "anything", "--unknown", "--help").output == page)
  }

  @Test func theOverviewListsTheCommands() {
    let outcome = seatmap("help")
    #expect(outcome.status == .success)
    expectGolden(outcome.output, "Commands/help")
    #expect(seatmap("--help").output == outcome.output)
    #expect(seatmap("-h").output == outcome.output)
    for command in Self.commands { #expect(outcome.output.contains("\n  \(command) ")) }
  }

  @Test func withoutArgumentsTheOverviewIsAnError() {
    let outcome = seatmap()
    #expect(outcome.status == .usage)
    #expect(outcome.output.isEmpty)
    #expect(outcome.messages == seatmap("help").output)
  }

  @Test(arguments: [""] + commands) func pagesFitATerminal(command: String) {
    let page = command.isEmpty ? seatmap("help").output : seatmap("help", command).output
    let examples = page.split(separator: "\nExamples:\n").first ?? ""
    for line in examples.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    #expect(!page.contains(" \n"))
  }

  @Test func theVersionIsSaid() {
    let outcome = seatmap("--version")
    #expect(outcome.status == .success)
    #expect(outcome.output == "seatmap \(SeatMapCommand.version)\n")
  }

  @Test func helpAboutNothingKnownSuggests() {
    let outcome = seatmap("help", "convrt")
    #expect(outcome.status == .usage)
    #expect(outcome.messages.contains("did you mean \"convert\"?"))
  }
}
