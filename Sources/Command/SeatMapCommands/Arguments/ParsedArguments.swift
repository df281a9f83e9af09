internal import Support

/// A command's arguments, sorted into options and operands by its table.
struct ParsedArguments: Hashable {
  /// What is given by place, in order.
  private(set) var operands: [String] = []
  /// The values of each option that is given, by the option's name; one that takes no value has an empty one.
  private var values: [String: [String]] = [:]
  /// Whether help is asked for, whatever else is said.
  let asksForHelp: Bool

  /// Sorts arguments by a command's table.
  ///
  /// Options may stand anywhere; after `--` everything is an operand, and so is `-` itself.
  init(_ arguments: [String], for command: CommandDescription) throws(ArgumentError) {
    let beforeTerminator = arguments.prefix { $0 != "--" }
    asksForHelp = beforeTerminator.contains { $0 == "--help" || $0 == "-h" }
    if asksForHelp { return }

    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      let (option, attached) = try ParsedArguments.option(argument, of: command)
      try add(option, value: ParsedArguments.value(of: option, attached: attached, from: &rest))
    }
    try check(operands: command.operands)
    try checkStandardInput(of: command)
  }

  /// Whether an option is given.
  func has(_ option: CommandOption) -> Bool { values[option.name] != nil }

  /// The values of an option, in order; empty where it is not given.
  func values(of option: CommandOption) -> [String] { values[option.name] ?? [] }

  /// The value of an option; nil where it is not given.
  func value(of option: CommandOption) -> String? { values[option.name]?.first }

  // MARK: Options

  /// The option that an argument names, and the value that is written to it: `--width=800`, `-oFILE`, `-o=FILE`.
  private static func option(
    _ argument: String, of command: CommandDescription
  ) throws(ArgumentError) -> (CommandOption, attached: String?) {
    let equals = argument.firstIndex(of: "=")
    let name = argument[..<(equals ?? argument.endIndex)]
    let attached = equals.map { String(argument[argument.index(after: $0)...]) }
    let options = command.options
    if let option = options.first(where: { $0.spelling == name }) { return (option, attached) }
    if !argument.hasPrefix("--"), let option = options.first(where: { $0.letter == argument.dropFirst().first }) {
      if name.count == 2 { return (option, attached) }
      if option.value != nil { return (option, String(argument.dropFirst(2))) }
    }
    throw .unknownOption(
      String(name), suggestion: likeliestMeaning(of: String(name), among: options.map(\.spelling)))
  }

  /// The value of an option: the one written to it, or else the next argument unless that is an option.
  private static func value(
    of option: CommandOption, attached: String?, from rest: inout ArraySlice<String>
  ) throws(ArgumentError) -> String {
    guard option.value != nil else {
      if let attached { throw .unexpectedValue(option, attached) }
      return ""
    }
    if let attached { return try checked(attached, of: option) }
    if case .optionalChoice = option.value {
      if let next = rest.first, option.choices.contains(next) {
        throw .conflict("write \(option.spelling)=\(next); a file of that name is ./\(next)")
      }
      return option.choices[0]
    }
    guard let next = rest.first, next == "-" || !next.hasPrefix("-") || Double(next) != nil else {
      throw .missingValue(option)
    }
    rest.removeFirst()
    return try checked(next, of: option)
  }

  /// The word of an option that a value is, in any case, so that `A4` is paper too; or else the value, where it may be
  /// another.
  private static func checked(_ value: String, of option: CommandOption) throws(ArgumentError) -> String {
    if value.isEmpty { throw .missingValue(option) }
    if let word = option.choices.first(where: { $0 == value.lowercased() }) { return word }
    switch option.value {
    case .choice(let words), .optionalChoice(let words):
      throw .badValue(
        option: option.spelling, value: value, expected: oneOf(words),
        suggestion: likeliestMeaning(of: value, among: words))
    case .text, .input, .output, .choiceOrInput, nil: return value
    }
  }

  private mutating func add(_ option: CommandOption, value: String) throws(ArgumentError) {
    guard option.isRepeatable || !has(option) else { throw .repeatedOption(option) }
    values[option.name, default: []].append(value)
  }

  /// Standard input can be read once.
  private func checkStandardInput(of command: CommandDescription) throws(ArgumentError) {
    let files = zip(command.operands, operands).filter { $0.kind == .file && $1 == "-" }
    let readers = command.options.filter { $0.mayNameInput && values(of: $0).contains("-") }.map(\.spelling)
    let names = files.map { operand, _ in "the \(operand.name.lowercased())" } + readers
    if names.count > 1 { throw .conflict("only one of \(names.joined(separator: " and ")) can be standard input") }
  }

  // MARK: Operands

  /// Checks how many operands there are, and puts words as the table has them.
  private mutating func check(operands expected: [CommandDescription.Operand]) throws(ArgumentError) {
    if let missing = expected.dropFirst(operands.count).first(where: { !$0.isOptional }) {
      throw .missingOperand(missing)
    }
    if operands.count > expected.count, expected.last?.isRepeatable != true {
      throw .unexpectedOperand(operands[expected.count])
    }
    for (place, (operand, value)) in zip(expected, operands).enumerated() {
      guard case .word(let words) = operand.kind else { continue }
      if let word = words.first(where: { $0 == value.lowercased() }) {
        operands[place] = word
        continue
      }
      throw .badOperand(
        name: operand.name, value: value, choices: words, suggestion: likeliestMeaning(of: value, among: words))
    }
  }
}

extension ParsedArguments {
  /// The value of an option as one of an enumeration's; nil where it is not given.
  ///
  /// - Precondition: the option's words are the enumeration's raw values.
  func choice<Choice: RawRepresentable<String>>(
    _ option: CommandOption, as type: Choice.Type = Choice.self
  ) -> Choice? {
    value(of: option).map { value in
      guard let choice = Choice(rawValue: value) else { preconditionFailure("\(option.spelling) offers \(value)") }
      return choice
    }
  }

  /// The value of an option as a number above zero; nil where it is not given.
  func positiveNumber(_ option: CommandOption, atMost limit: Int) throws(ArgumentError) -> Double? {
    guard let value = value(of: option) else { return nil }
    guard let number = ParsedArguments.decimal(value), number > 0, number <= Double(limit) else {
      throw .badValue(
        option: option.spelling, value: value, expected: "a number above 0 and at most \(limit.grouped)",
        suggestion: nil)
    }
    return number
  }

  /// The value of an option as an integer in a range, written as `1000` or `1e3`; nil where it is not given.
  func integer(_ option: CommandOption, in range: ClosedRange<Int>) throws(ArgumentError) -> Int? {
    guard let value = value(of: option) else { return nil }
    let number = ParsedArguments.possiblyInfinite(value)
    guard let integer = Int(value) ?? number.flatMap({ Int(exactly: $0) }), range.contains(integer) else {
      if let number, number >= Double(range.upperBound) {
        throw .tooLarge(option, value: value, limit: range.upperBound)
      }
      let expected =
        range.upperBound == .max
        ? "an integer of at least \(range.lowerBound)"
        : "an integer from \(range.lowerBound) to \(range.upperBound)"
      throw .badValue(option: option.spelling, value: value, expected: expected, suggestion: nil)
    }
    return integer
  }

  /// A finite decimal number such as `12`, `0.5` or `1e3`; no other notation of Swift's.
  static func decimal(_ text: some StringProtocol) -> Double? {
    possiblyInfinite(text).flatMap { $0.isFinite ? $0 : nil }
  }

  /// A decimal number, infinite where it is past all that a `Double` holds.
  private static func possiblyInfinite(_ text: some StringProtocol) -> Double? {
    text.utf8.allSatisfy { "0123456789.+-eE".utf8.contains($0) } ? Double(text) : nil
  }
}
