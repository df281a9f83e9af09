internal import SeatMaps

extension LabelScheme {
  /// How far from zero ordinals and steps may be in a file; no sum or product of some overflows.
  static let ordinalLimit = 1_000_000
}

extension LabelScheme.Style {
  /// The ordinal that a label has in this style, up to `LabelScheme.ordinalLimit`; nil where the style has no such
  /// label.
  func ordinal(of label: String) -> Int? {
    let ordinal: Int? =
      switch self {
      case .numbers: Int(label)
      case .letters: letterOrdinal(of: label, first: UInt8(ascii: "A"))
      case .lowercaseLetters: letterOrdinal(of: label, first: UInt8(ascii: "a"))
      case .roman: romanOrdinal(of: label)
      }
    guard let ordinal, ordinal.magnitude <= LabelScheme.ordinalLimit else { return nil }
    return ordinal
  }
}

/// The value of letters as digits 1…26 of a number in base 26: A is 1, Z is 26, AA is 27.
private func letterOrdinal(of label: String, first: UInt8) -> Int? {
  guard (1...5).contains(label.utf8.count) else { return nil }
  var ordinal = 0
  for letter in label.utf8 {
    guard (first...first + 25).contains(letter) else { return nil }
    ordinal = ordinal * 26 + Int(letter - first) + 1
  }
  return ordinal
}

/// The value of a roman number in capital letters, in its usual form only, up to 3999.
private func romanOrdinal(of label: String) -> Int? {
  var rest = label[...]
  var ordinal = 0
  for (value, digits) in romanDigits {
    // The longest that fits: V is also the beginning of VIII.
    let fitting = digits.indices.filter { rest.hasPrefix(digits[$0]) }.max { digits[$0].count < digits[$1].count }
    guard let fitting else { continue }
    rest.removeFirst(digits[fitting].count)
    ordinal += value * (fitting + 1)
  }
  return rest.isEmpty && ordinal > 0 ? ordinal : nil
}

/// The roman digits 1, 2, 3, … of thousands, hundreds, tens and ones.
private let romanDigits: [(value: Int, digits: [String])] = [
  (1000, ["M", "MM", "MMM"]),
  (100, ["C", "CC", "CCC", "CD", "D", "DC", "DCC", "DCCC", "CM"]),
  (10, ["X", "XX", "XXX", "XL", "L", "LX", "LXX", "LXXX", "XC"]),
  (1, ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"]),
]
