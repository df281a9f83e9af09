import Foundation
import GoldenImages
import GoldenReview

/// Writes the page of a sample report to standard output; with the name of a file of decisions, what that file decides.
@main
struct SampleReport {
  static func main() throws {
    guard let file = CommandLine.arguments.dropFirst().first else {
      print(String(decoding: try Sample.report().html(), as: UTF8.self), terminator: "")
      return
    }
    let decisions = try GoldenDecisions(json: Array(try Data(contentsOf: URL(filePath: file))), file: file)
    for entry in decisions.entries { print(entry.choice.rawValue, entry.file) }
  }
}
