import Colors
import Geometry
import JSON
import Paths
import Reading
import Shapes
import TestSupport
import Testing
import TicketFiles
import Tickets

struct TicketDesignReadingTests {
  private func design(_ text: String) throws -> TicketDesign {
    try TicketDesignDocument(reading: Array(text.utf8)).design
  }

  @Test(arguments: BuiltInTicketDesign.allCases)
  func `A file that changes nothing is the design that it extends`(base: BuiltInTicketDesign) throws {
    let text = "{ \"format\": \"seatmap-ticket-design/1\", \"extends\": \"\(base.rawValue)\" }"
    #expect(try design(text) == base.design)
  }

  @Test func `Every key changes its field`() throws {
    let bytes = try RepositoryFiles.bytes("Tests/Fixtures/designs/valid/every-key.json")
    let design = try TicketDesignDocument(reading: bytes).design
    #expect(design.name == "house" && design.unit == .point && design.canvas == Size(400, 200))
    #expect(design.bleed == 9 && design.safeMargin == 6 && design.frame == Rect(x: 10, y: 10, width: 380, height: 180))
    #expect(design.outline.corners == .init(.square, .rounded(8), .concave(6), .square))
    #expect(design.outline.notch == .init(radius: 10, depth: 7))
    #expect(
      design.outline.bites == [.init(.left, at: 0.5, radius: 12, depth: 9), .init(.top, at: 0.2, radius: 5, depth: 5)])
    #expect(design.outline.scallops == .init([.bottom, .right], radius: 3, spacing: 2))
    #expect(
      design.perforation
        == TicketPerforation(.dashes(width: 2, dash: 5, gap: 3, ends: .gap), ink: .named("border"), inset: 4))
    #expect(design.border == TicketBorder(ink: .named("border"), width: 0.5))
    let shade = TicketInk.fixed(Color(gray: 0, alpha: 68.0 / 255))
    #expect(design.shadow == TicketShadow(ink: shade, radius: 8, offset: Vector(1, 4)))
    #expect(design.ground == .named("background"))
    #expect(design.folds == [TicketFold(.horizontal, at: 100), TicketFold(.vertical, at: 30)])
    #expect(design.scales == [1, 2] && design.resolutions == [203, 300] && design.depth == .oneBit)
    #expect(design.datePattern == DatePattern("d. MMMM") && design.timePattern == DatePattern("H 'Uhr' mm"))
    #expect(design.runtimeForm == .colon)
    #expect(design.elements.count == 1)
    #expect(design.panels.map(\.name) == ["body", "stub"])
    #expect(design.panels.map(\.length) == [280, nil])
    #expect(
      design.panels[0].fill == .gradient(from: .named("background"), to: .fixed(Color(hex: 0xEEEEEE)), degrees: 45))
  }

  @Test func `Every key of an element changes its field`() throws {
    let bytes = try RepositoryFiles.bytes("Tests/Fixtures/designs/valid/every-key.json")
    let panels = try TicketDesignDocument(reading: bytes).design.panels
    let text = TicketTextStyle(
      size: 12, weight: .bold, ink: .named("text"), alignment: .center, verticalAlignment: .middle, maximumLines: 3,
      smallestScale: 0.5, ellipsis: .middle, lineSpacing: 1.1, isUppercase: true)
    var small = text
    small.size = 8
    let template = TicketTemplate([.field(.venue), .optional([.words(" ["), .field(.hall), .words("]")])])
    let grid = TicketGrid(
      columns: 2, rowHeight: 16, columnSpacing: 4, rowSpacing: 3,
      elements: [TicketField.date, .time].map { field in
        .field(
          TicketFieldElement(field, captionStyle: small, captionHeight: 8 * 1.1, valueStyle: small), .share(1))
      })
    let expected: [TicketElement] = [
      .text(TicketTextElement(template, style: text), .frame(Rect(x: 20, y: 20, width: 120, height: 20))),
      .field(
        TicketFieldElement(
          .seat, captionStyle: small, captionHeight: 10, valueStyle: text, turn: .counterclockwise),
        .frame(Rect(x: 20, y: 50, width: 60, height: 30))),
      .picture(
        TicketPictureElement(
          [.poster, .backdrop, .logo], fit: .contain, cornerRadius: 4, fallback: .flat(.named("border"))),
        .frame(Rect(x: 150, y: 20, width: 100, height: 60))),
      .line(
        TicketLineElement(ink: .named("border"), width: 0.5, dashes: [2, 1]),
        .frame(Rect(x: 20, y: 90, width: 230, height: 1))),
      .shape(
        TicketShapeElement(
          .ellipse, fill: .flat(.named("border")), border: .named("text"), borderWidth: 2, cornerRadius: 1),
        .frame(Rect(x: 20, y: 100, width: 10, height: 10))),
      .rating(
        TicketRatingElement(
          barHeight: 4, track: .named("border"), fill: .flat(.named("text")), labelStyle: small, labelWidth: 30),
        .frame(Rect(x: 40, y: 100, width: 100, height: 12))),
      .chips(
        TicketChipsElement(
          style: small, fill: .flat(.named("background")), padding: 3, spacing: 2, cornerRadius: 6),
        .frame(Rect(x: 150, y: 100, width: 100, height: 20))),
      .stack(
        TicketStack(
          .vertical, spacing: 2,
          elements: [
            .text(
              TicketTextElement(TicketTemplate([.caption(.row), .words(" "), .field(.row)]), style: small),
              .length(10)),
            .grid(grid, .share(2)),
          ]), .frame(Rect(x: 20, y: 120, width: 230, height: 50))),
    ]
    #expect(panels[0].elements.count == expected.count)
    for (element, expected) in zip(panels[0].elements, expected) { #expect(element == expected) }
    let code = TicketCodeElement(
      symbology: "aztec", alignment: .start, verticalAlignment: .top, dark: .named("text"),
      plate: .fixed(Color(hex: 0xFFFFF8)), captionStyle: small, captionHeight: 12, turn: .clockwise)
    #expect(panels[1].elements == [.code(code, .frame(Rect(x: 10, y: 20, width: 80, height: 100)))])
  }

  @Test(arguments: ["every-key", "holes", "extends-alone"])
  func `What is written is read as the same`(name: String) throws {
    let design = try TicketDesignDocument(
      reading: RepositoryFiles.bytes("Tests/Fixtures/designs/valid/\(name).json")
    ).design
    #expect(try TicketDesignDocument(reading: TicketDesignDocument.write(design)).design == design)
  }

  /// A venue's colours over the standard design: the rest of its palette, and all else, stays.
  @Test func `A palette changes the colors that it names`() throws {
    let text = """
      {
        "format": "seatmap-ticket-design/1", "extends": "cinema", "name": "house",
        "palette": { "light": { "accent": "#c00" }, "dark": { "accent": "#f66" } }
      }
      """
    let (house, cinema) = (try design(text), BuiltInTicketDesign.cinema.design)
    #expect(house.color(.named("accent"), scheme: .light) == Color(hex: 0xCC0000))
    #expect(house.color(.named("accent"), scheme: .dark) == Color(hex: 0xFF6666))
    #expect(house.color(.named("stub"), scheme: .dark) == cinema.color(.named("stub"), scheme: .dark))
    #expect(house.panels == cinema.panels)
  }

  /// The dark palette need not name what stays as it is.
  @Test func `A color that only the light palette has holds for both`() throws {
    let design = try design(
      """
      {
        "format": "seatmap-ticket-design/1", "name": "x", "canvas": [9, 9],
        "palette": { "light": { "a": "#123456", "b": "red" }, "dark": { "b": "blue" } },
        "panels": [{ "name": "body", "fill": "a" }]
      }
      """)
    #expect(design.color(.named("a"), scheme: .dark) == Color(hex: 0x123456))
    #expect(design.color(.named("b"), scheme: .dark) == Color(hex: 0x0000FF))
    #expect(design.frame == Rect(x: 0, y: 0, width: 9, height: 9))
  }

  @Test func `Names are cleaned with a note`() throws {
    let text = "{ \"format\": \"seatmap-ticket-design/1\", \"extends\": \"flat\", \"name\": \"a\\u0007b\" }"
    let document = try TicketDesignDocument(reading: Array(text.utf8), file: "house.json")
    #expect(document.design.name == "ab")
    #expect(document.notes.map(\.description) == ["house.json:1:67: name: dropped control characters"])
  }
}
