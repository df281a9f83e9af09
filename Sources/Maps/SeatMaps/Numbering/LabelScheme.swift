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

extension LabelScheme {
  /// The label of an ordinal, without prefix and suffix.
  ///
  /// Letters and roman numerals begin at 1, roman numerals end at 3999 and lists at their end; ordinals outside are
  /// written as numbers.
  public func text(ofOrdinal ordinal: Int) -> String {
    guard canWrite(ordinal) else { return String(ordinal) }
    return switch style {
    case .numbers: String(ordinal)
    case .letters: Self.letters(ordinal, from: UInt8(ascii: "A"))
    case .lowercaseLetters: Self.letters(ordinal, from: UInt8(ascii: "a"))
    case .roman: Self.roman(ordinal)
    case .list: listed[ordinal - 1]
    }
  }

  /// The ordinal whose label, without prefix and suffix, is a text; nil where no ordinal has it.
  ///
  /// The text has to be written just as the label is: "07" and "iv" are the labels of nothing. Complexity: O(*n*) for
  /// *n* labels of a list.
  public func ordinal(ofText text: String) -> Int? {
    let ordinal: Int?
    switch style {
    case .numbers: ordinal = Int(text)
    case .letters: ordinal = Self.ordinal(ofLetters: text, from: UInt8(ascii: "A")) ?? Int(text)
    case .lowercaseLetters: ordinal = Self.ordinal(ofLetters: text, from: UInt8(ascii: "a")) ?? Int(text)
    case .roman: ordinal = Self.ordinal(ofRoman: text) ?? Int(text)
    case .list: return listed.firstIndex(of: text).map { $0 + 1 } ?? ordinalPastList(ofText: text)
    }
    guard let ordinal, self.text(ofOrdinal: ordinal) == text else { return nil }
    return ordinal
  }

  /// The ordinal past the end of the list whose label is a text.
  func ordinalPastList(ofText text: String) -> Int? {
    guard let ordinal = Int(text), !canWrite(ordinal), String(ordinal) == text else { return nil }
    return ordinal
  }

  /// Bijective base 26: after Z comes AA, and there is no zero.
  private static func letters(_ ordinal: Int, from first: UInt8) -> String {
    var digits: [UInt8] = []
    var rest = ordinal
    while rest > 0 {
      rest -= 1
      digits.append(first + UInt8(rest % 26))
      rest /= 26
    }
    return String(decoding: digits.reversed(), as: UTF8.self)
  }

  private static func ordinal(ofLetters text: String, from first: UInt8) -> Int? {
    guard !text.isEmpty else { return nil }
    var ordinal = 0
    for byte in text.utf8 {
      guard byte >= first, byte < first + 26 else { return nil }
      let (product, productOverflows) = ordinal.multipliedReportingOverflow(by: 26)
      let (sum, sumOverflows) = product.addingReportingOverflow(Int(byte - first) + 1)
      guard !productOverflows, !sumOverflows else { return nil }
      ordinal = sum
    }
    return ordinal
  }

  private static let romanParts: [(value: Int, text: String)] = [
    (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"),
    (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
  ]

  private static func roman(_ ordinal: Int) -> String {
    var rest = ordinal
    var text = ""
    for part in romanParts {
      while rest >= part.value {
        text += part.text
        rest -= part.value
      }
    }
    return text
  }

  /// Adds up the largest parts first; what is no numeral gives a number that is written otherwise.
  private static func ordinal(ofRoman text: String) -> Int? {
    // The longest numeral below 4000 is MMMDCCCLXXXVIII.
    guard !text.isEmpty, text.utf8.count <= 15 else { return nil }
    var rest = Substring(text)
    var ordinal = 0
    for part in romanParts {
      while rest.hasPrefix(part.text) {
        rest.removeFirst(part.text.count)
        ordinal += part.value
      }
    }
    return rest.isEmpty ? ordinal : nil
  }
}

extension LabelScheme {
  /// Whether the style can write an ordinal, which is else written as a number.
  func canWrite(_ ordinal: Int) -> Bool {
    switch style {
    case .numbers: true
    case .letters, .lowercaseLetters: ordinal >= 1
    case .roman: (1...3999).contains(ordinal)
    case .list: ordinal >= 1 && ordinal <= listed.count
    }
  }
}
