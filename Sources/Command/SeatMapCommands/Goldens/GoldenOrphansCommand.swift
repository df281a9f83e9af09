internal import GoldenImages
internal import JSON
internal import Support

/// `seatmap golden orphans`: goldens that no test looks at any more.
struct GoldenOrphansCommand: Command {
  private static let prune = CommandOption("prune", "Remove them, with their variants and sidecars.")
  private static let json = CommandOption("json", "Answer in JSON, for programs.")

  static let description = CommandDescription(
    name: "orphans",
    purpose: "List goldens that no test looks at any more, and remove them.",
    usage: "golden orphans [--prune] [--json]",
    discussion: [
      """
      Test runs record what they look at. What a complete run of all tests did not look at, and no later run either, is \
      an orphan. They are removed only where all runs that goldens.json lists under "runs" are recorded, whole and \
      passed; a run of some tests only never makes an orphan.
      """,
      "The exit status is 0 where there is none left, and 1 where there is one or none can be told.",
    ],
    optionGroups: [.init("Options", [prune, json]), GoldenFolderInput.options],
    examples: [
      .init("What could go", "seatmap golden orphans"),
      .init("Remove it", "seatmap golden orphans --prune"),
    ])

  private let folder: GoldenFolderInput
  private let prunes: Bool
  private let answersInJSON: Bool

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    folder = GoldenFolderInput(arguments)
    prunes = arguments.has(GoldenOrphansCommand.prune)
    answersInJSON = arguments.has(GoldenOrphansCommand.json)
  }

  func run(in session: Session) throws(CommandFailure) -> ExitStatus {
    let folder = try folder.open(in: session)
    let (removed, report) =
      prunes
      ? try CommandFailure.wrapping(.cannotWrite) { () throws(GoldenError) in try folder.removeOrphans() }
      : ([], try CommandFailure.wrapping { () throws(GoldenError) in try folder.orphans() })
    try session.write(answersInJSON ? json(report, removed) : Array(text(report, removed, folder).utf8))
    for obstacle in report.obstacles { session.report("golden orphans: \(obstacle)") }
    if !report.isComplete { return .problemsFound }
    return report.orphans.isEmpty || prunes ? .success : .problemsFound
  }

  private func text(_ report: OrphanReport, _ removed: [String], _ folder: GoldenFolder) -> String {
    if !removed.isEmpty { return removed.map { "\($0): removed\n" }.joined() }
    if report.orphans.isEmpty { return report.isComplete ? "no orphans\n" : "" }
    let files = report.orphans.flatMap { orphan in
      orphan.files.map { folder.path(of: $0) } + (orphan.hasSidecar ? [folder.sidecarPath(of: orphan.golden.name)] : [])
    }
    let next =
      report.isComplete
      ? "seatmap golden orphans --prune\(self.folder.repeated) removes them" : "nothing can be removed yet"
    return files.map { $0 + "\n" }.joined() + "\n\(report.orphans.count.groupedCount(of: "orphan")); \(next)\n"
  }

  private func json(_ report: OrphanReport, _ removed: [String]) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { object in
      object.field("format", "seatmap-golden-orphans/1")
      object.field("isComplete", report.isComplete)
      object.key("orphans")
      object.array { array in
        for orphan in report.orphans {
          array.object { inner in
            inner.field("golden", orphan.golden.description)
            inner.key("files")
            inner.array(.inline) { files in for file in orphan.files { files.value(file.path) } }
            inner.field("hasSidecar", orphan.hasSidecar)
          }
        }
      }
      object.key("unknown")
      object.array(.inline) { array in for unknown in report.unknown { array.value(unknown.golden.description) } }
      object.key("obstacles")
      object.array { array in for obstacle in report.obstacles { array.value(obstacle.description) } }
      object.key("removed")
      object.array { array in for path in removed { array.value(path) } }
    }
    return writer.bytes
  }
}
