import Support
import Testing
import TicketFiles

/// What wrong orders are answered with: the JSON path, and what was expected.
struct WrongOrderTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let message: String

    var testDescription: String { message }

    init(_ order: OrderText, _ message: String) {
      text = order.text
      self.message = message
    }

    init(seat: String, _ message: String) {
      self.init(OrderText(seats: "[{ \(seat) }]", more: ["\"currency\": \"EUR\""]), message)
    }

    init(event: String, _ message: String) { self.init(OrderText(event: event), message) }

    init(more: String, _ message: String) { self.init(OrderText(more: [more]), message) }

    init(showing: String, _ message: String) { self.init(more: "\"showing\": { \(showing) }", message) }
  }

  static let wholes: [Case] = [
    Case(OrderText(format: "\"seatmap-plan/1\""), "format: expected \"seatmap-order/1\", found \"seatmap-plan/1\""),
    Case(OrderText(format: "1"), "format: expected a string, found a number"),
    Case(OrderText(id: "\"\""), "id: an id must not be empty"),
    Case(OrderText(id: "\" \\t\""), "id: an id must not be empty"),
    Case(OrderText(id: "7"), "id: expected a string, found a number"),
    Case(OrderText(locale: "\"en_GB\""), "locale: expected a language tag such as \"en-GB\", found \"en_GB\""),
    Case(OrderText(locale: "\"\""), "locale: expected a language tag such as \"en-GB\", found \"\""),
    Case(OrderText(locale: "\"English\""), "locale: expected a language tag such as \"en-GB\", found \"English\""),
    Case(
      more: "\"currency\": \"€\"", "currency: expected three capital letters such as \"EUR\", found \"€\""),
    Case(more: "\"curency\": \"EUR\"", "curency: an order has no key \"curency\"; did you mean \"currency\"?"),
    Case(more: "\"id\": \"R-8\"", "id: key \"id\" stands twice in this object"),
    Case(more: "\"note\": null", "note: expected a string, found null"),
    Case(OrderText(seats: "[]"), "seats: an order has one seat or more"),
    Case(
      OrderText(seats: "\"C12\""),
      "seats: expected an array such as [{ \"row\": \"C\", \"seat\": \"12\" }], found a string"),
  ]

  static let events: [Case] = [
    Case(event: "{}", "event: an event needs the key \"title\""),
    Case(event: "{ \"title\": \"\" }", "event: an event needs the key \"title\""),
    Case(event: "\"Low Tide\"", "event: expected an object, found a string"),
    Case(event: "{ \"titel\": \"Low Tide\" }", "event.titel: an event has no key \"titel\"; did you mean \"title\"?"),
    Case(
      event: "{ \"title\": \"T\", \"runtime\": 0 }", "event.runtime: expected an integer from 1 to 14400, found 0"),
    Case(event: "{ \"title\": \"T\", \"runtime\": \"2h\" }", "event.runtime: expected an integer, found a string"),
    Case(event: "{ \"title\": \"T\", \"rating\": 8.6 }", "event.rating: expected a number from 0 to 5, found 8.6"),
    Case(
      event: "{ \"title\": \"T\", \"genres\": \"Drama\" }",
      "event.genres: expected an array such as [\"Drama\"], found a string"),
    Case(
      event: "{ \"title\": \"T\", \"poster\": 5 }",
      "event.poster: expected the name of a file, or an object with \"file\", found a number"),
    Case(event: "{ \"title\": \"T\", \"poster\": {} }", "event.poster: a picture needs the key \"file\""),
    Case(
      event: "{ \"title\": \"T\", \"poster\": { \"file\": \"p.jpg\", \"focus\": [0.5, 1.5] } }",
      "event.poster.focus[1]: expected a number from 0 to 1, found 1.5"),
    Case(
      event: "{ \"title\": \"T\", \"poster\": { \"file\": \"p.jpg\", \"focus\": [0.5] } }",
      "event.poster.focus: expected [x, y], found an array of 1"),
    Case(
      event: "{ \"title\": \"T\", \"logo\": \"a\\nb.png\" }", "event.logo: a file's name has no control characters"),
    Case(
      event: "{ \"title\": \"T\", \"pictures\": \"pictures\" }",
      "event: \"pictures\" is the folder of a film's pictures: \"movie\" is missing"),
    Case(
      event: "{ \"movie\": 603 }",
      "event.movie: expected the name of a file with the record of a film, or the record itself, found a number"),
    Case(
      event: "{ \"movie\": { \"vote_average\": 11 } }",
      "event.movie.vote_average: expected a number from 0 to 10, found 11"),
    Case(
      event: "{ \"movie\": { \"poster_path\": \"/../key.jpg\" } }",
      "event.movie.poster_path: expected the path of a picture such as \"/poster.jpg\", found \"/../key.jpg\""),
    Case(event: "{ \"movie\": { \"title\": null } }", "event: an event needs the key \"title\""),
    Case(event: "{ \"movie\": \"\" }", "event: an event needs the key \"title\""),
  ]

  static let showings: [Case] = [
    Case(showing: "\"start\": \"2026-05-13T18:15\"", "showing: a showing needs the key \"zone\""),
    Case(showing: "\"zone\": \"Europe/Berlin\"", "showing: a showing needs the key \"start\""),
    Case(
      showing: "\"start\": \"13.05.2026 18:15\", \"zone\": \"Europe/Berlin\"",
      "showing.start: expected a time such as \"2026-05-13T18:15\" or \"2026-05-13T18:15+02:00\", found "
        + "\"13.05.2026 18:15\""),
    Case(
      showing: "\"start\": \"2026-02-30T18:15\", \"zone\": \"Europe/Berlin\"",
      "showing.start: 2026-02 has the days 01 to 28, found \"2026-02-30T18:15\""),
    Case(
      showing: "\"start\": \"2026-13-01T18:15\", \"zone\": \"Europe/Berlin\"",
      "showing.start: there is no month 13, found \"2026-13-01T18:15\""),
    Case(
      showing: "\"start\": \"2026-05-13T24:00\", \"zone\": \"Europe/Berlin\"",
      "showing.start: no clock shows this time: they go from 00:00:00 to 23:59:59, found \"2026-05-13T24:00\""),
    Case(
      showing: "\"start\": \"2026-05-13T18:15+25:00\", \"zone\": \"Europe/Berlin\"",
      "showing.start: no zone is more than 18 hours away from UTC, found \"2026-05-13T18:15+25:00\""),
    Case(
      showing: "\"start\": \"2026-05-13T18:15\", \"doors\": \"2026-05-13T18:45\", \"zone\": \"Europe/Berlin\"",
      "showing.doors: the doors open after the start"),
    Case(
      showing: "\"start\": \"2026-05-13T18:15\", \"zone\": \"Berlin time\"",
      "showing.zone: expected the name of a time zone such as \"Europe/Berlin\", found \"Berlin time\""),
  ]

  static let seats: [Case] = [
    Case(
      OrderText(seats: "[{ \"row\": \"C\", \"seat\": \"12\" }, { \"seat\": \"12\", \"row\": \"C\" }]"),
      "seats[1]: row C, seat 12 is named twice: it stands in seats[0] already"),
    Case(
      OrderText(seats: "[{ \"id\": \"Stalls/C/12\" }, { \"seat\": 1 }, { \"id\": \"Stalls/C/12\", \"row\": \"C\" }]"),
      "seats[2]: the seat Stalls/C/12 is named twice: it stands in seats[0] already"),
    Case(
      OrderText(seats: "[{ \"section\": \"A\", \"seat\": 1 }, { \"row\": \"A\", \"seat\": 1 }]"),
      "seats[1]: the ticket would have the same id as that of seats[0]: give one of them a \"ticket\" id of its own"),
    Case(seat: "\"row\": true", "seats[0].row: expected a label such as \"12\", found true or false"),
    Case(seat: "\"seat\": 12.5", "seats[0].seat: expected an integer, found 12.5"),
    Case(
      seat: "\"number\": \"12\"", "seats[0].number: a seat of an order has no key \"number\""),
    Case(
      seat: "\"price\": -1",
      "seats[0].price: expected a price of 0 or more with at most 6 decimal places, found -1; write 0 for free, and a "
        + "point before the cents"),
    Case(
      seat: "\"price\": \"9,50\"",
      "seats[0].price: expected a price of 0 or more with at most 6 decimal places, found \"9,50\"; write 0 for free, "
        + "and a point before the cents"),
    Case(
      OrderText(seats: "[{ \"price\": 9.5 }]"),
      "seats[0].price: a price needs the order's currency: add \"currency\": \"EUR\" beside \"seats\""),
  ]

  static let codes: [Case] = [
    Case(
      more: "\"code\": { \"symbology\": \"qrcode\" }",
      "code.symbology: expected \"qr\", \"micro-qr\", \"aztec\", \"pdf417\", \"data-matrix\" or \"code-128\", found "
        + "\"qrcode\""),
    Case(
      more: "\"captions\": { \"screen\": \"Screen\" }",
      "captions.screen: expected \"title\", \"subtitle\", \"runtime\", \"rating\", \"venue\", \"address\", \"hall\", "
        + "\"entrance\", \"section\", \"row\", \"seat\", \"category\", \"date\", \"time\", \"doors\", \"price\", "
        + "\"holder\", \"order\", \"ticket\" or \"note\", found \"screen\""),
    Case(more: "\"venue\": { \"plan\": 5 }", "venue.plan: expected a string, found a number"),
  ]

  @Test(arguments: wholes + events + showings + seats + codes)
  func `A wrong order ends in its message`(wrong: Case) {
    let error = #expect(throws: DocumentError.self) { try OrderDocument(reading: Array(wrong.text.utf8)) }
    #expect(error.map { ($0.place.path.map { $0 + ": " } ?? "") + $0.reason } == wrong.message)
    #expect(error?.place.line == 1)
  }

  @Test func `A message names file line and column`() {
    let text = "{\n  \"format\": \"seatmap-order/1\",\n  \"id\": \"R-7\",\n  \"seat\": []\n}"
    let error = #expect(throws: DocumentError.self) {
      try OrderDocument(reading: Array(text.utf8), file: "basket.order.json")
    }
    #expect(
      error?.description
        == "basket.order.json:4:3: seat: an order has no key \"seat\"; did you mean \"seats\"?")
  }

  @Test(arguments: [("id", "an order needs the key \"id\""), ("locale", "an order needs the key \"locale\"")])
  func `A key that must be there is named`(key: String, reason: String) {
    let text = OrderText().text.replacing("\"\(key)\":", with: "\"$schema\":")
    let error = #expect(throws: DocumentError.self) { try OrderDocument(reading: Array(text.utf8)) }
    #expect(error?.reason == reason)
    #expect(error?.kind == .missingKey)
    #expect(error?.place.path == nil)
  }

  @Test func `A file without a format is no order`() {
    let error = #expect(throws: DocumentError.self) { try OrderDocument(reading: Array("{ \"id\": \"R-7\" }".utf8)) }
    #expect(error?.description == "1:1: this is no order: expected \"format\": \"seatmap-order/1\"")
    #expect(error?.kind == .format)
  }
}
