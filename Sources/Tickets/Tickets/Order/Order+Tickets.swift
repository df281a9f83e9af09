extension Order {
  /// The order's tickets, one for each seat, in the order of the seats; and an error for each seat that gets none.
  ///
  /// What keeps the whole order from being read, such as an unknown time zone, is one error and no tickets. A record of
  /// the film has to be taken in before.
  ///
  /// - Parameters:
  ///   - formatting: How the order's language writes dates, times and amounts.
  ///   - labels: What the plan says of the seat with an id, nil for an id that it lacks. Labels that the order gives
  ///     itself stay. Without a plan a seat has the labels that the order gives.
  /// - Complexity: O(number of seats).
  public func tickets<Formatting: TicketFormatting>(
    formatting: Formatting, labels: ((_ seatID: String) -> SeatLabels?)? = nil
  ) -> (tickets: [Ticket], errors: [OrderError]) {
    let writer: TicketWriter<Formatting>
    do throws(OrderError) {
      writer = try TicketWriter(order: self, formatting: formatting)
    } catch {
      return ([], [error])
    }
    var identities = TicketIdentities(orderID: id)
    var tickets: [Ticket] = []
    var errors: [OrderError] = []
    tickets.reserveCapacity(seats.count)
    for (position, seat) in seats.enumerated() {
      do throws(OrderError) {
        let seat = try seat.labelled(by: labels, at: position)
        let id = try identities.id(of: seat, at: position)
        tickets.append(try writer.ticket(id: id, of: seat, at: position))
      } catch {
        errors.append(error)
      }
    }
    return (tickets, errors)
  }

  /// The ids of the tickets, one for each seat, or the error that two seats are the same.
  ///
  /// Seats that are the same only by the labels of a plan are not noticed. O(number of seats).
  public func ticketIDs() throws(OrderError) -> [String] {
    var identities = TicketIdentities(orderID: id)
    var ids: [String] = []
    for (position, seat) in seats.enumerated() { ids.append(try identities.id(of: seat, at: position)) }
    return ids
  }
}

extension OrderedSeat {
  /// The seat with the labels that it lacks taken from a plan, or the error that the plan does not have it.
  fileprivate func labelled(
    by labels: ((String) -> SeatLabels?)?, at position: Int
  ) throws(OrderError) -> OrderedSeat {
    guard let labels, let seatID else { return self }
    guard let found = labels(seatID) else {
      throw OrderError(.unknownSeat, "the plan has no seat \"\(seatID)\"", atSeat: position, key: "id")
    }
    var seat = self
    seat.labels = self.labels.completed(by: found)
    return seat
  }
}

/// Writes the tickets of one order; what they share is written once.
struct TicketWriter<Formatting: TicketFormatting> {
  private let order: Order
  private let formatting: Formatting
  private let sharedFields: [TicketField: String]
  private let captions: [TicketField: String]

  init(order: Order, formatting: Formatting) throws(OrderError) {
    self.order = order
    self.formatting = formatting
    let captions = TicketField.allCases.map { ($0, order.captions[$0] ?? formatting.caption(of: $0)) }
    self.captions = Dictionary(uniqueKeysWithValues: captions)
    sharedFields = try order.fields(formatting: formatting)
  }

  /// The ticket of a seat, which has a position in the order.
  func ticket(id: String, of seat: OrderedSeat, at position: Int) throws(OrderError) -> Ticket {
    let fields =
      sharedFields
      .merging(try seat.fields(formatting: formatting, at: position)) { _, own in own }
      .merging([.ticket: id]) { _, own in own }
      .filter { !$0.value.isEmpty }
    return Ticket(
      id: id, fields: fields, captions: captions.filter { fields[$0.key] != nil }, code: code(of: seat, ticketID: id),
      pictures: order.event.pictures, rating: order.event.rating, genres: order.event.genres, language: order.locale,
      isRightToLeft: formatting.isRightToLeft)
  }

  private func code(of seat: OrderedSeat, ticketID: String) -> TicketCode? {
    let payload: TicketPayload
    if let keyFile = order.code.keyFile {
      payload = .unsigned(message: seat.payload ?? SecretText(ticketID), keyFile: keyFile)
    } else {
      guard let text = seat.payload else { return nil }
      payload = .text(text)
    }
    return TicketCode(payload: payload, symbology: order.code.symbology, caption: ticketID)
  }
}

extension Order {
  /// The texts that all tickets of the order share.
  fileprivate func fields(formatting: some TicketFormatting) throws(OrderError) -> [TicketField: String] {
    guard let title = event.title, !title.isEmpty else {
      throw OrderError(.missingTitle, "an event needs a title", at: "event")
    }
    var fields: [TicketField: String] = [.title: title, .order: id]
    fields[.subtitle] = event.subtitle
    fields[.runtime] = event.runtime.map { formatting.runtime(minutes: $0) }
    fields[.rating] = event.rating.map { formatting.rating($0) }
    fields[.venue] = venue.name
    fields[.address] = venue.address
    fields[.hall] = venue.hall
    fields[.entrance] = venue.entrance
    fields[.note] = note
    guard let showing else { return fields }
    do throws(TicketFormattingError) {
      fields[.date] = try formatting.date(of: showing.start)
      fields[.time] = try formatting.time(of: showing.start)
      if let doors = showing.doors { fields[.doors] = try formatting.time(of: doors) }
    } catch {
      switch error {
      case .unknownZone: throw OrderError(.unknownZone, error.description, at: "showing.zone")
      case .outsideCalendar, .unknownCurrency: throw OrderError(.impossibleTime, error.description, at: "showing.start")
      }
    }
    return fields
  }
}

extension OrderedSeat {
  /// The texts of the seat's own ticket.
  fileprivate func fields(
    formatting: some TicketFormatting, at position: Int
  ) throws(OrderError) -> [TicketField: String] {
    var fields: [TicketField: String] = [:]
    fields[.section] = labels.section
    fields[.row] = labels.row
    fields[.seat] = labels.seat
    fields[.category] = category
    fields[.entrance] = entrance
    if let price {
      do throws(TicketFormattingError) {
        fields[.price] = try formatting.price(price)
      } catch {
        throw OrderError(.unknownCurrency, error.description, atSeat: position, key: "price")
      }
    }
    fields[.holder] = holder
    fields[.note] = note
    return fields
  }
}

/// Why no tickets can be made of an order, or of one of its seats.
public struct OrderError: Error, Hashable, Sendable {
  /// The sort of fault, for programs; `reason` says it in words.
  public enum Kind: Hashable, Sendable {
    /// A seat that the order names before.
    case repeatedSeat
    /// A ticket id that an earlier seat has too.
    case repeatedTicketID
    /// A seat that the plan does not have.
    case unknownSeat
    /// An event without a name.
    case missingTitle
    /// A time zone that the IANA database does not have.
    case unknownZone
    /// A currency that ISO 4217 does not have.
    case unknownCurrency
    /// A time that no calendar shows.
    case impossibleTime
  }

  /// The sort of fault.
  public var kind: Kind
  /// Where in the order it stands, as in `seats[2].id`.
  public var path: String
  /// The number of the seat that gets no ticket, from 0; nil where the whole order is at fault.
  public var seat: Int?
  /// What is wrong, in words that say what was expected.
  public var reason: String

  /// Creates an error about the whole order.
  init(_ kind: Kind, _ reason: String, at path: String) {
    self.kind = kind
    self.path = path
    self.reason = reason
  }

  /// Creates an error about a seat, or about one of its keys.
  init(_ kind: Kind, _ reason: String, atSeat seat: Int, key: String? = nil) {
    self.init(kind, reason, at: "seats[\(seat)]" + (key.map { "." + $0 } ?? ""))
    self.seat = seat
  }
}

extension OrderError: CustomStringConvertible {
  /// The error in one line, `PATH: REASON`.
  public var description: String { path + ": " + reason }
}
