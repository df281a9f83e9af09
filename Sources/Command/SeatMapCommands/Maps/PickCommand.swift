internal import CairoRendering
internal import Drawing
internal import PlanImports
internal import Reading
internal import SVGRendering
internal import SeatMapDrawing
internal import SeatMaps

/// `seatmap pick`: the best free seats for a party.
struct PickCommand: Command {
  static let description = CommandDescription(
    name: "pick",
    purpose: "Choose the best free seats for a party, and say why.",
    usage: "pick PLAN --count N [--availability FILE] [OPTIONS]",
    discussion: [
      """
      A party sits side by side where it can, else in few groups near each other; no seat is left single where that can \
      be helped; then the view and the middle of the row count. Wheelchair places are for wheelchair users alone. The \
      guide to choosing has the order of all criteria. The same question has the same answer.
      """,
      """
      The exit status is 1, with a sentence that says how many could be had, where there is no room, and with --check \
      where something is wrong.
      """,
    ],
    operands: [PlanInput.operand],
    optionGroups: PickOptions.groups,
    examples: [
      .init("Four seats, and a picture of them", "seatmap pick plan.json --availability tonight.csv -n 4 -o four.png"),
      .init("A wheelchair user with a companion", "seatmap pick plan.json -n 2 --wheelchairs 1 --companions 1"),
      .init("Whether somebody's choice leaves a single seat", "seatmap pick plan.json --check A/2,A/3"),
    ])

  /// What is asked.
  private enum Question {
    case best(SeatRequest, alternatives: Int)
    /// Ids, or lists of them.
    case check([String])
  }

  private let plan: PlanInput
  private let availability: AvailabilityInput
  private let question: Question
  private let answersInJSON: Bool
  private let picture: PictureOutput?
  /// The floor that is drawn; all, side by side, if not given.
  private let floor: String?

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    plan = try PlanInput(arguments)
    availability = AvailabilityInput(arguments, limits: plan.limits)
    let checked = arguments.values(of: PickOptions.check)
    if checked.isEmpty {
      let alternatives = try arguments.integer(PickOptions.alternatives, in: 0...1000) ?? 0
      question = .best(try SeatRequest(arguments), alternatives: alternatives)
    } else {
      let others = PickOptions.groups.flatMap(\.options).filter {
        ![PickOptions.check, PickOptions.json, PickOptions.output, AvailabilityInput.file].contains($0)
          && !PlanInput.limitOptions.options.contains($0)
      }
      if let other = others.first(where: arguments.has) {
        throw .conflict("\(PickOptions.check.spelling) looks at seats that are given: leave \(other.spelling) out")
      }
      question = .check(checked)
    }
    answersInJSON = arguments.has(PickOptions.json)
    picture = try PickCommand.picture(arguments)
    floor = arguments.value(of: PickOptions.floor)
  }

  private static func picture(_ arguments: ParsedArguments) throws(ArgumentError) -> PictureOutput? {
    guard let path = arguments.value(of: PickOptions.output) else { return nil }
    guard path != "-", let format = PictureFormat(path: path), format != .pdf else {
      throw .badValue(
        option: PickOptions.output.spelling, value: path, expected: "a file whose name ends in .png, .svg or .svgz",
        suggestion: nil)
    }
    return PictureOutput(file: OutputFile(path: path), format: format)
  }

  func run(in session: Session) throws(CommandFailure) -> ExitStatus {
    try DistinctFiles.check(
      inputs: [("plan", plan.file), ("availability", availability.availabilityFile)],
      outputs: [picture?.file].compactMap { $0 })
    let document = try plan.read(in: session)
    let map = try plan.layout(document)
    let known = try availability.states(for: map, of: document, in: session)
    session.warn(document.notes.map(\.description) + plan.warnings(about: map) + (known?.warnings ?? []))
    let states = known?.states ?? SeatStates(of: map)
    switch question {
    case .best(let request, let alternatives):
      return try choose(request, alternatives: alternatives, map: map, states: states, session: session)
    case .check(let ids): return try check(ids, map: map, states: states, session: session)
    }
  }

  // MARK: Questions

  private func choose(
    _ request: SeatRequest, alternatives: Int, map: SeatMap, states: SeatStates, session: Session
  ) throws(CommandFailure) -> ExitStatus {
    let choices: [SeatChoice]
    do throws(ChoiceProblem) {
      choices = try BestSeats(map, states: states).picks(request, most: alternatives + 1)
    } catch {
      if answersInJSON, error.status == .problemsFound { try session.write(ChoiceReport.json(of: error)) }
      throw CommandFailure(error.status, "\(plan.file.name): \(error)")
    }
    if let picture, let best = choices.first {
      var shown = notSelected(states)
      if case .area(let area) = best.kind { shown.setStatus(.selected, ofArea: area) }
      try draw(best.seats, map: map, states: shown, to: picture, session: session)
    }
    let report = ChoiceReport(map: map, states: states, choices: choices)
    try session.write(answersInJSON ? report.json : Array(report.text.utf8))
    return .success
  }

  private func check(
    _ ids: [String], map: SeatMap, states: SeatStates, session: Session
  ) throws(CommandFailure) -> ExitStatus {
    let selection = try SeatSelection(ids, of: PickOptions.check, in: map)
    if let unfit = (selection.warnings + selection.areaWarnings).first {
      throw CommandFailure(.usage, "\(plan.file.name): \(unfit)")
    }
    let problems = SelectionCheck(map, states: states).problems(of: selection.seats)
    if let picture {
      try draw(selection.seats, map: map, states: notSelected(states), to: picture, session: session)
    }
    let report = SelectionReport(map: map, problems: problems)
    try session.write(answersInJSON ? report.json : Array(report.text.utf8))
    return problems.isEmpty ? .success : .problemsFound
  }

  // MARK: The picture

  /// The states in which what the file says is selected is held: only the choice is to look chosen.
  private func notSelected(_ states: SeatStates) -> SeatStates {
    var shown = states
    for (seat, status) in states.statuses.enumerated() where status == .selected { shown.setStatus(.held, of: seat) }
    for area in shown.areas.indices where shown.areas[area].status == .selected { shown.setStatus(.held, ofArea: area) }
    return shown
  }

  /// Draws floors as `render` does: side by side, or the one that was asked for.
  private func draw(
    _ seats: [Int], map: SeatMap, states: SeatStates, to output: PictureOutput, session: Session
  ) throws(CommandFailure) {
    var states = states
    for seat in seats { states.setStatus(.selected, of: seat) }
    var shown = ShownMap(map, states: states)
    if let floor { try shown.keepFloor(floor, of: plan.file) }
    shown.arrange()
    let fonts = try FontLoading().fonts()
    let scene = SeatMapDrawing(detail: output.format.isSVG ? .document : .picture)
      .scene(of: shown.map, states: shown.states, measuring: PangoTextMeasurer(fonts: fonts))
    try output.file.write(bytes(of: scene, as: output.format, fonts: fonts), console: session.console)
  }

  private func bytes(of scene: Scene, as format: PictureFormat, fonts: FontSet) throws(CommandFailure) -> [UInt8] {
    if format.isSVG { return format.file(of: SVGRenderer().bytes(of: scene)) }
    do throws(RenderingError) {
      return try CairoRenderer(fonts: fonts).png(of: scene).bytes
    } catch {
      throw CommandFailure(error, file: plan.file.name)
    }
  }
}

extension ChoiceProblem {
  /// A question that makes no sense is wrong usage; that there is no room is an answer.
  fileprivate var status: ExitStatus {
    switch self {
    case .nobody, .partyTooSmall, .companionsWithoutWheelchair, .unknownCategory, .unknownSection, .unknownFloor,
      .tooIntricate:
      .usage
    case .tooFewSeats, .tooFewPlaces, .tooFewWheelchairPlaces, .notTogether, .conditionsUnmet: .problemsFound
    }
  }
}
