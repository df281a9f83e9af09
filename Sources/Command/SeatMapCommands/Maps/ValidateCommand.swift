internal import Geometry
internal import JSON
internal import PlanImports
internal import Reading
internal import SeatMaps
internal import Support

/// `seatmap validate`: what is wrong with a plan.
struct ValidateCommand: Command {
  private static let json = CommandOption("json", "Answer in JSON, for programs.")

  static let description = CommandDescription(
    name: "validate",
    purpose: "List the problems of a plan, and say whether it can be sold from.",
    usage: "validate PLAN [--availability FILE] [--json]",
    discussion: [
      """
      Errors keep seats from being sold, warnings are probable mistakes, notes are worth knowing. The exit status is \
      0 where there is no error, 1 where there is one, and 65 where the file is no plan at all.
      """
    ],
    operands: [PlanInput.operand],
    optionGroups: [
      .init("Options", [AvailabilityInput.file, json]), PlanInput.limitOptions,
    ],
    examples: [
      .init("Stop a script when a plan has errors", "seatmap validate plan.json || exit"),
      .init("Check that statuses and plan belong together", "seatmap validate plan.json --availability tonight.csv"),
    ])

  private let plan: PlanInput
  private let availability: AvailabilityInput
  private let answersInJSON: Bool

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    plan = try PlanInput(arguments)
    availability = AvailabilityInput(arguments, limits: plan.limits)
    answersInJSON = arguments.has(ValidateCommand.json)
  }

  func run(in session: Session) throws(CommandFailure) -> ExitStatus {
    let document = try plan.read(in: session)
    let map = try plan.layout(document)
    let known = try availability.states(for: map, of: document, in: session)
    let findings = map.findings() + (known?.findings ?? [])
    let report = ValidationReport(
      file: plan.file.name, findings: findings, notes: document.notes + (known?.notes ?? []))
    try session.write(answersInJSON ? report.json : Array(report.text.utf8))
    return report.hasErrors ? .problemsFound : .success
  }
}

/// What is wrong with a plan, for `validate`.
struct ValidationReport {
  /// The plan's file as it was named.
  let file: String
  let findings: [Finding]
  /// What the readers ignored or changed.
  let notes: [DocumentNote]

  /// Whether seats cannot be sold like that.
  var hasErrors: Bool { findings.contains { $0.severity == .error } }

  /// A line for each finding, `FILE: SEVERITY: CODE: MESSAGE`, errors first; one line that says so where there is none.
  var text: String {
    var lines = Finding.Severity.allCases.flatMap { severity in
      findings.filter { $0.severity == severity }
        .map { "\(file): \(severity.rawValue): \($0.code.rawValue): \($0.message)" }
    }
    lines += notes.map { "\(file): note: \($0.withoutFile)" }
    if lines.isEmpty { lines = ["\(file): no problems found"] }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The report as a JSON object.
  var json: [UInt8] {
    var writer = JSONWriter(.indented)
    writer.object { report in
      for severity in Finding.Severity.allCases {
        report.field("\(severity.rawValue)s", findings.count { $0.severity == severity })
      }
      report.field("problems", findings)
      report.field("ignored", notes)
    }
    return writer.bytes
  }
}

extension DocumentNote {
  /// The note without the file's name, which stands before it.
  fileprivate var withoutFile: String {
    var note = self
    note.place.file = nil
    return note.description
  }
}

extension JSONWriter {
  /// Writes a key and the sides of a rectangle; nothing when there is none.
  mutating func field(_ key: String, _ rect: Rect?) {
    guard let rect else { return }
    self.key(key)
    object(.inline) { sides in
      sides.field("minX", rect.minX)
      sides.field("minY", rect.minY)
      sides.field("maxX", rect.maxX)
      sides.field("maxY", rect.maxY)
    }
  }

  /// Writes a key and an amount as a number; nothing when there is none.
  mutating func field(_ key: String, _ price: Price?) { field(key, price.flatMap { Double($0.decimalText()) }) }

  /// Writes a key and an array of findings.
  mutating func field(_ key: String, _ findings: [Finding]) {
    self.key(key)
    array { array in
      for finding in findings {
        array.object { object in
          object.field("severity", finding.severity.rawValue)
          object.field("code", finding.code.rawValue)
          object.field("count", finding.count)
          object.field("message", finding.message)
          object.key("subjects")
          object.array(.inline) { subjects in
            for subject in finding.subjects {
              subjects.object { object in
                object.field("kind", subject.kind)
                object.field("name", subject.name)
              }
            }
          }
        }
      }
    }
  }

  /// Writes a key and an array of what a reader ignored or changed.
  mutating func field(_ key: String, _ notes: [DocumentNote]) {
    self.key(key)
    array { array in
      for note in notes {
        array.object(.inline) { object in
          object.field("message", note.message)
          object.field("line", note.place.line)
          object.field("path", note.place.path)
          object.field("count", note.count)
        }
      }
    }
  }
}
