import JSON
import Localization
import Support
import Testing
import Tickets

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
  import Support
#endif

/// Which languages there are, what they are called, and that the machine's own has no part.
@Suite struct LanguageTests {
  @Test(arguments: LocalizedFormats.captionLanguages)
  func `Every field has a name of its own in every language`(_ language: String) throws {
    let formats = try LocalizedFormats(language: language)
    #expect(formats.hasCaptions)
    let captions = TicketField.allCases.map { formats.caption(of: $0) }
    #expect(Set(captions).count == captions.count)
    #expect(captions.allSatisfy { !$0.isEmpty && $0.first?.isLowercase == false })
  }

  @Test func `The promised languages are there`() {
    let promised = [
      "en", "de", "fr", "es", "it", "pt", "nl", "pl", "cs", "sv", "tr", "ru", "uk", "ar", "he", "hi", "ja", "zh-Hans",
      "zh-Hant", "ko",
    ]
    #expect(LocalizedFormats.captionLanguages == promised.sorted())
  }

  @Test(arguments: [
    ("en", "Row"), ("de-AT", "Reihe"), ("pt-BR", "Fila"), ("zh", "日期"), ("zh-TW", "日期"), ("ar-EG", "الصف"),
    ("fi", "Row"),
  ])
  func `A region has its language's names, and English stands in`(_ language: String, _ expected: String) throws {
    let formats = try LocalizedFormats(language: language)
    #expect(TicketField.allCases.contains { formats.caption(of: $0) == expected })
  }

  /// Taiwan, Hong Kong and Macau write traditional characters.
  @Test(arguments: [
    ("zh", "价格"), ("zh-CN", "价格"), ("zh-SG", "价格"), ("zh-TW", "票價"), ("zh-HK", "票價"), ("zh-Hans-HK", "价格"),
  ])
  func `The script of Chinese follows from the region`(_ language: String, _ expected: String) throws {
    #expect(try LocalizedFormats(language: language).caption(of: .price) == expected)
  }

  @Test(arguments: [
    ("ar", true), ("he-IL", true), ("fa", true), ("ur-PK", true), ("az-Arab", true), ("az", false), ("en", false),
    ("hi", false), ("ja", false), ("uz-Arab", true), ("yi", true),
  ])
  func `Direction follows from the script`(_ language: String, _ isRightToLeft: Bool) throws {
    #expect(try LocalizedFormats(language: language).isRightToLeft == isRightToLeft)
  }

  @Test(arguments: [
    ("DE-at", "de-AT"), ("zh-hant-tw", "zh-Hant-TW"), ("ES-419", "es-419"),
    ("th-TH-U-CA-Buddhist", "th-TH-u-ca-buddhist"),
  ])
  func `Letters of a tag may be of either case`(_ tag: String, _ expected: String) throws {
    #expect(try LocalizedFormats(language: tag).language == expected)
  }

  @Test(arguments: [
    ("de_DE", LocalizationError.malformedLanguage("de_DE", suggestion: "de-DE")),
    ("pt_BR.UTF-8", .malformedLanguage("pt_BR.UTF-8", suggestion: "pt-BR")),
    ("", .malformedLanguage("", suggestion: nil)), ("C", .malformedLanguage("C", suggestion: nil)),
    ("german", .malformedLanguage("german", suggestion: nil)), ("de-", .malformedLanguage("de-", suggestion: nil)),
    ("de-Germany", .malformedLanguage("de-Germany", suggestion: nil)),
    ("de-QQ", .unknownSubtag("QQ", language: "de-QQ")), ("de-Abcd", .unknownSubtag("Abcd", language: "de-Abcd")),
    ("en-u-ca-aztec", .unknownExtension("ca-aztec", language: "en-u-ca-aztec")),
    ("en-u-nu-dots", .unknownExtension("nu-dots", language: "en-u-nu-dots")),
    ("en-x-mine", .unknownExtension("x-mine", language: "en-x-mine")),
    ("en-u-ca", .unknownExtension("u-ca", language: "en-u-ca")),
  ])
  func `A tag that means nothing is an error`(_ tag: String, _ expected: LocalizationError) {
    #expect(throws: expected) { try LocalizedFormats(language: tag) }
  }

  @Test func `A language that nobody speaks is an error`() throws {
    let error = try #require(throws: LocalizationError.self) { try LocalizedFormats(language: "qq") }
    guard case .unknownLanguage("qq", _) = error else { throw error }
    #expect(error.description.hasPrefix("there is no language \"qq\""))
  }

  @Test(arguments: [("ar_EG.UTF-8", "Asia/Tokyo"), ("C", "America/New_York"), ("th_TH.UTF-8", "Pacific/Apia")])
  func `The machine's language and zone have no part`(_ machine: String, _ zone: String) async throws {
    await #expect(processExitsWith: .success) { [machine, zone] in
      for name in ["LC_ALL", "LANG", "LANGUAGE"] { setenv(name, machine, 1) }
      setenv("TZ", zone, 1)
      setlocale(LC_ALL, "")
      tzset()
      let formats = try LocalizedFormats(language: "de")
      // 30 November 2026, 17:15 in UTC.
      let moment = Moment(.instant(secondsSince1970: 1_796_058_900), zone: "Europe/Berlin")
      #expect(try formats.date(of: moment) == "30. Nov. 2026")
      #expect(try formats.time(of: moment) == "18:15")
      #expect(try formats.price(Money(Price(units: 1450, digits: 2), currency: "EUR")) == "14,50\u{A0}€")
    }
  }
}

/// The files of captions are read strictly, so that a translator's slip is found when the tests run.
@Suite struct CaptionFileTests {
  private static let complete = TicketField.allCases.map { "\"\($0.rawValue)\": \"\($0.rawValue.uppercased())\"" }

  private func error(_ fields: [String]) -> String? {
    do throws(DocumentError) {
      _ = try TicketCaptions.names(
        reading: Array("{ \(fields.joined(separator: ", ")) }".utf8), file: "xx.json")
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `A file with each field once is read`() throws {
    let text = "{ \(CaptionFileTests.complete.joined(separator: ", ")) }"
    let names = try TicketCaptions.names(reading: Array(text.utf8), file: "xx.json")
    #expect(names == Dictionary(uniqueKeysWithValues: TicketField.allCases.map { ($0, $0.rawValue.uppercased()) }))
  }

  @Test func `A field that is missing, empty, unknown or there twice is an error`() throws {
    let complete = CaptionFileTests.complete
    #expect(error(complete) == nil)
    #expect(error(Array(complete.dropFirst())) == "xx.json:1:1: the caption \"title\" is missing")
    let empty = try #require(error(["\"title\": \"\""] + complete.dropFirst()))
    #expect(empty == "xx.json:1:12: title: a caption must not be empty")
    let unknown = try #require(error(complete + ["\"sect\": \"X\""]))
    #expect(unknown.contains("sect"))
    #expect(error(complete + complete.prefix(1)) != nil)
  }
}
