internal import Barcodes
internal import JSON
internal import Reading
internal import SeatMaps
internal import Support
internal import Tickets

/// Reads orders.
///
/// No message quotes a payload, nor any text that stands where one belongs.
struct OrderReader {
  var reading: DocumentReading
  /// The currency of all prices; nil where the order names none.
  private var currency: String?

  init(reading: DocumentReading) {
    self.reading = reading
  }

  /// The order whose file has this root.
  mutating func order(_ root: JSONNode) throws(JSONFault) -> Order {
    try checkFormat(of: root)
    var order = Order(id: "", locale: "", event: OrderEvent(), seats: [])
    var (id, locale): (String?, String?)
    var event: OrderEvent?
    var seats: [OrderedSeat]?
    // Prices mean nothing without it, wherever it stands.
    currency = try root["currency"].map { (node) throws(JSONFault) in try node.currencyCode() }
    for (text, value) in try root.fields(duplicates: .rejected) {
      switch try text.key(of: OrderKey.self) {
      case .schema: _ = try value.text()
      case .format, .currency: break
      case .id: id = try reading.identifier(value)
      case .locale: locale = try value.languageTag()
      case .event: event = try self.event(value)
      case .showing: order.showing = try value.showing()
      case .venue: order.venue = try venue(value)
      case .seats: seats = try self.seats(value)
      case .code: order.code = try code(value)
      case .captions: order.captions = try captions(value)
      case .note: order.note = try reading.filledText(value)
      }
    }
    order.id = try root.required(id, OrderKey.id)
    order.locale = try root.required(locale, OrderKey.locale)
    order.event = try root.required(event, OrderKey.event)
    order.seats = try root.required(seats, OrderKey.seats)
    try checkTicketIDs(of: order, root)
    return order
  }

  private func checkFormat(of root: JSONNode) throws(JSONFault) {
    guard root.kind == .object else { throw root.mismatch(expected: "an order, which is an object") }
    guard let format = root["format"] else {
      throw root.fault(.format, "this is no order: expected \"format\": \(quoted(OrderDocument.format))")
    }
    guard try format.text() == OrderDocument.format else {
      throw format.fault(.format, "expected \(quoted(OrderDocument.format)), found \(quoted(try format.string()))")
    }
  }

  /// Throws the fault that two seats are the same, at the second one.
  private func checkTicketIDs(of order: Order, _ root: JSONNode) throws(JSONFault) {
    do throws(OrderError) {
      _ = try order.ticketIDs()
    } catch {
      let seats = try root["seats"]?.elements().enumerated()
      let seat = seats?.first { $0.offset == error.seat }?.element
      throw (seat ?? root).fault(.value, error.reason)
    }
  }

  // MARK: Seats

  private mutating func seats(_ node: JSONNode) throws(JSONFault) -> [OrderedSeat] {
    let seats = try node.map(suchAs: "[{ \"row\": \"C\", \"seat\": \"12\" }]") { (seat) throws(JSONFault) in
      try self.seat(seat)
    }
    guard !seats.isEmpty else { throw node.fault(.value, "an order has one seat or more") }
    return seats
  }

  private mutating func seat(_ node: JSONNode) throws(JSONFault) -> OrderedSeat {
    try reading.count(seats: 1, at: node)
    var seat = OrderedSeat()
    for (text, value) in try node.fields(duplicates: .rejected) {
      switch try text.key(of: OrderedSeatKey.self) {
      case .id: seat.seatID = try reading.filledText(value)
      case .section: seat.labels.section = try reading.label(value)
      case .row: seat.labels.row = try reading.label(value)
      case .seat: seat.labels.seat = try reading.label(value)
      case .ticket: seat.ticketID = try reading.filledText(value)
      case .category: seat.category = try reading.filledText(value)
      case .entrance: seat.entrance = try reading.label(value)
      case .price: seat.price = try price(value)
      case .holder: seat.holder = try reading.filledText(value)
      case .note: seat.note = try reading.filledText(value)
      case .payload: seat.payload = try value.payload()
      }
    }
    return seat
  }

  private func price(_ node: JSONNode) throws(JSONFault) -> Money {
    let price = try node.price()
    guard let currency else {
      throw node.fault(.missingKey, "a price needs the order's currency: add \"currency\": \"EUR\" beside \"seats\"")
    }
    return Money(price, currency: currency)
  }

  // MARK: Venue, codes and captions

  private mutating func venue(_ node: JSONNode) throws(JSONFault) -> OrderVenue {
    var venue = OrderVenue()
    for (text, value) in try node.fields(duplicates: .rejected) {
      switch try text.key(of: OrderVenueKey.self) {
      case .name: venue.name = try reading.filledText(value)
      case .address: venue.address = try reading.filledText(value)
      case .hall: venue.hall = try reading.label(value)
      case .entrance: venue.entrance = try reading.label(value)
      case .plan: venue.planFile = try value.fileName()
      }
    }
    return venue
  }

  private func code(_ node: JSONNode) throws(JSONFault) -> OrderCode {
    var code = OrderCode()
    for (text, value) in try node.fields(duplicates: .rejected) {
      switch try text.key(of: OrderCodeKey.self) {
      case .symbology: code.symbology = try value.choice(of: Symbology.self).rawValue
      case .key: code.keyFile = try value.keyFileName()
      }
    }
    return code
  }

  private mutating func captions(_ node: JSONNode) throws(JSONFault) -> [TicketField: String] {
    var captions: [TicketField: String] = [:]
    for (text, value) in try node.fields(duplicates: .rejected) {
      guard let field = TicketField.allCases.first(where: { text == $0.rawValue }) else {
        throw text.fault(.unknownKey, unknownWord(text.string, among: TicketField.allCases.map(\.rawValue)))
      }
      captions[field] = try reading.filledText(value)
    }
    return captions
  }
}

// MARK: - Keys
//
// The keys of each object stand below the chapter that reads it; Schemas/order.schema.json has the same ones.

// The keys of every object of an order. The JSON Schema in OrderSchema.swift has the same ones.

enum OrderKey: String, DocumentKey {
  case schema = "$schema"
  case format, id, locale, currency, event, showing, venue, seats, code, captions, note

  static let owner = "an order"
}

enum OrderVenueKey: String, DocumentKey {
  case name, address, hall, entrance, plan

  static let owner = "a venue"
}

enum OrderCodeKey: String, DocumentKey {
  case symbology, key

  static let owner = "the rules for codes"
}

enum OrderedSeatKey: String, DocumentKey {
  case id, section, row, seat, ticket, category, entrance, price, holder, note, payload

  static let owner = "a seat of an order"
}
