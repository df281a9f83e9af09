import Geometry
import Reading
import Support
import TestSupport
import Testing
import TicketFiles
import Tickets

struct OrderReadingTests {
  @Test func `Every key is read`() throws {
    let bytes = try RepositoryFiles.bytes("Tests/Fixtures/orders/valid/every-key.json")
    let document = try OrderDocument(reading: bytes)
    let evening = try #require(CalendarDay(year: 2026, month: 5, day: 13))
    let start = try #require(WallTime(day: evening, hour: 18, minute: 15))
    let doors = try #require(WallTime(day: evening, hour: 17, minute: 45, second: 30))
    let pictures: [TicketPictureRole: PictureSource] = [
      .poster: PictureSource(file: "pictures/poster.jpg"),
      .backdrop: PictureSource(file: "pictures/backdrop.jpg", focus: Point(0.25, 0.75), name: "Ein Leuchtturm"),
      .logo: PictureSource(file: "logo.png"),
    ]
    let captions: [TicketField: String] = [
      .title: "Titel", .subtitle: "Studio", .runtime: "Dauer", .rating: "Wertung", .venue: "Kino",
      .address: "Adresse", .hall: "Saal", .entrance: "Eingang", .section: "Rang", .row: "Reihe", .seat: "Platz",
      .category: "Kategorie", .date: "Tag", .time: "Beginn", .doors: "Einlass", .price: "Preis", .holder: "Gast",
      .order: "Bestellung", .ticket: "Karte", .note: "Hinweis",
    ]
    #expect(captions.count == TicketField.allCases.count)
    let expected = Order(
      id: "R-2026-000412", locale: "de-DE",
      event: OrderEvent(
        title: "Ebbe", subtitle: "Studio Nord", runtime: 125, rating: 4.3, genres: ["Drama", "Abenteuer"],
        pictures: pictures, movie: MovieReference(file: "ebbe.movie.json", pictureFolder: "pictures")),
      showing: Showing(
        start: Moment(.wall(start), zone: "Europe/Berlin"), doors: Moment(.wall(doors), zone: "Europe/Berlin")),
      venue: OrderVenue(
        name: "Lichtburg", address: "Hafenstraße 1, 20457 Hamburg", hall: "Saal 3", entrance: "Nord",
        planFile: "lichtburg.json"),
      seats: [
        OrderedSeat(
          seatID: "Parkett/C/12", labels: SeatLabels(section: "Parkett", row: "C", seat: "12"), ticketID: "T-1",
          category: "Ermäßigt", entrance: "Süd", price: Money(Price(units: 95, digits: 1), currency: "EUR"),
          holder: "Žofia Łukasz", note: "Bitte pünktlich", payload: SecretText("Зал 3 – 映画館 é\n")),
        OrderedSeat(
          labels: SeatLabels(row: "C", seat: "13"),
          price: Money(Price(units: 1_234_567_890_123_456_725, digits: 2), currency: "EUR")),
      ],
      code: OrderCode(symbology: "data-matrix", keyFile: "box-office.key.json"), captions: captions,
      note: "Keine Rückgabe")
    #expect(document.order == expected)
    #expect(document.notes == [])
  }

  @Test func `Empty texts are missing`() throws {
    let order = OrderText(
      event: "{ \"title\": \"Low Tide\", \"subtitle\": \"\", \"genres\": [\" \"], \"poster\": \"\" }",
      seats: "[{ \"row\": \"\", \"seat\": \" \", \"holder\": \"\\n\", \"payload\": \"\", \"ticket\": \"\" }]",
      more: ["\"venue\": { \"name\": \"\", \"plan\": \"\" }", "\"captions\": { \"row\": \"\" }", "\"note\": \"\""])
    let read = try OrderDocument(reading: order.bytes).order
    #expect(read == Order(id: "R-7", locale: "en-GB", event: OrderEvent(title: "Low Tide"), seats: [OrderedSeat()]))
  }

  @Test func `Texts are cleaned and payloads are not`() throws {
    let order = OrderText(
      event: "{ \"title\": \"Low\\nTide\\u0007\" }",
      seats: "[{ \"holder\": \"A\\u0000\", \"payload\": \"A\\u0000\\n\" }]")
    let document = try OrderDocument(reading: order.bytes)
    #expect(document.order.event.title == "Low Tide")
    #expect(document.order.seats.first?.holder == "A")
    #expect(document.order.seats.first?.payload?.exposed == "A\u{0}\n")
    #expect(document.notes.map(\.description) == ["1:84: event.title: dropped control characters (2 times)"])
  }

  @Test func `A text of 2000 characters is kept`() throws {
    let note = String(repeating: "Bring a coat. ", count: 143).prefix(2000)
    let document = try OrderDocument(reading: OrderText(more: ["\"note\": \"\(note)\""]).bytes)
    #expect(document.order.note == String(note))
    #expect(document.notes == [])
  }

  /// 18:15 in Berlin in May is 16:15 in UTC; 2026-05-13 is 20,586 days after 1970-01-01.
  @Test(arguments: [
    "2026-05-13T18:15+02:00", "2026-05-13T16:15Z", "2026-05-13T16:15:00+00:00", "2026-05-12T22:15-18:00",
  ])
  func `An instant is the same with every offset`(text: String) throws {
    let showing = "\"showing\": { \"start\": \"\(text)\", \"zone\": \"Europe/Berlin\" }"
    let order = try OrderDocument(reading: OrderText(more: [showing]).bytes).order
    let seconds = 20_586 * 86400 + 16 * 3600 + 15 * 60
    #expect(order.showing?.start == Moment(.instant(secondsSince1970: seconds), zone: "Europe/Berlin"))
  }

  @Test func `The limits hold`() throws {
    let many = OrderText(seats: "[" + Array(repeating: "{}", count: 4).joined(separator: ",") + "]").bytes
    #expect(try OrderDocument(reading: many, limits: DocumentLimits(seats: 4)).order.seats.count == 4)
    let seats = #expect(throws: DocumentError.self) {
      try OrderDocument(reading: many, limits: DocumentLimits(seats: 3))
    }
    #expect(seats?.kind == .seatLimit)
    #expect(seats?.place.path == "seats[3]")
    let size = #expect(throws: DocumentError.self) {
      try OrderDocument(reading: many, limits: DocumentLimits(fileSize: 100))
    }
    #expect(size?.kind == .limit)
  }
}
