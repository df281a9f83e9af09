import GoldenReview

/// Writes the page of a sample report to standard output.
@main
struct SampleReport {
  static func main() throws {
    print(String(decoding: try Sample.report().html(), as: UTF8.self), terminator: "")
  }
}
