internal import FoundationEssentials
internal import FoundationInternationalization
internal import Support

/// A language tag of BCP 47 that there is data for.
struct LanguageTag: Hashable, Sendable {
  /// The tag in its usual letters, as "zh-Hant-TW".
  let identifier: String
  /// The language alone, as "zh".
  let language: String
  /// The script that the language is written in there, as "Hant"; nil where nobody knows.
  let script: String?
  /// The calendar that the tag asks for; Gregorian where it asks for none, whatever is usual in its region.
  let calendar: Calendar.Identifier
  /// Whether the script runs from right to left.
  let isRightToLeft: Bool

  /// Reads a tag, in letters of either case.
  init(_ tag: String) throws(LocalizationError) {
    let subtags = tag.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    let plain = subtags.prefix { $0.count != 1 }
    guard let first = plain.first, LanguageTag.isLetters(first, 2...3), plain.count <= 3 else {
      throw .malformedLanguage(tag, suggestion: LanguageTag.suggestion(for: tag))
    }
    language = first.lowercased()
    var identifier = language
    var rest = plain.dropFirst()
    if let script = rest.first, LanguageTag.isLetters(script, 4...4) {
      identifier += "-" + script.prefix(1).uppercased() + script.dropFirst().lowercased()
      rest.removeFirst()
    }
    if let region = rest.first {
      guard LanguageTag.isRegion(region) else {
        throw .malformedLanguage(tag, suggestion: LanguageTag.suggestion(for: tag))
      }
      identifier += "-" + region.uppercased()
      rest.removeFirst()
    }
    guard rest.isEmpty else { throw .malformedLanguage(tag, suggestion: LanguageTag.suggestion(for: tag)) }
    guard LanguageTag.knownLanguages.contains(language) else {
      // Nearly every code of two letters is one letter away from another language's.
      let meant = language.count > 2 ? likeliestMeaning(of: language, among: LanguageTag.knownLanguages.sorted()) : nil
      throw .unknownLanguage(tag, suggestion: meant)
    }
    try LanguageTag.check(subtagsOf: identifier, tag: tag)
    let wishes = try LanguageTag.extensions(in: subtags.dropFirst(plain.count).map { $0.lowercased() }, tag: tag)
    let full = wishes.isEmpty ? identifier : identifier + "-u-" + wishes.joined(separator: "-")

    self.identifier = full
    let maximal = Locale.Language(identifier: Locale.Language(identifier: identifier).maximalIdentifier)
    script = maximal.script?.identifier
    isRightToLeft = script.map(LanguageTag.rightToLeftScripts.contains) ?? false
    calendar = Locale.Components(identifier: full).calendar ?? .gregorian
  }

  /// The data of the language.
  var locale: Locale { Locale(identifier: identifier) }

  // MARK: What is known

  private static let knownLanguages = Set(
    Locale.availableIdentifiers.map { String($0.prefix { $0 != "_" && $0 != "-" }) })
  private static let knownRegions = Set(
    Locale.Region.isoRegions.map(\.identifier)
      + Locale.availableIdentifiers.flatMap { $0.split(separator: "_").dropFirst().map(String.init) })
  private static let knownScripts = Set(
    Locale.availableIdentifiers.flatMap { $0.split(separator: "_").dropFirst().map(String.init) }
      .filter { isLetters($0, 4...4) })

  /// Refuses a script or a region that nobody uses.
  private static func check(subtagsOf identifier: String, tag: String) throws(LocalizationError) {
    for subtag in identifier.split(separator: "-").dropFirst().map(String.init) {
      let known = isLetters(subtag, 4...4) ? knownScripts : knownRegions
      guard known.contains(subtag) else { throw .unknownSubtag(subtag, language: tag) }
    }
  }

  /// The keys and values of a tag's `-u-` extension.
  private static func extensions(in subtags: [String], tag: String) throws(LocalizationError) -> [String] {
    guard !subtags.isEmpty else { return [] }
    let wishes = Array(subtags.dropFirst())
    guard subtags.first == "u", !wishes.isEmpty, wishes.count.isMultiple(of: 2) else {
      throw .unknownExtension(subtags.joined(separator: "-"), language: tag)
    }
    for index in stride(from: 0, to: wishes.count, by: 2) {
      let (key, value) = (wishes[index], wishes[index + 1])
      let components = Locale.Components(identifier: "en-u-\(key)-\(value)")
      let isKnown =
        switch key {
        case "ca": components.calendar != nil
        case "nu": Locale.NumberingSystem.availableNumberingSystems.contains { $0.identifier == value }
        case "hc": components.hourCycle != nil
        default: false
        }
      guard isKnown else { throw .unknownExtension("\(key)-\(value)", language: tag) }
    }
    return wishes
  }

  /// The living scripts that run from right to left, by ISO 15924.
  private static let rightToLeftScripts: Set = [
    "Adlm", "Arab", "Aran", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa", "Yezi",
  ]

  private static func isLetters(_ text: String, _ lengths: ClosedRange<Int>) -> Bool {
    lengths.contains(text.utf8.count) && text.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }
  }

  private static func isRegion(_ text: String) -> Bool {
    isLetters(text, 2...2) || (text.utf8.count == 3 && text.utf8.allSatisfy { (0x30...0x39).contains($0) })
  }

  /// What a tag of another fashion, such as "de_DE.UTF-8", would be in BCP 47.
  private static func suggestion(for tag: String) -> String? {
    let bare = tag.prefix { $0 != "." && $0 != "@" }
    let candidate = String(bare.map { $0 == "_" || $0 == " " ? "-" : $0 })
    guard candidate != tag, let language = try? LanguageTag(candidate) else { return nil }
    return language.identifier
  }
}

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
