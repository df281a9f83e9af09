internal import GoldenImages
internal import GoldenReview
internal import Support

/// `seatmap golden report`: what is pending as one HTML file.
struct GoldenReportCommand: Command {
  private static let output = CommandOption(
    "output", letter: "o", taking: .output("FILE"), "The HTML file to write; \"-\" is standard output.")
  private static let title = CommandOption(
    "title", taking: .text("TEXT"), "What the page is called; \"Goldens\" if not given.")

  static let description = CommandDescription(
    name: "report",
    purpose: "Write what is pending as one HTML page to review in a browser.",
    usage: "golden report [NAME…] -o FILE.html",
    discussion: [
      """
      The page holds all pictures and needs no network. It shows them side by side, by swiping, blinking or as a heat \
      map, and exports decisions as a file that golden approve --from takes.
      """
    ],
    operands: [PendingChoice.operand],
    optionGroups: [.init("Options", [output, title, PendingChoice.group]), GoldenFolderInput.options],
    examples: [
      .init("A page to look at", "seatmap golden report -o goldens.html"),
      .init("Of what continuous integration set aside", "seatmap golden report --pending artifacts -o goldens.html"),
    ])

  private let pending: PendingChoice
  private let output: OutputFile
  private let title: String
  private let folder: GoldenFolderInput

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    pending = PendingChoice(arguments)
    guard let path = arguments.value(of: GoldenReportCommand.output) else {
      throw .missingOption(GoldenReportCommand.output)
    }
    output = OutputFile(path: path)
    title = arguments.value(of: GoldenReportCommand.title) ?? "Goldens"
    folder = GoldenFolderInput(arguments)
  }

  func run(in session: Session) throws(CommandFailure) -> ExitStatus {
    let folder = try folder.open(in: session)
    try GoldenFolderInput.check(outputs: [output], outside: folder)
    let goldens = try pending.select(in: folder)
    let report = try PendingReport(folder, goldens, session.console).report(title: title)
    try output.write(report.html(), console: session.console)
    if !output.isStandardOutput {
      try session.write("\(output.name): \(goldens.count.groupedCount(of: "pending golden"))\n")
    }
    return .success
  }
}

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
