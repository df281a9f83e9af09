internal import Documents

/// `seatmap schema`: the JSON Schema of a file format.
struct SchemaCommand: Command {
  static let description = CommandDescription(
    name: "schema",
    purpose: "Print the JSON Schema of a file format.",
    usage: "schema plan|availability|theme",
    discussion: ["Editors complete and check a file that names its schema, and so does every JSON Schema validator."],
    operands: [
      .init("FORMAT", .word(DocumentSchema.allCases.map(\.rawValue)), "The format: plan, availability or theme.")
    ],
    examples: [.init("Keep it beside your plans", "seatmap schema plan > seatmap-plan.schema.json")])

  private let schema: DocumentSchema

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    schema = arguments.operands.first.flatMap(DocumentSchema.init) ?? .plan
  }

  func run(in session: Session) throws(CommandFailure) -> ExitStatus {
    try session.write(schema.text)
    return .success
  }
}
