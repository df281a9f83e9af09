internal import GoldenImages

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
