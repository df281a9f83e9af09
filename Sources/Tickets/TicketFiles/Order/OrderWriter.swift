internal import Geometry
internal import JSON
internal import Reading
internal import SeatMaps
internal import Tickets

/// Writes orders as `seatmap-order/1`.
struct OrderWriter {
  private var json: JSONWriter

  /// The bytes of an order: over several lines, or for a file of many orders on one.
  static func bytes(of order: Order, format: OrderFormat) -> [UInt8] {
    var writer = OrderWriter(json: JSONWriter(format == .json ? .indented : .inline))
    writer.write(order)
    return writer.json.bytes
  }

  private mutating func write(_ order: Order) {
    json.object { json in
      json.field(OrderKey.format, OrderDocument.format)
      json.field(OrderKey.id, order.id)
      json.field(OrderKey.locale, order.locale)
      json.field(OrderKey.currency, order.seats.lazy.compactMap(\.price?.currency).first)
      json.key(OrderKey.event)
      json.value(order.event)
      if let showing = order.showing {
        json.key(OrderKey.showing)
        json.value(showing)
      }
      if order.venue != OrderVenue() {
        json.key(OrderKey.venue)
        json.value(order.venue)
      }
      if order.code != OrderCode() {
        json.key(OrderKey.code)
        json.object { json in
          json.field(OrderCodeKey.symbology, order.code.symbology)
          json.field(OrderCodeKey.key, order.code.keyFile)
        }
      }
      if !order.captions.isEmpty {
        json.key(OrderKey.captions)
        json.object { json in
          for field in TicketField.allCases { json.field(field.rawValue, order.captions[field]) }
        }
      }
      json.field(OrderKey.note, order.note)
      json.key(OrderKey.seats)
      json.array { json in
        for seat in order.seats { json.value(seat) }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func value(_ event: OrderEvent) {
    object { json in
      json.field(OrderEventKey.title, event.title)
      json.field(OrderEventKey.subtitle, event.subtitle)
      json.field(OrderEventKey.runtime, event.runtime)
      json.field(OrderEventKey.rating, event.rating)
      if !event.genres.isEmpty { json.field(OrderEventKey.genres, strings: event.genres) }
      json.field(.poster, event.pictures[.poster])
      json.field(.backdrop, event.pictures[.backdrop])
      json.field(.logo, event.pictures[.logo])
      json.field(OrderEventKey.movie, event.movie?.file)
      json.field(OrderEventKey.pictures, event.movie?.pictureFolder)
    }
  }

  private mutating func field(_ key: OrderEventKey, _ picture: PictureSource?) {
    guard let picture else { return }
    self.key(key)
    guard picture != PictureSource(file: picture.file) else { return value(picture.file) }
    object { json in
      json.field(PictureKey.file, picture.file)
      json.field(PictureKey.focus, picture.focus.unless(PictureSource(file: "").focus))
      json.field(PictureKey.name, picture.name)
    }
  }

  fileprivate mutating func value(_ showing: Showing) {
    object { json in
      json.field(ShowingKey.start, showing.start.time.text)
      json.field(ShowingKey.doors, showing.doors?.time.text)
      json.field(ShowingKey.zone, showing.start.zone)
    }
  }

  fileprivate mutating func value(_ venue: OrderVenue) {
    object { json in
      json.field(OrderVenueKey.name, venue.name)
      json.field(OrderVenueKey.address, venue.address)
      json.field(OrderVenueKey.hall, venue.hall)
      json.field(OrderVenueKey.entrance, venue.entrance)
      json.field(OrderVenueKey.plan, venue.planFile)
    }
  }

  fileprivate mutating func value(_ seat: OrderedSeat) {
    object(.inline) { json in
      json.field(OrderedSeatKey.id, seat.seatID)
      json.field(OrderedSeatKey.section, seat.labels.section)
      json.field(OrderedSeatKey.row, seat.labels.row)
      json.field(OrderedSeatKey.seat, seat.labels.seat)
      json.field(OrderedSeatKey.ticket, seat.ticketID)
      json.field(OrderedSeatKey.category, seat.category)
      json.field(OrderedSeatKey.entrance, seat.entrance)
      json.field(OrderedSeatKey.price, seat.price.map { Price(units: $0.units, digits: $0.digits) })
      json.field(OrderedSeatKey.holder, seat.holder)
      json.field(OrderedSeatKey.note, seat.note)
      json.field(OrderedSeatKey.payload, seat.payload?.exposed)
    }
  }
}
