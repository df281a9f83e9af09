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

/// An option that a command understands: one row of the table that parsing, help and completion read.
struct CommandOption: Hashable, Sendable {
  /// What may follow an option.
  enum Value: Hashable, Sendable {
    /// Any text, called by a word such as `ID,…`.
    case text(String)
    /// The path of a file that is read.
    case input(String)
    /// The path of a file that is written.
    case output(String)
    /// One of a few words.
    case choice([String])
    /// One of a few words, or else the path of a file that is read.
    case choiceOrInput([String], String)
    /// One of a few words after `=`, or nothing for the first of them.
    case optionalChoice([String])
  }

  /// The name without its two hyphens.
  let name: String
  /// The letter that stands for it after one hyphen.
  let letter: Character?
  /// What follows it; nil where it stands alone.
  let value: Value?
  /// Whether it may be given more than once.
  let isRepeatable: Bool
  /// What it does, in help.
  let summary: String

  init(
    _ name: String, letter: Character? = nil, taking value: Value? = nil, isRepeatable: Bool = false, _ summary: String
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.isRepeatable = isRepeatable
    self.summary = summary
  }

  /// The name with its hyphens.
  var spelling: String { "--" + name }

  /// The word for its value in help, such as `FILE` or `png|pdf|svg`.
  var placeholder: String? {
    switch value {
    case .text(let word), .input(let word), .output(let word), .choiceOrInput(_, let word): word
    case .choice(let words), .optionalChoice(let words): words.joined(separator: "|")
    case nil: nil
    }
  }

  /// The words that its value can be; empty where it is open.
  var choices: [String] {
    switch value {
    case .choice(let words), .choiceOrInput(let words, _), .optionalChoice(let words): words
    case .text, .input, .output, nil: []
    }
  }

  /// Whether its value may name a file that is read.
  var mayNameInput: Bool {
    switch value {
    case .input, .choiceOrInput: true
    case .text, .output, .choice, .optionalChoice, nil: false
    }
  }

  /// Help for itself, which every command has.
  static let help = CommandOption("help", letter: "h", "Show this page.")
}
