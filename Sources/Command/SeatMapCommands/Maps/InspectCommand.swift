internal import Colors
internal import Geometry
internal import JSON
internal import PlanImports
internal import Reading
internal import SeatMaps
internal import Support

/// `seatmap inspect`: what a plan holds.
struct InspectCommand: Command {
  private static let json = CommandOption("json", "Answer in JSON, for programs.")

  static let description = CommandDescription(
    name: "inspect",
    purpose: "Say what a plan holds: counts, bounds, categories, problems.",
    usage: "inspect PLAN [--json]",
    discussion: ["Bounds are those of the seats' centres, the extent that of whole seats, both in units of the plan."],
    operands: [PlanInput.operand],
    optionGroups: [.init("Options", [json]), PlanInput.limitOptions],
    examples: [
      .init("An overview", "seatmap inspect plan.json"),
      .init("The number of seats", "seatmap inspect plan.json --json | jq .seats"),
    ])

  private let plan: PlanInput
  private let answersInJSON: Bool

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    plan = try PlanInput(arguments)
    answersInJSON = arguments.has(InspectCommand.json)
  }

  func run(in session: Session) throws(CommandFailure) -> ExitStatus {
    let document = try plan.read(in: session)
    let map = try plan.layout(document)
    let report = PlanReport(document: document, map: map, findings: map.findings())
    try session.write(answersInJSON ? report.json : Array(report.text.utf8))
    return .success
  }
}

/// What a plan holds, for `inspect`.
struct PlanReport {
  let document: ImportedPlan
  let map: SeatMap
  let findings: [Finding]

  /// The number of ids that stand for more than one seat.
  var duplicatedIDCount: Int {
    var counts: [String: Int] = [:]
    for seat in map.seats { counts[seat.id, default: 0] += 1 }
    return counts.values.count { $0 > 1 }
  }

  /// The number of seats of each category, in the order of the categories.
  private var seatsByCategory: [Int] {
    var counts = Array(repeating: 0, count: map.categories.count)
    for seat in map.seats {
      if let category = seat.category { counts[category] += 1 }
    }
    return counts
  }

  // MARK: For people

  /// The report in lines, a name in front of each.
  var text: String {
    var lines: [(name: String, value: String)] = [
      ("name", map.name),
      ("format", document.format.rawValue),
      ("seats", seatsInRows),
    ]
    if !map.generalAdmission.isEmpty { lines.append(("areas", areasForPeople)) }
    if !map.floors.isEmpty { lines.append(("floors", map.floors.map(\.name).joined(separator: ", "))) }
    if let bounds = map.bounds { lines.append(("bounds", PlanReport.text(of: bounds))) }
    if let extent = map.seatExtent { lines.append(("extent", PlanReport.text(of: extent))) }
    if let canvas = map.canvas {
      lines.append(("canvas", "\(PlanReport.text(of: canvas.width)) × \(PlanReport.text(of: canvas.height))"))
    }
    if let metres = map.metresPerUnit { lines.append(("unit", metres.shortestText + " m")) }
    for (category, seats) in zip(map.categories, seatsByCategory) {
      let price = category.price.map { ", " + $0.text(currency: map.currency) } ?? ""
      lines.append(("category", "\(category.name): \(seats.counted("seat"))\(price)"))
    }
    for finding in findings {
      lines.append((finding.severity.rawValue, "\(finding.code.rawValue): \(finding.message)"))
    }
    for note in document.notes { lines.append(("ignored", note.description)) }
    return lines.map { line in
      line.name + String(repeating: " ", count: max(10 - line.name.count, 1)) + line.value + "\n"
    }.joined()
  }

  private var seatsInRows: String {
    let tables = map.tables.isEmpty ? "" : "at \(map.tables.count.counted("table")) "
    return "\(map.seats.count) in \((map.rows.count - map.tables.count).counted("row")) \(tables)"
      + "and \(map.sections.count.counted("section"))"
  }

  /// How many places are sold by the head, and for how many people.
  private var areasForPeople: String {
    "\(map.generalAdmission.count) sold by the head, for \(capacity.counted("person", "people"))"
  }

  private var capacity: Int { map.generalAdmission.reduce(0) { $0 + $1.capacity } }

  private static func text(of rect: Rect) -> String {
    "x \(text(of: rect.minX)) … \(text(of: rect.maxX)), y \(text(of: rect.minY)) … \(text(of: rect.maxY))"
  }

  /// A number with two digits after the point at most.
  private static func text(of number: Double) -> String {
    ((number * 100).rounded() / 100).shortestText
  }

  // MARK: For programs

  /// The report as a JSON object.
  var json: [UInt8] {
    var writer = JSONWriter(.indented)
    writer.object { report in
      report.field("name", map.name)
      report.field("format", document.format.rawValue)
      report.field("seats", map.seats.count)
      report.field("rows", map.rows.count)
      report.field("tables", map.tables.count)
      report.field("capacity", capacity)
      report.field("duplicatedIds", duplicatedIDCount)
      report.field("bounds", map.bounds)
      report.field("extent", map.seatExtent)
      if let canvas = map.canvas {
        report.key("canvas")
        report.object(.inline) { size in
          size.field("width", canvas.width)
          size.field("height", canvas.height)
        }
      }
      report.field("metresPerUnit", map.metresPerUnit)
      report.field("currency", map.currency)
      report.key("floors")
      report.array(.inline) { floors in
        for floor in map.floors { floors.value(floor.name) }
      }
      report.key("areas")
      report.array { areas in
        for area in map.generalAdmission {
          areas.object(.inline) { object in
            object.field("id", area.id)
            object.field("kind", area.kind.rawValue)
            object.field("capacity", area.capacity)
            object.field("category", area.categoryName)
          }
        }
      }
      report.key("sections")
      report.array { sections in
        for section in map.sections {
          sections.object(.inline) { object in
            object.field("name", section.name)
            object.field("id", section.id)
            object.field("seats", section.seats.count)
            object.field("rows", section.rows.count)
            object.field("tables", section.tables.count)
            object.field("floor", section.floor.map { map.floors[$0].name })
            object.field("bounds", Rect(containing: map.seats[section.seats].lazy.map(\.center)))
          }
        }
      }
      report.key("categories")
      report.array { categories in
        for (category, seats) in zip(map.categories, seatsByCategory) {
          categories.object(.inline) { object in
            object.field("name", category.name)
            object.field("seats", seats)
            object.field("color", category.color?.hexText)
            object.field("price", category.price)
          }
        }
      }
      report.field("problems", findings)
      report.field("ignored", document.notes)
    }
    return writer.bytes
  }
}
