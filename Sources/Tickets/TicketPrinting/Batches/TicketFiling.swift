public import Files
public import Tickets

/// Makes a file of each ticket in a folder while orders come in, some hundred tickets at a time, so that a batch of any
/// size takes little memory.
///
///     var issuer = TicketIssuer()
///     var filing = try TicketFiling(TicketBatch([printer]), in: "tickets")
///     for order in orders {
///       let outcome = try issuer.tickets(of: order, named: "order")
///       filing.add(outcome, of: issuer) { report in print(report) }
///     }
///     filing.finish { report in print(report) }
///
/// What `deliver` throws ends the batch.
public struct TicketFiling: ~Copyable {
  /// What became of a file, or why there is none.
  public enum Report: Hashable, Sendable {
    /// What became of a ticket's file.
    case file(TicketOutcome)
    /// Why an order, or a seat of one, has no file.
    case failure(OrderFailure)
  }

  /// The folder's path, with a slash at its end.
  public let path: String
  private let folder: TicketFolder
  private var journal: TicketJournal
  private let batch: TicketBatch
  private let shard: TicketShard?
  private var naming: TicketNaming
  private var waiting: [NamedTicket] = []
  /// What failed before it came to be a ticket, by the number of the waiting ticket that it is told before.
  private var failures: [(place: Int, failure: OrderFailure)] = []

  /// Opens the folder, and makes it where there is none.
  ///
  /// - Parameters:
  ///   - batch: What is made of each ticket, and how.
  ///   - path: The folder.
  ///   - template: How files are called.
  ///   - shard: The part of all tickets that is made; all where nil.
  /// - Throws: `SystemError` where the folder cannot be made or listed.
  public init(
    _ batch: TicketBatch, in path: String, naming template: TicketTemplate = TicketNaming.defaultTemplate,
    shard: TicketShard? = nil
  ) throws(SystemError) {
    self.path = path.hasSuffix("/") ? path : path + "/"
    folder = try TicketFolder(path)
    journal = folder.journal(for: shard)
    naming = TicketNaming(template, ends: batch.printers.map(\.edition.nameEnd))
    self.batch = batch
    self.shard = shard
  }

  /// Takes in what became of an order, and makes files once there are enough tickets.
  ///
  /// A ticket whose file would take the place of one that the issuer has read is not made.
  public mutating func add<Failure: Error>(
    _ outcome: TicketIssuer.Outcome, of issuer: TicketIssuer, deliver: (Report) throws(Failure) -> Void
  ) throws(Failure) {
    for failure in outcome.failures { add(failure) }
    for ticket in outcome.tickets {
      // Parts of a batch name all tickets, so that names are those of the whole.
      let name = naming.name(for: ticket)
      guard shard?.contains(ticket.id) ?? true else { continue }
      let paths = batch.printers.map { path + name + $0.edition.nameEnd }
      if let path = paths.first(where: { issuer.files.role(ofFileAt: $0) != nil }),
        let role = issuer.files.role(ofFileAt: path)
      {
        add(OrderFailure(path, .overwriting(path: path, ticket: ticket.id, role: role)))
        continue
      }
      waiting.append(NamedTicket(ticket, name: name))
    }
    if waiting.count + failures.count >= TicketFiling.enough { try make(deliver) }
  }

  private mutating func add(_ failure: OrderFailure) { failures.append((waiting.count, failure)) }

  /// Makes the files that are left.
  public consuming func finish<Failure: Error>(deliver: (Report) throws(Failure) -> Void) throws(Failure) {
    try make(deliver)
  }

  private mutating func make<Failure: Error>(_ deliver: (Report) throws(Failure) -> Void) throws(Failure) {
    let editions = batch.printers.count
    var told = failures[...]
    var files = 0
    // In the order of the orders, whatever took how long.
    try batch.make(waiting, in: folder, journal: &journal) { outcome throws(Failure) in
      while let next = told.first, next.place <= files / editions {
        try deliver(.failure(next.failure))
        told.removeFirst()
      }
      try deliver(.file(outcome))
      files += 1
    }
    for (_, failure) in told { try deliver(.failure(failure)) }
    waiting = []
    failures = []
  }

  private static let enough = 512
}
