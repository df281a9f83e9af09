internal import JSON

/// A format of seat plan files.
public enum PlanFormat: String, Hashable, Sendable, CaseIterable {
  /// The native format, in which blocks of seats follow rules; Guides/plan-format.md describes it.
  case native = "seatmap-plan/1"
  /// The seating plans of pretix, in which every seat stands by itself.
  case pretix
}

extension PlanFormat {
  /// The format that the content shows: the key `format`, or the zones and categories of pretix.
  ///
  /// The error says what was looked for, and names other systems' files that look like themselves.
  static func recognized(in root: JSONNode) throws(JSONFault) -> PlanFormat {
    guard root.kind == .object else { throw root.mismatch(expected: "a seat plan, which is an object") }
    if let format = root["format"] {
      let name = try format.string()
      guard let known = PlanFormat(rawValue: name), known == .native else {
        throw format.fault(.format, "expected \(quoted(PlanFormat.native.rawValue)), found \(quoted(name))")
      }
      return known
    }
    if root["zones"] != nil, root["categories"] != nil { return .pretix }
    let expectation =
      "this is no seat plan: expected \"format\": \(quoted(PlanFormat.native.rawValue)), "
      + "or the \"zones\" and \"categories\" of a pretix plan"
    throw root.fault(.format, expectation + (otherSystem(of: root).map { "; it looks like \($0)" } ?? ""))
  }

  /// A system whose files are known by sight and not read.
  private static func otherSystem(of root: JSONNode) -> String? {
    if root["subChart"] != nil || root["subChartFloors"] != nil { return "a seats.io chart" }
    if root["venue"] != nil, root["schema"] != nil { return "a seatmap.pro specification" }
    if root["AreaCategories"] != nil || root["SeatLayoutData"] != nil { return "a Vista seat layout" }
    return nil
  }
}
