internal import JSON
internal import PlanFiles
public import Reading
public import SeatMaps
public import Support

/// A seat plan as it stands in a file of any format, with what its reader had to say.
public struct ImportedPlan: Hashable, Sendable {
  /// The plan.
  public var plan: SeatPlan
  /// The format of the file.
  public var format: PlanFormat
  /// What was ignored or changed.
  public var notes: [DocumentNote]
  /// What the file itself says of seats for one showing; nil where it says nothing, as in most formats.
  public var availability: Availability?

  /// Reads a file's bytes, whose content tells the format; `file` is its name for errors and notes.
  ///
  /// The error names line, column and, in JSON, the path. A plan without any seat or area is an error too.
  /// O(number of bytes).
  public init(
    reading bytes: [UInt8], file: String? = nil, limits: DocumentLimits = DocumentLimits()
  ) throws(DocumentError) {
    try limits.check(fileSize: bytes.count, file: file)
    if let reader = try PlanRecognition.textReader(of: bytes, file: file) {
      try self.init(bytes, reader.init(reading: TextDocumentReading(file: file, limits: limits)))
    } else {
      try self.init(json: bytes, file: file, limits: limits)
    }
  }

  private init(json bytes: [UInt8], file: String?, limits: DocumentLimits) throws(DocumentError) {
    let document = try JSONDocument(bytes: bytes, file: file)
    let (plan, format, availability, notes) = try document.read {
      (root) throws(JSONFault) -> (SeatPlan, PlanFormat, Availability?, NoteCollector) in
      let recognized = try PlanRecognition.jsonReader(of: root)
      var reader = recognized.init(reading: DocumentReading(limits: limits))
      let plan = try reader.plan(root)
      try plan.checkContent(at: root)
      return (plan, recognized.format, reader.availability, reader.reading.notes)
    }
    self.plan = plan
    self.format = format
    self.availability = availability
    self.notes = notes.notes(in: document)
  }

  private init<Reader: TextPlanReader>(_ bytes: [UInt8], _ reader: Reader) throws(DocumentError) {
    var reader = reader
    plan = try reader.plan(bytes)
    guard plan.hasContent else {
      throw DocumentError(
        .value, "the plan has neither a seat nor an area", at: reader.reading.place(line: 1, column: 1))
    }
    format = Reader.format
    availability = reader.availability
    notes = reader.reading.notes
  }

  /// Gives every seat of the plan its place.
  ///
  /// - Parameters:
  ///   - file: The name of the plan's file for the error.
  ///   - limits: How many seats or rows the map may have.
  /// - Throws: `DocumentError` of the kind `seatLimit` where rules of the plan give more seats or rows.
  public func layout(
    file: String? = nil, limits: DocumentLimits = DocumentLimits()
  ) throws(DocumentError) -> SeatMap {
    let most = max(plan.seatCount, plan.rowCount)
    guard most <= limits.seats else {
      let count = most == .max ? "too many" : String(most)
      throw DocumentError(
        .seatLimit, "the plan has \(count) seats or rows, more than the limit of \(limits.seats)",
        at: DocumentPlace(file: file))
    }
    return plan.layout(limit: limits.seats)
  }
}
