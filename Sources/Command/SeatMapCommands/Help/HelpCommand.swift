/// `seatmap help`: what the commands do.
struct HelpCommand: Command {
  static let description = CommandDescription(
    name: "help",
    purpose: "Explain seatmap or one of its commands.",
    usage: "help [COMMAND]",
    operands: [
      .init(
        "COMMAND", .command, isOptional: true, isRepeatable: true,
        "The command to explain: a word, or two for a command of a group.")
    ])

  private let page: String

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    if arguments.operands.count > 2 { throw .unexpectedOperand(arguments.operands[2]) }
    let description = try SeatMapCommand.catalogue.description(named: arguments.operands)
    page = description.map(HelpPage.page) ?? HelpPage.overview
  }

  /// Help about one command, asked for by `--help`.
  init(about command: CommandDescription) {
    page = HelpPage.page(of: command)
  }

  func run(in session: Session) throws(CommandFailure) -> ExitStatus {
    try session.write(page)
    return .success
  }
}

/// Help as text, at most 80 columns wide.
enum HelpPage {
  /// The page of the program itself: what it is for and its commands.
  static var overview: String {
    """
    Draw seat maps of cinemas, theatres and stadiums and the tickets for their seats
    as PNG, PDF and SVG, and say whether pictures are what they were.

    Usage: seatmap COMMAND [ARGUMENTS]

    Commands:
    \(commandRows)
    Options:
    \(row("-h, --help", "Show this page.", textColumn: 18))\(row("    --version", "Show the version.", textColumn: 18))
    Examples:
      seatmap render plan.json -o map.png
      seatmap ticket order.json -o tickets/

    "seatmap help COMMAND" explains a command. A file called "-" is standard input
    or output. The exit status is 0 for yes, 1 for no (problems were found), 64 for
    wrong usage, 65 for a bad file, 66 for a missing file, 70 for a fault of the
    program or its set-up, and 73 where an output cannot be written.

    """
  }

  private static var commandRows: String {
    rows(of: SeatMapCommand.catalogue.descriptions)
  }

  private static func rows(of commands: [CommandDescription]) -> String {
    commands.map { row($0.name, $0.purpose, textColumn: 14) }.joined()
  }

  /// The page of a command, or of a group of commands.
  static func page(of command: CommandDescription) -> String {
    var page = command.purpose + "\n\n" + usage(of: command)
    for paragraph in command.discussion { page += "\n" + lines(paragraph) }
    if command.isGroup { page += "\nCommands:\n" + rows(of: command.subcommands) }
    if !command.operands.isEmpty {
      page += "\nArguments:\n"
      for operand in command.operands { page += row(operand.name, operand.summary) }
    }
    for group in command.optionGroups {
      page += "\n\(group.title):\n"
      for option in group.options { page += row(heading(of: option), option.summary) }
    }
    page += "\nHelp:\n" + row(heading(of: .help), CommandOption.help.summary)
    if !command.examples.isEmpty {
      page += "\nExamples:\n"
      for example in command.examples { page += "  # \(example.purpose)\n  \(example.call)\n" }
    }
    if command.isGroup {
      page += "\n" + lines("\"seatmap help \(command.name) COMMAND\" explains a command of these.")
    }
    return page
  }

  private static func usage(of command: CommandDescription) -> String {
    lines("Usage: seatmap " + command.usage)
  }

  /// An option as it stands in the left column: `-o, --output FILE`.
  private static func heading(of option: CommandOption) -> String {
    let letter = option.letter.map { "-\($0), " } ?? "    "
    if case .optionalChoice = option.value { return letter + option.spelling + "[=\(option.placeholder ?? "")]" }
    return letter + option.spelling + (option.placeholder.map { " " + $0 } ?? "")
  }

  private static func lines(_ paragraph: String) -> String {
    WrappedText.lines(of: paragraph, width: WrappedText.columns).map { $0 + "\n" }.joined()
  }

  /// A heading and a text beside it, or below it where the heading is too long.
  private static func row(_ heading: String, _ text: String, textColumn: Int = 28) -> String {
    let indented = "  " + heading
    let margin = String(repeating: " ", count: textColumn)
    let texts = WrappedText.lines(of: text, width: WrappedText.columns - textColumn)
    guard let first = texts.first else { return indented + "\n" }
    var row = indented
    row +=
      indented.count + 2 > textColumn
      ? "\n" + margin + first : String(repeating: " ", count: textColumn - indented.count) + first
    for text in texts.dropFirst() { row += "\n" + margin + text }
    return row + "\n"
  }
}

/// Text broken into lines between words.
enum WrappedText {
  /// The columns of a terminal.
  static let columns = 80

  /// The lines of a paragraph, at most `width` characters each; a longer word has a line of its own.
  static func lines(of text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
