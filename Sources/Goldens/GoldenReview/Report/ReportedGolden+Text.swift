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
  ///
  /// Of what texts differ by, the first 200 lines are told.
  var text: String {
    var lines = reasons
    lines += facts.map { "\($0.label): \($0.value)" }
    if let unifiedDifference {
      let differing = unifiedDifference.split(separator: "\n", omittingEmptySubsequences: false)
      lines += differing.prefix(200).map(String.init)
      if differing.count > 200 { lines.append("… and \(differing.count - 200) more lines") }
    }
    return lines.joined(separator: "\n")
  }
}
