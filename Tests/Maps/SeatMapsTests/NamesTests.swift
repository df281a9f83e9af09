import Geometry
import SeatMaps
import Support
import Testing

@Suite struct NamesTests {
  private func map(
    section: String = "Stalls", row: SeatRow, categories: [SeatMaps.Category] = [], currency: String? = "EUR"
  ) -> SeatMap {
    SeatPlan(
      name: "", currency: currency, categories: categories,
      sections: [Section(name: section, blocks: [Block(.rows([row]))])]
    ).layout()
  }

  private func seat(_ label: String, _ attributes: SeatAttributes = [], spoken: String? = nil) -> Seat {
    Seat(label: label, spokenLabel: spoken, position: .zero, category: "Premium", attributes: attributes)
  }

  @Test func `A seat is spoken of from section to price`() {
    let map = map(row: SeatRow(label: "C", seats: [seat("12")]))
    #expect(
      map.spokenName(ofSeat: 0, status: .available, price: Price(units: 1450, digits: 2))
        == "Stalls, row C, seat 12, available, €14.50")
    #expect(map.spokenName(ofSeat: 0) == "Stalls, row C, seat 12")
  }

  @Test func `Attributes are said, and categories where there are several`() {
    let row = SeatRow(label: "C", seats: [seat("1", [.companion, .wheelchair])])
    let several = map(row: row, categories: [.init(name: "Premium"), .init(name: "Standard")])
    #expect(
      several.spokenName(ofSeat: 0, status: .sold)
        == "Stalls, row C, seat 1, wheelchair place, companion seat, Premium, sold")
    #expect(
      map(row: row, categories: [.init(name: "Premium")]).spokenName(ofSeat: 0)
        == "Stalls, row C, seat 1, wheelchair place, companion seat")
  }

  @Test func `The plan's own words come first`() {
    let row = SeatRow(label: "C", spokenLabel: "Balcony row C", seats: [seat("1", spoken: "Chair 1"), seat("")])
    let map = map(section: "", row: row)
    #expect(map.spokenName(ofSeat: 0) == "Balcony row C, Chair 1")
    #expect(map.spokenName(ofSeat: 1) == "Balcony row C, seat without a number")
  }

  @Test(arguments: [
    ("C", "12", "C12"), ("3", "12", "3-12"), ("3", "A", "3A"), ("C", "C12", "C12"), ("A", "AB", "AAB"), ("", "7", "7"),
    ("C", "", "C"), ("1", "12", "1-12"),
  ])
  func `Short names`(row: String, label: String, name: String) {
    #expect(map(row: SeatRow(label: row, seats: [seat(label)])).shortName(ofSeat: 0) == name)
  }
}

@Suite struct CurrencyTextTests {
  @Test(arguments: [
    (1450, 2, "EUR", "€14.50"), (145, 1, "EUR", "€14.50"), (12, 0, "USD", "$12.00"), (1200, 0, "JPY", "¥1200"),
    (1450, 2, "CHF", "CHF 14.50"), (3, 0, "KWD", "KWD 3.000"), (-3, 0, "USD", "-$3.00"), (-3, 0, "CHF", "CHF -3.00"),
    (14505, 3, "EUR", "€14.505"), (12005, 1, "JPY", "¥1200.5"), (5, 0, "eur", "€5.00"), (5, 0, "", "5"),
  ])
  func `Amounts with their currency`(units: Int64, digits: Int, currency: String, text: String) {
    #expect(Price(units: units, digits: digits).text(currency: currency) == text)
  }

  @Test func `Without a currency the number stands alone`() {
    #expect(Price(units: 1450, digits: 2).text(currency: nil) == "14.5")
  }
}
