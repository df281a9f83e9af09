internal import Support

/// The commands of a program, some of them in groups.
struct CommandCatalogue: Sendable {
  /// What the first word of a command line can name.
  enum Entry: Sendable {
    /// A command.
    case command(any Command.Type)
    /// A group, whose commands the next word names.
    case group(CommandGroup)

    /// What help says of it.
    var description: CommandDescription {
      switch self {
      case .command(let type): type.description
      case .group(let group): group.description
      }
    }
  }

  /// Commands and groups, in the order of help.
  let entries: [Entry]

  init(_ entries: [Entry]) {
    self.entries = entries
  }

  /// The tables of all commands and groups, in the order of help.
  var descriptions: [CommandDescription] { entries.map(\.description) }

  /// All commands, those of groups too.
  var commands: [any Command.Type] {
    entries.flatMap { entry in
      switch entry {
      case .command(let type): [type]
      case .group(let group): group.commands
      }
    }
  }

  /// The command or group with a name; the error suggests one that is near.
  func entry(named name: String) throws(ArgumentError) -> Entry {
    if let entry = entries.first(where: { $0.description.name == name }) { return entry }
    if name.hasPrefix("-") {
      throw .unknownOption(name, suggestion: likeliestMeaning(of: name, among: ["--help", "--version"]))
    }
    let suggestion = likeliestMeaning(of: name, among: descriptions.map(\.name))
    if suggestion == nil, name.contains(where: { "./".contains($0) }) { throw .fileForCommand(name) }
    throw .unknownCommand(name, suggestion: suggestion)
  }

  /// The table of what one or two words name; of nothing where a word is left over.
  func description(named words: [String]) throws(ArgumentError) -> CommandDescription? {
    guard let first = words.first else { return nil }
    switch (try entry(named: first), words.dropFirst().first) {
    case (let entry, nil): return entry.description
    case (.group(let group), let word?): return try group.command(named: word).description
    case (.command, let word?): throw .unexpectedOperand(word)
    }
  }
}

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
