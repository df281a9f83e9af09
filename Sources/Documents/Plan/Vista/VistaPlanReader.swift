internal import JSON
internal import SeatMaps

/// Reads seat layouts of Vista cinemas.
struct VistaPlanReader: JSONPlanReader {
  var reading: DocumentReading

  init(reading: DocumentReading) {
    self.reading = reading
  }

  /// Whether a file's root has the keys of a layout.
  static func recognizes(_ root: JSONNode) -> Bool {
    root["AreaCategories"] != nil || root["SeatLayoutData"] != nil
  }

  /// The plan whose file has this root.
  mutating func plan(_ root: JSONNode) throws(JSONFault) -> SeatPlan {
    throw root.fault(.format, "Vista seat layouts are not read yet")
  }
}
