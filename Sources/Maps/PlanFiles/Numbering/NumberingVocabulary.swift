/// The words of the language in which rules of numbering are written.
enum NumberingVocabulary {
  static let lowercaseLetters = "lowercase-letters"
  /// The kinds of labels that are not listed.
  static let styles = ["numbers", "letters", lowercaseLetters, "roman"]
  /// What a rule can begin with.
  static let beginnings = styles + ["odd", "even", "labels"]

  /// What a clause can begin with in rules for labels alone, such as those of tables.
  static let labelClauses = ["from", "step", "skip", "prefix", "suffix"]
  /// What a clause can begin with in rules for rows.
  static let rowClauses = labelClauses + ["front", "back", "shown"]
  /// What a clause can begin with in rules for seats.
  static let seatClauses =
    labelClauses + ["front", "back", "by", "through", "across", "serpentine", "counting", "shown"]
}
