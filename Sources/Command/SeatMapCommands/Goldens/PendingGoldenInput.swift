internal import Files
internal import GoldenImages
internal import ImageFiles

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

/// What was set aside about a pending golden, read from its files.
struct GoldenPictures {
  /// A picture or text of a pending golden.
  enum Role: Hashable {
    case expected
    case actual
    /// What does not count, as a picture that is opaque there.
    case mask
  }

  let golden: PendingGolden

  /// Where a picture or text is; nil where there is none.
  func path(of role: Role) -> String? {
    switch role {
    case .expected: golden.expectedPath
    case .actual: golden.actualPath
    case .mask: golden.maskPath
    }
  }

  /// The bytes of a picture or text as they were set aside; nil where there are none, or others by now.
  ///
  /// What differs is never read from a file: a person has to see what that person decides about.
  func bytes(of role: Role) -> [UInt8]? {
    guard let bytes = path(of: role).flatMap({ (try? WholeFile.read($0)) ?? nil }) else { return nil }
    let isGenuine =
      switch role {
      case .expected: golden.isExpected(bytes)
      case .actual: golden.isActual(bytes)
      case .mask: golden.isMask(bytes)
      }
    return isGenuine ? bytes : nil
  }

  /// A picture; nil where there is none, or it cannot be read as one.
  func picture(_ role: Role) -> RGBAImage? {
    bytes(of: role).flatMap { try? RGBAImage(reading: $0) }
  }

  /// The pixels that do not count; nil where all do.
  var mask: PixelMask? { picture(.mask).map { PixelMask(pictures: [$0]) } }

  /// The lines of a text; none where there is none.
  func lines(_ role: Role) -> [String] {
    bytes(of: role).map { GoldenPictures.lines(of: String(decoding: $0, as: UTF8.self)) } ?? []
  }

  /// The lines of what two texts differ by, in the unified format; nil where there are no two.
  var differingLines: [String]? {
    guard let expected = bytes(of: .expected), let actual = bytes(of: .actual) else { return nil }
    return TextDifference(expected: expected, actual: actual).map { GoldenPictures.lines(of: $0.unified) } ?? []
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
