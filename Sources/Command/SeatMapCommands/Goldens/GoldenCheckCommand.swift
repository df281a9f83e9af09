internal import GoldenImages
internal import GoldenReview
internal import Support

/// `seatmap golden check`: whether a folder of goldens is as it should be, for continuous integration.
struct GoldenCheckCommand: Command {
  private static let junit = CommandOption(
    "junit", taking: .output("FILE.xml"), "Write the findings as JUnit XML too, for the server's own pages.")
  private static let summary = CommandOption(
    "summary", taking: .output("FILE.md"), "Write the findings as Markdown too, for the summary of a job.")
  private static let json = CommandOption(
    "json", "Answer in JSON, for programs; seatmap schema golden-report has its schema.")

  static let description = CommandDescription(
    name: "check",
    purpose: "Say whether goldens are as they should be, for continuous integration.",
    usage: "golden check [--junit FILE.xml] [--summary FILE.md] [--json]",
    discussion: [
      """
      Three things are problems: what is pending; files that cannot be read, are too large, have names that no golden \
      has, or allow what has expired; and orphans, goldens that no test looks at, where the record of test runs is \
      complete enough to tell.
      """,
      "The exit status is 0 where there is none and 1 where there is one. Nothing is changed.",
    ],
    optionGroups: [.init("Options", [junit, summary, json]), GoldenFolderInput.options],
    examples: [
      .init("After the tests", "seatmap golden check --junit goldens.xml"),
      .init("On GitHub", "seatmap golden check --pending artifacts --summary \"$GITHUB_STEP_SUMMARY\""),
    ])

  private let folder: GoldenFolderInput
  private let junit: OutputFile?
  private let summary: OutputFile?
  private let answersInJSON: Bool

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    folder = GoldenFolderInput(arguments)
    junit = arguments.value(of: GoldenCheckCommand.junit).map { OutputFile(path: $0) }
    summary = arguments.value(of: GoldenCheckCommand.summary).map { OutputFile(path: $0) }
    answersInJSON = arguments.has(GoldenCheckCommand.json)
    let printed = [junit?.isStandardOutput, summary?.isStandardOutput, answersInJSON].count { $0 == true }
    if printed > 1 { throw .conflict("only one of --junit, --summary and --json can be standard output") }
  }

  func run(in session: Session) throws(CommandFailure) -> ExitStatus {
    try DistinctFiles.check(inputs: [], outputs: [junit, summary].compactMap(\.self))
    let folder = try folder.open(in: session)
    try GoldenFolderInput.check(outputs: [junit, summary].compactMap(\.self), outside: folder)
    let (report, doubts) = try findings(in: folder, session)
    if let junit { try junit.write(report.junit(), console: session.console) }
    if let summary { try summary.write(report.markdown(), console: session.console) }
    let writesToOutput = junit?.isStandardOutput == true || summary?.isStandardOutput == true
    if answersInJSON {
      try session.write(report.json())
    } else if !writesToOutput {
      try session.write(text(report))
    }
    session.warn(doubts)
    return report.isPassed ? .success : .problemsFound
  }

  /// Everything that is wrong, and why orphans may be missing from it.
  private func findings(
    in folder: GoldenFolder, _ session: Session
  ) throws(CommandFailure) -> (GoldenReport, doubts: [String]) {
    let (goldens, problems, orphans) = try CommandFailure.wrapping { () throws(GoldenError) in
      (try folder.pending(), try folder.problems(on: session.environment.today), try folder.orphans())
    }
    var reported = problems.map { ReportedProblem(subject: $0.path, message: $0.reason) }
    if orphans.isComplete {
      reported += orphans.orphans.map { orphan in
        ReportedProblem(
          subject: "\(folder.path)/\(orphan.golden)",
          message: "no test looks at it any more; seatmap golden orphans --prune\(self.folder.repeated) removes it")
      }
    }
    let report = try PendingReport(folder, goldens, session.console).report(title: folder.path, problems: reported)
    return (report, orphans.obstacles.map { "orphans are not looked for: \($0)" })
  }

  private func text(_ report: GoldenReport) -> String {
    // Names of files and what artefacts of others say are shown, not obeyed, by the terminal.
    let pending = report.goldens.map { golden in
      "\(golden.file): pending: \(PlainText.oneLine(golden.reasons.first ?? golden.state.rawValue))\n"
    }
    // What a document's reader says begins with the path itself.
    let problems = report.problems.map { problem in
      let isNamed = problem.message.hasPrefix("\(problem.subject):")
      return PlainText.oneLine(isNamed ? problem.message : "\(problem.subject): \(problem.message)") + "\n"
    }
    guard !report.isPassed else { return "no problems\n" }
    let counts = [
      pending.isEmpty ? nil : "\(pending.count.grouped) pending",
      problems.isEmpty ? nil : problems.count.groupedCount(of: "problem"),
    ].compactMap(\.self)
    return (pending + problems).joined() + "\(counts.joined(separator: ", "))\n"
  }
}
