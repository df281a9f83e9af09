internal import GoldenImages

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
