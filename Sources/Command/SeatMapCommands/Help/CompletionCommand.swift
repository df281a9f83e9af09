/// `seatmap completion`: scripts that teach shells to complete command lines.
struct CompletionCommand: Command {
  /// A shell.
  enum Shell: String, CaseIterable {
    case bash
    case zsh
  }

  static let description = CommandDescription(
    name: "completion",
    purpose: "Print a script by which a shell completes commands and options.",
    usage: "completion bash|zsh",
    operands: [.init("SHELL", .word(Shell.allCases.map(\.rawValue)), "The shell: bash or zsh.")],
    examples: [
      .init("In ~/.bashrc", "source <(seatmap completion bash)"),
      .init("In a folder of zsh's fpath", "seatmap completion zsh > ~/.zfunc/_seatmap"),
    ])

  private let shell: Shell

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    shell = arguments.operands.first.flatMap(Shell.init) ?? .bash
  }

  func run(in session: Session) throws(CommandFailure) -> ExitStatus {
    let commands = SeatMapCommand.catalogue.descriptions
    switch shell {
    case .bash: try session.write(BashCompletion(commands: commands).script)
    case .zsh: try session.write(ZshCompletion(commands: commands).script)
    }
    return .success
  }
}
