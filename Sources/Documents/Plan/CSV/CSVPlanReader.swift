internal import JSON
internal import SeatMaps

/// Reads tables with a line for each seat.
struct CSVPlanReader: TextPlanReader {
  let file: String?
  let limits: DocumentLimits
  var notes: [DocumentNote] = []

  init(file: String?, limits: DocumentLimits) {
    self.file = file
    self.limits = limits
  }

  /// Whether a file's first line is the header of such a table.
  static func recognizes(_ bytes: [UInt8]) -> Bool { false }

  /// The plan in a file's bytes.
  mutating func plan(_ bytes: [UInt8]) throws(DocumentError) -> SeatPlan {
    throw DocumentError(.format, "tables of seats are not read yet", at: DocumentPlace(file: file, line: 1, column: 1))
  }
}
