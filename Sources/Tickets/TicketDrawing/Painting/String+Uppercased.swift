extension String {
  /// The text in capitals, by the rules of a language that differ from the usual ones (Unicode's SpecialCasing).
  ///
  /// - Parameter language: A BCP 47 tag, such as "tr" or "el-GR".
  func uppercased(inLanguage language: String) -> String {
    switch language.lowercased().prefix(while: { $0 != "-" && $0 != "_" }) {
    // A dotted i keeps its dot.
    case "tr", "az": String(map { $0 == "i" ? "İ" : $0 }).uppercased()
    // Capitals carry no accents, but keep their diaereses.
    case "el": String(map { String.greekWithoutAccent[$0] ?? $0 }).uppercased()
    default: uppercased()
    }
  }

  private static let greekWithoutAccent: [Character: Character] = [
    "ά": "α", "έ": "ε", "ή": "η", "ί": "ι", "ό": "ο", "ύ": "υ", "ώ": "ω", "ΐ": "ϊ", "ΰ": "ϋ", "Ά": "Α", "Έ": "Ε",
    "Ή": "Η", "Ί": "Ι", "Ό": "Ο", "Ύ": "Υ", "Ώ": "Ω",
  ]
}
