import Localization
import Support
import Testing
import Tickets

/// Amounts as languages write them, by CLDR; U+00A0 is a no-break space.
@Suite struct PriceTests {
  private func price(_ language: String, _ units: Int64, _ digits: Int, _ currency: String) throws -> String {
    try LocalizedFormats(language: language).price(Money(Price(units: units, digits: digits), currency: currency))
  }

  @Test(arguments: [
    ("en-US", "$5.68"), ("en-CA", "US$5.68"), ("de", "5,68\u{A0}$"), ("fr", "5,68\u{A0}$US"), ("ja", "$5.68"),
  ])
  func `A language has its place for the sign and its decimal sign`(_ language: String, _ expected: String) throws {
    #expect(try price(language, 568, 2, "USD") == expected)
  }

  @Test func `Thousands are grouped as the language does`() throws {
    #expect(try price("en-IN", 123_456_750, 2, "INR") == "₹12,34,567.50")
    #expect(try price("fr", 123_450, 2, "EUR") == "1\u{202F}234,50\u{A0}€")
    #expect(try price("ar-EG", 123_450, 2, "EGP").contains("١٬٢٣٤٫٥٠"))
  }

  /// ISO 4217 has no decimal places for the yen and three for the dinar of Kuwait.
  @Test func `A currency has its own number of decimal places`() throws {
    #expect(try price("en-US", 1500, 0, "JPY") == "¥1,500")
    #expect(try price("en-US", 150_000, 2, "JPY") == "¥1,500")
    #expect(try price("en-US", 125, 1, "KWD") == "KWD\u{A0}12.500")
    #expect(try price("en-US", 14, 0, "EUR") == "€14.00")
  }

  @Test func `No amount is rounded`() throws {
    #expect(try price("en-US", 1450, 2, "JPY") == "¥14.5")
    #expect(try price("en-US", 14_505, 3, "EUR") == "€14.505")
    #expect(try price("en-US", .max, 2, "EUR") == "€92,233,720,368,547,758.07")
    #expect(try price("en-US", .min, 0, "EUR") == "-€9,223,372,036,854,775,808.00")
    #expect(try price("en-US", 0, 6, "EUR") == "€0.00")
  }

  @Test(arguments: [("eur", "EUR"), ("EURO", "EUR"), ("XXX", nil), ("", nil), ("12", nil)])
  func `A currency that does not exist is an error`(_ code: String, _ suggestion: String?) throws {
    let formats = try LocalizedFormats(language: "en")
    let error = try #require(throws: TicketFormattingError.self) {
      try formats.price(Money(Price(units: 1, digits: 0), currency: code))
    }
    guard case .unknownCurrency(code, let suggested) = error else { throw error }
    if let suggestion {
      #expect(suggested == suggestion)
      #expect(error.description == "there is no currency \"\(code)\"; did you mean \"\(suggestion)\"?")
    }
  }
}
