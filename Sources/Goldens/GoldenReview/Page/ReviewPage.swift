internal import Cryptography
internal import GoldenImages
internal import JSON
internal import Support

/// The page of a report: style and program as they stand in `Page/`, and the goldens as data between tags.
///
/// What a report says is hostile: names and texts may hold tags. It stands in the page as JSON without a `<`, pictures
/// as Base64, and the title escaped; the program puts text into the page as text alone. A content security policy allows
/// this style and this program by their digests and nothing else, so that no other script would run.
struct ReviewPage {
  private let report: GoldenReport

  init(_ report: GoldenReport) {
    self.report = report
  }

  /// The page in UTF-8.
  var bytes: [UInt8] {
    var pool = PicturePool()
    let data = ReviewPage.withoutTags(ReviewData(report).json(pictures: &pool))
    return ReviewPage.filled(
      PackageResources.review_html,
      with: [
        "title": Array(XMLText.escaped(report.title, .report).utf8),
        "style": ReviewPage.style, "style-source": ReviewPage.source(ReviewPage.style),
        "script": ReviewPage.script, "script-source": ReviewPage.source(ReviewPage.script),
        "report": data, "pictures": pool.elements,
      ])
  }

  private static let style = PackageResources.review_css

  /// The files of the program, each after those that it needs; the last one begins.
  private static let script = [
    PackageResources.report_js, PackageResources.decisions_js, PackageResources.pictures_js,
    PackageResources.viewport_js, PackageResources.views_js, PackageResources.stage_js, PackageResources.texts_js,
    PackageResources.list_js, PackageResources.controls_js, PackageResources.readout_js, PackageResources.keys_js,
    PackageResources.review_js,
  ].flatMap(\.self)

  /// What a content security policy calls a text by.
  private static func source(_ text: [UInt8]) -> [UInt8] {
    Array("'sha256-".utf8) + Base64.encode(SHA256Digest(of: text).bytes) + Array("'".utf8)
  }

  /// JSON in which no tag begins; within strings, where alone `<` can stand, it may be escaped.
  private static func withoutTags(_ json: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(json.count)
    for byte in json {
      if byte == UInt8(ascii: "<") { output += Array("\\u003c".utf8) } else { output.append(byte) }
    }
    return output
  }

  /// Puts values in the places of a template, each written `{{name}}`; what a value holds is not looked at again.
  private static func filled(_ template: [UInt8], with values: KeyValuePairs<String, [UInt8]>) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(template.count + values.reduce(0) { $0 + $1.value.count })
    var rest = template[...]
    while let open = rest.firstRange(of: Array("{{".utf8)), let close = rest.firstRange(of: Array("}}".utf8)) {
      output += rest[..<open.lowerBound]
      let name = String(decoding: rest[open.upperBound..<close.lowerBound], as: UTF8.self)
      let value = values.first { $0.key == name }?.value
      precondition(value != nil, "the template has a place that nothing fills: \(name)")
      output += value ?? []
      rest = rest[close.upperBound...]
    }
    return output + rest
  }
}

extension GoldenReport {
  /// The report as one HTML file in UTF-8 to review goldens with, which needs no network and nothing beside it.
  public func html() -> [UInt8] { ReviewPage(self).bytes }
}

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

/// The picture files of a page, each once however many goldens show it.
struct PicturePool {
  private var indexes: [[UInt8]: Int] = [:]
  private var files: [[UInt8]] = []

  /// The number under which a file stands in the page.
  mutating func index(of file: [UInt8]) -> Int {
    if let index = indexes[file] { return index }
    indexes[file] = files.count
    files.append(file)
    return files.count - 1
  }

  /// The elements that hold the files, as Base64 in text that the browser does not interpret.
  var elements: [UInt8] {
    var output: [UInt8] = []
    // Hundreds of megabytes where there is much to review: grown step by step they would be there twice.
    output.reserveCapacity(files.reduce(0) { $0 + $1.count / 3 * 4 + 100 })
    for (index, file) in files.enumerated() {
      output += Array("<script type=\"text/plain\" id=\"picture-\(index)\">".utf8)
      output += Base64.encode(file)
      output += Array("</script>\n".utf8)
    }
    return output
  }
}
