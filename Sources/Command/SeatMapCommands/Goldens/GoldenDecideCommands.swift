internal import GoldenImages

/// `seatmap golden approve`: what tests made becomes the goldens.
struct GoldenApproveCommand: Command {
  static let description = CommandDescription(
    name: "approve",
    purpose: "Make pending pictures and texts the goldens.",
    usage: "golden approve NAME… | --all | --group ID | --from FILE",
    discussion: [
      """
      No test has to run again: what the test made was set aside, and takes the golden's place. A golden is refused, and \
      stays pending, when it has changed since the test ran, or when nothing is to be seen in it. Each file is replaced \
      whole or not at all.
      """,
      PendingChoice.discussion,
      "The exit status is 0 where all was approved and 1 where something was refused.",
    ],
    operands: [PendingChoice.operand],
    optionGroups: [
      .init(
        "Options",
        [
          PendingChoice.all, PendingChoice.group, DecisionInput.decisionsFile, DecisionInput.allowBlank,
          DecisionInput.dryRun,
        ]), GoldenFolderInput.options,
    ],
    examples: [
      .init("One golden", "seatmap golden approve SeatMaps/theatre-cinema-light"),
      .init("A pattern, in quotes", "seatmap golden approve 'SeatMaps/theatre-*'"),
      .init("What was decided in the HTML report", "seatmap golden approve --from decisions.json"),
      .init("What continuous integration set aside", "seatmap golden approve --all --pending artifacts"),
    ])

  private let input: DecisionInput

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    input = try DecisionInput(.approve, arguments)
  }

  func run(in session: Session) throws(CommandFailure) -> ExitStatus { try input.run(in: session) }
}

/// `seatmap golden reject`: what tests made is thrown away.
struct GoldenRejectCommand: Command {
  static let description = CommandDescription(
    name: "reject",
    purpose: "Throw away what was set aside; goldens stay as they are.",
    usage: "golden reject NAME… | --all | --group ID",
    discussion: [PendingChoice.discussion],
    operands: [PendingChoice.operand],
    optionGroups: [
      .init("Options", [PendingChoice.all, PendingChoice.group, DecisionInput.dryRun]), GoldenFolderInput.options,
    ],
    examples: [
      .init("One golden", "seatmap golden reject SeatMaps/theatre-cinema-light"),
      .init("All that changed in the same way", "seatmap golden reject --group 1f2e3d4c"),
    ])

  private let input: DecisionInput

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    input = try DecisionInput(.reject, arguments)
  }

  func run(in session: Session) throws(CommandFailure) -> ExitStatus { try input.run(in: session) }
}

/// What a person decided about pending goldens, as a command was told: by names, or by a file.
struct DecisionInput {
  private let choice: GoldenDecisions.Choice
  private let pending: PendingChoice
  private let decisions: InputFile?
  private let allowsBlank: Bool
  private let isRehearsal: Bool
  private let folder: GoldenFolderInput

  static let decisionsFile = CommandOption(
    "from", taking: .input("FILE"),
    """
    A file of decisions, as the HTML report exports it and an interrupted review leaves it: what it says is done, \
    rejections too; "-" is standard input.
    """)
  static let allowBlank = CommandOption(
    "allow-blank", "Approve also what nothing is to be seen in: one colour all over, or an empty text.")
  static let dryRun = CommandOption("dry-run", letter: "n", "Say what would be done, and do nothing.")

  /// The largest file of decisions that is read, in bytes: a hundred thousand of them.
  private static let largestFile = 1 << 25

  init(_ choice: GoldenDecisions.Choice, _ arguments: ParsedArguments) throws(ArgumentError) {
    self.choice = choice
    pending = PendingChoice(arguments)
    decisions = arguments.value(of: DecisionInput.decisionsFile).map { InputFile(path: $0) }
    allowsBlank = arguments.has(DecisionInput.allowBlank)
    isRehearsal = arguments.has(DecisionInput.dryRun)
    folder = GoldenFolderInput(arguments)
    if decisions != nil, !pending.isEmpty {
      throw .conflict("--from does not go with names: the file says what is decided about which")
    }
    if pending.isAll, pending.namesGoldens { throw .conflict("--all does not go with names") }
    if decisions == nil, pending.isEmpty {
      let file = choice == .approve ? ", or take decisions with --from FILE" : ""
      throw .conflict("name goldens, or say --all\(file); seatmap golden status lists what is pending")
    }
  }

  /// Does what was decided, and tells about each golden.
  func run(in session: Session) throws(CommandFailure) -> ExitStatus {
    let folder = try folder.open(in: session)
    let settled =
      if let decisions {
        settle(try read(decisions, in: session), in: folder)
      } else {
        settle(try pending.select(in: folder), in: folder)
      }
    return try SettlementReport(settled, isRehearsal: isRehearsal).tell(in: session)
  }

  private func settle(_ goldens: [PendingGolden], in folder: GoldenFolder) -> [GoldenSettlement] {
    if isRehearsal { return Rehearsal(folder, allowsBlank: allowsBlank).settle(goldens, choice) }
    return choice == .approve ? folder.approve(goldens, allowsBlank: allowsBlank) : folder.reject(goldens)
  }

  private func settle(_ decisions: GoldenDecisions, in folder: GoldenFolder) -> [GoldenSettlement] {
    isRehearsal
      ? Rehearsal(folder, allowsBlank: allowsBlank).settle(decisions)
      : folder.apply(decisions, allowsBlank: allowsBlank)
  }

  private func read(_ file: InputFile, in session: Session) throws(CommandFailure) -> GoldenDecisions {
    let bytes = try file.bytes(limit: DecisionInput.largestFile, console: session.console)
    return try CommandFailure.wrapping { () throws(GoldenError) in
      try GoldenDecisions(json: bytes, file: file.name)
    }
  }
}

/// What became of goldens that were decided about, told line by line: what was done on standard output, what was not on
/// standard error.
struct SettlementReport {
  private let settlements: [GoldenSettlement]
  private let isRehearsal: Bool

  init(_ settlements: [GoldenSettlement], isRehearsal: Bool = false) {
    self.settlements = settlements
    self.isRehearsal = isRehearsal
  }

  /// Tells all, and says whether everything was done.
  func tell(in session: Session) throws(CommandFailure) -> ExitStatus {
    if settlements.isEmpty { try session.write("nothing is pending\n") }
    let prefix = isRehearsal ? "dry run: " : ""
    try session.write(settlements.filter(\.isDone).map { "\(prefix)\($0)\n" }.joined())
    for settlement in settlements where !settlement.isDone {
      session.report("\(prefix)\(settlement)\(SettlementReport.hint(settlement))")
    }
    return status
  }

  private var status: ExitStatus {
    let failures = settlements.filter { if case .failed = $0.action { true } else { false } }
    if !failures.isEmpty { return .cannotWrite }
    return settlements.allSatisfy(\.isDone) ? .success : .problemsFound
  }

  /// The option that allows what was refused.
  private static func hint(_ settlement: GoldenSettlement) -> String {
    settlement.action == .refused(.blank) ? " (\(DecisionInput.allowBlank.spelling))" : ""
  }
}
