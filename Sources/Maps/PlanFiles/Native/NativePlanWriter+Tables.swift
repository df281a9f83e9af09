internal import Geometry
internal import JSON
internal import Reading
internal import SeatMaps

extension NativePlanWriter {
  /// Writes tables of one kind.
  static func write(_ group: TableGroup, to json: inout JSONWriter) {
    let standard = TableGroup(group.form, at: group.places)
    json.object { json in
      write(group.form, to: &json)
      write(group.places, to: &json)
      write(group.numbering, TableGroupKey.numbering, to: &json)
      write(group.seatNumbering, TableGroupKey.seatNumbering, to: &json)
      json.field(TableGroupKey.seatSize, group.seatSize.unless(standard.seatSize))
      json.field(TableGroupKey.seatShape, group.seatShape?.rawValue)
      json.field(TableGroupKey.chairGap, group.chairGap.unless(standard.chairGap))
      json.field(TableGroupKey.category, group.category)
      if group.isSoldWhole {
        json.key(TableGroupKey.soldWhole)
        json.value(true)
      }
      write(group.exceptions, to: &json)
    }
  }

  private static func write(_ form: TableGroup.Form, to json: inout JSONWriter) {
    switch form {
    case .round(let table):
      json.key(TableGroupKey.round)
      guard table != TableGroup.Round(seats: table.seats) else {
        json.value(table.seats)
        return
      }
      json.object(.inline) { json in
        json.field(RoundTableKey.seats, table.seats)
        json.field(RoundTableKey.openPlaces, table.openPlaces.unless(0))
        json.field(RoundTableKey.radius, table.radius)
      }
    case .rectangle(let table):
      json.key(TableGroupKey.rectangle)
      json.object(.inline) { json in
        json.field(RectangularTableKey.top, table.top.unless(0))
        json.field(RectangularTableKey.right, table.right.unless(0))
        json.field(RectangularTableKey.bottom, table.bottom.unless(0))
        json.field(RectangularTableKey.left, table.left.unless(0))
        json.field(RectangularTableKey.width, table.size?.width)
        json.field(RectangularTableKey.height, table.size?.height)
      }
    }
  }

  private static func write(_ places: TableGroup.Places, to json: inout JSONWriter) {
    switch places {
    case .listed(let places):
      json.key(TableGroupKey.at)
      json.array(places.allSatisfy(\.isPointAlone) ? .inline : nil) { json in
        for place in places { write(place, to: &json) }
      }
    case .grid(let grid):
      json.key(TableGroupKey.grid)
      json.object(.inline) { json in
        json.field(TableGridKey.rows, grid.rows)
        json.field(TableGridKey.columns, grid.columns)
        json.field(TableGridKey.rowPitch, grid.rowPitch)
        json.field(TableGridKey.columnPitch, grid.columnPitch)
        json.field(TableGridKey.origin, grid.origin.unless(.zero))
        json.field(TableGridKey.stagger, grid.stagger.unless(0))
      }
    }
  }

  private static func write(_ place: TableGroup.Place, to json: inout JSONWriter) {
    guard !place.isPointAlone else {
      json.value(place.position)
      return
    }
    json.object(.inline) { json in
      json.field(TablePlaceKey.x, place.position.x)
      json.field(TablePlaceKey.y, place.position.y)
      json.field(TablePlaceKey.rotation, place.rotation.degrees.unless(0))
      json.field(TablePlaceKey.label, place.label)
    }
  }
}

extension TableGroup.Place {
  fileprivate var isPointAlone: Bool { rotation == .zero && label == nil }
}
