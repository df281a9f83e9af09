internal import Documents
internal import Geometry
internal import JSON
internal import SeatMaps

/// What the seats of a map see, one line for each.
struct SightTable {
  private let map: SeatMap
  private let lines: SightLines

  init(_ map: SeatMap) {
    self.map = map
    lines = SightLines(map)
  }

  /// The table as RFC 4180 has it: a line of headings, lines ended by CR and LF.
  var csv: [UInt8] {
    var text = "id,section,row,label,distance,metres,viewing_angle,far_edge_angle,view\r\n"
    for seat in map.seats.indices {
      let numbers = SightTable.numbers(lines[seat]).map { $0.map(JSONWriter.text) ?? "" }
      let fields = names(ofSeat: seat) + numbers + [lines[seat]?.verdict?.rawValue ?? ""]
      text += fields.map(csvField).joined(separator: ",") + "\r\n"
    }
    return Array(text.utf8)
  }

  /// The table as lines of JSON, each an object.
  var jsonLines: [UInt8] {
    var bytes: [UInt8] = []
    for seat in map.seats.indices {
      let (names, numbers) = (names(ofSeat: seat), SightTable.numbers(lines[seat]))
      var writer = JSONWriter(.compact)
      writer.object { object in
        for (key, name) in zip(["id", "section", "row", "label"], names) { object.field(key, name) }
        for (key, number) in zip(["distance", "metres", "viewingAngle", "farEdgeAngle"], numbers) {
          object.field(key, number)
        }
        object.field("view", lines[seat]?.verdict?.rawValue)
      }
      bytes += writer.bytes
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  private func names(ofSeat number: Int) -> [String] {
    let seat = map.seats[number]
    return [seat.id, map.sections[map.section(ofSeat: number)].name, map.rows[seat.row].label, seat.label]
  }

  /// Distances and angles to a thousandth.
  private static func numbers(_ line: Sightline?) -> [Double?] {
    [line?.distance, line?.distanceInMetres, line?.viewingAngle?.degrees, line?.farEdgeAngle?.degrees].map { value in
      value.flatMap { $0.isFinite ? (abs($0) < 1e12 ? ($0 * 1000).rounded() / 1000 : $0) : nil }
    }
  }
}
