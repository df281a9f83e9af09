public import JSON
public import Reading
public import SeatMaps

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
      var reader = AvailabilityTableReader(file: file, limits: limits)
      availability = try reader.availability(bytes)
      notes = reader.notes
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
