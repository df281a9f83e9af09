internal import GoldenImages

extension GoldenReport {
  /// The report as JUnit XML in UTF-8, as servers for continuous integration read it.
  ///
  /// Each suite of goldens is a `testsuite` and each golden a `testcase` with the suite as its class. A golden that
  /// differs or is missing is a failure, one that cannot be read an error. Problems of the folder are errors in a suite
  /// of their own. There are no times: the same report gives the same bytes.
  public func junit() -> [UInt8] {
    var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    let failures = count(.differs) + count(.missing)
    let errors = count(.unreadable) + problems.count
    let total = goldens.count + problems.count
    xml += "<testsuites name=\"\(XMLText(title))\" tests=\"\(total)\" failures=\"\(failures)\" errors=\"\(errors)\">\n"
    for (suite, members) in suites {
      let failures = members.count { $0.state == .differs || $0.state == .missing }
      let errors = members.count { $0.state == .unreadable }
      xml += "  <testsuite name=\"\(XMLText(suite))\" tests=\"\(members.count)\" failures=\"\(failures)\""
      xml += " errors=\"\(errors)\" skipped=\"0\">\n"
      for golden in members { xml += testCase(golden) }
      xml += "  </testsuite>\n"
    }
    if !problems.isEmpty {
      xml += "  <testsuite name=\"goldens\" tests=\"\(problems.count)\" failures=\"0\" errors=\"\(problems.count)\""
      xml += " skipped=\"0\">\n"
      for problem in problems {
        xml += "    <testcase classname=\"goldens\" name=\"\(XMLText(problem.subject))\">\n"
        xml += "      <error message=\"\(XMLText(problem.message))\"/>\n    </testcase>\n"
      }
      xml += "  </testsuite>\n"
    }
    xml += "</testsuites>\n"
    return Array(xml.utf8)
  }

  /// The goldens by suite, suites in the order of their first golden.
  private var suites: [(suite: String, members: [ReportedGolden])] {
    var order: [String] = []
    var members: [String: [ReportedGolden]] = [:]
    for golden in goldens {
      if members[golden.file.golden.name.suite] == nil { order.append(golden.file.golden.name.suite) }
      members[golden.file.golden.name.suite, default: []].append(golden)
    }
    return order.map { ($0, members[$0] ?? []) }
  }

  private func testCase(_ golden: ReportedGolden) -> String {
    let suite = golden.file.golden.name.suite
    let name = golden.file.path.dropFirst(suite.utf8.count + 1)
    var attributes = "classname=\"\(XMLText(suite))\" name=\"\(XMLText(String(name)))\""
    if let caller = golden.caller { attributes += " file=\"\(XMLText(caller.file))\" line=\"\(caller.line)\"" }
    let element: String
    switch golden.state {
    case .passed: return "    <testcase \(attributes)/>\n"
    case .differs, .missing: element = "failure"
    case .unreadable: element = "error"
    }
    let message = golden.reasons.first ?? golden.state.title
    return """
          <testcase \(attributes)>
            <\(element) type="\(golden.state.rawValue)" message="\(XMLText(message))">\(XMLText(golden.text))</\(element)>
          </testcase>

      """
  }
}
