internal import JSON
internal import SeatMaps

/// A reader of plans that are JSON files.
protocol JSONPlanReader {
  /// Begins to read a file within its limits.
  init(reading: DocumentReading)

  /// What the reader has counted and noted.
  var reading: DocumentReading { get }

  /// What the file said of seats for one showing, once the plan is read; nil where it said nothing.
  var availability: Availability? { get }

  /// The plan whose file has this root.
  mutating func plan(_ root: JSONNode) throws(JSONFault) -> SeatPlan
}

extension JSONPlanReader {
  /// Most formats say nothing of single showings.
  var availability: Availability? { nil }
}

/// A reader of plans that are text, but no JSON.
protocol TextPlanReader {
  /// Begins to read a file of a name within limits.
  init(file: String?, limits: DocumentLimits)

  /// What was ignored or changed.
  var notes: [DocumentNote] { get }

  /// What the file said of seats for one showing, once the plan is read; nil where it said nothing.
  var availability: Availability? { get }

  /// The plan in a file's bytes.
  mutating func plan(_ bytes: [UInt8]) throws(DocumentError) -> SeatPlan
}

extension TextPlanReader {
  /// Most formats say nothing of single showings.
  var availability: Availability? { nil }
}
