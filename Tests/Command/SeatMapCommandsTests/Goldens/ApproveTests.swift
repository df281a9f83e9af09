import GoldenImages
import SeatMapCommands
import TestSupport
import Testing

/// `golden approve` and `golden reject`.
@Suite struct ApproveTests {
  private let suite: PendingSuite

  init() throws { suite = try PendingSuite() }

  @Test func theSuiteIsAsItSays() {
    #expect(suite.pending == PendingSuite.files)
  }

  @Test func anApprovedGoldenIsWhatTheTestMade() throws {
    let outcome = suite.seatmap("golden", "approve", "Cards/light")
    #expect(outcome.status == .success)
    #expect(outcome.output == "Cards/light.png: approved\n")
    #expect(outcome.messages == "")
    #expect(suite.pending == PendingSuite.files.filter { $0 != "Cards/light.png" })
    #expect(suite.run(.verify).verify(PendingSuite.card(230, dot: 60), "Cards/light").isPassed)
  }

  @Test(arguments: [
    (["Cards/dark.png"], ["Cards/dark.png"]),
    (["light"], ["Cards/light.png"]),
    (["Cards/*k"], ["Cards/blank.png", "Cards/dark.png"]),
    (["Notes", "new"], ["Cards/new.png", "Notes/list.txt"]),
    (["list", "list", "Notes/list.txt"], ["Notes/list.txt"]),
    (["--all"], PendingSuite.files),
  ]) func namesAndPatternsChoose(arguments: [String], files: [String]) {
    let console = RecordingConsole()
    let environment = CommandEnvironment(workingFolder: suite.folder.path)
    let status = SeatMapCommand.run(
      ["golden", "reject"] + arguments, console: console, environment: environment)
    #expect(status == .success)
    #expect(String(decoding: console.output, as: UTF8.self) == files.map { "\($0): rejected\n" }.joined())
    #expect(suite.pending == PendingSuite.files.filter { !files.contains($0) })
  }

  @Test func aGroupIsApprovedTogether() throws {
    let group = try #require(try suite.goldens.pending().first { $0.file.path == "Cards/light.png" }?.group)
    let outcome = suite.seatmap("golden", "approve", "--group", group)
    #expect(outcome.status == .success)
    #expect(outcome.output == "Cards/dark.png: approved\nCards/light.png: approved\n")
  }

  @Test func whatIsBlankIsRefusedUnlessAllowed() {
    let refused = suite.seatmap("golden", "approve", "--all")
    #expect(refused.status == .problemsFound)
    #expect(refused.lines.count == 4)
    #expect(refused.messages.hasPrefix("seatmap: Cards/blank.png: "))
    #expect(refused.messages.hasSuffix("(--allow-blank)\n"))
    #expect(suite.pending == ["Cards/blank.png"])
    #expect(suite.seatmap("golden", "approve", "--all", "--allow-blank").status == .success)
    #expect(suite.pending == [])
  }

  @Test func aGoldenThatChangedMeanwhileIsRefused() throws {
    try suite.folder.file("Goldens/Notes/list.txt", "three\n")
    let outcome = suite.seatmap("golden", "approve", "Notes/list")
    #expect(outcome.status == .problemsFound)
    #expect(outcome.messages.contains("run the test again"))
    #expect(suite.folder.text("Goldens/Notes/list.txt") == "three\n")
  }

  @Test func aWrongNameSuggestsAndApprovesNothing() {
    let outcome = suite.seatmap("golden", "approve", "Cards/dark", "Cards/ligth")
    #expect(outcome.status == .noInput)
    #expect(
      outcome.messages
        == "seatmap: nothing pending is named \"Cards/ligth\"; did you mean \"Cards/light\"?; see seatmap golden status\n"
    )
    #expect(suite.pending == PendingSuite.files)
    #expect(suite.seatmap("golden", "approve", "--group", "none").messages.contains("have the group \"none\""))
  }

  @Test(arguments: [
    (["approve"], "name goldens, or say --all, or take decisions with --from FILE"),
    (["reject"], "name goldens, or say --all; seatmap golden status lists what is pending"),
    (["approve", "--all", "x"], "--all does not go with names"),
    (["approve", "--from", "f.json", "x"], "--from does not go with names"),
    (["reject", "--from", "f.json"], "unknown option \"--from\""),
  ]) func whatIsNotClearIsAskedFor(arguments: [String], message: String) {
    let console = RecordingConsole()
    #expect(SeatMapCommand.run(["golden"] + arguments, console: console) == .usage)
    #expect(console.messages.hasPrefix("seatmap: golden \(arguments[0]): \(message)"))
    #expect(console.messages.hasSuffix("; see seatmap help golden \(arguments[0])\n"))
  }

  @Test func aDryRunDoesNothingAndSaysWhatItWould() {
    let outcome = suite.seatmap("golden", "approve", "--all", "--dry-run")
    #expect(outcome.status == .problemsFound)
    #expect(outcome.lines.count == 4)
    #expect(outcome.lines.allSatisfy { $0.hasPrefix("dry run: ") && $0.hasSuffix(": approved") })
    #expect(outcome.messages.hasPrefix("seatmap: dry run: Cards/blank.png: "))
    #expect(suite.pending == PendingSuite.files)
    #expect(suite.seatmap("golden", "reject", "--all", "-n").lines.count == 5)
    #expect(suite.pending == PendingSuite.files)
  }

  @Test func decisionsComeFromAFile() throws {
    let pending = try suite.goldens.pending()
    let choices: [GoldenDecisions.Choice] = [.reject, .approve, .skip, .approve, .reject]
    let decisions = GoldenDecisions(zip(choices, pending).map { GoldenDecisions.Entry($0, $1) })
    let file = try suite.folder.file("decisions.json", decisions.json)

    let rehearsal = suite.seatmap("golden", "approve", "--from", file, "--dry-run")
    #expect(suite.pending == PendingSuite.files)
    let outcome = suite.seatmap("golden", "approve", "--from", file)
    #expect(outcome.status == .success)
    #expect(
      outcome.lines == [
        "Cards/blank.png: rejected", "Cards/dark.png: approved", "Cards/light.png: skipped",
        "Cards/new.png: approved", "Notes/list.txt: rejected",
      ])
    #expect(rehearsal.lines == outcome.lines.map { "dry run: \($0)" })
    #expect(suite.pending == ["Cards/light.png"])
    // Once more, they are about nothing that is pending.
    #expect(suite.seatmap("golden", "approve", "--from", file).status == .problemsFound)
    let input = String(decoding: decisions.json, as: UTF8.self)
    #expect(suite.seatmap("golden", "approve", "--from", "-", input: input).status == .problemsFound)
  }

  @Test func aDecisionAboutAnotherPictureIsRefused() throws {
    let light = try #require(try suite.goldens.pending(["light"].map { GoldenPattern($0) }).goldens.first)
    var entry = GoldenDecisions.Entry(.approve, light)
    entry.actualDigest = ContentDigest(of: [1, 2, 3])
    let file = try suite.folder.file("decisions.json", GoldenDecisions([entry]).json)
    for extra in [["--dry-run"], []] {
      let console = RecordingConsole()
      let status = SeatMapCommand.run(
        ["golden", "approve", "--from", file] + extra, console: console,
        environment: CommandEnvironment(workingFolder: suite.folder.path))
      #expect(status == .problemsFound)
      #expect(console.messages.contains("it is not what was reviewed"))
    }
    #expect(suite.pending == PendingSuite.files)
  }

  @Test func aFileThatHoldsNoDecisionsIsBadData() throws {
    let file = try suite.folder.file("decisions.json", "{ \"format\": \"seatmap-plan/1\" }")
    let outcome = suite.seatmap("golden", "approve", "--from", file)
    #expect(outcome.status == .badData)
    #expect(outcome.messages.hasPrefix("seatmap: \(file):1:13: format: "))
    #expect(suite.seatmap("golden", "approve", "--from", suite.folder.path("none")).status == .noInput)
  }

  @Test func nothingPendingIsNoProblem() {
    _ = suite.seatmap("golden", "reject", "--all")
    for command in ["approve", "reject"] {
      let outcome = suite.seatmap("golden", command, "--all")
      #expect(outcome.status == .success)
      #expect(outcome.output == "nothing is pending\n")
    }
  }

  @Test func whatAnotherMachineSetAsideIsApprovedHere() throws {
    _ = suite.seatmap("golden", "reject", "--all")
    let artifacts = suite.folder.path("artifacts")
    let run = suite.run(.verify, isContinuousIntegration: true, artifacts: artifacts)
    #expect(!run.verify(PendingSuite.card(230, dot: 60), "Cards/light").isPassed)
    #expect(suite.pending == [])
    #expect(suite.seatmap("golden", "status", "--pending", artifacts).output.hasPrefix("Cards/light.png: "))
    #expect(suite.seatmap("golden", "approve", "light", "--pending", artifacts).output == "Cards/light.png: approved\n")
    #expect(suite.run(.verify).verify(PendingSuite.card(230, dot: 60), "Cards/light").isPassed)
  }
}
