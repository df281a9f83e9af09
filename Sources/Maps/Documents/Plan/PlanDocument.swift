public import JSON
public import SeatMaps

/// A seat plan as it stands in a file, with what its reader had to say.
public struct PlanDocument: Hashable, Sendable {
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
      guard plan.hasContent else { throw root.nothingToDraw }
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
}

extension JSONNode {
  /// The fault that a plan with this root holds nothing, at its first block where it has one.
  fileprivate var nothingToDraw: JSONFault {
    let reason = "the plan has neither a seat nor an area"
    guard let block = firstBlock else { return fault(.value, reason) }
    for (key, what) in [("rows", "row"), ("seats", "seat")] as [(StaticString, String)] {
      guard let value = block[key] else { continue }
      let isNone =
        value.kind == .array ? (try? value.elements())?.underestimatedCount == 0 : (try? value.integer()) == 0
      if isNone { return value.fault(.value, "\(reason); this block has no \(what)") }
    }
    return block.fault(.value, "\(reason); this block has no seat")
  }

  /// The first block of a native plan.
  private var firstBlock: JSONNode? {
    let sections = (try? self["sections"]?.elements()).map(Array.init) ?? [self]
    for section in sections {
      if var blocks = try? section["blocks"]?.elements(), let first = blocks.next() { return first }
    }
    return nil
  }
}

extension SeatPlan {
  /// Whether there is anything to draw: a seat, a table or an area.
  fileprivate var hasContent: Bool {
    sections.contains { section in
      !section.areas.isEmpty || !section.generalAdmission.isEmpty || section.tables.contains { $0.tableCount > 0 }
        || section.blocks.contains(where: \.hasSeats)
    }
  }
}

extension Block {
  fileprivate var hasSeats: Bool {
    switch arrangement {
    case .straight(let rows): rows.count > 0 && rows.patterns.prefix(rows.count).contains { $0.seatCount > 0 }
    case .arc(let rows):
      rows.count > 0 && (rows.patterns.isEmpty || rows.patterns.prefix(rows.count).contains { $0.seatCount > 0 })
    case .path, .filling, .arch: seatCount > 0
    case .rows(let rows): rows.contains { !$0.seats.isEmpty }
    }
  }
}
