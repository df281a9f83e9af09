internal import CairoRendering
internal import JSON
internal import Support
internal import TicketDrawing
internal import TicketPrinting

/// Says what became of tickets: in lines of JSON on standard output, or in words on standard error, with progress.
struct TicketReporter {
  private let session: Session
  private let answersInJSON: Bool
  private let isQuiet: Bool
  /// The one file that all tickets go into; nil where each has its own.
  private let file: String?
  private var progress: TicketProgress
  /// The warnings that were said, and how many tickets more each of them is about.
  private var said: [(warning: String, more: Int)] = []
  private var hidden = 0

  private(set) var made = 0
  private(set) var kept = 0
  private(set) var failed = 0

  init(_ request: TicketRequest, in session: Session) {
    self.session = session
    answersInJSON = request.answersInJSON
    isQuiet = request.isQuiet
    if case .file(let file, _) = request.destination { self.file = file.name } else { file = nil }
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
    if outcome.lacksCode { warn(TicketReporter.noCode, of: outcome.ticket) }
    let pictures = outcome.pictureRemarks.filter { $0.severity != .note }
    for finding in outcome.findings where finding.severity != .note {
      // What is wrong with the picture says it better.
      if case .missingPicture = finding.kind, !pictures.isEmpty { continue }
      warn(finding.description, of: outcome.ticket)
    }
    for remark in pictures { warn(remark.description, of: outcome.ticket) }
  }

  /// What is said of a ticket whose code was to be read back.
  static let noCode = "there is no code to scan: the seat has no payload"

  /// Says why an order, or a seat of one, gives no ticket.
  mutating func report(_ failure: OrderFailure) throws(CommandFailure) {
    failed += 1
    if answersInJSON { return try write(TicketLine.bytes(of: failure)) }
    say(failure.advice)
  }

  /// Says what was changed in orders and designs, on standard error in any case: no line of the answer is about it.
  mutating func warn(_ warnings: [String]) {
    for warning in warnings { warn(warning) }
  }

  /// Says a warning with the first ticket that it is about, and counts the others.
  private mutating func warn(_ warning: String, of ticket: String? = nil) {
    if let place = said.firstIndex(where: { $0.warning == warning }) {
      said[place].more += 1
      return
    }
    guard answersInJSON || said.count < TicketReporter.shownWarnings else {
      hidden += 1
      return
    }
    if !answersInJSON { said.append((warning, 0)) }
    say("warning: " + (ticket.map { $0 + ": " } ?? "") + warning)
  }

  /// Says how many files there are now, to people who watch or where something failed, and ends with the status of the
  /// whole.
  mutating func finish() -> ExitStatus {
    progress.clear()
    for (warning, more) in said where more > 0 {
      session.report("warning: \(more.grouped) more: \(warning)")
    }
    if hidden > 0 { session.report("warning: \(hidden.grouped) other warnings; --json has all of them") }
    if !answersInJSON, failed > 0 || session.console.isMessageTerminal && !isQuiet { session.report(summary) }
    return failed > 0 ? .problemsFound : .success
  }

  private var summary: String {
    var parts = [
      file.map { made > 0 ? "\(made.groupedCount(of: "ticket")) in \($0)" : "0 tickets made" }
        ?? "\(made.groupedCount(of: "file")) made"
    ]
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
    console.writeMessage("\r\(count.groupedCount(of: "file")), \(rate(at: now)) a second\u{1B}[K")
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

extension TicketPrintingError {
  /// What is wrong and what to do, by the names of the command's options.
  var advice: String {
    switch self {
    case .largeSheet(let tickets, let width, let height):
      "a picture of \(tickets.groupedCount(of: "ticket")) would have \(width) × \(height) pixels, which is too large: take fewer "
        + "tickets, a smaller --scale or --dpi, or a .pdf with --per-sheet"
    case .rendering(.tooManyPixels(let width, let height, let limit)):
      "a picture of \(width) × \(height) pixels has more than the limit of \(limit): choose a smaller --scale or --dpi, "
        + "or raise --max-pixels"
    case .rendering(.sideTooLong(let pixels, let limit)):
      "a side of \(pixels) pixels is longer than the \(limit) that a PNG can have here: choose a smaller --scale or --dpi"
    default: description
    }
  }
}
