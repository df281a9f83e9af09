internal import GoldenImages
internal import JSON

/// What was found about two pictures, for people or for programs.
struct DiffReport {
  let verdict: ImageVerdict
  let expectedFile: String
  let actualFile: String
  /// Where the picture of the difference is; nil where none was asked for.
  let differenceFile: String?

  /// A line with the answer, and one for each fact.
  var text: String {
    let answer =
      verdict.isPassed ? verdict.comparison.isSame ? "the same" : "the same within the tolerance" : "different"
    let difference = differenceFile.map { "difference: \(PlainText.oneLine($0))\n" } ?? ""
    return "\(PlainText.oneLine(expectedFile)) and \(PlainText.oneLine(actualFile)): \(answer)\n" + facts + difference
  }

  private var facts: String {
    // The first line of a verdict that passed says no more than the answer.
    verdict.details.split(separator: "\n").dropFirst(verdict.isPassed ? 1 : 0).map { "\($0)\n" }.joined()
  }

  /// The format of the answer in JSON; ``DiffSchema`` is its schema.
  static let format = "seatmap-diff/1"

  /// The same as JSON.
  var json: [UInt8] {
    var writer = JSONWriter()
    writer.object { object in
      object.field("format", DiffReport.format)
      object.field("expectedFile", expectedFile)
      object.field("actualFile", actualFile)
      object.field("differenceFile", differenceFile)
      verdict.writeFields(to: &object)
    }
    return writer.bytes
  }
}
