internal import GoldenImages

/// Which pending goldens a command is about: names and patterns, all, a group, or a file of decisions.
struct PendingChoice {
  private let patterns: [GoldenPattern]
  private let takesAll: Bool

  static let operand = CommandDescription.Operand(
    "NAME", .text, isOptional: true, isRepeatable: true,
    "A pending golden, a suite, or a pattern in quotes: \"SeatMaps/theatre-*\". * stands for any characters but /.")
  static let all = CommandOption("all", "All that is pending.")
  static let group = CommandOption(
    "group", taking: .text("ID"), isRepeatable: true,
    "All that changed in the same way, by the id that status shows; may be repeated.")

  /// A sentence about what is named, for the pages of help.
  static let discussion = """
    A name may leave out what is clear: "theatre" is every pending golden of that name, or the suite; \
    "SeatMaps/theatre@linux-arm64.png" is one file.
    """

  init(_ arguments: ParsedArguments) {
    takesAll = arguments.has(PendingChoice.all)
    patterns =
      arguments.operands.map { GoldenPattern($0) }
      + arguments.values(of: PendingChoice.group).map { GoldenPattern("group:\($0)") }
  }

  /// Whether nothing is named.
  var isEmpty: Bool { patterns.isEmpty && !takesAll }
  /// Whether goldens are named, rather than all taken.
  var namesGoldens: Bool { !patterns.isEmpty }
  /// Whether all are taken.
  var isAll: Bool { takesAll }

  /// What is chosen of what is pending, all of it where nothing is named; a name of nothing is a failure, and then
  /// nothing is chosen.
  func select(in folder: GoldenFolder) throws(CommandFailure) -> [PendingGolden] {
    guard namesGoldens else {
      return try CommandFailure.wrapping { () throws(GoldenError) in try folder.pending() }
    }
    let selection = try CommandFailure.wrapping { () throws(GoldenError) in try folder.pending(patterns) }
    guard let unknown = selection.unknown.first else { return selection.goldens }
    let name = unknown.pattern.text
    let hint = unknown.suggestion.map { "; did you mean \"\($0)\"?" } ?? ""
    let reason =
      name.hasPrefix("group:")
      ? "no pending goldens have the group \"\(name.dropFirst(6))\"" : "nothing pending is named \"\(name)\""
    throw CommandFailure(.noInput, "\(reason)\(hint); see seatmap golden status")
  }
}
