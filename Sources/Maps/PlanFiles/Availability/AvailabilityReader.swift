internal import JSON
internal import Reading
internal import SeatMaps
internal import Support

/// The keys of an availability.
enum AvailabilityKey: String, DocumentKey {
  case schema = "$schema"
  case format, `default`, seats, selected

  static let owner = "an availability"
}

/// The keys of what is known of a seat.
enum AvailabilityEntryKey: String, DocumentKey {
  case status, price, taken

  static let owner = "what is known of a seat"
}

/// Reads availability in JSON.
struct AvailabilityReader {
  var reading: DocumentReading

  /// What is known of seats by the file that has this root.
  mutating func availability(_ root: JSONNode) throws(JSONFault) -> Availability {
    try checkFormat(of: root)
    var availability = Availability()
    for (text, value) in try root.fields(duplicates: .rejected) {
      switch try text.key(of: AvailabilityKey.self) {
      case .schema: _ = try value.text()
      case .format: break
      case .default: availability.defaultStatus = try value.choice()
      case .seats: availability.entries = try entries(value)
      case .selected: availability.selection = try value.map { (id) throws(JSONFault) in try reading.text(id) }
      }
    }
    return availability
  }

  private func checkFormat(of root: JSONNode) throws(JSONFault) {
    let name = quoted(AvailabilityFormat.json.rawValue)
    guard root.kind == .object else { throw root.mismatch(expected: "an availability, which is an object") }
    guard let format = root["format"] else {
      throw root.fault(.format, "this is no availability: expected \"format\": \(name)")
    }
    guard try format.text() == AvailabilityFormat.json.rawValue else {
      throw format.fault(.format, "expected \(name), found \(quoted(try format.string()))")
    }
  }

  /// A seat may stand twice: the later entry holds, and whoever uses the entries can say so.
  private mutating func entries(_ node: JSONNode) throws(JSONFault) -> [Availability.Entry] {
    var entries: [Availability.Entry] = []
    for (seat, value) in try node.fields() {
      try reading.count(seats: 1, at: value)
      var entry = Availability.Entry(seat: reading.text(seat), status: .available)
      if value.kind == .string {
        entry.status = try value.choice()
      } else {
        try read(value, into: &entry)
      }
      entries.append(entry)
    }
    return entries
  }

  private func read(_ node: JSONNode, into entry: inout Availability.Entry) throws(JSONFault) {
    guard node.kind == .object else { throw node.mismatch(expected: "a status, or an object with status and price") }
    var status: SeatStatus?
    for (text, value) in try node.fields(duplicates: .rejected) {
      switch try text.key(of: AvailabilityEntryKey.self) {
      case .status: status = try value.choice()
      case .price: entry.price = try value.price()
      case .taken: entry.taken = try value.integer(in: 0...DocumentLimits.mostPeople)
      }
    }
    // Who counts people need not say that there is room.
    guard status == nil, entry.taken != nil else {
      entry.status = try node.required(status, AvailabilityEntryKey.status)
      return
    }
  }
}
