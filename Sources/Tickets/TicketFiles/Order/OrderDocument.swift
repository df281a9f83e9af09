internal import Geometry
internal import JSON
public import Reading
internal import SeatMaps
public import Support
public import Tickets

/// An order as it stands in a file, with what its reader had to say.
public struct OrderDocument: Hashable, Sendable {
  /// The value of the key `format` in orders.
  public static let format = "seatmap-order/1"

  /// The order.
  public var order: Order
  /// What was changed.
  public var notes: [DocumentNote]

  /// Reads a file's bytes; `file` is its name for errors and notes.
  ///
  /// The error names line, column and JSON path, and never shows a payload. O(number of bytes).
  public init(
    reading bytes: [UInt8], file: String? = nil, limits: DocumentLimits = .orders
  ) throws(DocumentError) {
    try limits.check(fileSize: bytes.count, file: file)
    let document = try JSONDocument(bytes: bytes, file: file, isSecret: true)
    let (order, notes) = try document.read { (root) throws(JSONFault) -> (Order, NoteCollector) in
      var reader = OrderReader(reading: DocumentReading(limits: limits))
      return (try reader.order(root), reader.reading.notes)
    }
    self.order = order
    self.notes = notes.notes(in: document)
  }

  /// The JSON Schema of the format (draft 2020-12), with a line break at its end; Guides/order-format.md says what the
  /// keys mean.
  public static var schema: String { String(decoding: PackageResources.order_schema_json, as: UTF8.self) }
}

extension DocumentLimits {
  /// Limits that are wide enough for every real order; texts may be remarks of some length.
  public static let orders = DocumentLimits(fileSize: 64 << 20, seats: 100_000, textLength: 4000)
}

/// How orders stand in a file.
public enum OrderFormat: String, Hashable, Sendable, CaseIterable {
  /// One order, which is the whole file.
  case json
  /// Many orders, each on a line of its own.
  case ndjson

  /// The format that the beginning of a file shows.
  ///
  /// An object that goes over several lines never has a second one that begins with a brace, and a file of orders has
  /// it. A file with a single line is one order in either format. O(number of bytes up to the second line that is not
  /// empty).
  public static func recognized(in bytes: [UInt8]) -> OrderFormat {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var objects = 0
    var isLineEmpty = true
    for byte in bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...] {
      if byte == UInt8(ascii: "\n") {
        isLineEmpty = true
      } else if isLineEmpty, ![0x20, 0x09, 0x0D].contains(byte) {
        guard byte == UInt8(ascii: "{") else { return .json }
        objects += 1
        if objects == 2 { return .ndjson }
        isLineEmpty = false
      }
    }
    return .json
  }
}

extension OrderFormat {
  /// Writes an order as UTF-8 text that ends with a line break, payloads included; the same value gives the same bytes.
  ///
  /// Currency and zone stand once in the file: those of the first price and of the start hold for all.
  public func write(_ order: Order) -> [UInt8] { OrderWriter.bytes(of: order, format: self) }
}

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
      json.field(OrderedSeatKey.price, seat.price?.amount)
      json.field(OrderedSeatKey.holder, seat.holder)
      json.field(OrderedSeatKey.note, seat.note)
      json.field(OrderedSeatKey.payload, seat.payload?.exposed)
    }
  }
}
