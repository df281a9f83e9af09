/// The page of a report: its style and program, and the goldens as data.
struct ReviewPage {
  let report: GoldenReport

  init(_ report: GoldenReport) {
    self.report = report
  }

  var bytes: [UInt8] { PackageResources.review_css + PackageResources.review_js }
}
