internal import Documents
internal import GoldenReview

/// `seatmap schema`: the JSON Schema of a file format.
struct SchemaCommand: Command {
  /// A format of files that are read, or of answers in JSON.
  enum Format: String, CaseIterable {
    case plan
    case availability
    case theme
    case diff
    case goldenReport = "golden-report"

    /// The schema as JSON text.
    var schema: String {
      switch self {
      case .plan: DocumentSchema.plan.text
      case .availability: DocumentSchema.availability.text
      case .theme: DocumentSchema.theme.text
      case .diff: DiffSchema.text
      case .goldenReport: ReportSchema.text
      }
    }
  }

  private static let words = Format.allCases.map(\.rawValue)

  static let description = CommandDescription(
    name: "schema",
    purpose: "Print the JSON Schema of a file format.",
    usage: "schema \(words.joined(separator: "|"))",
    discussion: [
      "Editors complete and check a file that names its schema, and so does every JSON Schema validator.",
      "diff and golden-report are what seatmap diff --json and seatmap golden status --json answer.",
    ],
    operands: [.init("FORMAT", .word(words), "The format: plan, availability and theme are files that are read.")],
    examples: [.init("Keep it beside your plans", "seatmap schema plan > seatmap-plan.schema.json")])

  private let format: Format

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    format = arguments.operands.first.flatMap(Format.init) ?? .plan
  }

  func run(in session: Session) throws(CommandFailure) -> ExitStatus {
    try session.write(format.schema)
    return .success
  }
}
