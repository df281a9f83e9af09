internal import Files
internal import Glibc
internal import TicketPrinting
internal import Tickets

/// Makes a file of each ticket in a folder, some hundred tickets at a time, so that a batch of any size takes little
/// memory.
struct TicketFiling: ~Copyable {
  private let path: String
  private let folder: TicketFolder
  private var journal: TicketJournal
  private let batch: TicketBatch
  private let shard: TicketShard?
  private var naming: TicketNaming
  private var waiting: [NamedTicket] = []
  /// What failed before it came to be a ticket, by the number of the waiting ticket that it is told before.
  private var failures: [(place: Int, failure: OrderedTickets.Failure)] = []

  /// Opens the folder.
  init(
    _ path: String, printers: [TicketPrinter], request: TicketRequest, verification: TicketVerification?, jobs: Int
  ) throws(CommandFailure) {
    self.path = path.hasSuffix("/") ? path : path + "/"
    do throws(SystemError) {
      folder = try TicketFolder(path)
    } catch {
      throw CommandFailure(.cannotWrite, "\(path): cannot write: \(error)")
    }
    shard = request.shard
    journal = folder.journal(for: request.shard)
    naming = TicketNaming(request.template, ends: printers.map(\.edition.nameEnd))
    var batch = TicketBatch(printers) { path in try? PictureFile.bytes(path) }
    batch.jobs = jobs
    batch.verification = verification
    batch.makesAll = request.makesAll
    self.batch = batch
  }

  /// Takes in what became of an order, and makes files once there are enough tickets.
  ///
  /// A ticket whose file would take the place of one of those that are read is not made.
  mutating func add(
    _ outcome: OrderedTickets.Outcome, keeping files: ReadFiles, reporter: inout TicketReporter
  ) throws(CommandFailure) {
    failures += outcome.failures.map { (waiting.count, $0) }
    for ticket in outcome.tickets {
      // Parts of a batch name all tickets, so that names are those of the whole.
      let name = naming.name(for: ticket)
      guard shard?.contains(ticket.id) ?? true else { continue }
      let paths = batch.printers.map { path + name + $0.edition.nameEnd }
      if let path = paths.first(where: { files.role(ofFileAt: $0) != nil }), let role = files.role(ofFileAt: path) {
        let message = "\(path): \(ticket.id): would overwrite the \(role) that is read: choose another folder or --name"
        failures.append((waiting.count, OrderedTickets.Failure(message: message)))
        continue
      }
      waiting.append(NamedTicket(ticket, name: name))
    }
    if waiting.count + failures.count >= TicketFiling.enough { try make(&reporter) }
  }

  /// Makes the files that are left.
  consuming func finish(reporter: inout TicketReporter) throws(CommandFailure) {
    try make(&reporter)
  }

  private mutating func make(_ reporter: inout TicketReporter) throws(CommandFailure) {
    let path = path
    let editions = batch.printers.count
    var told = failures[...]
    var files = 0
    // In the order of the orders, whatever took how long.
    try batch.make(waiting, in: folder, journal: &journal) { outcome throws(CommandFailure) in
      while let next = told.first, next.place <= files / editions {
        try reporter.report(next.failure)
        told.removeFirst()
      }
      try reporter.report(outcome, path: path + outcome.file)
      if case .failed(.writing(let error)) = outcome.status, error.concernsAllFiles {
        throw CommandFailure(.cannotWrite, "\(path): cannot write: \(error)")
      }
      files += 1
    }
    for (_, failure) in told { try reporter.report(failure) }
    waiting = []
    failures = []
  }

  private static let enough = 512
}

extension SystemError {
  /// Whether no other file of the folder can be written either: it may not be written to, or there is no room left.
  fileprivate var concernsAllFiles: Bool { [EACCES, EROFS, ENOSPC, EDQUOT].contains(code) }
}
