internal import Documents
internal import JSON
internal import SeatMaps

/// What is wrong with a plan, for `validate`.
struct ValidationReport {
  /// The plan's file as it was named.
  let file: String
  let findings: [Finding]
  /// What the readers ignored or changed.
  let notes: [DocumentNote]

  /// Whether seats cannot be sold like that.
  var hasErrors: Bool { findings.contains { $0.severity == .error } }

  /// A line for each finding, `FILE: SEVERITY: CODE: MESSAGE`, errors first; one line that says so where there is none.
  var text: String {
    var lines = Finding.Severity.allCases.flatMap { severity in
      findings.filter { $0.severity == severity }
        .map { "\(file): \(severity.rawValue): \($0.code.rawValue): \($0.message)" }
    }
    lines += notes.map { "\(file): note: \($0.withoutFile)" }
    if lines.isEmpty { lines = ["\(file): no problems found"] }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The report as a JSON object.
  var json: [UInt8] {
    var writer = JSONWriter(.indented)
    writer.object { report in
      for severity in Finding.Severity.allCases {
        report.field("\(severity.rawValue)s", findings.count { $0.severity == severity })
      }
      report.field("problems", findings)
      report.field("ignored", notes)
    }
    return writer.bytes
  }
}

extension DocumentNote {
  /// The note without the file's name, which stands before it.
  fileprivate var withoutFile: String {
    var note = self
    note.place.file = nil
    return note.description
  }
}
