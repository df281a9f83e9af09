import PlanFiles
import SeatMaps
import Support
import TestSupport
import Testing
import TicketFiles
import Tickets

/// The orders in Examples are read without a note, name files that are there, and give tickets.
struct ExampleOrderTests {
  private static let orders = ["basket", "arabic", "film-club"].map { "Examples/\($0).order.json" }

  private func order(_ file: String) throws -> Order {
    let document = try OrderDocument(reading: RepositoryFiles.bytes(file), file: file)
    #expect(document.notes == [])
    return document.order
  }

  @Test(arguments: orders)
  func `Its files are there`(file: String) throws {
    let order = try order(file)
    let named =
      order.event.pictures.values.map(\.file) + [order.event.movie?.file, order.venue.planFile].compactMap(\.self)
    #expect(!named.isEmpty)
    for name in named { #expect(RepositoryFiles.exists("Examples/" + name), "\(name)") }
  }

  @Test func `The basket has three tickets`() throws {
    let order = try order("Examples/basket.order.json")
    #expect(try order.ticketIDs() == ["SM-2026-0042/5/4", "SM-2026-0042/5/5", "SM-2026-0042/5/6"])
    #expect(
      order.seats.map(\.price) == [95, 95, 7].map { Money(Price(units: $0, digits: $0 == 7 ? 0 : 1), currency: "EUR") })
    #expect(Set(order.seats.map(\.payload)).count == 3)
    #expect(order.seats.allSatisfy { $0.holder != nil && $0.payload != nil })
  }

  @Test func `The Arabic order is Arabic`() throws {
    let order = try order("Examples/arabic.order.json")
    #expect(order.locale == "ar-EG")
    #expect(order.showing?.start.zone == "Africa/Cairo")
  }

  @Test func `The film club takes film and labels from their files`() throws {
    var order = try order("Examples/film-club.order.json")
    let movie = try #require(order.event.movie)
    let record = try MovieDocument(
      reading: RepositoryFiles.bytes("Examples/" + movie.file), pictureFolder: movie.pictureFolder)
    order.event = order.event.completed(by: record.event)
    #expect(order.event.title == "The Long Low Tide")
    for picture in order.event.pictures.values { #expect(RepositoryFiles.exists("Examples/" + picture.file)) }

    let plan = try PlanDocument(reading: RepositoryFiles.bytes("Examples/" + #require(order.venue.planFile))).plan
    let labels = PlanLabels(of: plan.layout())
    #expect(
      order.seats.map { $0.seatID.flatMap(labels.labels) } == [
        SeatLabels(row: "3", seat: "4"), SeatLabels(row: "3", seat: "5"),
      ])
    #expect(labels.labels(ofSeat: "8/1") == nil)
  }

  @Test func `The file of orders has four`() throws {
    var reader = OrderLineReader(file: "orders.ndjson")
    let lines = reader.read(try RepositoryFiles.bytes("Examples/orders.ndjson"))
    let orders = try lines.map { try $0.result.get().order }
    #expect(orders.map(\.locale) == ["en-GB", "de-DE", "ja-JP", "he-IL"])
    #expect(orders.map(\.seats.count) == [2, 1, 1, 1])
    #expect(Set(orders.map(\.id)).count == 4)
    for picture in orders.flatMap(\.event.pictures.values) {
      #expect(RepositoryFiles.exists("Examples/" + picture.file))
    }
  }

  @Test(arguments: orders + ["Tests/Fixtures/orders/valid/every-key.json"], OrderFormat.allCases)
  func `An order is written as it is read`(file: String, format: OrderFormat) throws {
    let order = try order(file)
    let written = format.write(order)
    let copy = try OrderDocument(reading: written)
    #expect(copy.order == order)
    #expect(copy.notes == [])
    #expect(written.last == UInt8(ascii: "\n"))
    if format == .ndjson { #expect(written.filter { $0 == UInt8(ascii: "\n") }.count == 1) }
  }
}
