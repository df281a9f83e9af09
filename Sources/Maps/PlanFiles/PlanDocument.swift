package import JSON
public import Reading
public import SeatMaps
public import Support

/// A seat plan in the native format as it stands in a file, with what its reader had to say.
///
/// Guides/plan-format.md describes the format. Files of any other format read `ImportedPlan` of the module `PlanImports`.
public struct PlanDocument: Hashable, Sendable {
  /// The value of the key `format` in plans.
  public static let format = "seatmap-plan/1"

  /// The plan.
  public var plan: SeatPlan
  /// What was changed.
  public var notes: [DocumentNote]

  /// Reads a file's bytes; `file` is its name for errors and notes.
  ///
  /// The error names line, column and JSON path. A plan without any seat or area is an error too. O(number of bytes).
  public init(
    reading bytes: [UInt8], file: String? = nil, limits: DocumentLimits = DocumentLimits()
  ) throws(DocumentError) {
    try limits.check(fileSize: bytes.count, file: file)
    let document = try JSONDocument(bytes: bytes, file: file)
    let (plan, notes) = try document.read { (root) throws(JSONFault) -> (SeatPlan, NoteCollector) in
      guard root.kind == .object else { throw root.mismatch(expected: "a seat plan, which is an object") }
      guard let format = root["format"] else {
        throw root.fault(.format, "this is no seat plan: expected \"format\": \(quoted(PlanDocument.format))")
      }
      try PlanDocument.check(format: format)
      var reader = NativePlanReader(reading: DocumentReading(limits: limits))
      let plan = try reader.plan(root)
      try plan.checkContent(at: root)
      return (plan, reader.reading.notes)
    }
    self.plan = plan
    self.notes = notes.notes(in: document)
  }

  /// Writes a plan, as UTF-8 text; rules stay rules.
  ///
  /// The same plan gives the same bytes, and they are read back as the same plan, but for colours, which are rounded to
  /// 8 bits for each part. All numbers of the plan must be finite.
  public static func write(_ plan: SeatPlan) -> [UInt8] { NativePlanWriter.bytes(of: plan) }

  /// The JSON Schema of the format (draft 2020-12), with a line break at its end; Guides/plan-format.md says what the
  /// keys mean.
  ///
  /// It refuses what the reader refuses, but for what a schema cannot say: limits on the number of seats, keys that
  /// stand twice, lines without a length, outlines without room, path data and rules of numbering that begin well and go
  /// wrong later, numberings whose start is no label of their style, and selections of labels that end in nothing.
  public static var schema: String { String(decoding: PackageResources.plan_schema_json, as: UTF8.self) }

  /// Throws the fault that the value of the key `format` is another one.
  package static func check(format: JSONNode) throws(JSONFault) {
    let name = try format.string()
    guard name == PlanDocument.format else {
      throw format.fault(.format, "expected \(quoted(PlanDocument.format)), found \(quoted(name))")
    }
  }
}

// MARK: - Plans that hold nothing

extension SeatPlan {
  /// Whether there is anything to draw: a seat, a table or an area.
  package var hasContent: Bool {
    sections.contains { section in
      !section.areas.isEmpty || !section.generalAdmission.isEmpty || section.tables.contains { $0.tableCount > 0 }
        || section.blocks.contains(where: \.hasSeats)
    }
  }

  /// Throws the fault that the plan of a JSON file with this root holds nothing, at its first block where it has one.
  package func checkContent(at root: JSONNode) throws(JSONFault) {
    guard !hasContent else { return }
    let reason = "the plan has neither a seat nor an area"
    guard let block = root.firstBlock else { throw root.fault(.value, reason) }
    for (key, what) in [("rows", "row"), ("seats", "seat")] as [(StaticString, String)] {
      guard let value = block[key] else { continue }
      let isNone =
        value.kind == .array ? (try? value.elements())?.underestimatedCount == 0 : (try? value.integer()) == 0
      if isNone { throw value.fault(.value, "\(reason); this block has no \(what)") }
    }
    throw block.fault(.value, "\(reason); this block has no seat")
  }
}

extension JSONNode {
  /// The first block of a native plan.
  fileprivate var firstBlock: JSONNode? {
    let sections = (try? self["sections"]?.elements()).map(Array.init) ?? [self]
    for section in sections {
      if var blocks = try? section["blocks"]?.elements(), let first = blocks.next() { return first }
    }
    return nil
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
