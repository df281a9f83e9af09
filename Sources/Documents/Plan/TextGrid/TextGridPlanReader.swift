internal import JSON
internal import SeatMaps

/// Reads halls drawn with letters.
struct TextGridPlanReader: TextPlanReader {
  let file: String?
  let limits: DocumentLimits
  var notes: [DocumentNote] = []

  init(file: String?, limits: DocumentLimits) {
    self.file = file
    self.limits = limits
  }

  /// Whether a file looks like such a drawing.
  static func recognizes(_ bytes: [UInt8]) -> Bool { false }

  /// The plan in a file's bytes.
  mutating func plan(_ bytes: [UInt8]) throws(DocumentError) -> SeatPlan {
    throw DocumentError(
      .format, "halls drawn with letters are not read yet", at: DocumentPlace(file: file, line: 1, column: 1))
  }
}
