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
  /// The format of a file that is text, but no JSON; nil for JSON, and where nothing is recognized.
  static func recognizedText(in bytes: [UInt8]) -> PlanFormat? {
    let first = bytes.dropFirst(JSONPosition.byteOrderMark(of: bytes)).first { !" \t\r\n".utf8.contains($0) }
    switch first {
    case nil, UInt8(ascii: "{"), UInt8(ascii: "["): return nil
    case UInt8(ascii: "<"): return .svg
    default:
      if CSVPlanReader.recognizes(bytes) { return .csv }
      return TextGridPlanReader.recognizes(bytes) ? .textGrid : nil
    }
  }

  /// The format that the content of a JSON file shows: the key `format`, or the keys that every file of another system
  /// has at its root.
  static func recognized(in root: JSONNode) throws(JSONFault) -> PlanFormat {
    if root.kind == .array { return .textGrid }
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
    if JSONGridPlanReader.recognizes(root) { return .textGrid }
    throw root.fault(
      .format,
      "this is no seat plan: expected \"format\": \(quoted(PlanFormat.native.rawValue)), "
        + "or the keys of a pretix, seats.io, seatmap.pro or Vista plan, or of a grid")
  }
}
