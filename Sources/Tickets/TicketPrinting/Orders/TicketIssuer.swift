package import Files
internal import Localization
internal import PlanImports
internal import Reading
public import Signing
internal import Support
public import TicketFiles
public import Tickets

/// Makes tickets of orders, with what the orders refer to: plans, records of films, keys.
///
/// Each file that orders refer to is read once, so that a batch of many orders for one showing costs little. No two
/// tickets of one issuer have the same id.
///
///     var issuer = TicketIssuer()
///     let outcome = try issuer.tickets(of: OrderDocument(reading: bytes), named: "order.json", in: "orders/")
///     for ticket in outcome.tickets { print(ticket.id) }
public struct TicketIssuer: Sendable {
  /// What became of an order.
  public struct Outcome: Hashable, Sendable {
    /// The tickets, in the order of the seats.
    public var tickets: [Ticket] = []
    /// Why seats have no ticket.
    public var failures: [OrderFailure] = []
    /// What was changed in the files that were read, and what the buyer should know, in lines.
    public var notes: [String] = []

    /// Nothing yet.
    public init() {}
  }

  /// The key for all orders, in place of their own.
  private let key: SigningKey?
  /// The design that says how dates, times and lengths are written; as usual in the order's language where nil.
  private let design: TicketDesign?
  private var labels: [String: Result<PlanLabels, ReferenceError>] = [:]
  private var movies: [MovieReference: Result<MovieDocument, ReferenceError>] = [:]
  private var keys: [String: Result<SigningKey, ReferenceError>] = [:]
  private var formats: [String: LocalizedFormats] = [:]
  /// What orders refer to, as far as they have been read.
  package private(set) var files = ReadFiles()
  /// Where the ticket with an id was ordered.
  private var placeByID: [String: String] = [:]
  /// The ticket whose code holds a payload.
  private var ticketByPayload: [TicketPayload: String] = [:]

  /// Creates an issuer.
  ///
  /// - Parameters:
  ///   - key: Signs what all codes hold, in place of the orders' own keys.
  ///   - design: Says how dates, times and lengths are written; as usual in each order's language where nil.
  public init(key: SigningKey? = nil, design: TicketDesign? = nil) {
    self.key = key
    self.design = design
  }

  /// The tickets of an order: with labels from its plan, what its film's record says, pictures by their paths, and
  /// codes signed.
  ///
  /// - Parameters:
  ///   - document: The order.
  ///   - name: What failures and notes call it, such as `orders.ndjson:12`.
  ///   - folder: The folder that the order's own names of files begin in, with a slash at its end; the current one
  ///     where empty.
  /// - Throws: Why the order gives no ticket at all. A seat that gives none is a failure of the outcome.
  public mutating func tickets(
    of document: OrderDocument, named name: String, in folder: String = ""
  ) throws(OrderFailure) -> Outcome {
    var order = document.order
    var outcome = Outcome()
    outcome.notes = document.notes.map(\.description)
    if let movie = order.event.movie {
      let film = try TicketIssuer.refer("event.movie", of: name, record(movie, folder: folder))
      outcome.notes += film.notes.map(\.description)
      order.event = order.event.completed(by: film.event)
    }
    var labels: PlanLabels?
    if let file = order.venue.planFile {
      labels = try TicketIssuer.refer("venue.plan", of: name, planLabels(TicketIssuer.path(of: file, in: folder)))
    }
    let (tickets, errors) = order.tickets(
      formatting: try formatting(for: order.locale, name),
      labels: labels.map { labels in { labels.labels(ofSeat: $0) } })
    // The currency is one for all seats, though it is found at the first that has a price.
    if let error = errors.first(where: { $0.seat == nil || $0.kind == .unknownCurrency }) {
      throw OrderFailure(name, .order(error))
    }
    outcome.failures = errors.map { OrderFailure(name, .order($0)) }
    for ticket in tickets {
      if let earlier = placeByID.updateValue(name, forKey: ticket.id) {
        outcome.failures.append(OrderFailure(name, .repeatedTicket(ticket.id, earlier: earlier)))
      } else {
        if let note = copy(of: ticket) { outcome.notes.append("\(name): \(note)") }
        outcome.tickets.append(try finished(ticket, name, folder: folder))
      }
    }
    return outcome
  }

  /// What there is to say of a ticket whose code holds what that of an earlier one does.
  private mutating func copy(of ticket: Ticket) -> String? {
    guard let payload = ticket.code?.payload,
      let earlier = ticketByPayload.updateValue(ticket.id, forKey: payload)
    else { return nil }
    return "the code of \(quoted(ticket.id)) holds the same as that of \(quoted(earlier)): a door takes one for a copy"
  }

  /// The ticket with its pictures' names as paths and its code signed.
  private mutating func finished(_ ticket: Ticket, _ name: String, folder: String) throws(OrderFailure) -> Ticket {
    var ticket = ticket
    for role in TicketPictureRole.allCases {
      guard let file = ticket.pictures[role]?.file else { continue }
      let path = TicketIssuer.path(of: file, in: folder)
      files.add(path, as: "picture")
      ticket.pictures[role]?.file = path
    }
    if let key { return ticket.signed(with: key) }
    guard case .unsigned(_, let keyFile) = ticket.code?.payload else { return ticket }
    let own = try TicketIssuer.refer("code.key", of: name, signingKey(TicketIssuer.path(of: keyFile, in: folder)))
    return ticket.signed(with: own)
  }

  // MARK: What orders refer to

  /// What a file gives, or the failure that says which value of which order names that file.
  private static func refer<Value>(
    _ key: String, of order: String, _ result: Result<Value, ReferenceError>
  ) throws(OrderFailure) -> Value {
    do throws(ReferenceError) {
      return try result.get()
    } catch {
      throw OrderFailure(order, .reference(key, error))
    }
  }

  private mutating func formatting(for locale: String, _ name: String) throws(OrderFailure) -> LocalizedFormats {
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
      throw OrderFailure(name, .locale(error))
    }
  }

  private mutating func signingKey(_ path: String) -> Result<SigningKey, ReferenceError> {
    if let known = keys[path] { return known }
    files.add(path, as: "key")
    let read = TicketIssuer.read(path, limit: TicketIssuer.largestKey) { bytes throws(DocumentError) in
      try SigningKey(keyFile: bytes, named: path)
    }
    keys[path] = read
    return read
  }

  private mutating func record(_ reference: MovieReference, folder: String) -> Result<MovieDocument, ReferenceError> {
    let path = TicketIssuer.path(of: reference.file, in: folder)
    let absolute = MovieReference(file: path, pictureFolder: reference.pictureFolder)
    if let known = movies[absolute] { return known }
    files.add(path, as: "record of the film")
    let read = TicketIssuer.read(path, limit: DocumentLimits.orders.fileSize) { bytes throws(DocumentError) in
      try MovieDocument(reading: bytes, file: path, pictureFolder: reference.pictureFolder)
    }
    movies[absolute] = read
    return read
  }

  private mutating func planLabels(_ path: String) -> Result<PlanLabels, ReferenceError> {
    if let known = labels[path] { return known }
    files.add(path, as: "plan")
    let read = TicketIssuer.read(path, limit: DocumentLimits().fileSize) { bytes throws(DocumentError) in
      PlanLabels(of: try ImportedPlan(reading: bytes, file: path).layout(file: path))
    }
    labels[path] = read
    return read
  }

  /// What `body` makes of a file's content.
  private static func read<Value>(
    _ path: String, limit: Int, _ body: ([UInt8]) throws(DocumentError) -> Value
  ) -> Result<Value, ReferenceError> {
    do throws(FileError) {
      let bytes = try WholeFile.content(of: path, limit: limit)
      return Result { () throws(DocumentError) in try body(bytes) }.mapError { .document($0) }
    } catch {
      return .failure(.file(error))
    }
  }

  /// The path of a file that is named in a file of a folder: as it is where it is absolute.
  private static func path(of file: String, in folder: String) -> String { file.hasPrefix("/") ? file : folder + file }

  /// Far more than any key takes, in bytes.
  private static let largestKey = 1 << 16
}
