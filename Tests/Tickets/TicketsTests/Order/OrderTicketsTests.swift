import Support
import Testing
import Tickets

struct OrderTicketsTests {
  private static let evening = CalendarDay(year: 2026, month: 5, day: 13)
    .flatMap { WallTime(day: $0, hour: 18, minute: 15) }

  private func order(_ seats: [OrderedSeat]) -> Order {
    Order(id: "R-7", locale: "en-GB", event: OrderEvent(title: "Low Tide"), seats: seats)
  }

  private func seat(_ section: String?, _ row: String?, _ seat: String?) -> OrderedSeat {
    OrderedSeat(labels: SeatLabels(section: section, row: row, seat: seat))
  }

  private func ids(_ seats: [OrderedSeat]) -> [String] {
    order(seats).tickets(formatting: PlainFormatting()).tickets.map(\.id)
  }

  @Test func `Every field has its text`() throws {
    let start = try #require(OrderTicketsTests.evening)
    let doors = try #require(WallTime(day: start.day, hour: 17, minute: 45))
    var order = order([
      OrderedSeat(
        labels: SeatLabels(section: "Stalls", row: "C", seat: "12"), category: "Reduced", entrance: "South",
        price: Money(Price(units: 950, digits: 2), currency: "EUR"), holder: "Ada", note: "Be early")
    ])
    order.event = OrderEvent(
      title: "Low Tide", subtitle: "Saltmarsh", runtime: 125, rating: 4.3, genres: ["Drama"],
      pictures: [.poster: PictureSource(file: "poster.jpg")])
    order.showing = Showing(
      start: Moment(.wall(start), zone: "Europe/Berlin"), doors: Moment(.wall(doors), zone: "Europe/Berlin"))
    order.venue = OrderVenue(name: "Harbour", address: "1 Quay", hall: "3", entrance: "North")
    let (tickets, errors) = order.tickets(formatting: PlainFormatting(language: "he", isRightToLeft: true))
    #expect(errors == [])
    let ticket = try #require(tickets.first)
    #expect(
      ticket.fields == [
        .title: "Low Tide", .subtitle: "Saltmarsh", .runtime: "125 min", .rating: "4.3/5", .venue: "Harbour",
        .address: "1 Quay", .hall: "3", .entrance: "South", .section: "Stalls", .row: "C", .seat: "12",
        .category: "Reduced", .date: "2026-05-13", .time: "18:15", .doors: "17:45", .price: "95/1 EUR",
        .holder: "Ada", .order: "R-7", .ticket: "R-7/Stalls/C/12", .note: "Be early",
      ])
    #expect(Set(ticket.fields.keys) == Set(TicketField.allCases))
    #expect(ticket.captions.count == TicketField.allCases.count)
    #expect(ticket.captions[.row] == "<row>")
    #expect(ticket.rating == 4.3)
    #expect(ticket.genres == ["Drama"])
    #expect(ticket.pictures == [.poster: PictureSource(file: "poster.jpg")])
    #expect(ticket.language == "en-GB")
    #expect(ticket.isRightToLeft)
    #expect(ticket.code == nil)
  }

  @Test func `What is missing is absent`() throws {
    let ticket = try #require(order([OrderedSeat()]).tickets(formatting: PlainFormatting()).tickets.first)
    #expect(ticket.fields == [.title: "Low Tide", .order: "R-7", .ticket: "R-7"])
    #expect(ticket.captions == [.title: "<title>", .order: "<order>", .ticket: "<ticket>"])
    #expect(ticket[.row] == nil)
    #expect(ticket[.title] == "Low Tide")
  }

  @Test func `Empty texts are absent too`() throws {
    var order = order([OrderedSeat(labels: SeatLabels(row: "", seat: "1"), holder: "")])
    order.event.subtitle = ""
    let ticket = try #require(order.tickets(formatting: PlainFormatting()).tickets.first)
    #expect(Set(ticket.fields.keys) == [.title, .order, .ticket, .seat])
    #expect(Set(ticket.captions.keys) == [.title, .order, .ticket, .seat])
  }

  @Test func `What a seat says goes before what the order says`() {
    var order = order([OrderedSeat(entrance: "South", note: "Own"), OrderedSeat()])
    order.venue.entrance = "North"
    order.note = "Everyone's"
    order.captions = [.entrance: "Door"]
    let tickets = order.tickets(formatting: PlainFormatting()).tickets
    #expect(tickets.map { $0[.entrance] } == ["South", "North"])
    #expect(tickets.map { $0[.note] } == ["Own", "Everyone's"])
    #expect(tickets.map { $0.captions[.entrance] } == ["Door", "Door"])
  }

  /// 16:15 in UTC is 18:15 in Berlin in summer; 2026-05-13 is 20,586 days after 1970-01-01.
  @Test func `An instant is shown as the venues clocks show it`() throws {
    var order = order([OrderedSeat()])
    let instant = Moment.Time.instant(secondsSince1970: 20_586 * 86400 + 16 * 3600 + 15 * 60)
    order.showing = Showing(start: Moment(instant, zone: "Europe/Berlin"))
    let ticket = try #require(order.tickets(formatting: PlainFormatting()).tickets.first)
    #expect(ticket[.date] == "2026-05-13")
    #expect(ticket[.time] == "18:15")
  }

  // MARK: Ids

  @Test func `An ID is made of order and seat`() {
    #expect(ids([seat("Stalls", "C", "12")]) == ["R-7/Stalls/C/12"])
    #expect(ids([seat(nil, "C", "12")]) == ["R-7/C/12"])
    #expect(ids([OrderedSeat(seatID: "Box/1")]) == ["R-7/Box/1"])
    #expect(ids([OrderedSeat(seatID: "Box/1", ticketID: "T-99")]) == ["T-99"])
  }

  @Test func `An ID stays the same when other seats come or go`() {
    let (first, second) = (seat("Stalls", "C", "12"), seat("Stalls", "C", "13"))
    #expect(ids([first, second]) == ["R-7/Stalls/C/12", "R-7/Stalls/C/13"])
    #expect(ids([second]) == ["R-7/Stalls/C/13"])
  }

  @Test func `Places without a number are counted`() {
    let standing = seat("Standing", nil, nil)
    #expect(
      ids([standing, seat("Balcony", nil, nil), standing, standing])
        == ["R-7/Standing", "R-7/Balcony", "R-7/Standing~2", "R-7/Standing~3"])
    #expect(ids([OrderedSeat(), OrderedSeat()]) == ["R-7", "R-7~2"])
  }

  // MARK: What is wrong

  @Test func `A seat named twice names both places and leaves the others`() {
    let order = order([seat("A", "1", "1"), seat("A", "1", "2"), seat("A", "1", "1"), seat("A", "1", "3")])
    let (tickets, errors) = order.tickets(formatting: PlainFormatting())
    #expect(tickets.map(\.id) == ["R-7/A/1/1", "R-7/A/1/2", "R-7/A/1/3"])
    #expect(
      errors.map(\.description) == [
        "seats[2]: section A, row 1, seat 1 is named twice: it stands in seats[0] already"
      ])
    #expect(errors.map(\.seat) == [2])
    #expect(errors.map(\.kind) == [.repeatedSeat])
    #expect(throws: OrderError.self) { try order.ticketIDs() }
  }

  @Test func `Two seats do not share a ticket ID`() {
    let seats = [
      OrderedSeat(labels: SeatLabels(seat: "1"), ticketID: "T"),
      OrderedSeat(labels: SeatLabels(seat: "2"), ticketID: "T"),
    ]
    let (tickets, errors) = order(seats).tickets(formatting: PlainFormatting())
    #expect(tickets.count == 1)
    #expect(errors.map(\.kind) == [.repeatedTicketID])
  }

  @Test func `An event without a title gives no tickets`() {
    var order = order([OrderedSeat()])
    order.event.title = nil
    let (tickets, errors) = order.tickets(formatting: PlainFormatting())
    #expect(tickets == [])
    #expect(errors.map(\.description) == ["event: an event needs a title"])
    #expect(errors.map(\.seat) == [nil])
  }

  @Test func `An unknown zone gives no tickets`() throws {
    var order = order([OrderedSeat(), OrderedSeat()])
    order.showing = Showing(start: Moment(.wall(try #require(OrderTicketsTests.evening)), zone: "Europe/Atlantis"))
    let (tickets, errors) = order.tickets(formatting: PlainFormatting())
    #expect(tickets == [])
    #expect(
      errors.map(\.description) == [
        "showing.zone: there is no time zone \"Europe/Atlantis\"; a name such as \"Europe/Berlin\" is expected"
      ])
  }

  // MARK: Plans

  private func plan(_ id: String) -> SeatLabels? {
    ["S1": SeatLabels(section: "Stalls", row: "C", seat: "12"), "S2": SeatLabels(row: "D", seat: "1")][id]
  }

  @Test func `Labels that the order lacks come from the plan`() {
    let seats = [
      OrderedSeat(seatID: "S1"), OrderedSeat(seatID: "S2", labels: SeatLabels(section: "Left", seat: "1a")),
      seat(nil, "E", "5"),
    ]
    let (tickets, errors) = order(seats).tickets(formatting: PlainFormatting(), labels: plan)
    #expect(errors == [])
    #expect(
      tickets.map { [$0[.section], $0[.row], $0[.seat]] }
        == [["Stalls", "C", "12"], ["Left", "D", "1a"], [nil, "E", "5"]])
    #expect(tickets.map(\.id) == ["R-7/S1", "R-7/S2", "R-7/E/5"])
  }

  @Test func `A seat that the plan lacks is an error and the others are made`() {
    let seats = [OrderedSeat(seatID: "S1"), OrderedSeat(seatID: "S9"), OrderedSeat(seatID: "S2")]
    let (tickets, errors) = order(seats).tickets(formatting: PlainFormatting(), labels: plan)
    #expect(tickets.map(\.id) == ["R-7/S1", "R-7/S2"])
    #expect(errors.map(\.description) == ["seats[1].id: the plan has no seat \"S9\""])
    #expect(errors.map(\.seat) == [1])
  }

  @Test func `A seat named by ID and by labels is named twice`() {
    let seats = [seat("Stalls", "C", "12"), OrderedSeat(seatID: "S1")]
    let (tickets, errors) = order(seats).tickets(formatting: PlainFormatting(), labels: plan)
    #expect(tickets.map(\.id) == ["R-7/Stalls/C/12"])
    #expect(errors.map(\.description) == ["seats[1]: the seat S1 is named twice: it stands in seats[0] already"])
  }

  // MARK: Codes

  @Test func `A code holds the payload`() {
    var order = order([OrderedSeat(payload: SecretText("SESAME")), OrderedSeat()])
    order.code.symbology = "aztec"
    let codes = order.tickets(formatting: PlainFormatting()).tickets.map(\.code)
    #expect(codes == [TicketCode(payload: .text(SecretText("SESAME")), symbology: "aztec", caption: "R-7"), nil])
  }

  @Test func `With a key the payload or else the ticket's ID is signed`() {
    var order = order([OrderedSeat(payload: SecretText("SESAME")), OrderedSeat()])
    order.code.keyFile = "box-office.key.json"
    let payloads = order.tickets(formatting: PlainFormatting()).tickets.map(\.code?.payload)
    #expect(
      payloads == [
        .unsigned(message: SecretText("SESAME"), keyFile: "box-office.key.json"),
        .unsigned(message: SecretText("R-7~2"), keyFile: "box-office.key.json"),
      ])
  }

  @Test func `Nothing that describes a ticket shows its payload`() throws {
    let ticket = try #require(
      order([OrderedSeat(payload: SecretText("SESAME"))]).tickets(formatting: PlainFormatting()).tickets.first)
    var dumped = ""
    dump(ticket, to: &dumped)
    for text in ["\(ticket)", String(reflecting: ticket), dumped] {
      #expect(!text.contains("SESAME"))
      #expect(text.contains("a secret of 6 bytes"))
    }
  }
}
