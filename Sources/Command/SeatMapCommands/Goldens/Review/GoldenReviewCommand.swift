internal import Files
internal import GoldenImages
internal import GoldenReview
internal import Support

/// `seatmap golden review`: pending goldens one after the other, on a terminal.
struct GoldenReviewCommand: Command {
  /// How pictures are shown.
  enum Pictures: String, CaseIterable {
    case auto
    case kitty
    case iterm2
    case blocks
    case none
  }

  private static let pictures = CommandOption(
    "pictures", taking: .choice(Pictures.allCases.map(\.rawValue)),
    """
    How the terminal shows pictures: by kitty's or iTerm2's protocol, by half-block characters, or not; auto, if not \
    given, is what the terminal is known to do.
    """)

  static let description = CommandDescription(
    name: "review",
    purpose: "Look at what is pending on the terminal, and decide by keys.",
    usage: "golden review [NAME…] [--pictures auto|kitty|iterm2|blocks|none]",
    discussion: [
      """
      a approves, r rejects, s skips, u takes back, v changes the view, o opens the files in other programs, ? shows all \
      keys, q finishes. Goldens that changed in the same way are one question; e asks about each.
      """,
      """
      Goldens change only when the review is finished and you say so. Until then each decision is kept in \
      .pending/decisions.json at once: when the terminal goes away, the next review goes on from there, and golden \
      approve --from takes the file too.
      """,
    ],
    operands: [PendingChoice.operand],
    optionGroups: [
      .init("Options", [PendingChoice.group, pictures, DecisionInput.allowBlank]), GoldenFolderInput.options,
    ],
    examples: [
      .init("All that is pending", "seatmap golden review"),
      .init("One suite", "seatmap golden review SeatMaps"),
    ])

  private let pending: PendingChoice
  private let pictures: Pictures
  private let allowsBlank: Bool
  private let folder: GoldenFolderInput

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    pending = PendingChoice(arguments)
    pictures = arguments.choice(GoldenReviewCommand.pictures) ?? .auto
    allowsBlank = arguments.has(DecisionInput.allowBlank)
    folder = GoldenFolderInput(arguments)
  }

  func run(in session: Session) throws(CommandFailure) -> ExitStatus {
    let folder = try folder.open(in: session)
    let goldens = try pending.select(in: folder)
    guard !goldens.isEmpty else {
      try session.write("nothing is pending\n")
      return .success
    }
    let rehearsal = Rehearsal(folder, allowsBlank: allowsBlank)
    let reviewed = try CommandFailure.wrapping { () throws(GoldenError) in
      try goldens.map { golden throws(GoldenError) in
        ReviewedGolden(golden, refusal: try rehearsal.refusal(of: golden))
      }
    }
    guard let terminal = session.console.interactiveTerminal() else {
      throw CommandFailure(
        .usage,
        "golden review: standard input and output are no terminal; seatmap golden report -o FILE.html shows the same in "
          + "a browser, and seatmap golden approve takes names")
    }
    let kept = KeptDecisions(folder, goldens)
    var review = ReviewSession(reviewed, earlier: kept.earlierChoices)
    let run = ReviewRun(
      terminal: terminal, isStyled: !session.environment.isColorUnwanted,
      content: ReviewContent(goldens, graphics(in: session.environment)).content,
      keep: { choices throws(CommandFailure) in try kept.write(choices) }, open: OtherPrograms.open)
    let ending: ReviewRun.Ending
    do throws(CommandFailure) {
      ending = try run.run(&review)
    } catch {
      terminal.close(endingBy: nil)
      throw error
    }
    return try end(ending, review, kept, terminal, in: session)
  }

  /// Carries decisions out, or says where they are kept.
  private func end(
    _ ending: ReviewRun.Ending, _ review: ReviewSession, _ kept: KeptDecisions, _ terminal: any InteractiveTerminal,
    in session: Session
  ) throws(CommandFailure) -> ExitStatus {
    // The terminal is the shell's again before anything is said on it.
    if case .ended(let signal) = ending {
      terminal.close(endingBy: signal)
    } else {
      terminal.close(endingBy: nil)
    }
    guard ending == .applied else {
      guard !review.choices.isEmpty else { return .success }
      let kept = "\(review.choices.count.groupedCount(of: "decision")) kept in \(kept.path)"
      session.report("\(kept); seatmap golden review\(folder.repeated) goes on from there")
      return ending == .left ? .success : .problemsFound
    }
    let settled = kept.folder.apply(kept.decisions(review.choices), allowsBlank: allowsBlank)
    kept.remove()
    return try SettlementReport(settled).tell(in: session)
  }

  private func graphics(in environment: CommandEnvironment) -> TerminalGraphics {
    switch pictures {
    case .kitty: return .kitty
    case .iterm2: return .iTerm2
    case .blocks: return .halfBlocks
    case .none: return .none
    case .auto:
      let graphics = TerminalGraphics(
        .init(
          term: environment.terminal["TERM"], termProgram: environment.terminal["TERM_PROGRAM"],
          colorTerm: environment.terminal["COLORTERM"], isInKitty: environment.terminal["KITTY_WINDOW_ID"] != nil,
          isMultiplexed: environment.terminal["TMUX"] != nil || environment.terminal["STY"] != nil))
      // Half blocks are coloured text; pictures are not.
      let isText = graphics == .halfBlocks || graphics == .halfBlocks256
      return isText && environment.isColorUnwanted ? .none : graphics
    }
  }
}

extension ReviewedGolden {
  /// A pending golden with what a person wants to know before deciding.
  init(_ golden: PendingGolden, refusal: GoldenRefusal?) {
    var facts = [golden.facts.summary]
    if let tolerance = golden.facts.tolerance { facts.append("tolerance: \(tolerance)") }
    if let caller = golden.facts.caller { facts.append("test: \(caller)") }
    let hint = refusal == .blank ? " (\(DecisionInput.allowBlank.spelling))" : ""
    self.init(
      name: golden.file.path, facts: facts, refusal: refusal.map { "cannot be approved: \($0)\(hint)" },
      group: golden.group,
      paths: [golden.expectedPath, golden.actualPath, golden.differencePath].compactMap(\.self))
  }
}
