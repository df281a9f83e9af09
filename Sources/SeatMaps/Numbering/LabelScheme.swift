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
  }

  /// The kind of labels.
  public var style: Style
  /// The ordinal of the first label: 1 is "1", "A", "a" or "I".
  public var start: Int
  /// The difference between the ordinals of neighbouring labels; negative ones count down, zero repeats the first.
  public var step: Int
  /// Labels that are left out, as they would be written without prefix and suffix.
  public var skipped: [String]
  /// What is put before each label.
  public var prefix: String
  /// What is put after each label.
  public var suffix: String

  /// Creates a scheme.
  public init(
    _ style: Style, start: Int = 1, step: Int = 1, skipped: [String] = [], prefix: String = "", suffix: String = ""
  ) {
    self.style = style
    self.start = start
    self.step = step
    self.skipped = skipped
    self.prefix = prefix
    self.suffix = suffix
  }
}
