internal import JSON
internal import PlanFiles
internal import Reading
internal import SeatMaps

/// A reader of the plans of one format, or of one way in which files of a format come.
protocol PlanReader {
  /// The format.
  static var format: PlanFormat { get }

  /// What the file said of seats for one showing, once the plan is read; nil where it said nothing.
  var availability: Availability? { get }
}

extension PlanReader {
  /// Most formats say nothing of single showings.
  var availability: Availability? { nil }
}

/// A reader of plans that are JSON files.
protocol JSONPlanReader: PlanReader {
  /// Begins to read a file within its limits.
  init(reading: DocumentReading)

  /// What the reader has counted and noted.
  var reading: DocumentReading { get }

  /// The plan whose file has this root.
  mutating func plan(_ root: JSONNode) throws(JSONFault) -> SeatPlan
}

/// A reader of plans that are text, but no JSON.
protocol TextPlanReader: PlanReader {
  /// Begins to read a file within its limits.
  init(reading: TextDocumentReading)

  /// What the reader has counted and noted.
  var reading: TextDocumentReading { get }

  /// The plan in a file's bytes.
  mutating func plan(_ bytes: [UInt8]) throws(DocumentError) -> SeatPlan
}

extension NativePlanReader: JSONPlanReader {
  static var format: PlanFormat { .native }
}
