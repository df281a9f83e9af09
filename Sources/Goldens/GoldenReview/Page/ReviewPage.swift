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
        "title": Array(XMLText(report.title).description.utf8),
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
    Array("'sha256-".utf8) + Base64.encode(SHA256.digest(of: text)) + Array("'".utf8)
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
