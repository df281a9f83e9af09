internal import GoldenImages
internal import GoldenReview

/// Pending goldens as a report tells of them, with their pictures and texts.
struct PendingReport {
  private let folder: GoldenFolder
  private let goldens: [PendingGolden]
  private let console: any CommandConsole

  init(_ folder: GoldenFolder, _ goldens: [PendingGolden], _ console: any CommandConsole) {
    self.folder = folder
    self.goldens = goldens
    self.console = console
  }

  /// The report, with problems of the folder besides; pictures are compared anew, which shows progress where there are
  /// many.
  func report(title: String, problems: [ReportedProblem] = []) throws(CommandFailure) -> GoldenReport {
    let progress = ProgressLine(of: goldens.count, "goldens", on: console)
    defer { progress.clear() }
    var reported: [ReportedGolden] = []
    for (place, golden) in goldens.enumerated() {
      progress.show(place)
      let files = GoldenPictures(golden: golden)
      let isStale = try CommandFailure.wrapping { () throws(GoldenError) in try folder.isStale(golden) }
      reported.append(
        ReportedGolden(
          golden, expected: files.bytes(of: .expected), actual: files.bytes(of: .actual), mask: files.bytes(of: .mask),
          isStale: isStale))
    }
    return GoldenReport(title: title, goldens: reported, problems: problems)
  }
}
