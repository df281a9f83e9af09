public import JSON
public import Reading
public import Tickets

/// An order as it stands in a file, with what its reader had to say.
public struct OrderDocument: Hashable, Sendable {
  /// The value of the key `format` in orders.
  public static let format = "seatmap-order/1"

  /// The order.
  public var order: Order
  /// What was changed.
  public var notes: [DocumentNote]

  /// Reads a file's bytes; `file` is its name for errors and notes.
  ///
  /// The error names line, column and JSON path, and never shows a payload. O(number of bytes).
  public init(
    reading bytes: [UInt8], file: String? = nil, limits: DocumentLimits = .orders
  ) throws(DocumentError) {
    try limits.check(fileSize: bytes.count, file: file)
    let document = try JSONDocument(bytes: bytes, file: file, isSecret: true)
    let (order, notes) = try document.read { (root) throws(JSONFault) -> (Order, NoteCollector) in
      var reader = OrderReader(reading: DocumentReading(limits: limits))
      return (try reader.order(root), reader.reading.notes)
    }
    self.order = order
    self.notes = notes.notes(in: document)
  }

  /// The JSON Schema of the format (draft 2020-12), with a line break at its end; Guides/order-format.md says what the
  /// keys mean.
  public static var schema: String { String(decoding: PackageResources.order_schema_json, as: UTF8.self) }
}

extension DocumentLimits {
  /// Limits that are wide enough for every real order; texts may be remarks of some length.
  public static let orders = DocumentLimits(fileSize: 64 << 20, seats: 100_000, textLength: 4000)
}
