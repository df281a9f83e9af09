import Testing
import Tickets

struct MoneyTests {
  @Test func equalAmountsAreEqualHoweverTheyAreGiven() {
    let price = Money(units: 1450, digits: 2, currency: "EUR")
    #expect(price == Money(units: 145, digits: 1, currency: "EUR"))
    #expect(price == Money(units: 14_500_000, digits: 6, currency: "EUR"))
    #expect([price.units, Int64(price.digits)] == [145, 1])
    #expect(price != Money(units: 1450, digits: 1, currency: "EUR"))
    #expect(price != Money(units: 1450, digits: 2, currency: "USD"))
    #expect(Money(units: 0, digits: 2, currency: "EUR") == Money(units: 0, digits: 0, currency: "EUR"))
    #expect(Money(units: 1000, digits: 0, currency: "JPY").units == 1000)
  }

  @Test func anAmountHasNoMoreThanSixPlaces() async {
    await #expect(processExitsWith: .failure) { _ = Money(units: 1, digits: 7, currency: "EUR") }
  }
}
