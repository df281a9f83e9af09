extension String {
  /// The first letters of the first two words; of scripts whose letters join or stand for words, the first alone.
  ///
  /// Empty where there is neither a letter nor a digit.
  var initials: String {
    let words = split { !$0.isLetter && !$0.isNumber && !$0.isCombined }
    let letters = words.compactMap { $0.first { $0.isLetter || $0.isNumber } }
    guard let first = letters.first else { return "" }
    guard first.standsAlone else { return String(first) }
    let second = letters.dropFirst().first.flatMap { $0.standsAlone ? String($0) : nil } ?? ""
    return (String(first) + second).uppercased()
  }
}

extension Character {
  /// Whether it is one of the signs that stand within words, as the apostrophe in "Schindler's" does.
  fileprivate var isCombined: Bool { self == "'" || self == "’" }

  /// Whether it is of Latin, Greek or Cyrillic script, or a digit: below U+0530 there are no others.
  fileprivate var standsAlone: Bool { unicodeScalars.first.map { $0.value < 0x530 } ?? false }
}
