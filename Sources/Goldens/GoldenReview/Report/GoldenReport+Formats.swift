internal import GoldenImages
internal import JSON
internal import Support

extension GoldenReport {
  /// The JSON Schema (draft 2020-12) of ``json()``, with a line break at its end.
  public static var schema: String { String(decoding: PackageResources.golden_report_schema_json, as: UTF8.self) }

  /// The report as JSON in UTF-8, `seatmap-golden-report/1`, for other programs.
  ///
  /// ``schema`` is its JSON Schema. Pictures and texts are left out; digests tell them apart.
  public func json() -> [UInt8] {
    var writer = JSONWriter(.indented)
    writer.object { report in
      report.field("format", "seatmap-golden-report/1")
      report.field("title", title)
      report.field("passed", isPassed)
      report.key("counts")
      report.object(.inline) { counts in
        for state in ReportedGolden.State.allCases { counts.field(state.rawValue, count(state)) }
        counts.field("problems", problems.count)
      }
      report.key("goldens")
      report.array { array in
        for golden in goldens { array.object { golden.write(to: &$0) } }
      }
      report.key("problems")
      report.array { array in
        for problem in problems {
          array.object(.inline) { fields in
            fields.field("subject", problem.subject)
            fields.field("message", problem.message)
          }
        }
      }
    }
    return writer.bytes
  }
}

extension ReportedGolden {
  fileprivate func write(to fields: inout JSONWriter) {
    fields.field("file", file.path)
    fields.field("suite", file.golden.name.suite)
    fields.field("name", file.golden.name.name)
    fields.field("platform", file.variant?.description)
    fields.field("state", state.rawValue)
    if !reasons.isEmpty {
      fields.key("reasons")
      fields.array { array in for reason in reasons { array.value(reason) } }
    }
    fields.field("expectedDigest", expectedDigest?.description)
    fields.field("actualDigest", actualDigest?.description)
    fields.field("group", group)
    fields.field("refusal", refusal?.description)
    fields.field("tolerance", tolerance?.tolerance.description)
    fields.field("toleranceOrigin", tolerance?.origin)
    if let caller {
      fields.key("test")
      fields.object(.inline) { test in
        test.field("file", caller.file)
        test.field("line", caller.line)
      }
    }
    if let comparison {
      fields.key("comparison")
      comparison.write(to: &fields)
    }
  }
}

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
    xml +=
      "<testsuites name=\"\(XMLText.escaped(title, .report))\" tests=\"\(total)\" failures=\"\(failures)\" errors=\"\(errors)\">\n"
    for (suite, members) in suites {
      let failures = members.count { $0.state == .differs || $0.state == .missing }
      let errors = members.count { $0.state == .unreadable }
      xml +=
        "  <testsuite name=\"\(XMLText.escaped(suite, .report))\" tests=\"\(members.count)\" failures=\"\(failures)\""
      xml += " errors=\"\(errors)\" skipped=\"0\">\n"
      for golden in members { xml += testCase(golden) }
      xml += "  </testsuite>\n"
    }
    if !problems.isEmpty {
      xml += "  <testsuite name=\"goldens\" tests=\"\(problems.count)\" failures=\"0\" errors=\"\(problems.count)\""
      xml += " skipped=\"0\">\n"
      for problem in problems {
        xml += "    <testcase classname=\"goldens\" name=\"\(XMLText.escaped(problem.subject, .report))\">\n"
        xml += "      <error message=\"\(XMLText.escaped(problem.message, .report))\"/>\n    </testcase>\n"
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
    var attributes =
      "classname=\"\(XMLText.escaped(suite, .report))\" name=\"\(XMLText.escaped(String(name), .report))\""
    if let caller = golden.caller {
      attributes += " file=\"\(XMLText.escaped(caller.file, .report))\" line=\"\(caller.line)\""
    }
    let element: String
    switch golden.state {
    case .passed: return "    <testcase \(attributes)/>\n"
    case .differs, .missing: element = "failure"
    case .unreadable: element = "error"
    }
    let message = golden.reasons.first ?? golden.state.title
    return """
          <testcase \(attributes)>
            <\(element) type="\(golden.state.rawValue)" message="\(XMLText.escaped(message, .report))">\(XMLText.escaped(golden.text, .report))</\(element)>
          </testcase>

      """
  }
}

extension GoldenReport {
  /// The report as GitHub Markdown in UTF-8, for the summary of a step: counts, and a table of what did not pass.
  ///
  /// At most 200 goldens are listed, since GitHub refuses a summary past 1 MiB.
  public func markdown() -> [UInt8] {
    var text = "## \(MarkdownText(title))\n\n"
    let counts = ReportedGolden.State.allCases.filter { count($0) > 0 }.map { "\(count($0)) \($0.title)" }
    text += "\(isPassed ? "✅" : "❌") \(counts.isEmpty ? "no goldens" : counts.joined(separator: ", "))\n"

    let failed = goldens.filter { $0.state != .passed }
    if !failed.isEmpty {
      text += "\n| golden | state | what differs |\n|---|---|---|\n"
      for golden in failed.prefix(GoldenReport.listed) {
        text += "| \(MarkdownText(golden.file.path)) | \(golden.state.title) |"
        text += " \(MarkdownText(golden.reasons.first ?? "")) |\n"
      }
      if failed.count > GoldenReport.listed { text += "\n… and \(failed.count - GoldenReport.listed) more.\n" }
    }
    if !problems.isEmpty {
      text += "\n### Problems\n\n"
      for problem in problems.prefix(GoldenReport.listed) {
        text += "- \(MarkdownText(problem.subject)): \(MarkdownText(problem.message))\n"
      }
      if problems.count > GoldenReport.listed { text += "\n… and \(problems.count - GoldenReport.listed) more.\n" }
    }
    return Array(text.utf8)
  }

  private static let listed = 200
}

/// Text as it stands within a line of GitHub Markdown: nothing in it is a tag, a link, emphasis or a cell's end.
///
/// Every ASCII punctuation character may be escaped by a backslash (CommonMark 0.31, section 2.4); mentions and bare
/// links are broken by escaping `@`, `:` and `.` alike, and line breaks are spaces.
struct MarkdownText: CustomStringConvertible {
  let description: String

  init(_ text: String) {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": escaped += "&lt;"
      case "&": escaped += "&amp;"
      case "-", "/", ",", "(", ")", "'": escaped.unicodeScalars.append(scalar)
      case "!"..."/", ":"..."@", "["..."`", "{"..."~": escaped += "\\" + String(scalar)
      case "\u{0}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}": escaped += " "
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    description = escaped
  }
}
