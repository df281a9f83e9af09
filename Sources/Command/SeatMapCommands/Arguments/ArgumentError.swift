internal import PlanFiles
internal import Support

/// Why a command's arguments cannot be understood.
enum ArgumentError: Error, Hashable {
  /// No such command; `suggestion` is one whose name is near.
  case unknownCommand(String, suggestion: String?)
  /// The path of a file stands where a command should.
  case fileForCommand(String)
  /// No such option; `suggestion` is one whose name is near.
  case unknownOption(String, suggestion: String?)
  /// An option stands at the end, or before another option, and nothing follows that could be its value.
  case missingValue(CommandOption)
  /// An option that takes no value has one.
  case unexpectedValue(CommandOption, String)
  /// An option is given twice.
  case repeatedOption(CommandOption)
  /// A value is not what the option takes; `suggestion` is a word that is near.
  case badValue(option: String, value: String, expected: String, suggestion: String?)
  /// A number is past the largest that an option takes.
  case tooLarge(CommandOption, value: String, limit: Int)
  /// A rule of numbering is none; `option` or the operand's name says which.
  case badRule(option: String, NumberingRuleError)
  /// An operand is missing.
  case missingOperand(CommandDescription.Operand)
  /// An operand is none of the words that it can be; `suggestion` is one that is near.
  case badOperand(name: String, value: String, choices: [String], suggestion: String?)
  /// There is more than the command takes.
  case unexpectedOperand(String)
  /// An option that must be given is missing.
  case missingOption(CommandOption)
  /// Options do not go together, or with the output; the text says how.
  case conflict(String)
}

extension ArgumentError: CustomStringConvertible {
  /// What is wrong and what was expected, in one line.
  var description: String {
    switch self {
    case .unknownCommand(let name, let suggestion):
      "unknown command \(quoted(name))" + ArgumentError.hint(suggestion)
    case .fileForCommand(let path):
      "\(quoted(path)) is no command; to draw it: seatmap render \(path.contains(" ") ? quoted(path) : path) -o map.png"
    case .unknownOption(let name, let suggestion):
      "unknown option \(quoted(name))" + ArgumentError.hint(suggestion)
    case .missingValue(let option):
      "\(option.spelling) needs a value: \(option.spelling) \(option.placeholder ?? "")"
    case .unexpectedValue(let option, let value):
      "\(option.spelling) takes no value, but was given \(quoted(value))"
    case .repeatedOption(let option):
      "\(option.spelling) is given twice"
    case .badValue(let option, let value, let expected, let suggestion):
      "\(option): expected \(expected), found \(quoted(value))" + ArgumentError.hint(suggestion)
    case .tooLarge(let option, let value, let limit):
      "\(option.spelling): \(value) is too large: at most \(limit.grouped)"
    case .badRule(let option, let error):
      "\(option): \(error)"
    case .missingOperand(let operand):
      "\(operand.name) is missing" + ArgumentError.words(of: operand)
    case .badOperand(let name, let value, let choices, let suggestion):
      "\(name): expected \(oneOf(choices)), found \(quoted(value))" + ArgumentError.hint(suggestion)
    case .unexpectedOperand(let value):
      "unexpected argument \(quoted(value))"
    case .missingOption(let option):
      "\(option.spelling) is missing: \(option.spelling) \(option.placeholder ?? "")"
    case .conflict(let reason):
      reason
    }
  }

  private static func hint(_ suggestion: String?) -> String {
    suggestion.map { "; did you mean \(quoted($0))?" } ?? ""
  }

  private static func words(of operand: CommandDescription.Operand) -> String {
    guard case .word(let words) = operand.kind else { return "" }
    return ": " + oneOf(words)
  }

  /// What `read` reads from a rule of numbering that an option or operand gives.
  static func explainingRule<Rule>(
    _ option: String, _ read: () throws(NumberingRuleError) -> Rule
  ) throws(ArgumentError) -> Rule {
    do throws(NumberingRuleError) {
      return try read()
    } catch {
      throw .badRule(option: option, error)
    }
  }
}
