/// How many tickets are made and how fast, on a line of standard error that goes away; nothing where that is no
/// terminal.
struct TicketProgress {
  private let console: any CommandConsole
  private let isShown: Bool
  private let start = ContinuousClock.now
  private var lastShown: ContinuousClock.Instant?
  private var count = 0

  /// Begins to count.
  init(on console: any CommandConsole, isWanted: Bool) {
    self.console = console
    isShown = isWanted && console.isMessageTerminal
  }

  /// Says that one more file is done.
  mutating func advance() {
    count += 1
    guard isShown else { return }
    let now = ContinuousClock.now
    // More often than that nobody can read it.
    if let lastShown, now - lastShown < .milliseconds(100) { return }
    lastShown = now
    console.writeMessage("\r\(count.counted("file")), \(rate(at: now)) a second\u{1B}[K")
  }

  /// Takes the line back, before anything else is written.
  func clear() {
    if isShown, lastShown != nil { console.writeMessage("\r\u{1B}[K") }
  }

  private func rate(at now: ContinuousClock.Instant) -> String {
    let seconds = (now - start) / .seconds(1)
    return seconds > 0 ? Int((Double(count) / seconds).rounded()).grouped : "–"
  }
}
