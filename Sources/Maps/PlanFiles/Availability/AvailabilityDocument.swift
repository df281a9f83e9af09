internal import JSON
public import Reading
public import SeatMaps
public import Support

/// What is known of seats as it stands in a file, with what its reader had to say.
public struct AvailabilityDocument: Hashable, Sendable {
  /// What is known of seats.
  public var availability: Availability
  /// The format of the file.
  public var format: AvailabilityFormat
  /// What was ignored or changed.
  public var notes: [DocumentNote]

  /// Reads a file's bytes, whose content tells the format; `file` is its name for errors and notes.
  ///
  /// The error names line and column, in JSON the path too. O(number of bytes).
  public init(
    reading bytes: [UInt8], file: String? = nil, limits: DocumentLimits = DocumentLimits()
  ) throws(DocumentError) {
    try limits.check(fileSize: bytes.count, file: file)
    format = AvailabilityFormat.recognized(in: bytes)
    switch format {
    case .json:
      let document = try JSONDocument(bytes: bytes, file: file)
      let (availability, notes) = try document.read {
        (root) throws(JSONFault) -> (Availability, NoteCollector) in
        var reader = AvailabilityReader(reading: DocumentReading(limits: limits))
        return (try reader.availability(root), reader.reading.notes)
      }
      self.availability = availability
      self.notes = notes.notes(in: document)
    case .csv:
      var reader = AvailabilityTableReader(reading: TextDocumentReading(file: file, limits: limits))
      availability = try reader.availability(bytes)
      notes = reader.reading.notes
    }
  }

  /// The JSON Schema of availability in JSON (draft 2020-12), with a line break at its end; Guides/availability.md says
  /// what the keys mean.
  public static var schema: String { String(decoding: PackageResources.availability_schema_json, as: UTF8.self) }
}

extension AvailabilityFormat {
  /// Writes what is known of seats, as UTF-8 text; the same value gives the same bytes.
  ///
  /// Of several entries for a seat JSON has the last one only. A table has no word for the status of seats without an
  /// entry; selected seats stand in it with that status after all others.
  public func write(_ availability: Availability) -> [UInt8] {
    switch self {
    case .json: AvailabilityWriter.bytes(of: availability)
    case .csv: AvailabilityWriter.table(of: availability)
    }
  }
}

/// A format of availability files; Guides/availability.md describes them.
public enum AvailabilityFormat: String, Hashable, Sendable, CaseIterable {
  /// An object with a status for each seat.
  case json = "seatmap-availability/1"
  /// A table with the columns `seat`, `status`, `price` and `taken`.
  case csv
}

extension AvailabilityFormat {
  /// The format that the content shows: JSON begins with a bracket.
  static func recognized(in bytes: [UInt8]) -> AvailabilityFormat {
    let first = bytes.dropFirst(JSONPosition.byteOrderMark(of: bytes)).first { !" \t\r\n".utf8.contains($0) }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[") ? .json : .csv
  }
}

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
