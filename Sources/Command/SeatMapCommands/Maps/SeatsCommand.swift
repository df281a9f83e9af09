internal import Geometry
internal import JSON
internal import PlanImports
internal import Reading
internal import SeatMaps
internal import Support

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
    let map = try plan.layout(document)
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

/// The seats of a map as a table, one line for each.
struct SeatTable {
  let map: SeatMap
  /// What is known of each seat; without it the table has neither status nor price.
  let states: SeatStates?

  /// The table as RFC 4180 has it, which is a format of plans too.
  var csv: [UInt8] { CSVPlanWriter(map, states: states).bytes }

  /// The table as lines of JSON, each an object.
  var jsonLines: [UInt8] {
    var bytes: [UInt8] = []
    for (number, seat) in map.seats.enumerated() {
      let row = map.rows[seat.row]
      var writer = JSONWriter(.compact)
      writer.object { object in
        object.field("id", seat.id)
        object.field("section", map.sections[row.section].name)
        object.field("row", row.label)
        object.field("table", row.table.map { map.tables[$0].label })
        object.field("floor", map.sections[row.section].floor.map { map.floors[$0].name })
        object.field("label", seat.label)
        object.field("x", SeatTable.withoutNegativeZero(seat.center.x))
        object.field("y", SeatTable.withoutNegativeZero(seat.center.y))
        object.field("angle", SeatTable.withoutNegativeZero(seat.angle.degrees))
        object.field("width", seat.size)
        object.field("category", seat.categoryName)
        object.key("attributes")
        object.array { array in
          for key in seat.attributes.keys { array.value(key) }
        }
        if let states {
          object.field("status", states.statuses[number].rawValue)
          object.field("price", states.prices[number])
        }
      }
      bytes += writer.bytes
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  private static func withoutNegativeZero(_ number: Double) -> Double { number == 0 ? 0 : number }
}

/// What the seats of a map see, one line for each.
struct SightTable {
  private let map: SeatMap
  private let lines: SightLines

  init(_ map: SeatMap) {
    self.map = map
    lines = SightLines(map)
  }

  /// The table as RFC 4180 has it: a line of headings, lines ended by CR and LF.
  var csv: [UInt8] {
    var text = "id,section,row,label,distance,metres,viewing_angle,far_edge_angle,view\r\n"
    for seat in map.seats.indices {
      let numbers = SightTable.numbers(lines[seat]).map { $0?.shortestText ?? "" }
      let fields = names(ofSeat: seat) + numbers + [lines[seat]?.verdict?.rawValue ?? ""]
      text += fields.map(csvField).joined(separator: ",") + "\r\n"
    }
    return Array(text.utf8)
  }

  /// The table as lines of JSON, each an object.
  var jsonLines: [UInt8] {
    var bytes: [UInt8] = []
    for seat in map.seats.indices {
      let (names, numbers) = (names(ofSeat: seat), SightTable.numbers(lines[seat]))
      var writer = JSONWriter(.compact)
      writer.object { object in
        for (key, name) in zip(["id", "section", "row", "label"], names) { object.field(key, name) }
        for (key, number) in zip(["distance", "metres", "viewingAngle", "farEdgeAngle"], numbers) {
          object.field(key, number)
        }
        object.field("view", lines[seat]?.verdict?.rawValue)
      }
      bytes += writer.bytes
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  private func names(ofSeat number: Int) -> [String] {
    let seat = map.seats[number]
    return [seat.id, map.sections[map.section(ofSeat: number)].name, map.rows[seat.row].label, seat.label]
  }

  /// Distances and angles to a thousandth.
  private static func numbers(_ line: Sightline?) -> [Double?] {
    [line?.distance, line?.distanceInMetres, line?.viewingAngle?.degrees, line?.farEdgeAngle?.degrees].map { value in
      value.flatMap { $0.isFinite ? (abs($0) < 1e12 ? ($0 * 1000).rounded() / 1000 : $0) : nil }
    }
  }
}
