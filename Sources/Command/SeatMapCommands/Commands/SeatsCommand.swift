internal import Documents
internal import SeatMaps

/// `seatmap seats`: every seat with its place, as a table.
struct SeatsCommand: Command {
  /// The format of the table.
  enum Format: String, CaseIterable {
    case csv
    case ndjson
  }

  private static let format = CommandOption(
    "format", taking: .choice(Format.allCases.map(\.rawValue)), "The format; csv if not given.")
  private static let output = CommandOption(
    "output", letter: "o", taking: .output("FILE"), "Where to write; standard output if not given.")

  private static let sight = CommandOption(
    "sight", "List what each seat sees instead: distance, angles, and how good the view of the screen is.")

  static let description = CommandDescription(
    name: "seats",
    purpose: "List every seat of a plan with its place, as CSV or JSON lines.",
    usage: "seats PLAN [--format csv|ndjson] [--availability FILE] [--sight] [-o FILE]",
    discussion: [
      """
      Each seat has its id, section, row, label, the place of its centre (x to the right, y down, in units of the \
      plan), its angle in degrees clockwise from facing up, its width, category and attributes; with --availability \
      its status and price too. CSV is as RFC 4180 has it, with a line of headings; of JSON lines each is an object.
      """
    ],
    operands: [PlanInput.operand],
    optionGroups: [
      .init("Options", [format, output, AvailabilityInput.file, AvailabilityInput.selection, sight]),
      PlanInput.limitOptions,
    ],
    examples: [
      .init("Every seat as a table", "seatmap seats plan.json > seats.csv"),
      .init("The free seats", "seatmap seats plan.json --availability tonight.csv | grep available"),
    ])

  private let plan: PlanInput
  private let availability: AvailabilityInput
  private let format: Format
  private let output: OutputFile
  private let listsSight: Bool

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    plan = try PlanInput(arguments)
    availability = AvailabilityInput(arguments, limits: plan.limits)
    format = arguments.choice(SeatsCommand.format) ?? .csv
    output = OutputFile(path: arguments.value(of: SeatsCommand.output) ?? "-")
    listsSight = arguments.has(SeatsCommand.sight)
    if listsSight,
      let other = [AvailabilityInput.file, AvailabilityInput.selection].first(where: arguments.has)
    {
      throw .conflict("\(SeatsCommand.sight.spelling) lists what does not change: leave \(other.spelling) out")
    }
  }

  func run(in session: Session) throws(CommandFailure) -> ExitStatus {
    try DistinctFiles.check(
      inputs: [("plan", plan.file), ("availability", availability.availabilityFile)], outputs: [output])
    let document = try plan.read(in: session)
    let map = try plan.layout(document.plan)
    let known = try availability.states(for: map, of: document, in: session)
    let bytes =
      switch (format, listsSight) {
      case (.csv, false): SeatTable(map: map, states: known?.states).csv
      case (.ndjson, false): SeatTable(map: map, states: known?.states).jsonLines
      case (.csv, true): SightTable(map).csv
      case (.ndjson, true): SightTable(map).jsonLines
      }
    try output.write(bytes, console: session.console)
    session.warn(document.notes.map(\.description) + plan.warnings(about: map) + (known?.warnings ?? []))
    return .success
  }
}
