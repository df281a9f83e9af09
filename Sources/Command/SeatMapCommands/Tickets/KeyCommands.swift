internal import Files
internal import Glibc
internal import JSON
internal import Signing
internal import Support

/// `seatmap key`: keys that sign the codes of tickets.
enum KeyCommands {
  static let group = CommandGroup(
    name: "key",
    purpose: "Make and look at keys that sign the codes of tickets.",
    discussion: [
      """
      Whoever has the file of a key can make tickets that doors let in. Keep it from others, and out of version control \
      and backups that others read. Doors need the public key of an ed25519 key; a key of hmac-sha256 has none, so that \
      every door that verifies could sign as well.
      """
    ],
    [KeyNewCommand.self, KeyPublicCommand.self, KeyCheckCommand.self],
    examples: [
      .init("Make a key", "seatmap key new -o club.key.json"),
      .init("The half of it that doors get", "seatmap key public club.key.json -o club.public.json"),
      .init("Which key is it", "seatmap key check club.public.json"),
    ])

  static let operand = CommandDescription.Operand("KEY", .file, "A file with a key; \"-\" is standard input.")
}

/// A file with a key.
///
/// No failure shows any of its content.
struct KeyInput {
  let file: InputFile

  /// The key to sign with.
  func signingKey(in session: Session) throws(CommandFailure) -> SigningKey {
    try read(in: session) { bytes, name throws(DocumentError) in try SigningKey(keyFile: bytes, named: name) }
  }

  /// The key to verify with, which may stand in a file with a secret.
  func verifyingKey(in session: Session) throws(CommandFailure) -> VerifyingKey {
    try read(in: session) { bytes, name throws(DocumentError) in try VerifyingKey(keyFile: bytes, named: name) }
  }

  /// The key to verify with, and whether the file holds what signs too; the file is read once.
  func content(in session: Session) throws(CommandFailure) -> (key: VerifyingKey, canSign: Bool) {
    try read(in: session) { bytes, name throws(DocumentError) in
      let key = try VerifyingKey(keyFile: bytes, named: name)
      return (key, (try? SigningKey(keyFile: bytes, named: name)) != nil)
    }
  }

  private func read<Key>(
    in session: Session, _ read: ([UInt8], String) throws(DocumentError) -> Key
  ) throws(CommandFailure) -> Key {
    try file.document(limit: KeyInput.largestFile, in: session, read)
  }

  /// Far more than any key takes.
  private static let largestFile = 1 << 16
}

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
