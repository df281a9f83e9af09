internal import Files
internal import JSON
internal import Signing

/// `seatmap key check`: what a key's file holds, without the key.
struct KeyCheckCommand: Command {
  private static let json = CommandOption("json", "Answer in JSON.")

  static let description = CommandDescription(
    name: "check",
    purpose: "Say what a key's file holds: algorithm, name, and whether it can sign.",
    usage: "key check KEY [--json]",
    discussion: [
      """
      Ends with status 1 where others than its owner may read the file of a key that signs. The name is the one that \
      signed codes bear; nothing of the key itself is shown.
      """
    ],
    operands: [KeyCommands.operand],
    optionGroups: [.init("Output", [json])],
    examples: [.init("Which key is it", "seatmap key check club.key.json")])

  private let key: KeyInput
  private let answersInJSON: Bool

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    key = KeyInput(file: InputFile(path: arguments.operands[0]))
    answersInJSON = arguments.has(KeyCheckCommand.json)
  }

  func run(in session: Session) throws(CommandFailure) -> ExitStatus {
    let (verifying, canSign) = try key.content(in: session)
    let isExposed = canSign && WholeFile.isReadableByOthers(key.file.path)
    if answersInJSON {
      var writer = JSONWriter()
      writer.object { object in
        object.field("algorithm", verifying.algorithm.rawValue)
        object.field("id", verifying.identifier.description)
        object.field("signs", canSign)
        object.field("isReadableByOthers", isExposed)
      }
      try session.write(writer.bytes)
    } else {
      try session.write("\(key.file.name): \(verifying), \(canSign ? "signs and verifies" : "verifies")\n")
    }
    if isExposed { session.report("\(key.file.name): others may read this key: chmod 600 \(key.file.path)") }
    return isExposed ? .problemsFound : .success
  }
}
