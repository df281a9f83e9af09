import GoldenImages
import ImageFiles
import SeatMapCommands
import TestSupport
import Testing

/// `golden review` with somebody at the terminal.
@Suite struct ReviewCommandTests {
  private let suite: PendingSuite

  init() throws { suite = try PendingSuite() }

  /// Questions come in this order: blank, dark with light, new, list.
  @Test func decisionsAreCarriedOutAtTheEnd() {
    let terminal = PlayedTerminal(typing: "raary")
    terminal.beforeEvent = { [suite] _ in #expect(suite.pending == PendingSuite.files) }
    let outcome = suite.seatmap("golden", "review", terminal: terminal)
    #expect(outcome.status == .success)
    #expect(
      outcome.lines == [
        "Cards/blank.png: rejected", "Cards/dark.png: approved", "Cards/light.png: approved", "Cards/new.png: approved",
        "Notes/list.txt: rejected",
      ])
    #expect(suite.pending == [])
    #expect(suite.folder.bytes("Goldens/.pending/decisions.json") == nil)
    #expect(terminal.isClosed)
  }

  @Test func whatWasDecidedIsOnTheDiskAtOnce() throws {
    let terminal = PlayedTerminal(typing: "ra")
    terminal.beforeEvent = { [suite] count in
      let kept = suite.folder.bytes("Goldens/.pending/decisions.json")
        .flatMap { try? GoldenDecisions(json: $0, file: "decisions.json") }
      #expect(kept?.entries.map(\.file.path) ?? [] == Array(PendingSuite.files.prefix([0, 1, 3][count])))
    }
    // Then the terminal goes away.
    let outcome = suite.seatmap("golden", "review", terminal: terminal)
    #expect(outcome.status == .problemsFound)
    #expect(outcome.messages.contains("3 decisions kept in \(suite.goldens.path)/.pending/decisions.json"))
    #expect(suite.pending == PendingSuite.files)

    // The next review goes on from there.
    let next = PlayedTerminal(typing: "asy")
    let finished = suite.seatmap("golden", "review", terminal: next)
    #expect(next.screens[0].contains("Cards/new.png"))
    #expect(next.screens[0].contains("3 decisions of an earlier review are kept"))
    #expect(
      finished.lines.map { $0.split(separator: ": ")[1] } == [
        "rejected", "approved", "approved", "approved", "skipped",
      ])
    #expect(suite.pending == ["Notes/list.txt"])
  }

  @Test func keptDecisionsAreTakenByApproveToo() {
    _ = suite.seatmap("golden", "review", terminal: PlayedTerminal(typing: "r"))
    let file = "\(suite.goldens.path)/.pending/decisions.json"
    #expect(suite.seatmap("golden", "approve", "--from", file).output == "Cards/blank.png: rejected\n")
  }

  @Test func decisionsAboutWhatHasChangedSinceDoNotCount() throws {
    _ = suite.seatmap("golden", "review", "Notes", terminal: PlayedTerminal(typing: "a"))
    _ = suite.run(.pending).verify(text: "four\n", "Notes/list")
    let terminal = PlayedTerminal(typing: "q")
    _ = suite.seatmap("golden", "review", "Notes", terminal: terminal)
    #expect(!terminal.screens[0].contains("earlier review"))
  }

  @Test func aReviewOfSomeGoldensKeepsWhatIsDecidedAboutOthers() {
    _ = suite.seatmap("golden", "review", "blank", terminal: PlayedTerminal(typing: "r"))
    _ = suite.seatmap("golden", "review", "Notes", terminal: PlayedTerminal(typing: "s"))
    // One that is carried out forgets its own decisions alone.
    #expect(suite.seatmap("golden", "review", "new", terminal: PlayedTerminal(typing: "ay")).status == .success)
    let file = "\(suite.goldens.path)/.pending/decisions.json"
    #expect(
      suite.seatmap("golden", "approve", "--from", file).lines == [
        "Cards/blank.png: rejected", "Notes/list.txt: skipped",
      ])
  }

  @Test func whatIsShownIsNeverReadFromTheFileOfTheDifference() throws {
    try suite.folder.file("Goldens/.pending/Notes/list.txt/difference.diff", "no difference\n")
    let terminal = PlayedTerminal(typing: "q")
    _ = suite.seatmap("golden", "review", "Notes", terminal: terminal, isColorUnwanted: true)
    #expect(terminal.screens[0].contains("\n+two"))
    #expect(!terminal.screens[0].contains("no difference"))
  }

  @Test func whatIsNotWhatWasSetAsideIsNotShown() throws {
    try suite.folder.file("Goldens/.pending/Cards/new.png/actual.png", try PendingSuite.card(9, dot: 200).png())
    let terminal = PlayedTerminal(typing: "q")
    _ = suite.seatmap("golden", "review", "new", "--pictures", "blocks", terminal: terminal)
    #expect(terminal.screens[0].contains("it is not what was set aside"))
  }

  @Test func leavingChangesNothing() {
    for events in [
      [TerminalEvent.keys([.character("r"), .interrupt])], [.keys([.character("r")]), .ended(signal: 15)],
    ] {
      let terminal = PlayedTerminal(events)
      _ = suite.seatmap("golden", "review", terminal: terminal)
      #expect(suite.pending == PendingSuite.files)
      #expect(terminal.isClosed)
    }
    let terminal = PlayedTerminal([.ended(signal: 15)])
    _ = suite.seatmap("golden", "review", terminal: terminal)
    #expect(terminal.signal == 15)
  }

  @Test func stoppingAndGoingOnShowsTheScreenAgain() {
    let terminal = PlayedTerminal([.keys([.suspend]), .redraw, .keys([.character("q")])])
    _ = suite.seatmap("golden", "review", terminal: terminal)
    #expect(terminal.suspensions == 1)
    #expect(terminal.screens.count == 3)
    #expect(Set(terminal.screens).count == 1)
  }

  @Test func picturesAreShownAsTheTerminalCan() {
    for (pictures, sign) in [
      ("kitty", "\u{1B}_G"), ("iterm2", "\u{1B}]1337;"), ("blocks", "▀"), ("none", "expected: "),
    ] {
      let terminal = PlayedTerminal(typing: "q")
      _ = suite.seatmap("golden", "review", "light", "--pictures", pictures, terminal: terminal)
      #expect(terminal.screens[0].contains(sign), "\(pictures)")
    }
  }

  @Test func withoutColourThereIsNone() {
    let terminal = PlayedTerminal(typing: "nnnq")
    _ = suite.seatmap("golden", "review", terminal: terminal, isColorUnwanted: true)
    for screen in terminal.screens { #expect(!screen.contains(/\u{1B}\[[0-9;]*m/)) }
  }

  @Test func textsAreShownAsTheyDiffer() {
    let terminal = PlayedTerminal(typing: "q")
    _ = suite.seatmap("golden", "review", "Notes", terminal: terminal, isColorUnwanted: true)
    #expect(terminal.screens[0].contains("\n+two"))
  }

  @Test func withoutATerminalOtherWaysAreNamed() {
    let outcome = suite.seatmap("golden", "review")
    #expect(outcome.status == .usage)
    #expect(outcome.messages.contains("seatmap golden report -o FILE.html"))
    #expect(outcome.messages.contains("seatmap golden approve"))
  }

  @Test func nothingPendingNeedsNoTerminal() {
    _ = suite.seatmap("golden", "reject", "--all")
    #expect(suite.seatmap("golden", "review").output == "nothing is pending\n")
  }
}

/// A terminal at which a test sits: its events are given, and what it shows is kept.
final class PlayedTerminal: InteractiveTerminal {
  private(set) var size: TerminalSize
  private var events: [TerminalEvent]
  /// What was shown, a screen for each time that something was written.
  private(set) var screens: [String] = []
  /// How often the process was stopped.
  private(set) var suspensions = 0
  /// Whether the terminal was given back.
  private(set) var isClosed = false
  /// The signal that ended the process; nil where none did.
  private(set) var signal: Int32?
  /// Called before each event, with how many have come.
  var beforeEvent: (Int) -> Void = { _ in }
  private var eventCount = 0

  init(size: TerminalSize = TerminalSize(columns: 80, rows: 24), _ events: [TerminalEvent]) {
    self.size = size
    self.events = events
  }

  /// A terminal at which characters are typed, one at a time.
  convenience init(size: TerminalSize = TerminalSize(columns: 80, rows: 24), typing characters: String) {
    self.init(size: size, characters.map { .keys([.character($0)]) })
  }

  func write(_ text: String) { screens.append(text) }

  /// The next of the given events; after the last one the terminal is gone.
  func nextEvent() -> TerminalEvent {
    beforeEvent(eventCount)
    eventCount += 1
    return events.isEmpty ? .ended(signal: nil) : events.removeFirst()
  }

  func suspend() { suspensions += 1 }

  func close(endingBy signal: Int32?) {
    isClosed = true
    self.signal = signal
  }
}

extension String {
  /// The text without control sequences.
  var withoutControlSequences: String {
    replacing(/\u{1B}(\[[0-9;?]*[a-zA-Z]|_[^\u{1B}]*\u{1B}\\)/, with: "")
  }
}
