internal import Tickets

/// The names of ticket fields in the languages of the package.
enum TicketCaptions {
  /// The names by language; a language that is written in two scripts has both.
  static let all: [String: [TicketField: String]] = [
    "ar": arabic, "cs": czech, "de": german, "en": english, "es": spanish, "fr": french, "he": hebrew, "hi": hindi,
    "it": italian, "ja": japanese, "ko": korean, "nl": dutch, "pl": polish, "pt": portuguese, "ru": russian,
    "sv": swedish, "tr": turkish, "uk": ukrainian, "zh-Hans": simplifiedChinese, "zh-Hant": traditionalChinese,
  ]

  /// The names in a language, or nil where the package has none.
  ///
  /// - Parameter script: The script that the language is written in, which decides for Chinese.
  static func captions(language: String, script: String?) -> [TicketField: String]? {
    all[language] ?? script.flatMap { all["\(language)-\($0)"] }
  }
}
