extension Order {
  /// The order's tickets, one for each seat, in the order of the seats.
  ///
  /// A record of the film and the labels of a plan have to be taken in before. O(number of seats).
  public func tickets(formatting: some TicketFormatting) throws(OrderError) -> [Ticket] {
    guard let title = event.title, !title.isEmpty else {
      throw OrderError(.missingTitle, "an event needs a title", at: "event")
    }
    let common = try commonFields(formatting: formatting)
    var identities = TicketIdentities(orderID: id)
    var tickets: [Ticket] = []
    tickets.reserveCapacity(seats.count)
    for (position, seat) in seats.enumerated() {
      let ticketID = try identities.id(of: seat, at: position)
      let fields = common.merging(seatFields(of: seat, ticketID: ticketID, formatting: formatting)) { _, own in own }
      tickets.append(ticket(id: ticketID, of: seat, fields: fields, formatting: formatting))
    }
    return tickets
  }

  private func ticket(
    id: String, of seat: OrderedSeat, fields: [TicketField: String], formatting: some TicketFormatting
  ) -> Ticket {
    let shown = fields.filter { !$0.value.isEmpty }
    let names = shown.map { field, _ in (field, captions[field] ?? formatting.caption(of: field)) }
    return Ticket(
      id: id, fields: shown, captions: Dictionary(uniqueKeysWithValues: names), code: code(of: seat, ticketID: id),
      pictures: event.pictures, rating: event.rating, genres: event.genres, language: locale,
      isRightToLeft: formatting.isRightToLeft)
  }

  /// The fields that all tickets of the order share.
  private func commonFields(formatting: some TicketFormatting) throws(OrderError) -> [TicketField: String] {
    var fields: [TicketField: String] = [.order: id]
    fields[.title] = event.title
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
      }
    }
    return fields
  }

  private func seatFields(
    of seat: OrderedSeat, ticketID: String, formatting: some TicketFormatting
  ) -> [TicketField: String] {
    var fields: [TicketField: String] = [.ticket: ticketID]
    fields[.section] = seat.labels.section
    fields[.row] = seat.labels.row
    fields[.seat] = seat.labels.seat
    fields[.category] = seat.category
    fields[.entrance] = seat.entrance
    fields[.price] = seat.price.map { formatting.price($0) }
    fields[.holder] = seat.holder
    fields[.note] = seat.note
    return fields
  }

  private func code(of seat: OrderedSeat, ticketID: String) -> TicketCode? {
    let payload: TicketPayload
    if let keyFile = code.keyFile {
      payload = .unsigned(message: seat.payload ?? SecretText(ticketID), keyFile: keyFile)
    } else {
      guard let text = seat.payload else { return nil }
      payload = .text(text)
    }
    return TicketCode(payload: payload, symbology: code.symbology, caption: ticketID)
  }
}
