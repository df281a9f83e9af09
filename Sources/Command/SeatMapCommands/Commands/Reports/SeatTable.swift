internal import Documents
internal import Geometry
internal import JSON
internal import SeatMaps

/// The seats of a map as a table, one line for each.
struct SeatTable {
  let map: SeatMap
  /// What is known of each seat; without it the table has neither status nor price.
  let states: SeatStates?

  /// The table as RFC 4180 has it, which is a format of plans too.
  var csv: [UInt8] { CSVPlanWriter(map, states: states).bytes }

  /// The table as lines of JSON, each an object.
  var jsonLines: [UInt8] {
    var bytes: [UInt8] = []
    for (number, seat) in map.seats.enumerated() {
      let row = map.rows[seat.row]
      var writer = JSONWriter(.compact)
      writer.object { object in
        object.field("id", seat.id)
        object.field("section", map.sections[row.section].name)
        object.field("row", row.label)
        object.field("table", row.table.map { map.tables[$0].label })
        object.field("floor", map.sections[row.section].floor.map { map.floors[$0].name })
        object.field("label", seat.label)
        object.field("x", SeatTable.withoutNegativeZero(seat.center.x))
        object.field("y", SeatTable.withoutNegativeZero(seat.center.y))
        object.field("angle", SeatTable.withoutNegativeZero(seat.angle.degrees))
        object.field("width", seat.size)
        object.field("category", seat.categoryName)
        object.key("attributes")
        object.array { array in
          for key in seat.attributes.keys { array.value(key) }
        }
        if let states {
          object.field("status", states.statuses[number].rawValue)
          object.field("price", states.prices[number])
        }
      }
      bytes += writer.bytes
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  private static func withoutNegativeZero(_ number: Double) -> Double { number == 0 ? 0 : number }
}
