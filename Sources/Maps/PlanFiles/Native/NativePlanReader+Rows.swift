internal import Geometry
internal import JSON
internal import Reading
internal import SeatMaps

extension NativePlanReader {
  /// A row of seats given one by one.
  mutating func row(_ node: JSONNode) throws(JSONFault) -> SeatRow {
    var row = SeatRow(label: "", seats: [])
    var label: String?
    var seats: [Seat]?
    for (text, value) in try node.fields(duplicates: .rejected) {
      switch try text.key(of: RowKey.self) {
      case .label: label = try reading.text(value)
      case .shownLabel: row.shownLabel = try reading.text(value)
      case .spokenLabel: row.spokenLabel = try reading.text(value)
      case .origin: row.origin = try value.pair()
      case .rowLabels: row.labelPlacement = try value.choice()
      case .seats: seats = try value.map { (seat) throws(JSONFault) in try self.seat(seat) }
      }
    }
    row.label = try node.required(label, RowKey.label)
    row.seats = try node.required(seats, RowKey.seats)
    if row.seats.isEmpty { try reading.count(seats: 1, at: node) }
    return row
  }

  private mutating func seat(_ node: JSONNode) throws(JSONFault) -> Seat {
    try reading.count(seats: 1, at: node)
    var seat = Seat(label: "", position: .zero)
    var label: String?
    var (x, y): (Double?, Double?)
    for (text, value) in try node.fields(duplicates: .rejected) {
      switch try text.key(of: SeatKey.self) {
      case .label: label = try reading.text(value)
      case .x: x = try value.coordinate()
      case .y: y = try value.coordinate()
      case .id: seat.id = try identifier(value)
      case .angle: seat.angle = try value.angle()
      case .size: seat.size = try value.positiveLength()
      case .shape: seat.shape = try value.choice()
      case .category: seat.category = try reading.text(value)
      case .attributes: seat.attributes = try attributes(value)
      case .shownLabel: seat.shownLabel = try reading.text(value)
      case .spokenLabel: seat.spokenLabel = try reading.text(value)
      }
    }
    seat.label = try node.required(label, SeatKey.label)
    seat.position = Point(try node.required(x, SeatKey.x), try node.required(y, SeatKey.y))
    return seat
  }

  /// An identifier, which is not empty: seats without a name of their own would all share it.
  mutating func identifier(_ node: JSONNode) throws(JSONFault) -> String {
    let identifier = try reading.text(node)
    guard !identifier.isEmpty else {
      throw node.fault(.value, "an id is not empty: leave it out, and it is made from section, row and label")
    }
    return identifier
  }

  /// What is special about a seat, as an array of words.
  func attributes(_ node: JSONNode) throws(JSONFault) -> SeatAttributes {
    var attributes: SeatAttributes = []
    for element in try node.elements(suchAs: "[\"wheelchair\"]") {
      let word = try element.string()
      guard let attribute = SeatAttributes(key: word) else {
        let words = SeatAttributes.all.map(\.key)
        let meant = likeliestMeaning(of: word, among: words).map { "did you mean \(quoted($0))?" }
        throw element.fault(
          .value,
          "there is no attribute \(quoted(word)); " + (meant ?? "there are \(words.joined(separator: ", "))"))
      }
      attributes.formUnion(attribute)
    }
    return attributes
  }
}
