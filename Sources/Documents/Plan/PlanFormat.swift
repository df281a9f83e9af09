internal import JSON

/// A format of seat plan files.
public enum PlanFormat: String, Hashable, Sendable, CaseIterable {
  /// The native format, in which blocks of seats follow rules; Guides/plan-format.md describes it.
  case native = "seatmap-plan/1"
  /// The seating plans of pretix, in which every seat stands by itself.
  case pretix
  /// The charts of seats.io, as its designer keeps them.
  case seatsIO = "seats.io"
  /// The specifications that seatmap.pro builds venues from.
  case seatmapPro = "seatmap.pro"
  /// The seat layouts of Vista cinemas.
  case vista
  /// A hall drawn with letters, a line for each row.
  case textGrid = "text-grid"
  /// A table with a line for each seat.
  case csv
  /// An SVG drawing whose seats have names.
  case svg
}

extension PlanFormat {
  /// The format of a file that is text, but no JSON; nil for JSON.
  ///
  /// The error says that nothing is recognized.
  static func recognizedText(in bytes: [UInt8], file: String?) throws(DocumentError) -> PlanFormat? {
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      return try recognizedUTF16(in: bytes, file: file)
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
      return .svg
    default:
      if CSVPlanReader.recognizes(bytes) { return .csv }
      if TextGridPlanReader.recognizes(bytes) { return .textGrid }
      let position = JSONPosition(of: start, in: bytes)
      throw DocumentError(
        .format,
        "this is no seat plan: expected JSON, an SVG drawing, a table with a header such as "
          + "\"section,row,label,x,y\", or a hall drawn with characters",
        at: DocumentPlace(file: file, line: position.line, column: position.column))
    }
  }

  /// UTF-16 is an encoding that XML may have, and nothing else here.
  private static func recognizedUTF16(in bytes: [UInt8], file: String?) throws(DocumentError) -> PlanFormat {
    let spaces = " \t\r\n".utf8
    guard bytes.dropFirst(2).first(where: { $0 != 0 && !spaces.contains($0) }) == UInt8(ascii: "<") else {
      throw DocumentError(
        .syntax,
        "the text is in UTF-16, which spreadsheets call Unicode: save the file in UTF-8, a table as \"CSV UTF-8\"",
        at: DocumentPlace(file: file, line: 1, column: 1))
    }
    return .svg
  }

  /// Whether a text that begins with an angle bracket is HTML.
  private static func isWebPage(_ text: ArraySlice<UInt8>) -> Bool {
    let start = String(decoding: text.prefix(15), as: UTF8.self).lowercased()
    return start.hasPrefix("<!doctype html") || start.hasPrefix("<html")
  }

  /// The format that the content of a JSON file shows: the key `format`, or the keys that every file of another system
  /// has at its root.
  static func recognized(in root: JSONNode) throws(JSONFault) -> PlanFormat {
    if JSONGridPlanReader.recognizes(root) { return .textGrid }
    guard root.kind == .object else { throw root.mismatch(expected: "a seat plan, which is an object") }
    if let format = root["format"] {
      let name = try format.string()
      guard let known = PlanFormat(rawValue: name), known == .native else {
        throw format.fault(.format, "expected \(quoted(PlanFormat.native.rawValue)), found \(quoted(name))")
      }
      return known
    }
    if root["zones"] != nil, root["categories"] != nil, root["subChart"] == nil, root["subChartFloors"] == nil {
      return .pretix
    }
    if root["subChart"] != nil || root["subChartFloors"] != nil { return .seatsIO }
    if root["sections"] != nil, root["schema"] != nil || root["venue"] != nil { return .seatmapPro }
    if VistaPlanReader.recognizes(root) { return .vista }
    throw root.fault(
      .format,
      "this is no seat plan: expected \"format\": \(quoted(PlanFormat.native.rawValue)), "
        + "or the keys of a pretix, seats.io, seatmap.pro or Vista plan, or the \"map\" of a grid")
  }
}
