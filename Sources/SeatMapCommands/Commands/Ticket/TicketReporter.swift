internal import JSON
internal import TicketDrawing
internal import TicketPrinting

/// Says what became of tickets: in lines of JSON on standard output, or in words on standard error, with progress.
struct TicketReporter {
  private let session: Session
  private let answersInJSON: Bool
  private let isQuiet: Bool
  private var progress: TicketProgress
  private var warned = 0

  private(set) var made = 0
  private(set) var kept = 0
  private(set) var failed = 0

  init(_ request: TicketRequest, in session: Session) {
    self.session = session
    answersInJSON = request.answersInJSON
    isQuiet = request.isQuiet
    progress = TicketProgress(on: session.console, isWanted: !request.isQuiet)
  }

  /// Says what became of a file; `path` is where it is.
  mutating func report(_ outcome: TicketOutcome, path: String) throws(CommandFailure) {
    switch outcome.status {
    case .made: made += 1
    case .kept: kept += 1
    case .failed: failed += 1
    }
    progress.advance()
    if answersInJSON { return try write(TicketLine.bytes(of: outcome, path: path)) }
    if case .failed(let error) = outcome.status { say("\(path): \(outcome.ticket): \(error.advice)") }
    for finding in outcome.findings where finding.severity != .note {
      warn("\(outcome.ticket): \(finding)")
    }
    for remark in outcome.pictureRemarks where remark.severity != .note { warn("\(outcome.ticket): \(remark)") }
  }

  /// Says why an order, or a seat of one, gives no ticket.
  mutating func report(_ failure: OrderedTickets.Failure) throws(CommandFailure) {
    failed += 1
    if answersInJSON { return try write(TicketLine.bytes(of: failure)) }
    say(failure.message)
  }

  /// Says what was changed in orders and designs, on standard error in any case: no line of the answer is about it.
  mutating func warn(_ warnings: [String]) {
    for warning in warnings { warn(warning) }
  }

  private mutating func warn(_ warning: String) {
    warned += 1
    if answersInJSON || warned <= TicketReporter.shownWarnings { say("warning: \(warning)") }
  }

  /// Says how many files there are now, to people who watch or where something failed, and ends with the status of the
  /// whole.
  mutating func finish() -> ExitStatus {
    progress.clear()
    let hidden = warned - TicketReporter.shownWarnings
    if hidden > 0, !answersInJSON { session.report("warning: and \(hidden.grouped) more; --json has all of them") }
    if !answersInJSON, failed > 0 || session.console.isMessageTerminal && !isQuiet { session.report(summary) }
    return failed > 0 ? .problemsFound : .success
  }

  private var summary: String {
    var parts = ["\(made.counted("file")) made"]
    if kept > 0 { parts.append("\(kept.grouped) kept as they were") }
    if failed > 0 { parts.append("\(failed.grouped) failed") }
    return parts.joined(separator: ", ")
  }

  private func say(_ message: String) {
    progress.clear()
    session.report(message)
  }

  private func write(_ line: [UInt8]) throws(CommandFailure) {
    progress.clear()
    try session.write(line)
  }

  private static let shownWarnings = 8
}
