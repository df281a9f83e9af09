internal import JSON
internal import Reading
internal import SeatMaps

/// Writes availability in JSON or as a table.
enum AvailabilityWriter {
  /// The bytes of the JSON file.
  static func bytes(of availability: Availability) -> [UInt8] {
    var json = JSONWriter(.indented)
    json.object { json in
      json.field(AvailabilityKey.format, AvailabilityFormat.json.rawValue)
      json.field(AvailabilityKey.default, availability.defaultStatus.unless(.available)?.rawValue)
      json.key(AvailabilityKey.seats)
      json.object { json in
        for entry in lastEntries(of: availability) { write(entry, to: &json) }
      }
      if !availability.selection.isEmpty {
        json.field(AvailabilityKey.selected, strings: availability.selection)
      }
    }
    return json.bytes
  }

  private static func write(_ entry: Availability.Entry, to json: inout JSONWriter) {
    json.key(entry.seat)
    guard entry.price != nil || entry.taken != nil else {
      json.value(entry.status.rawValue)
      return
    }
    json.object(.inline) { json in
      json.field(AvailabilityEntryKey.status, entry.status.rawValue)
      json.field(AvailabilityEntryKey.price, entry.price)
      json.field(AvailabilityEntryKey.taken, entry.taken)
    }
  }

  /// The entries that hold: of several for a seat the last one.
  private static func lastEntries(of availability: Availability) -> [Availability.Entry] {
    var seen: Set<String> = []
    return availability.entries.reversed().filter { seen.insert($0.seat).inserted }.reversed()
  }

  /// The bytes of the table.
  static func table(of availability: Availability) -> [UInt8] {
    let hasPrices = availability.entries.contains { $0.price != nil }
    let hasCounts = availability.entries.contains { $0.taken != nil }
    var text = "seat,status" + (hasPrices ? ",price" : "") + (hasCounts ? ",taken" : "") + "\n"
    let selected = availability.selection.map { Availability.Entry(seat: $0, status: .selected) }
    for entry in availability.entries + selected {
      text += csvField(entry.seat) + "," + entry.status.rawValue
      if hasPrices { text += "," + (entry.price?.decimalText() ?? "") }
      if hasCounts { text += "," + (entry.taken.map(String.init) ?? "") }
      text += "\n"
    }
    return Array(text.utf8)
  }
}
