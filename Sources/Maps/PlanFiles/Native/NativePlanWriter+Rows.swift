internal import Geometry
internal import JSON
internal import Reading
internal import SeatMaps

extension NativePlanWriter {
  /// Writes a row of seats given one by one, each on a line.
  static func write(_ row: SeatRow, to json: inout JSONWriter) {
    json.object { json in
      json.field(RowKey.label, row.label)
      json.field(RowKey.shownLabel, row.shownLabel)
      json.field(RowKey.spokenLabel, row.spokenLabel)
      json.field(RowKey.origin, row.origin.unless(.zero))
      json.field(RowKey.rowLabels, row.labelPlacement?.rawValue)
      json.key(RowKey.seats)
      json.array { json in
        for seat in row.seats { write(seat, to: &json) }
      }
    }
  }

  private static func write(_ seat: Seat, to json: inout JSONWriter) {
    json.object(.inline) { json in
      json.field(SeatKey.label, seat.label)
      json.field(SeatKey.x, seat.position.x)
      json.field(SeatKey.y, seat.position.y)
      json.field(SeatKey.id, seat.id?.unless(""))
      json.field(SeatKey.angle, seat.angle?.degrees)
      json.field(SeatKey.size, seat.size)
      json.field(SeatKey.shape, seat.shape?.rawValue)
      json.field(SeatKey.category, seat.category)
      if !seat.attributes.isEmpty { json.field(SeatKey.attributes, strings: seat.attributes.keys) }
      json.field(SeatKey.shownLabel, seat.shownLabel)
      json.field(SeatKey.spokenLabel, seat.spokenLabel)
    }
  }
}
