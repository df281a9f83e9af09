import Barcodes
import Drawing
import Geometry
import GoldenImages
import GoldenTesting
import SVGRendering
import SeatMapGoldenTesting
import Shapes
import Testing
import TicketDrawing
import TicketFiles
import Tickets

/// What tickets look like: each design in each scheme, each symbology, and the texts and pictures that are hard.
///
/// Each golden's code is read back too.
@Suite("Ticket goldens")
struct TicketGoldenTests {
  struct Look: CustomTestStringConvertible {
    let design: BuiltInTicketDesign
    let scheme: TicketScheme
    var testDescription: String { scheme == .dark ? "\(design.rawValue)-dark" : design.rawValue }

    /// Small, since every golden is kept: thermal tickets alone at the scale that they are made for.
    var scale: Double {
      switch design {
      case .thermal: 203.0 / 72
      case .walletPoster: 0.5
      case .walletGoogleHero, .walletGoogleLogo: 0.25
      default: 1
      }
    }

    /// Whether the picture is shown; elsewhere what stands in for one that is missing.
    var hasPicture: Bool { scheme == .light && design != .flat && design != .printA4 }
  }

  static let looks = BuiltInTicketDesign.allCases.flatMap { design in
    TicketScheme.allCases.filter { $0 == .light || design.design.dark != nil }.map { Look(design: design, scheme: $0) }
  }

  @Test(arguments: looks)
  func `Each design in each scheme`(look: Look) throws {
    let ticket = try #require(try ExampleOrder.tickets("basket", design: look.design.design).first)
    let drawn = try DrawnTicket(
      ticket, design: look.design.design, scheme: look.scheme, pixelsPerUnit: look.scale,
      image: look.hasPicture ? ExampleOrder.images(pixelsPerUnit: look.scale) : { _ in nil })
    expectGolden(drawn.picture.scene, "Tickets/design-\(look.testDescription)", scale: look.scale)
    #expect(!drawn.picture.findings.contains { $0.severity == .error }, "\(drawn.picture.findings)")
    if drawn.picture.code != nil { try drawn.expectCode("SM1:7F3K9Q2M:5-4") }
  }

  @Test
  func `A ticket as a document`() throws {
    let ticket = try #require(try ExampleOrder.tickets("basket").first)
    let drawn = try DrawnTicket(ticket, design: BuiltInTicketDesign.cinema.design)
    expectGolden(SVGRenderer().svg(of: drawn.picture.scene), "Tickets/cinema-document", as: .svg)
  }

  @Test(arguments: [BuiltInTicketDesign.cinema, .flat])
  func `A ticket that is read from right to left`(design: BuiltInTicketDesign) throws {
    let ticket = try #require(try ExampleOrder.tickets("arabic").first)
    let drawn = try DrawnTicket(ticket, design: design.design)
    expectGolden(drawn.picture.scene, "Tickets/arabic-\(design.rawValue)")
    try drawn.expectCode("SM1:4GJ2P8WN:C-12")
  }

  @Test(arguments: Symbology.allCases)
  func `Each symbology`(symbology: Symbology) throws {
    var ticket = Ticket.sample
    let payload = symbology == .microQR ? "A1001-H34-7QX2" : "TICKET-A-1001-H34-7QX2"
    ticket.code = TicketCode(
      payload: .text(SecretText(payload)), symbology: symbology.rawValue, caption: "A-1001-H34")
    // Rows of bars need a longer stub.
    var design = SampleDesign.design()
    if !symbology.isTwoDimensional || symbology == .pdf417 {
      design.canvas.width += 320
      design.frame = Rect(origin: design.frame.origin, size: Size(720, 150))
      design.panels[1].length = 470
      design.panels[1].elements = design.panels[1].elements.map { element in
        guard case .code(let code, _) = element else { return element }
        return .code(code, .frame(Rect(x: 25, y: 15, width: 420, height: 120)))
      }
    }
    let drawn = try DrawnTicket(ticket, design: design)
    expectGolden(drawn.picture.scene, "Tickets/code-\(symbology.rawValue)")
    try drawn.expectCode(payload, symbology)
  }

  struct TextCase: CustomTestStringConvertible {
    let name: String
    var fields: [TicketField: String?]
    var testDescription: String { name }
  }

  static let textCases = [
    TextCase(name: "arabic", fields: [.title: "مهرجان القاهرة السينمائي الدولي 2026"]),
    TextCase(name: "hebrew", fields: [.title: "בין השמשות: סיפור אחד"]),
    TextCase(name: "japanese", fields: [.title: "東京国際映画祭 千と千尋の神隠し"]),
    TextCase(name: "devanagari", fields: [.title: "संध्या का संकेत"]),
    TextCase(name: "latin-extended", fields: [.title: "Žofia Łukasz Ő"]),
    TextCase(name: "emoji", fields: [.title: "Party 🎉 Pass 👩‍👩‍👧‍👦"]),
    TextCase(name: "long-title", fields: [.title: String(repeating: "Wanderlust and Other ", count: 9) + "Distances."]),
    TextCase(name: "one-long-word", fields: [.title: String(repeating: "Donaudampfschifffahrt", count: 9)]),
    TextCase(name: "no-row-no-seat", fields: [.row: nil, .seat: nil]),
    TextCase(name: "long-values", fields: [.row: "Orchestra", .seat: "1024–1026", .price: "CHF 1’234.50"]),
  ]

  @Test(arguments: textCases)
  func `Texts that are hard`(text: TextCase) throws {
    var ticket = Ticket.sample
    for (field, value) in text.fields { ticket.fields[field] = value }
    let drawn = try DrawnTicket(ticket)
    expectGolden(drawn.picture.scene, "Tickets/text-\(text.name)")
    try drawn.expectCode("TICKET-A-1001-H34-7QX2")
  }

  @Test
  func `A note of two thousand characters on a page`() throws {
    var ticket = try #require(try ExampleOrder.tickets("basket").first)
    let note = String(repeating: "Doors open an hour before the show; late guests wait for the interval. ", count: 30)
    ticket.fields[.note] = String(note.prefix(2000))
    ticket.captions[.note] = "Note"
    let drawn = try DrawnTicket(ticket, design: BuiltInTicketDesign.printA4.design)
    expectGolden(drawn.picture.scene, "Tickets/text-long-note")
    try drawn.expectCode("SM1:7F3K9Q2M:5-4")
  }

  @Test
  func `A dark ticket whose picture is missing`() throws {
    var ticket = Ticket.sample
    ticket.pictures[.poster] = PictureSource(file: "nowhere.png")
    let drawn = try DrawnTicket(ticket, scheme: .dark)
    expectGolden(drawn.picture.scene, "Tickets/picture-missing-dark")
    try drawn.expectCode("TICKET-A-1001-H34-7QX2")
  }

  @Test
  func `A code on a black picture`() throws {
    var design = SampleDesign.design()
    design.panels[1].elements.insert(
      .picture(TicketPictureElement([.backdrop]), .frame(Rect(x: 0, y: 0, width: 150, height: 150))), at: 0)
    var ticket = Ticket.sample
    ticket.pictures[.backdrop] = PictureSource(file: "black.png")
    let drawn = try DrawnTicket(ticket, design: design) { slot in
      TicketSlotImage(
        Raster(width: 1, height: 1, pixels: [0, 0, 0, 255]), in: Rect(origin: .zero, size: slot.size))
    }
    expectGolden(drawn.picture.scene, "Tickets/code-on-black")
    try drawn.expectCode("TICKET-A-1001-H34-7QX2")
  }

  @Test
  func `A portrait picture in a wide slot`() throws {
    var design = SampleDesign.design()
    design.panels[0].elements = [
      .picture(TicketPictureElement([.poster], cornerRadius: 6), .frame(Rect(x: 16, y: 16, width: 218, height: 118)))
    ]
    var ticket = Ticket.sample
    ticket.pictures = try #require(try ExampleOrder.tickets("basket").first).pictures
    let drawn = try DrawnTicket(ticket, design: design, image: ExampleOrder.images(pixelsPerUnit: 1))
    expectGolden(drawn.picture.scene, "Tickets/picture-portrait")
    try drawn.expectCode("TICKET-A-1001-H34-7QX2")
  }

  @Test(arguments: ["holes", "shallow-notch", "scallops", "vertical"])
  func `Forms of edges`(form: String) throws {
    var design = SampleDesign.design(border: form != "holes", axis: form == "vertical" ? .vertical : .horizontal)
    switch form {
    case "holes": design.perforation = TicketPerforation(.holes(radius: 2.5, pitch: 9), inset: 4)
    case "shallow-notch": design.outline.notch = .init(radius: 22, depth: 9)
    case "scallops":
      design.outline = TicketOutlineStyle(scallops: .init([.left, .right], radius: 5, spacing: 3))
    default: design.outline.corners = .init(.concave(14))
    }
    let drawn = try DrawnTicket(design: design, pixelsPerUnit: 1)
    expectGolden(drawn.picture.scene, "Tickets/edge-\(form)")
    try drawn.expectCode("TICKET-A-1001-H34-7QX2")
  }
}
