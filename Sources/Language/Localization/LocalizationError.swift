/// Why nothing can be written in a language.
public enum LocalizationError: Error, Hashable, Sendable {
  /// The tag is not a language, perhaps a script, perhaps a region, and perhaps `-u-` with a calendar, digits or hours.
  case malformedLanguage(String, suggestion: String?)
  /// There is no data for the language.
  case unknownLanguage(String, suggestion: String?)
  /// There is no such script or region.
  case unknownSubtag(String, language: String)
  /// An extension asks for something that is not known, or not calendar (`ca`), digits (`nu`) or hours (`hc`).
  case unknownExtension(String, language: String)
}

extension LocalizationError: CustomStringConvertible {
  /// What is wrong and what to do about it, in one line.
  public var description: String {
    switch self {
    case .malformedLanguage(let tag, let suggestion):
      "\"\(tag)\" is no language tag (BCP 47)"
        + (suggestion.map { "; did you mean \"\($0)\"?" } ?? ", such as \"de-AT\"")
    case .unknownLanguage(let tag, let suggestion):
      "there is no language \"\(tag)\"" + (suggestion.map { "; did you mean \"\($0)\"?" } ?? ", such as \"de\"")
    case .unknownSubtag(let subtag, let language):
      "there is no script or region \"\(subtag)\", which \"\(language)\" names"
    case .unknownExtension(let text, let language):
      "\"\(language)\" asks for \"\(text)\"; known are calendars such as \"-u-ca-buddhist\", digits such as"
        + " \"-u-nu-latn\" and hours such as \"-u-hc-h23\""
    }
  }
}
