internal import JSON
internal import PlanFiles
internal import Reading
internal import SeatMaps
internal import Support

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

/// Tells by a file's content which reader it is for.
enum PlanRecognition {
  /// The reader of a file that is text, but no JSON; nil for JSON.
  ///
  /// The error says that nothing is recognized.
  static func textReader(of bytes: [UInt8], file: String?) throws(DocumentError) -> (any TextPlanReader.Type)? {
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      return try readerOfUTF16(bytes, file: file)
    }
    let start = bytes.dropFirst(JSONPosition.byteOrderMark(of: bytes)).firstIndex { !" \t\r\n".utf8.contains($0) }
    guard let start else { return nil }
    switch bytes[start] {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""): return nil
    case UInt8(ascii: "<"):
      guard !isWebPage(bytes[start...]) else {
        let position = JSONPosition(of: start, in: bytes)
        throw DocumentError(
          .format,
          "this is a web page, in HTML, and no seat plan: save the drawing in it as a file of its own, as SVG, or the "
            + "table in it as CSV",
          at: DocumentPlace(file: file, line: position.line, column: position.column))
      }
      return SVGPlanReader.self
    default:
      if CSVPlanReader.recognizes(bytes) { return CSVPlanReader.self }
      if TextGridPlanReader.recognizes(bytes) { return TextGridPlanReader.self }
      let position = JSONPosition(of: start, in: bytes)
      throw DocumentError(
        .format,
        "this is no seat plan: expected JSON, an SVG drawing, a table with a header such as "
          + "\"section,row,label,x,y\", or a hall drawn with characters",
        at: DocumentPlace(file: file, line: position.line, column: position.column))
    }
  }

  /// UTF-16 is an encoding that XML may have, and nothing else here.
  private static func readerOfUTF16(_ bytes: [UInt8], file: String?) throws(DocumentError) -> any TextPlanReader.Type {
    let spaces = " \t\r\n".utf8
    guard bytes.dropFirst(2).first(where: { $0 != 0 && !spaces.contains($0) }) == UInt8(ascii: "<") else {
      throw DocumentError(
        .syntax,
        "the text is in UTF-16, which spreadsheets call Unicode: save the file in UTF-8, a table as \"CSV UTF-8\"",
        at: DocumentPlace(file: file, line: 1, column: 1))
    }
    return SVGPlanReader.self
  }

  /// Whether a text that begins with an angle bracket is HTML.
  private static func isWebPage(_ text: ArraySlice<UInt8>) -> Bool {
    let start = String(decoding: text.prefix(15), as: UTF8.self).lowercased()
    return start.hasPrefix("<!doctype html") || start.hasPrefix("<html")
  }

  /// The reader that the content of a JSON file asks for: by the key `format`, or the keys that every file of another
  /// system has at its root.
  static func jsonReader(of root: JSONNode) throws(JSONFault) -> any JSONPlanReader.Type {
    if JSONGridPlanReader.recognizes(root) { return JSONGridPlanReader.self }
    guard root.kind == .object else { throw root.mismatch(expected: "a seat plan, which is an object") }
    if let format = root["format"] {
      try PlanDocument.check(format: format)
      return NativePlanReader.self
    }
    if root["zones"] != nil, root["categories"] != nil, root["subChart"] == nil, root["subChartFloors"] == nil {
      return PretixPlanReader.self
    }
    if root["subChart"] != nil || root["subChartFloors"] != nil { return SeatsIOPlanReader.self }
    if root["sections"] != nil, root["schema"] != nil || root["venue"] != nil { return SeatmapProPlanReader.self }
    if VistaPlanReader.recognizes(root) { return VistaPlanReader.self }
    throw root.fault(
      .format,
      "this is no seat plan: expected \"format\": \(quoted(PlanDocument.format)), "
        + "or the keys of a pretix, seats.io, seatmap.pro or Vista plan, or the \"map\" of a grid")
  }
}
