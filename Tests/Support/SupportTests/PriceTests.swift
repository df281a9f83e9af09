import Support
import Testing

@Suite struct PriceTests {
  @Test(
    arguments: [
      ("12", 12, 0), ("14.5", 145, 1), ("14.50", 145, 1), ("-3.25", -325, 2), (".5", 5, 1), ("007", 7, 0),
      ("0.000001", 1, 6), ("922337203685477579", 922_337_203_685_477_579, 0),
    ] as [(String, Int64, Int)])
  func `Reads decimal numbers`(text: String, units: Int64, digits: Int) throws {
    let price = try #require(Price(text))
    #expect(price.units == units && price.digits == digits)
  }

  @Test(arguments: [
    "", "-", ".", "-.", "+5", "1,5", "1e3", "1.2.3", " 1", "1 ", "0x10", "١", "0.0000001", "9223372036854775808", "nan",
  ])
  func `Refuses what is no decimal number`(text: String) { #expect(Price(text) == nil) }

  @Test func `Amounts are equal however many places they have`() {
    #expect(Price(units: 1450, digits: 2) == Price(units: 145, digits: 1))
    #expect(Price(units: 0, digits: 4) == Price(units: 0, digits: 0))
    #expect(Price(units: 145, digits: 2) != Price(units: 145, digits: 1))
    #expect(
      Money(Price(units: 1450, digits: 2), currency: "EUR") == Money(Price(units: 145, digits: 1), currency: "EUR"))
    #expect(
      Money(Price(units: 145, digits: 1), currency: "EUR") != Money(Price(units: 145, digits: 1), currency: "USD"))
    #expect(Set([Price(units: 1450, digits: 2), Price(units: 145, digits: 1)]).count == 1)
  }

  @Test(
    arguments: [
      (1450, 2, 0, "14.5"), (1450, 2, 2, "14.50"), (12, 0, 2, "12.00"), (5, 3, 0, "0.005"), (-5, 3, 2, "-0.005"),
      (1200, 2, 0, "12"), (0, 6, 0, "0"), (7, 0, 99, "7.000000"), (7, 0, -1, "7"),
      (.min, 6, 0, "-9223372036854.775808"), (.max, 0, 0, "9223372036854775807"),
    ] as [(Int64, Int, Int, String)])
  func `Writes decimal numbers`(units: Int64, digits: Int, minimumDigits: Int, text: String) {
    #expect(Price(units: units, digits: digits).decimalText(minimumDigits: minimumDigits) == text)
  }

  @Test func `Reads what it writes`() {
    for units in [0, 1, -1, 10, 99, 1450, -100_000] as [Int64] {
      for digits in 0...6 {
        let price = Price(units: units, digits: digits)
        #expect(Price(price.decimalText()) == price)
      }
    }
  }

  @Test func `Only six places are kept`() async {
    await #expect(processExitsWith: .failure) { _ = Price(units: 1, digits: 7) }
    await #expect(processExitsWith: .failure) { _ = Price(units: 1, digits: -1) }
  }
}
