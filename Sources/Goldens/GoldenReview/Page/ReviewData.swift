internal import GoldenImages
internal import JSON

/// A report as the program of the page reads it.
struct ReviewData {
  private let report: GoldenReport

  init(_ report: GoldenReport) {
    self.report = report
  }

  /// The report as compact JSON; picture files are put into a pool, by whose numbers the goldens name them.
  func json(pictures: inout PicturePool) -> [UInt8] {
    var writer = JSONWriter(.compact)
    writer.object { page in
      page.field("title", report.title)
      page.field("approveCommand", report.approveCommand)
      page.key("goldens")
      page.array { array in
        for golden in report.goldens { array.object { write(golden, to: &$0, pictures: &pictures) } }
      }
      page.key("problems")
      page.array { array in
        for problem in report.problems {
          array.object { fields in
            fields.field("subject", problem.subject)
            fields.field("message", problem.message)
          }
        }
      }
    }
    return writer.bytes
  }

  private func write(_ golden: ReportedGolden, to fields: inout JSONWriter, pictures: inout PicturePool) {
    fields.field("file", golden.file.path)
    fields.field("suite", golden.file.golden.name.suite)
    fields.field("name", golden.file.golden.name.name)
    fields.field("platform", golden.file.variant?.description)
    fields.field("extension", golden.file.golden.kind.description)
    fields.field("state", golden.state.rawValue)
    fields.field("group", golden.group)
    fields.field("refusal", golden.refusal?.description)
    fields.field("expectedDigest", golden.expectedDigest?.description)
    fields.field("actualDigest", golden.actualDigest?.description)
    fields.key("reasons")
    fields.array { array in for reason in golden.reasons { array.value(reason) } }
    fields.key("facts")
    fields.array { array in
      for fact in golden.facts {
        array.array { pair in
          pair.value(fact.label)
          pair.value(fact.value)
        }
      }
    }
    if golden.isText { fields.field("isText", true) }
    if let unified = golden.unifiedDifference {
      fields.field("unified", unified)
    } else {
      write(golden.expected, picture: "expected", text: "expectedText", to: &fields, pictures: &pictures)
      write(golden.actual, picture: "actual", text: "actualText", to: &fields, pictures: &pictures)
    }
    if let mask = golden.mask { fields.field("mask", pictures.index(of: mask)) }
    guard let comparison = golden.comparison, !comparison.clusters.isEmpty else { return }
    fields.field("clusterCount", comparison.clusterCount)
    fields.key("clusters")
    fields.array { array in
      for cluster in comparison.clusters { array.object { cluster.bounds.writeFields(to: &$0) } }
    }
  }

  private func write(
    _ content: ReportedGolden.Content?, picture: String, text: String, to fields: inout JSONWriter,
    pictures: inout PicturePool
  ) {
    switch content {
    case .picture(let file): fields.field(picture, pictures.index(of: file))
    case .text(let content): fields.field(text, content)
    case nil: break
    }
  }
}

extension ReportedGolden {
  /// Whether what is shown of the golden is text.
  var isText: Bool {
    if unifiedDifference != nil { return true }
    for case .text in [expected, actual] { return true }
    return false
  }
}
