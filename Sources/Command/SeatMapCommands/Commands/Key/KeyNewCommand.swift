internal import Files
internal import Glibc
internal import Signing

/// `seatmap key new`: a new key in a file that its owner alone can read.
struct KeyNewCommand: Command {
  private static let output = CommandOption(
    "output", letter: "o", taking: .output("FILE"), "The file; only its owner can read it. It must not be there yet.")
  private static let algorithm = CommandOption(
    "algorithm", taking: .choice(SigningAlgorithm.allCases.map(\.rawValue)),
    "How the key signs: ed25519, which doors verify without being able to sign, or hmac-sha256, whose codes are smaller; "
      + "ed25519 if not given.")
  private static let force = CommandOption("force", "Replace a file that is there: its key is lost.")

  static let description = CommandDescription(
    name: "new",
    purpose: "Make a new key from the system's random numbers.",
    usage: "key new -o FILE [--algorithm ed25519|hmac-sha256] [--force]",
    optionGroups: [.init("Options", [output, algorithm, force])],
    examples: [.init("Make a key", "seatmap key new -o club.key.json")])

  private let file: OutputFile
  private let signing: SigningAlgorithm
  private let replaces: Bool

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    guard let path = arguments.value(of: KeyNewCommand.output) else { throw .missingOption(KeyNewCommand.output) }
    if path == "-" { throw .conflict("a key goes to a file that its owner alone can read, not to standard output") }
    file = OutputFile(path: path)
    signing = arguments.choice(KeyNewCommand.algorithm) ?? .ed25519
    replaces = arguments.has(KeyNewCommand.force)
  }

  func run(in session: Session) throws(CommandFailure) -> ExitStatus {
    let key = SigningKey.generate(signing)
    do throws(SystemError) {
      if replaces {
        try WholeFile.replace(file.path, with: key.encodedKeyFile(), permissions: KeyNewCommand.ownerOnly)
      } else {
        try WholeFile.create(file.path, with: key.encodedKeyFile(), permissions: KeyNewCommand.ownerOnly)
      }
    } catch {
      let reason =
        error.code == EEXIST ? "there is such a file already; --force replaces it, and its key is lost" : "\(error)"
      throw CommandFailure(.cannotWrite, "\(file.name): cannot write: \(reason)")
    }
    try session.write("\(file.name): \(key)\n")
    return .success
  }

  private static let ownerOnly: mode_t = 0o600
}
