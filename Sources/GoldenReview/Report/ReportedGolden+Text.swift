extension ReportedGolden.State {
  /// The state in the words of the report.
  var title: String {
    switch self {
    case .passed: "passed"
    case .differs: "differs"
    case .missing: "no golden yet"
    case .unreadable: "cannot be read"
    }
  }
}

extension ReportedGolden {
  /// All that the report tells of a golden, a line for each fact, for formats that show text alone.
  var text: String {
    var lines = reasons
    lines += facts.map { "\($0.label): \($0.value)" }
    return lines.joined(separator: "\n")
  }
}
