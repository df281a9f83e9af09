/// `seatmap golden`: suites of golden images.
enum GoldenCommands {
  static let group = CommandGroup(
    name: "golden",
    purpose: "Review, approve and check golden images.",
    discussion: [
      """
      A golden is a picture or text that a test's result is held against. Where the two differ, or there is no golden \
      yet, the test fails and sets its result aside as pending: look at it (review, report), then approve or reject it.
      """
    ],
    [
      GoldenStatusCommand.self, GoldenReviewCommand.self, GoldenApproveCommand.self, GoldenRejectCommand.self,
      GoldenReportCommand.self, GoldenCheckCommand.self, GoldenOrphansCommand.self, GoldenTightenCommand.self,
    ],
    examples: [
      .init("What is pending", "seatmap golden status"),
      .init("Look at it, one after the other", "seatmap golden review"),
      .init("In continuous integration, after the tests", "seatmap golden check --junit goldens.xml"),
    ])
}
