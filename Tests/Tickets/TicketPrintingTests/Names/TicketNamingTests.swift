import TestSupport
import Testing
import TicketPrinting
import Tickets

/// How tickets' files are called.
@Suite struct TicketNamingTests {
  private func ticket(_ fields: [TicketField: String]) -> Ticket { Ticket(id: "x", fields: fields) }

  @Test func `What a hall does not have is left out`() {
    var naming = TicketNaming()
    #expect(naming.name(for: ticket([.order: "R-1", .section: "Stalls", .row: "H", .seat: "34"])) == "R-1-Stalls-H-34")
    #expect(naming.name(for: ticket([.order: "R-1", .row: "H", .seat: "34"])) == "R-1-H-34")
    #expect(naming.name(for: ticket([.order: "R-1"])) == "R-1")
    #expect(naming.name(for: ticket([:])) == "ticket")
  }

  @Test func `Equal names are numbered`() throws {
    var naming = TicketNaming(try TicketTemplate(parsing: "{holder}"))
    let names = ["Ann", "ANN", "ann", "Ann~2", "Bo"].map { naming.name(for: ticket([.holder: $0])) }
    #expect(names == ["Ann", "ANN~2", "ann~3", "Ann~2~2", "Bo"])
  }

  /// One and two scalars that look the same, and are the same name where file systems normalize.
  @Test func `Letters that look the same are the same`() throws {
    var naming = TicketNaming(try TicketTemplate(parsing: "{holder}"))
    #expect(naming.name(for: ticket([.holder: "\u{E9}"])) == "\u{E9}")
    #expect(naming.name(for: ticket([.holder: "e\u{301}"])).hasSuffix("~2"))
  }

  /// NTFS takes both small sigmas for the capital one; ext4 and APFS can be told to fold case as Unicode does.
  @Test(arguments: [("ΟΔΟΣ", "οδος"), ("οδος", "οδοσ"), ("STRASSE", "Straße"), ("K", "\u{212A}")])
  func `Letters that differ in case are the same`(first: String, second: String) throws {
    var naming = TicketNaming(try TicketTemplate(parsing: "{holder}"))
    #expect(naming.name(for: ticket([.holder: first])) == first)
    #expect(naming.name(for: ticket([.holder: second])).hasSuffix("~2"))
  }

  @Test func `Files with different ends differ together`() throws {
    var naming = TicketNaming(try TicketTemplate(parsing: "{holder}"), ends: [".png", "@2x.png"])
    #expect(naming.name(for: ticket([.holder: "a@2x"])) == "a@2x")
    // Its second file would be a@2x.png, which the first has.
    #expect(naming.name(for: ticket([.holder: "a"])) == "a~2")
  }

  @Test func `Many equal names take little time`() {
    var naming = TicketNaming()
    var names: Set<String> = []
    for _ in 0..<20_000 { names.insert(naming.name(for: ticket([.order: "R"]))) }
    #expect(names.count == 20_000)
    #expect(names.contains("R~20000"))
  }
}
