internal import GoldenImages
internal import Support

/// `seatmap golden tighten`: tolerances that are wider than they need to be.
struct GoldenTightenCommand: Command {
  private static let write = CommandOption(
    "write", "Write the narrower tolerances into the sidecars, and remove those that are not needed.")

  static let description = CommandDescription(
    name: "tighten",
    purpose: "List tolerances that are wider than they need to be, and narrow them.",
    usage: "golden tighten [NAME…] [--write]",
    discussion: [
      """
      Test runs record how far each picture was off its golden. A tolerance in a golden's sidecar that is wider than any \
      recorded run needed can be narrowed; what was seen counts as long as the golden is the same.
      """,
      "The exit status is 0 where there is nothing to narrow, or it was done, and 1 where there is something.",
    ],
    operands: [
      .init("NAME", .text, isOptional: true, isRepeatable: true, "A golden, a suite, or a pattern in quotes.")
    ],
    optionGroups: [.init("Options", [write]), GoldenFolderInput.options],
    examples: [
      .init("What could be narrower", "seatmap golden tighten"),
      .init("Narrow those of one suite", "seatmap golden tighten SeatMaps --write"),
    ])

  private let patterns: [GoldenPattern]
  private let writes: Bool
  private let folder: GoldenFolderInput

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    patterns = arguments.operands.map { GoldenPattern($0) }
    writes = arguments.has(GoldenTightenCommand.write)
    folder = GoldenFolderInput(arguments)
  }

  func run(in session: Session) throws(CommandFailure) -> ExitStatus {
    let folder = try folder.open(in: session)
    let found = try CommandFailure.wrapping { () throws(GoldenError) in try folder.tightenings() }
    let chosen = found.filter { tightening in
      patterns.isEmpty || patterns.contains { $0.matches(Golden(tightening.name, .png)) }
    }
    guard !chosen.isEmpty else {
      try session.write("no tolerance is wider than it needs to be\n")
      return .success
    }
    guard writes else {
      let next = "seatmap golden tighten --write\(self.folder.repeated) narrows them"
      try session.write(
        chosen.map { "\($0)\n" }.joined() + "\n\(chosen.count.groupedCount(of: "tolerance")); \(next)\n")
      return .problemsFound
    }
    let done = try CommandFailure.wrapping(.cannotWrite) { () throws(GoldenError) in try folder.tighten(chosen) }
    try session.write(done.map { "\($0.name): \($0.isRemoved ? "exact" : "\($0.narrowed)") now\n" }.joined())
    for tightening in chosen where !done.contains(tightening) {
      session.report("\(tightening.name): its sidecar has changed meanwhile; run seatmap golden tighten again")
    }
    return done.count == chosen.count ? .success : .problemsFound
  }
}
