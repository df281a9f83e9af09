internal import GoldenImages
internal import GoldenReview
internal import PlanFiles
internal import SeatMapDrawing
internal import TicketFiles

/// `seatmap schema`: the JSON Schema of a file format.
struct SchemaCommand: Command {
  /// A format of files that are read, or of answers in JSON.
  enum Format: String, CaseIterable {
    case plan
    case availability
    case theme
    case order
    case design
    case goldens
    case goldenSidecar = "golden-sidecar"
    case goldenDecisions = "golden-decisions"
    case goldenFacts = "golden-facts"
    case goldenReport = "golden-report"
    case goldenOrphans = "golden-orphans"
    case diff
    case ticket

    /// The schema as JSON text.
    var schema: String {
      switch self {
      case .plan: PlanDocument.schema
      case .availability: AvailabilityDocument.schema
      case .theme: ThemeDocument.schema
      case .order: OrderDocument.schema
      case .design: TicketDesignDocument.schema
      case .goldens: GoldenSchema.configuration.text
      case .goldenSidecar: GoldenSchema.sidecar.text
      case .goldenDecisions: GoldenSchema.decisions.text
      case .goldenFacts: GoldenSchema.facts.text
      case .goldenReport: GoldenReport.schema
      case .goldenOrphans: String(decoding: PackageResources.golden_orphans_schema_json, as: UTF8.self)
      case .diff: String(decoding: PackageResources.diff_schema_json, as: UTF8.self)
      case .ticket: String(decoding: PackageResources.ticket_schema_json, as: UTF8.self)
      }
    }
  }

  private static let words = Format.allCases.map(\.rawValue)

  static let description = CommandDescription(
    name: "schema",
    purpose: "Print the JSON Schema of a file format.",
    usage: "schema FORMAT",
    discussion: [
      "Editors complete and check a file that names its schema, and so does every JSON Schema validator.",
      """
      plan, availability and theme are what maps are drawn from, order and design tickets; goldens is goldens.json, \
      golden-sidecar a golden's own file, golden-decisions what a review decided, golden-facts what is kept about a \
      pending golden; golden-report, golden-orphans and diff are answers with --json, ticket is each line of such an answer.
      """,
    ],
    operands: [.init("FORMAT", .word(words), "The format: \(words.joined(separator: ", ")).")],
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
