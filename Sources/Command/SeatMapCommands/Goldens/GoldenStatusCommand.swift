internal import GoldenImages
internal import GoldenReview
internal import Support

/// `seatmap golden status`: what is pending.
struct GoldenStatusCommand: Command {
  private static let json = CommandOption(
    "json", "Answer in JSON, for programs; seatmap schema golden-report has its schema.")

  static let description = CommandDescription(
    name: "status",
    purpose: "List what is pending, and what to do about it.",
    usage: "golden status [NAME…] [--json]",
    discussion: ["It always succeeds where there is a folder of goldens; golden check is the one that fails."],
    operands: [PendingChoice.operand],
    optionGroups: [.init("Options", [PendingChoice.group, json]), GoldenFolderInput.options],
    examples: [
      .init("What is pending", "seatmap golden status"),
      .init("The files, for a script", "seatmap golden status --json | jq -r '.goldens[].file'"),
    ])

  private let pending: PendingChoice
  private let answersInJSON: Bool
  private let folder: GoldenFolderInput

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    pending = PendingChoice(arguments)
    answersInJSON = arguments.has(GoldenStatusCommand.json)
    folder = GoldenFolderInput(arguments)
  }

  func run(in session: Session) throws(CommandFailure) -> ExitStatus {
    let folder = try folder.open(in: session)
    let goldens = try pending.select(in: folder)
    if answersInJSON {
      try session.write(try PendingReport(folder, goldens, session.console).report(title: folder.path).json())
    } else {
      try session.write(try text(goldens, in: folder))
    }
    return .success
  }

  private func text(_ goldens: [PendingGolden], in folder: GoldenFolder) throws(CommandFailure) -> String {
    guard !goldens.isEmpty else { return "nothing is pending\n" }
    let rehearsal = Rehearsal(folder, allowsBlank: false)
    var text = ""
    for golden in goldens {
      let refusal = try CommandFailure.wrapping { () throws(GoldenError) in try rehearsal.refusal(of: golden) }
      let doubt = refusal.map { "; not to be approved: \($0)" } ?? ""
      text += "\(golden.file): \(PlainText.oneLine(golden.facts.summary))\(doubt)\n"
    }
    let groups = GoldenStatusCommand.groups(goldens)
    if !groups.isEmpty { text += "\nchanged in the same way:\n" + groups.map { "  \($0)\n" }.joined() }
    let commands = ["review", "report -o goldens.html", "approve NAME"].map {
      "seatmap golden \($0)\(self.folder.repeated)"
    }
    return text + "\n\(goldens.count.grouped) pending; next: \(commands.joined(separator: ", or "))\n"
  }

  /// A line for each group of more than one.
  private static func groups(_ goldens: [PendingGolden]) -> [String] {
    var order: [String] = []
    var counts: [String: Int] = [:]
    for group in goldens.compactMap(\.group) {
      if counts[group] == nil { order.append(group) }
      counts[group, default: 0] += 1
    }
    return order.compactMap { group in
      counts[group].flatMap { $0 > 1 ? "\($0.groupedCount(of: "golden")): --group \(group)" : nil }
    }
  }
}
