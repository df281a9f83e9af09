extension String {
  /// The comma with the space behind it that a language sets between the parts of an address.
  ///
  /// Languages in Arabic script have a comma of their own (U+060C), and the wide ones of Japanese (U+3001) and Chinese
  /// (U+FF0C) hold their space themselves.
  ///
  /// - Parameter language: A BCP 47 tag, such as "ja" or "ar-EG".
  static func comma(inLanguage language: String) -> String {
    switch language.lowercased().prefix(while: { $0 != "-" && $0 != "_" }) {
    case "ja": "、"
    case "zh", "yue": "，"
    case "ar", "ckb", "fa", "ps", "sd", "ug", "ur": "، "
    default: ", "
    }
  }
}
