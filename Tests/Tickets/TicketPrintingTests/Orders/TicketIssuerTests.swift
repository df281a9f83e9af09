import Files
import TestSupport
import Testing
import TicketFiles
import Tickets

@testable import TicketPrinting

/// Tickets of orders, with what the orders refer to.
@Suite struct TicketIssuerTests {
  /// An order of a seat in the example theatre, with more keys at its end.
  private static func order(id: String = "R-1", seat: String = "1/7", venue: String = "", more: String = "") throws
    -> OrderDocument
  {
    let text = #"""
      { "format": "seatmap-order/1", "id": "\#(id)", "locale": "en-GB", "event": { "title": "Low Tide" },
        "venue": { \#(venue) }, "seats": [{ "id": "\#(seat)" }]\#(more) }
      """#
    return try OrderDocument(reading: Array(text.utf8), file: "\(id).json")
  }

  private static let examples = RepositoryFiles.path("Examples") + "/"

  @Test func `labels come from the plan that the order names`() throws {
    var issuer = TicketIssuer()
    let outcome = try issuer.tickets(
      of: Self.order(venue: #""plan": "theatre.json""#), named: "order", in: Self.examples)
    let ticket = try #require(outcome.tickets.first)
    #expect(ticket[.row] == "1")
    #expect(ticket[.seat] == "7")
    #expect(issuer.files.role(ofFileAt: Self.examples + "theatre.json") == "plan")
  }

  @Test func `a plan that is not there is told with the order and its key`() throws {
    var issuer = TicketIssuer()
    let error = try #require(
      #expect(throws: OrderFailure.self) {
        try issuer.tickets(of: Self.order(venue: #""plan": "none.json""#), named: "order.json:3", in: "/nowhere/")
      })
    #expect("\(error)" == "order.json:3: venue.plan: /nowhere/none.json: no such file or directory")
  }

  @Test func `a seat that the plan lacks fails alone`() throws {
    var issuer = TicketIssuer()
    let outcome = try issuer.tickets(
      of: Self.order(seat: "99/1", venue: #""plan": "theatre.json""#), named: "order", in: Self.examples)
    #expect(outcome.tickets.isEmpty)
    #expect(outcome.failures.map(\.description) == ["order: seats[0].id: the plan has no seat \"99/1\""])
  }

  @Test func `two orders do not get one ticket`() throws {
    var issuer = TicketIssuer()
    let first = try issuer.tickets(of: Self.order(), named: "one")
    let second = try issuer.tickets(of: Self.order(), named: "two")
    let id = try #require(first.tickets.first?.id)
    #expect(second.tickets.isEmpty)
    #expect(second.failures.map(\.reason) == [.repeatedTicket(id, earlier: "one")])
  }

  @Test func `a ticket never takes the place of a file that was read`() throws {
    let failure = OrderFailure("t.png", .overwriting(path: "t.png", ticket: "R-1", role: "picture"))
    #expect(
      "\(failure)" == "t.png: R-1: would overwrite the picture that is read: choose another folder or other names")
  }
}
