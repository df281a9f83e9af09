internal import JSON
internal import SeatMaps

/// Reads SVG drawings whose seats have names.
struct SVGPlanReader: TextPlanReader {
  let file: String?
  let limits: DocumentLimits
  var notes: [DocumentNote] = []

  init(file: String?, limits: DocumentLimits) {
    self.file = file
    self.limits = limits
  }

  /// The plan in a file's bytes.
  mutating func plan(_ bytes: [UInt8]) throws(DocumentError) -> SeatPlan {
    throw DocumentError(.format, "SVG drawings are not read yet", at: DocumentPlace(file: file, line: 1, column: 1))
  }
}
