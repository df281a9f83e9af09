import GoldenReview

/// Writes a sample of a report to standard output: its page, or what decisions in the order of the page come to.
@main
struct SampleReport {
  static func main() throws {
    print(String(decoding: try Sample.report().html(), as: UTF8.self), terminator: "")
  }
}
