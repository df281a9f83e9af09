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
