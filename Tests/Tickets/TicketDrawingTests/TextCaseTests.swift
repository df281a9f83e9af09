import CairoRendering
import Drawing
import Geometry
import ImageFiles
import Paths
import Testing
import TicketDrawing
import Tickets

/// Texts that other ticket programs get wrong: other scripts, long ones, missing ones.
@Suite struct TextCaseTests {
  private static func ticket(title: String) -> Ticket {
    var ticket = Ticket.sample
    ticket.fields[.title] = title
    return ticket
  }

  /// Ink is what differs from the ticket with an empty title, whose box it would be in.
  private func expectTitleInItsBox(
    _ title: String, pixelsPerUnit: Double = 2, at place: SourceLocation = #_sourceLocation
  ) throws {
    var empty = Ticket.sample
    empty.fields[.title] = nil
    empty.id = Ticket.sample.id
    var design = SampleDesign.design(shadow: false)
    // The picture's initials come from the title too.
    design.panels[0].elements.remove(at: 1)
    let with = try DrawnTicket(TextCaseTests.ticket(title: title), design: design, pixelsPerUnit: pixelsPerUnit)
    let without = try DrawnTicket(empty, design: design, pixelsPerUnit: pixelsPerUnit)
    var ink: Rect?
    for offset in stride(from: 0, to: with.pixels.samples.count, by: 4)
    where with.pixels.samples[offset] != without.pixels.samples[offset] {
      let (y, x) = (offset / 4).quotientAndRemainder(dividingBy: with.pixels.width)
      let pixel = Rect(x: Double(x), y: Double(y), width: 1, height: 1)
      ink = ink?.union(pixel) ?? pixel
    }
    let box = SampleDesign.titleFrame.translated(by: Vector(12, 12))
    let found = try #require(ink, "something is shown", sourceLocation: place)
    let scaled = Rect(
      minX: box.minX * pixelsPerUnit, minY: box.minY * pixelsPerUnit, maxX: box.maxX * pixelsPerUnit,
      maxY: box.maxY * pixelsPerUnit)
    // A pixel beyond is the blur of an edge.
    #expect(scaled.inset(by: -1).contains(found), "\(found) in \(scaled)", sourceLocation: place)
  }

  static let titles = [
    "A", "The Velvet Signal", String(repeating: "Wanderlust ", count: 18) + "200", String(repeating: "M", count: 200),
    "مهرجان القاهرة السينمائي الدولي 2026", "בין השמשות: סיפור של עיר אחת", "東京国際映画祭 千と千尋の神隠し",
    "संध्या का संकेत", "Žofia Łukasz Ő", "Party 🎉 Pass", "👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦",
  ]

  @Test(arguments: titles)
  func `Ink stays in its box`(title: String) throws {
    try expectTitleInItsBox(title)
  }

  @Test(arguments: [
    "مهرجان القاهرة السينمائي الدولي 2026", "東京国際映画祭 千と千尋の神隠し", "王小明", "Žofia Łukasz Ő", "Party 🎉 Pass",
    "الإمارات", "संध्या का संकेत", "בין השמשות",
  ])
  func `The standard fonts have every script that tickets are sold in`(title: String) throws {
    let ticket = try DrawnTicket(TextCaseTests.ticket(title: title))
    #expect(!ticket.picture.findings.contains { if case .missingCharacters = $0.kind { true } else { false } })
  }

  /// Letters are not shaped here: the line holds them as they were given, for Pango to join.
  @Test func `An Arabic title is joined, on the right, first words first`() throws {
    let title = "مهرجان القاهرة السينمائي الدولي 2026"
    var design = SampleDesign.design(shadow: false)
    let box = Rect(x: 16, y: 16, width: 222, height: 60)
    guard case .text(let text, _) = design.panels[0].elements[0] else { return }
    design.panels[0].elements = [.text(text, .frame(box))]
    let ticket = try DrawnTicket(TextCaseTests.ticket(title: title), design: design)
    let lines = ticket.texts.filter { $0.style.weight == .black && $0.alignment == .right }
    #expect(lines.count == 2)
    #expect(lines.map(\.string).joined(separator: " ") == title)
    #expect(lines[0].string.hasPrefix("مهرجان"))
    #expect(lines[0].position.y < lines[1].position.y)
    for line in lines {
      #expect(line.direction == .rightToLeft)
      #expect(abs(line.position.x - (12 + box.maxX)) < 2, "at the box's right edge")
    }
  }

  @Test func `A character that no font has is an error with its code point`() throws {
    // A letter of Sidetic, in Unicode since 2025.
    let ticket = try DrawnTicket(TextCaseTests.ticket(title: "Gate \u{10940}"))
    let finding = try #require(ticket.picture.findings.first { $0.severity == .error })
    #expect(finding.kind == .missingCharacters(["\u{10940}"]))
    #expect(finding.description == "title: no font has U+10940")
  }

  /// 80 letters in a box 130 wide: made smaller, broken, then cut, and said so.
  @Test func `A name that is too long is made to fit, and that is told`() throws {
    let long = try DrawnTicket(TextCaseTests.ticket(title: String(repeating: "Northlight ", count: 7) + "End"))
    #expect(long.severities(about: "title").contains(.warning), "cut with an ellipsis")
    #expect(long.texts.contains { $0.string.hasSuffix("…") })
    var ordered = Ticket.sample
    ordered.fields[.price] = "1,234.56 CHF"
    let smaller = try DrawnTicket(ordered)
    #expect(smaller.severities(about: "price") != [])
    // Another field is where it was.
    let usual = try DrawnTicket()
    #expect(smaller.texts.first { $0.string == "34" } == usual.texts.first { $0.string == "34" })
  }

  @Test func `A text that was made smaller stands on the line of its neighbours`() throws {
    var ordered = Ticket.sample
    ordered.fields[.price] = "$15.68"
    let ticket = try DrawnTicket(ordered)
    let price = try #require(ticket.texts.first { $0.string == "$15.68" })
    let seat = try #require(ticket.texts.first { $0.string == "34" })
    #expect(price.style.size < seat.style.size)
    #expect(abs(price.position.y - seat.position.y) < 1e-6)
  }

  /// An address of 64 characters, cut in its middle where the design says so.
  @Test func `An address can be cut in its middle`() throws {
    let address = "a.very.long.mailbox.name.of.somebody@subdomain.of.example.museum"
    var design = SampleDesign.design(shadow: false)
    design.panels[0].elements[0] = .text(
      TicketTextElement(
        TicketTemplate(.holder), style: TicketTextStyle(size: 12, ink: .named("text"), ellipsis: .middle)),
      .frame(SampleDesign.titleFrame))
    var ordered = Ticket.sample
    ordered.fields[.holder] = address
    let ticket = try DrawnTicket(ordered, design: design)
    let shown = try #require(ticket.texts.first { $0.string.hasPrefix("a.very") }).string
    let halves = shown.split(separator: "…")
    #expect(halves.count == 2)
    #expect(address.hasPrefix(halves[0]) && address.hasSuffix(halves[1]))
    #expect(ticket.severities(about: "holder") == [.warning])
  }

  /// Row and seat are gone: the price moves to the first cell, at the left edge of the grid.
  @Test func `What is missing closes up`() throws {
    var ordered = Ticket.sample
    (ordered.fields[.row], ordered.fields[.seat]) = (nil, nil)
    let ticket = try DrawnTicket(ordered)
    let price = try #require(ticket.texts.first { $0.string == "$5.68" })
    #expect(abs(price.position.x - (12 + 104)) < 2)
    #expect(!ticket.texts.contains { $0.string == "ROW" || $0.string == "SEAT" })
  }

  @Test func `A note of two thousand characters stays in its box, cut at its end`() throws {
    var design = SampleDesign.design(shadow: false)
    design.panels[0].elements[0] = .text(
      TicketTextElement(
        TicketTemplate(.note), style: TicketTextStyle(size: 8, ink: .named("text"), maximumLines: 100)),
      .frame(SampleDesign.titleFrame))
    var ordered = Ticket.sample
    ordered.fields[.note] = String(String(repeating: "Doors open an hour before the show. ", count: 60).prefix(2000))
    let ticket = try DrawnTicket(ordered, design: design)
    #expect(ticket.severities(about: "note") == [.warning])
    let lines = ticket.texts.filter { $0.style.size < 8 }
    #expect(lines.count > 5)
    #expect(lines.allSatisfy { $0.position.y <= 12 + SampleDesign.titleFrame.maxY })
  }

  /// ROW in English; Turkish has a dot on its capital, German two letters for ß, Greek no accents.
  @Test(arguments: [("en", "Sitz ß", "SITZ SS"), ("tr-TR", "sıra ile", "SIRA İLE"), ("el-GR", "Σειρά", "ΣΕΙΡΑ")])
  func `Capitals are those of the ticket's language`(language: String, caption: String, shown: String) throws {
    var ordered = Ticket.sample
    ordered.language = language
    ordered.captions[.row] = caption
    #expect(try DrawnTicket(ordered).texts.contains { $0.string == shown })
  }

  @Test(arguments: [
    ("de-DE", "Halle, Weg 1"), ("ja-JP", "Halle、Weg 1"), ("zh-Hant-TW", "Halle，Weg 1"), ("ar-EG", "Halle، Weg 1"),
  ])
  func `Venue and address have the language's own comma between them`(language: String, shown: String) throws {
    var design = SampleDesign.design(shadow: false)
    design.panels[0].elements = [
      .text(
        TicketTextElement(try TicketTemplate(parsing: "{venue}[, {address}]"), style: TicketTextStyle(size: 12)),
        .frame(SampleDesign.titleFrame))
    ]
    var ordered = Ticket.sample
    ordered.language = language
    (ordered.fields[.venue], ordered.fields[.address]) = ("Halle", "Weg 1")
    #expect(try DrawnTicket(ordered, design: design).texts.contains { $0.string == shown })
  }

  @Test func `A ticket that is read from the right is mirrored, its numbers are not`() throws {
    var ordered = Ticket.sample
    ordered.isRightToLeft = true
    ordered.language = "ar-EG"
    let (usual, mirrored) = (try DrawnTicket(), try DrawnTicket(ordered))
    let width = usual.picture.scene.size.width
    let code = try #require(mirrored.picture.codeFrame)
    let usualCode = try #require(usual.picture.codeFrame)
    #expect(abs(code.midX - (width - usualCode.midX)) <= 1)
    let seat = try #require(mirrored.texts.first { $0.string == "34" })
    let usualSeat = try #require(usual.texts.first { $0.string == "34" })
    #expect(seat.alignment == .right)
    #expect(abs(seat.position.x - (width - usualSeat.position.x)) < 1)
    try mirrored.expectCode("TICKET-A-1001-H34-7QX2")
  }

  @Test func `The summary says what the ticket says, and the title who it is for`() throws {
    let scene = try DrawnTicket().picture.scene
    #expect(scene.title == "The Velvet Signal – A-1001-H34")
    #expect(
      scene.summary
        == "The Velvet Signal, Northlight Pictures, Lichtspielhaus, Screen 18, Row H, Seat 34, Date 23/05/26, "
        + "Time 18:15, Price $5.68")
  }
}
