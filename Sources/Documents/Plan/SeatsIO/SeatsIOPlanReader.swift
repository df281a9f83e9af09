internal import JSON
internal import SeatMaps

/// Reads seats.io charts.
struct SeatsIOPlanReader: JSONPlanReader {
  var reading: DocumentReading

  init(reading: DocumentReading) {
    self.reading = reading
  }

  /// The plan whose file has this root.
  mutating func plan(_ root: JSONNode) throws(JSONFault) -> SeatPlan {
    throw root.fault(.format, "seats.io charts are not read yet")
  }
}
