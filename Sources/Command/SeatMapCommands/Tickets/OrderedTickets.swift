internal import JSON
internal import Localization
internal import PlanImports
internal import Reading
internal import Signing
internal import TicketFiles
internal import TicketPrinting
internal import Tickets

/// Makes tickets of orders, with what the orders refer to: plans, records of films, keys; each file is read once.
struct OrderedTickets {
  /// A part of an order that gives no ticket: all of it, or one seat.
  struct Failure: Hashable {
    /// What is wrong and where, as `FILE: where: what is wrong`.
    let message: String
  }

  /// What became of an order.
  struct Outcome {
    var tickets: [Ticket] = []
    var failures: [Failure] = []
    var notes: [String] = []
  }

  private let session: Session
  /// The key for all orders, in place of their own.
  private let key: SigningKey?
  /// The design that says how dates, times and lengths are written; as usual in the order's language where nil.
  private let design: TicketDesign?
  private var labels: [String: Result<PlanLabels, CommandFailure>] = [:]
  private var movies: [MovieReference: Result<MovieDocument, CommandFailure>] = [:]
  private var keys: [String: Result<SigningKey, CommandFailure>] = [:]
  private var formats: [String: LocalizedFormats] = [:]
  /// What orders refer to, as far as they have been read.
  private(set) var files = ReadFiles()
  /// Where the ticket with an id was ordered.
  private var placeByID: [String: String] = [:]
  /// The ticket whose code holds a payload.
  private var ticketByPayload: [TicketPayload: String] = [:]

  /// - Parameters:
  ///   - key: Signs what all codes hold, in place of the orders' own keys.
  ///   - design: Says how dates, times and lengths are written.
  init(key: SigningKey?, design: TicketDesign?, in session: Session) {
    self.key = key
    self.design = design
    self.session = session
  }

  /// The tickets of an order, drawn next: with labels from its plan, what its film's record says, pictures by their
  /// paths, and codes signed.
  ///
  /// - Throws: Why the order gives no ticket at all, where it is the only one.
  mutating func tickets(of item: OrderInput.Item) throws(CommandFailure) -> Outcome {
    do throws(CommandFailure) {
      switch item.result {
      case .failure(let error): throw CommandFailure(ofOrder: error)
      case .success(let document): return try tickets(of: document, item)
      }
    } catch {
      if item.isOnly { throw error }
      return Outcome(failures: [Failure(message: error.message)])
    }
  }

  private mutating func tickets(
    of document: OrderDocument, _ item: OrderInput.Item
  ) throws(CommandFailure) -> Outcome {
    var order = document.order
    var outcome = Outcome(notes: document.notes.map(\.description))
    if let movie = order.event.movie {
      let film = try item.naming("event.movie") { () throws(CommandFailure) -> MovieDocument in
        try record(movie, folder: item.folder)
      }
      outcome.notes += film.notes.map(\.description)
      order.event = order.event.completed(by: film.event)
    }
    let labels = try order.venue.planFile.map { file throws(CommandFailure) -> PlanLabels in
      try item.naming("venue.plan") { () throws(CommandFailure) -> PlanLabels in
        try planLabels(item.folder.path(of: file))
      }
    }
    let (tickets, errors) = order.tickets(
      formatting: try formatting(for: order.locale, item),
      labels: labels.map { labels in { labels.labels(ofSeat: $0) } })
    // The currency is one for all seats, though it is found at the first that has a price.
    if let error = errors.first(where: { $0.seat == nil || $0.kind == .unknownCurrency }) {
      throw CommandFailure(.badData, "\(item.name): \(error)")
    }
    outcome.failures = errors.map { Failure(message: "\(item.name): \($0)") }
    for ticket in tickets {
      if let failure = repetition(of: ticket.id, in: item.name) {
        outcome.failures.append(failure)
      } else {
        if let note = copy(of: ticket) { outcome.notes.append("\(item.name): \(note)") }
        outcome.tickets.append(try finished(ticket, item))
      }
    }
    return outcome
  }

  /// What is wrong with a ticket's id: that one of an earlier order has it, so that two people would hold one ticket.
  private mutating func repetition(of id: String, in place: String) -> Failure? {
    guard let earlier = placeByID.updateValue(place, forKey: id) else { return nil }
    return Failure(
      message: "\(place): the ticket \(quoted(id)) was ordered in \(earlier) already: give each order an id of its own")
  }

  /// What there is to say of a ticket whose code holds what that of an earlier one does.
  private mutating func copy(of ticket: Ticket) -> String? {
    guard let payload = ticket.code?.payload,
      let earlier = ticketByPayload.updateValue(ticket.id, forKey: payload)
    else { return nil }
    return "the code of \(quoted(ticket.id)) holds the same as that of \(quoted(earlier)): a door takes one for a copy"
  }

  /// The ticket with its pictures' names as paths and its code signed.
  private mutating func finished(_ ticket: Ticket, _ item: OrderInput.Item) throws(CommandFailure) -> Ticket {
    var ticket = ticket
    for role in TicketPictureRole.allCases {
      guard let file = ticket.pictures[role]?.file else { continue }
      let path = item.folder.path(of: file)
      files.add(path, as: "picture")
      ticket.pictures[role]?.file = path
    }
    if let key { return ticket.signed(with: key) }
    guard case .unsigned(_, let keyFile) = ticket.code?.payload else { return ticket }
    let own = try item.naming("code.key") { () throws(CommandFailure) -> SigningKey in
      try signingKey(item.folder.path(of: keyFile))
    }
    return ticket.signed(with: own)
  }

  // MARK: What orders refer to

  private mutating func formatting(
    for locale: String, _ item: OrderInput.Item
  ) throws(CommandFailure) -> LocalizedFormats {
    if let known = formats[locale] { return known }
    do throws(LocalizationError) {
      let made =
        if let design {
          try LocalizedFormats(language: locale, design: design)
        } else {
          try LocalizedFormats(language: locale)
        }
      formats[locale] = made
      return made
    } catch {
      throw CommandFailure(.badData, "\(item.name): locale: \(error)")
    }
  }

  private mutating func signingKey(_ path: String) throws(CommandFailure) -> SigningKey {
    if let known = keys[path] { return try known.get() }
    files.add(path, as: "key")
    let session = session
    let read = Result { () throws(CommandFailure) in
      try KeyInput(file: InputFile(path: path)).signingKey(in: session)
    }
    keys[path] = read
    return try read.get()
  }

  private mutating func record(
    _ reference: MovieReference, folder: String
  ) throws(CommandFailure) -> MovieDocument {
    let absolute = MovieReference(
      file: folder.path(of: reference.file), pictureFolder: reference.pictureFolder)
    if let known = movies[absolute] { return try known.get() }
    files.add(absolute.file, as: "record of the film")
    let session = session
    let read = Result { () throws(CommandFailure) in
      try OrderedTickets.movie(in: InputFile(path: absolute.file), pictureFolder: reference.pictureFolder, session)
    }
    movies[absolute] = read
    return try read.get()
  }

  private static func movie(
    in file: InputFile, pictureFolder: String?, _ session: Session
  ) throws(CommandFailure) -> MovieDocument {
    try file.document(limit: DocumentLimits.orders.fileSize, in: session) { bytes, name throws(DocumentError) in
      try MovieDocument(reading: bytes, file: name, pictureFolder: pictureFolder)
    }
  }

  private mutating func planLabels(_ path: String) throws(CommandFailure) -> PlanLabels {
    if let known = labels[path] { return try known.get() }
    files.add(path, as: "plan")
    let session = session
    let read = Result { () throws(CommandFailure) in
      let plan = PlanInput(file: InputFile(path: path))
      return PlanLabels(of: try plan.layout(try plan.read(in: session).plan))
    }
    labels[path] = read
    return try read.get()
  }
}

extension OrderInput.Item {
  /// Does what takes another file, and says in a failure which value of which order names that file.
  fileprivate func naming<Value>(
    _ path: String, _ body: () throws(CommandFailure) -> Value
  ) throws(CommandFailure) -> Value {
    do throws(CommandFailure) {
      return try body()
    } catch {
      throw CommandFailure(error.status, "\(name): \(path): \(error.message)")
    }
  }
}

extension String {
  /// The path of a file that is named in a file of this folder: as it is where it is absolute.
  fileprivate func path(of file: String) -> String { file.hasPrefix("/") ? file : self + file }
}
