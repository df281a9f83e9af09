internal import JSON
internal import SeatMaps

/// Reads specifications of seatmap.pro.
struct SeatmapProPlanReader: JSONPlanReader {
  var reading: DocumentReading

  init(reading: DocumentReading) {
    self.reading = reading
  }

  /// The plan whose file has this root.
  mutating func plan(_ root: JSONNode) throws(JSONFault) -> SeatPlan {
    throw root.fault(.format, "specifications of seatmap.pro are not read yet")
  }
}
