/// What a command is called, takes and does: the table that parsing, help and completion read.
struct CommandDescription: Hashable, Sendable {
  /// Something that is given by its place instead of a name.
  struct Operand: Hashable, Sendable {
    /// What an operand can be.
    enum Kind: Hashable, Sendable {
      /// The path of a file.
      case file
      /// Any text, such as a name.
      case text
      /// One of a few words.
      case word([String])
      /// The name of a command.
      case command
    }

    /// The word for it in help, such as `PLAN`.
    let name: String
    /// What it can be.
    let kind: Kind
    /// Whether it may be missing.
    let isOptional: Bool
    /// Whether it may be given any number of times; only the last of a command's operands may.
    let isRepeatable: Bool
    /// What it is, in help.
    let summary: String

    init(
      _ name: String, _ kind: Kind, isOptional: Bool = false, isRepeatable: Bool = false, _ summary: String
    ) {
      self.name = name
      self.kind = kind
      self.isOptional = isOptional
      self.isRepeatable = isRepeatable
      self.summary = summary
    }
  }

  /// Options that belong together, under a heading in help.
  struct OptionGroup: Hashable, Sendable {
    /// The heading.
    let title: String
    /// The options, in the order of help.
    let options: [CommandOption]

    init(_ title: String, _ options: [CommandOption]) {
      self.title = title
      self.options = options
    }
  }

  /// A call that shows what the command is for.
  struct Example: Hashable, Sendable {
    /// What the call does.
    let purpose: String
    /// The call.
    let call: String

    init(_ purpose: String, _ call: String) {
      self.purpose = purpose
      self.call = call
    }
  }

  /// The word that calls it; for a command of a group, after the group's own.
  let name: String
  /// What it does, in one sentence.
  let purpose: String
  /// How it is called, without the program's name.
  let usage: String
  /// What else a user should know, in paragraphs.
  let discussion: [String]
  /// What is given by place, in order.
  let operands: [Operand]
  /// What is given by name, besides `--help`.
  let optionGroups: [OptionGroup]
  /// Calls that show what it is for.
  let examples: [Example]
  /// The commands of a group, which takes nothing else; empty for a command.
  let subcommands: [CommandDescription]

  init(
    name: String, purpose: String, usage: String, discussion: [String] = [], operands: [Operand] = [],
    optionGroups: [OptionGroup] = [], examples: [Example] = [], subcommands: [CommandDescription] = []
  ) {
    self.name = name
    self.purpose = purpose
    self.usage = usage
    self.discussion = discussion
    self.operands = operands
    self.optionGroups = optionGroups
    self.examples = examples
    self.subcommands = subcommands
  }

  /// Whether it is a group of commands that share their first word.
  var isGroup: Bool { !subcommands.isEmpty }

  /// All options, `--help` last.
  var options: [CommandOption] { optionGroups.flatMap(\.options) + [.help] }
}
