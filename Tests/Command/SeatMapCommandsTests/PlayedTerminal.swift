import SeatMapCommands

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
