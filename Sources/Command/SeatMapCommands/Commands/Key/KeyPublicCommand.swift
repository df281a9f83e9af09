internal import Signing

/// `seatmap key public`: the half of a key that doors get.
struct KeyPublicCommand: Command {
  private static let output = CommandOption(
    "output", letter: "o", taking: .output("FILE"), "Where to write it; standard output if not given.")

  static let description = CommandDescription(
    name: "public",
    purpose: "Write the public half of a key, which verifies and cannot sign.",
    usage: "key public KEY [-o FILE]",
    operands: [KeyCommands.operand],
    optionGroups: [.init("Output", [output])],
    examples: [.init("For the doors", "seatmap key public club.key.json -o club.public.json")])

  private let key: KeyInput
  private let file: OutputFile

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    key = KeyInput(file: InputFile(path: arguments.operands[0]))
    file = OutputFile(path: arguments.value(of: KeyPublicCommand.output) ?? "-")
  }

  func run(in session: Session) throws(CommandFailure) -> ExitStatus {
    try DistinctFiles.check(inputs: [("key", key.file)], outputs: [file])
    let key = try key.verifyingKey(in: session)
    guard let bytes = key.encodedKeyFile() else {
      throw CommandFailure(
        .badData,
        "\(self.key.file.name): a key of \(key.algorithm.rawValue) has no public half: doors need the key itself; "
          + "seatmap key new --algorithm ed25519 makes one that has")
    }
    try file.write(bytes, console: session.console)
    return .success
  }
}
