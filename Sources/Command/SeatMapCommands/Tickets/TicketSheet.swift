internal import CairoRendering
internal import Geometry
internal import TicketDrawing
internal import TicketPrinting
internal import Tickets

/// All tickets in one file: a document with pages, a contact sheet, or the picture of a single ticket.
struct TicketSheet {
  private let printers: [TicketPrinter]
  private let request: TicketRequest
  private let verification: TicketVerification?
  private let jobs: Int
  private var tickets: [Ticket] = []

  init(printers: [TicketPrinter], request: TicketRequest, verification: TicketVerification?, jobs: Int) {
    self.printers = printers
    self.request = request
    self.verification = verification
    self.jobs = jobs
  }

  /// Takes tickets in.
  mutating func add(_ tickets: [Ticket]) {
    self.tickets += tickets.filter { request.shard?.contains($0.id) ?? true }
  }

  /// Draws all tickets and writes the file; where no ticket can be drawn, there is none.
  func write(
    to file: OutputFile, in session: Session, reporter: inout TicketReporter
  ) throws(CommandFailure) {
    try checkCount(file)
    try checkSize(file)
    var drawn: [[DrawnTicket]] = []
    var outcomes: [TicketOutcome] = []
    for printer in printers {
      let results = printer.drawn(tickets, threads: jobs, verification: verification)
      drawn.append(results.compactMap(\.ticket))
      outcomes += results.map(\.outcome)
    }
    if drawn.contains(where: { !$0.isEmpty }) {
      try file.write(try bytes(of: drawn, file: file, session), console: session.console)
    }
    for outcome in outcomes { try reporter.report(outcome, path: file.path) }
  }

  /// Refuses more pictures than go into one file.
  private func checkCount(_ file: OutputFile) throws(CommandFailure) {
    guard request.destination.format != .pdf else { return }
    if printers.count > 1 {
      throw CommandFailure(
        .usage,
        "ticket: \(printers.count) pictures of each ticket do not go into \(file.name): name a folder, or give one "
          + "--design and one --scale or --dpi")
    }
    if tickets.count > 1, request.contactSheet == nil {
      throw CommandFailure(
        .usage,
        "ticket: \(tickets.count) tickets do not go into \(file.name): name a folder, or a .pdf, or give "
          + "--contact-sheet")
    }
  }

  /// Refuses a picture of all tickets that would be too large, before any is drawn.
  private func checkSize(_ file: OutputFile) throws(CommandFailure) {
    guard let style = request.contactSheet else { return }
    do throws(TicketPrintingError) {
      try printers[0].checkContactSheet(ofTickets: tickets.count, style: style == .flat ? .flat : .turned)
    } catch {
      throw CommandFailure(.badData, "\(file.name): \(error.advice)")
    }
  }

  private func bytes(
    of drawn: [[DrawnTicket]], file: OutputFile, _ session: Session
  ) throws(CommandFailure) -> [UInt8] {
    let creationDate = try session.environment.sourceDate()
    do throws(TicketPrintingError) {
      switch (request.destination.format, request.contactSheet) {
      case (.pdf, _): return try document(of: drawn, creationDate: creationDate)
      case (_, .flat): return try printers[0].contactSheet(of: drawn[0])
      case (_, .turned): return try printers[0].turnedContactSheet(of: drawn[0])
      case (_, nil): return try printers[0].bytes(of: drawn[0][0])
      }
    } catch {
      throw CommandFailure(.badData, "\(file.name): \(error.advice)")
    }
  }

  private func document(
    of drawn: [[DrawnTicket]], creationDate: Int?
  ) throws(TicketPrintingError) -> [UInt8] {
    let tickets = Array(drawn.joined())
    guard let paper = request.paper else {
      return try printers[0].document(of: tickets, creationDate: creationDate)
    }
    return try printers[0].sheets(
      of: tickets, on: paper.size, count: request.ticketsPerSheet, creationDate: creationDate)
  }
}

extension SheetPaper {
  /// The upright sheet in points.
  fileprivate var size: Size {
    switch self {
    case .a4: PaperSheet.a4
    case .letter: PaperSheet.letter
    }
  }
}
