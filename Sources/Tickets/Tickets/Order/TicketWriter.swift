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
