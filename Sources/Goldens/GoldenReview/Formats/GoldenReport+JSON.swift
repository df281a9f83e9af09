internal import GoldenImages
internal import JSON

extension GoldenReport {
  /// The report as JSON in UTF-8, `seatmap-golden-report/1`, for other programs.
  ///
  /// ``ReportSchema`` is its JSON Schema. Pictures and texts are left out; digests tell them apart.
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
