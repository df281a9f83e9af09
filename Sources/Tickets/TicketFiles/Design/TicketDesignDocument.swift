public import JSON
public import Reading
public import Tickets

/// The design of tickets as it stands in a file, with what its reader had to say.
public struct TicketDesignDocument: Hashable, Sendable {
  /// The value of the key `format` in files of designs.
  public static let format = "seatmap-ticket-design/1"

  /// The design.
  public var design: TicketDesign
  /// What was changed.
  public var notes: [DocumentNote]

  /// Reads a file's bytes; `file` is its name for errors and notes.
  ///
  /// What the file leaves out is as in the built-in design that it extends, where it names one. The error names line,
  /// column and JSON path. O(number of bytes).
  public init(
    reading bytes: [UInt8], file: String? = nil, limits: DocumentLimits = DocumentLimits()
  ) throws(DocumentError) {
    try limits.check(fileSize: bytes.count, file: file)
    let document = try JSONDocument(bytes: bytes, file: file)
    let (design, notes) = try document.read { (root) throws(JSONFault) -> (TicketDesign, NoteCollector) in
      var reader = TicketDesignReader(reading: DocumentReading(limits: limits))
      return (try reader.design(root), reader.reading.notes)
    }
    self.design = design
    self.notes = notes.notes(in: document)
  }

  /// Writes a design, as UTF-8 text; the same design gives the same bytes, and they are read back as the same design,
  /// but for colours, which are rounded to 8 bits for each part.
  ///
  /// All numbers of the design must be finite.
  public static func write(_ design: TicketDesign) -> [UInt8] { TicketDesignWriter.bytes(of: design) }

  /// The JSON Schema of the format (draft 2020-12), with a line break at its end; the documentation of `TicketDesign`,
  /// which has the same fields under longer names, says what the keys mean.
  public static var schema: String { String(decoding: PackageResources.design_schema_json, as: UTF8.self) }
}
