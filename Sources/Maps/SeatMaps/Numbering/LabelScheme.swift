/// A rule that makes labels from ordinals: start, start + step, …, those that are left out left out.
public struct LabelScheme: Hashable, Sendable {
  /// The kind of labels; an ordinal that a kind cannot write, such as 0 or roman 4000, is written as a number.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// 1, 2, 3, …
    case numbers
    /// A, B, … Z, AA, AB, …
    case letters
    /// a, b, … z, aa, ab, …
    case lowercaseLetters = "lowercase-letters"
    /// I, II, III, IV, … MMMCMXCIX.
    case roman
    /// The scheme's ``LabelScheme/listed`` labels.
    case list
  }

  /// The kind of labels.
  public var style: Style
  /// The labels of the style ``Style/list``, that of the ordinal 1 first; unused in others.
  public var listed: [String]
  /// The ordinal of the first label: 1 is "1", "A", "a" or "I".
  public var start: Int
  /// The difference between the ordinals of neighbouring labels; negative ones count down, zero repeats the first.
  public var step: Int
  /// Labels that are left out, as they would be written without prefix and suffix.
  public var skipped: [String]
  /// What is put before each label; ``rowPlaceholder`` in it stands for the name of the row.
  public var prefix: String
  /// What is put after each label; ``rowPlaceholder`` in it stands for the name of the row.
  public var suffix: String

  /// What stands for the name of a seat's row in prefix and suffix: `{row}`.
  public static let rowPlaceholder = "{row}"

  /// Creates a scheme.
  public init(
    _ style: Style, start: Int = 1, step: Int = 1, skipped: [String] = [], prefix: String = "", suffix: String = ""
  ) {
    self.style = style
    listed = []
    self.start = start
    self.step = step
    self.skipped = skipped
    self.prefix = prefix
    self.suffix = suffix
  }

  /// Creates a scheme of labels that are listed, such as the letters of an aircraft's seats.
  public init(listed: [String], prefix: String = "", suffix: String = "") {
    self.init(.list, prefix: prefix, suffix: suffix)
    self.listed = listed
  }

  /// Whether labels hold the name of the row.
  var namesRow: Bool { prefix.contains(Self.rowPlaceholder) || suffix.contains(Self.rowPlaceholder) }

  /// The scheme for the seats of a row.
  func inRow(_ row: String) -> LabelScheme {
    var scheme = self
    scheme.prefix = prefix.split(separator: Self.rowPlaceholder, omittingEmptySubsequences: false).joined(
      separator: row)
    scheme.suffix = suffix.split(separator: Self.rowPlaceholder, omittingEmptySubsequences: false).joined(
      separator: row)
    return scheme
  }
}
