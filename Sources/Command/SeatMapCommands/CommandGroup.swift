internal import JSON

/// Commands that share their first word, such as those of `seatmap golden`.
struct CommandGroup: Sendable {
  /// What help says of the group: its name, purpose, commands and examples.
  let description: CommandDescription
  /// The commands, in the order of help.
  let commands: [any Command.Type]

  /// Makes a group of commands.
  init(
    name: String, purpose: String, discussion: [String], _ commands: [any Command.Type],
    examples: [CommandDescription.Example]
  ) {
    description = CommandDescription(
      name: name, purpose: purpose, usage: "\(name) COMMAND [ARGUMENTS]", discussion: discussion, examples: examples,
      subcommands: commands.map { $0.description })
    self.commands = commands
  }

  /// The command with a name; the error suggests one that is near.
  func command(named name: String) throws(ArgumentError) -> any Command.Type {
    if let type = commands.first(where: { $0.description.name == name }) { return type }
    let names = commands.map { $0.description.name }
    if name.hasPrefix("-") { throw .unknownOption(name, suggestion: likeliestMeaning(of: name, among: ["--help"])) }
    throw .unknownCommand(name, suggestion: likeliestMeaning(of: name, among: names))
  }
}
