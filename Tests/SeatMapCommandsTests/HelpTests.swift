import GoldenTesting
import SeatMapCommands
import TestSupport
import Testing

/// What people see who ask what to do.
@Suite struct HelpTests {
  static let commands = ["render", "seats", "inspect", "validate", "convert", "schema", "completion", "help"]

  @Test(arguments: commands) func everyCommandHasAPage(command: String) {
    let outcome = seatmap("help", command)
    #expect(outcome.status == .success)
    #expect(outcome.messages.isEmpty)
    expectGolden(outcome.output, "Commands/help-\(command)")
  }

  @Test(arguments: commands) func theOptionAndTheLetterShowTheSamePage(command: String) {
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
