internal import Reading
internal import Support
internal import TicketFiles
internal import Tickets

/// Reads bytes as an order, as many of them and as the record of a film, makes the tickets and writes the orders again.
func examineOrder(_ bytes: [UInt8]) throws(BrokenLaw) {
  try examineMovie(bytes)
  try examineLines(bytes)
  let order: Order
  do throws(DocumentError) {
    order = try OrderDocument(reading: bytes, limits: limits).order
  } catch {
    return try error.checkLaws(forJSON: bytes)
  }
  try hold(order.seats.count <= limits.seats, "\(order.seats.count) seats are beyond the limit")
  try examineTickets(of: order)
  for format in OrderFormat.allCases {
    let written = format.write(order)
    let copy = try succeed("reading back an order") { () throws(DocumentError) in
      try OrderDocument(reading: written)
    }
    try hold(copy.notes.isEmpty, "an order is read back with notes: \(copy.notes)")
    try hold(copy.order == order, "another order is read back")
  }
}

private let limits = DocumentLimits(fileSize: 1 << 16, seats: 100, textLength: 100)

private func examineMovie(_ bytes: [UInt8]) throws(BrokenLaw) {
  let event: OrderEvent
  do throws(DocumentError) {
    event = try MovieDocument(reading: bytes, pictureFolder: "pictures", limits: limits).event
  } catch {
    return try error.checkLaws(forJSON: bytes)
  }
  for picture in event.pictures.values {
    let parts = picture.file.split(separator: "/", omittingEmptySubsequences: false)
    try hold(parts.first == "pictures" && !parts.contains(".."), "a picture leaves its folder: \(picture.file)")
  }
}

/// Reads many orders, whole and in pieces.
private func examineLines(_ bytes: [UInt8]) throws(BrokenLaw) {
  var reader = OrderLineReader(limits: limits)
  let whole = reader.read(bytes) + [reader.finish()].compactMap(\.self)
  let (first, second) = (bytes.prefix(bytes.count / 3), bytes.dropFirst(bytes.count / 3))
  let pieces = reader.read(first) + reader.read(second) + [reader.finish()].compactMap(\.self)
  try hold(whole == pieces, "how the bytes come in makes other orders of them")
  let count = bytes.count { $0 == UInt8(ascii: "\n") } + 1
  var last = 0
  for line in whole {
    try hold(line.number > last && line.number <= count, "line \(line.number) comes after \(last) of \(count)")
    last = line.number
  }
}

/// Makes the tickets with and without the labels of a plan.
private func examineTickets(of order: Order) throws(BrokenLaw) {
  let plain = order.tickets(formatting: PlainFormatting())
  if order.event.movie == nil {
    try hold(plain.errors.isEmpty, "an order that is read gives no tickets: \(plain.errors)")
    try hold(plain.tickets.count == order.seats.count, "\(plain.tickets.count) tickets for \(order.seats.count) seats")
  }
  var named = order
  named.event.title = "A film"
  let labels = SeatLabels(section: "Stalls", row: "C", seat: "12")
  let labelled = named.tickets(formatting: PlainFormatting()) { id in id.utf8.count.isMultiple(of: 2) ? labels : nil }
  try hold(
    labelled.tickets.count + labelled.errors.count == order.seats.count, "seats get neither a ticket nor an error")
  for tickets in [plain.tickets, labelled.tickets] {
    try hold(Set(tickets.map(\.id)).count == tickets.count, "two tickets have the same id")
    for ticket in tickets {
      try hold(!ticket.fields.values.contains(""), "a field of a ticket is empty")
      try hold(Set(ticket.captions.keys) == Set(ticket.fields.keys), "fields and captions are not the same")
    }
  }
}

/// Writes moments as ISO 8601 does, whatever their zone.
private struct PlainFormatting: TicketFormatting {
  let language = "en"
  let isRightToLeft = false

  func wallTime(of moment: Moment) throws(TicketFormattingError) -> WallTime {
    let time =
      switch moment.time {
      case .wall(let time): time
      case .instant(let seconds): WallTime(secondsSince1970InUTC: seconds)
      }
    guard let time else { throw .outsideCalendar }
    return time
  }

  func date(of moment: Moment) throws(TicketFormattingError) -> String { try wallTime(of: moment).day.description }

  func time(of moment: Moment) throws(TicketFormattingError) -> String { try wallTime(of: moment).description }

  func price(_ money: Money) -> String { "\(money.amount.units) \(money.currency)" }

  func rating(_ rating: Double) -> String { "\(rating)" }

  func runtime(minutes: Int) -> String { "\(minutes)" }

  func caption(of field: TicketField) -> String { field.rawValue }

  func dateStrip(from first: CalendarDay, count: Int) -> [DateChipText] { [] }
}
