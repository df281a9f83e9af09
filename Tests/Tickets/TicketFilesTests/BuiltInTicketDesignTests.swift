import Colors
import Geometry
import Paths
import Shapes
import Testing
import TicketFiles
import Tickets

struct BuiltInTicketDesignTests {
  @Test(arguments: BuiltInTicketDesign.allCases)
  func `Every design is read and has its name`(design: BuiltInTicketDesign) throws {
    let document = try TicketDesignDocument(reading: design.file)
    #expect(document.design.name == design.rawValue)
    #expect(document.notes.isEmpty)
    #expect(document.design == design.design)
  }

  @Test(arguments: BuiltInTicketDesign.allCases, [false, true])
  func `Nothing is amiss in any design`(design: BuiltInTicketDesign, isMirrored: Bool) {
    let layout = TicketLayout(of: design.design, isMirrored: isMirrored)
    #expect(layout.findings.map(\.description) == [])
    #expect(!layout.elements.isEmpty)
  }

  @Test(arguments: BuiltInTicketDesign.allCases)
  func `Every design is read again as it is written`(design: BuiltInTicketDesign) throws {
    let written = TicketDesignDocument.write(design.design)
    let again = try TicketDesignDocument(reading: written).design
    #expect(TicketDesignDocument.write(again) == written)
    #expect(TicketLayout(of: again).elements.map(\.path) == TicketLayout(of: design.design).elements.map(\.path))
  }

  @Test func `A family is several designs`() {
    #expect(BuiltInTicketDesign.named("print").map(\.rawValue) == ["print-a4", "print-stub", "print-wide"])
    #expect(BuiltInTicketDesign.named("wallet").count == 9)
    #expect(BuiltInTicketDesign.named("cinema") == [.cinema])
    #expect(BuiltInTicketDesign.named("kino").isEmpty)
  }

  /// The sizes are those of the stock and of the slots: inches in points, Apple's and Google's in pixels.
  @Test(arguments: [
    (BuiltInTicketDesign.flat, Size(1000, 400), 0.0), (.printStub, Size(5.5 * 72, 2 * 72), 9),
    (.printWide, Size(8.5 * 72, 2.75 * 72), 9), (.thermal, Size(5.5 * 72, 2 * 72), 0), (.walletIcon, Size(29, 29), 0),
    (.walletLogo, Size(160, 50), 0), (.walletThumbnail, Size(90, 90), 0), (.walletStrip, Size(375, 98), 0),
    (.walletBackground, Size(180, 220), 0), (.walletFooter, Size(286, 15), 0), (.walletPoster, Size(358, 448), 0),
    (.walletGoogleLogo, Size(660, 660), 0), (.walletGoogleHero, Size(1032, 336), 0),
  ])
  func `Every design has its size`(design: BuiltInTicketDesign, size: Size, bleed: Double) {
    let design = design.design
    #expect(design.canvas == size)
    #expect(design.bleed == bleed)
    #expect(design.isPhysical == (design.unit == .point))
  }

  /// 210 × 297 mm at 72 points to 25.4 mm, folded in halves both ways, with the ticket in the upper half.
  @Test func `The A4 page is folded in four`() {
    let design = BuiltInTicketDesign.printA4.design
    #expect(abs(design.canvas.width - 210 / 25.4 * 72) < 1e-3)
    #expect(abs(design.canvas.height - 297 / 25.4 * 72) < 1e-3)
    let layout = TicketLayout(of: design)
    #expect(layout.folds.map(\.start.y)[0] - design.canvas.height / 2 < 1e-3)
    #expect(layout.frame.maxY < design.canvas.height / 2)
    #expect(abs(layout.tears[0].start.x - design.canvas.width / 2) < 1e-3)
  }

  /// Of Google's logo a circle is seen, and 15 % at each side should stay free.
  @Test func `The logo fits googles circle`() throws {
    let picture = try #require(TicketLayout(of: BuiltInTicketDesign.walletGoogleLogo.design).elements.first)
    #expect(picture.frame == Rect(x: 99, y: 99, width: 462, height: 462))
  }

  @Test func `Thermal designs are black and white`() {
    let design = BuiltInTicketDesign.thermal.design
    #expect(design.depth == .oneBit)
    #expect(design.resolutions == [203, 300])
    for ink in design.inks { #expect([.black, .white].contains(design.color(ink, scheme: .light))) }
  }

  // MARK: The app's ticket

  @Test func `The apps ticket has its numbers`() throws {
    let design = BuiltInTicketDesign.app.design
    #expect(design.canvas.width == 375)
    #expect(design.frame.width == 375 - 2 * 16)
    #expect(design.shadow == TicketShadow(ink: .fixed(Color(gray: 0, alpha: 0.2)), radius: 10, offset: Vector(0, 10)))
    let layout = TicketLayout(of: design)
    // Bites of 20 at the corners and in the middle of the upper and lower edge; 10 where body and stub meet.
    let tear = try #require(layout.tears.first).start.y
    for (point, isInside) in [
      (Point(16 + 14, 16 + 14), false), (Point(16 + 14.3, 16 + 14.3), true), (Point(187.5, 16 + 19.9), false),
      (Point(187.5, 16 + 20.1), true), (Point(16 + 9.9, tear), false), (Point(16 + 10.1, tear), true),
      (Point(359 - 9.9, tear), false), (Point(187.5, layout.frame.maxY - 19.9), false),
      (Point(187.5, layout.frame.maxY - 20.1), true),
    ] {
      #expect(layout.outline.contains(point) == isInside, "\(point)")
    }
    #expect(design.datePattern == DatePattern("yy/MM/dd") && design.timePattern == DatePattern("HH:mm"))
    #expect(design.runtimeForm == .colon)
    let line = try #require(layout.perforations.first)
    #expect(line.style.width == 1)
    #expect(line.style.dashes == [4, 8] && line.style.dashPhase == 4)
  }

  private static let appColors: [(String, UInt32, UInt32)] = [
    ("background", 0xFFFFFF, 0x000000), ("text", 0x000000, 0xFFFFFF), ("barcodeBackground", 0xE3E3E3, 0x0E0E0E),
    ("gray", 0x8E8E93, 0x8E8E93), ("accent", 0x2A66FF, 0x2A66FF), ("darkPurple", 0x8C4FF3, 0x8C4FF3),
  ]

  @Test(arguments: appColors)
  func `The apps ticket has its colors`(name: String, light: UInt32, dark: UInt32) {
    let design = BuiltInTicketDesign.app.design
    #expect(design.color(.named(name), scheme: .light).hexText == Color(hex: light).hexText)
    #expect(design.color(.named(name), scheme: .dark).hexText == Color(hex: dark).hexText)
  }

  // MARK: Contrast

  /// WCAG 2.2 asks a contrast of 4.5 of text and of 3 of lines that mean something.
  ///
  /// The app's own greys have less.
  @Test(arguments: BuiltInTicketDesign.allCases.filter { $0 != .app }, TicketScheme.allCases)
  func `Everybody can read the text`(design: BuiltInTicketDesign, scheme: TicketScheme) {
    let design = design.design
    for panel in design.panels {
      guard case .flat(let fill) = panel.fill, design.color(fill, scheme: scheme).alpha == 1 else { continue }
      let ground = design.color(fill, scheme: scheme)
      for style in panel.elements.flatMap(\.textStyles) {
        let contrast = design.color(style.ink, scheme: scheme).contrast(on: ground)
        #expect(contrast >= 4.5, "\(design.name), \(panel.name): \(style.ink)")
      }
      let lines = panel.elements.flatMap(\.lineInks) + [design.border?.ink, design.perforation?.ink].compactMap(\.self)
      for ink in lines {
        #expect(design.color(ink, scheme: scheme).contrast(on: ground) >= 3, "\(design.name), \(panel.name): \(ink)")
      }
    }
  }

  /// A shadow that reaches less far than a notch is deep leaves the notch's middle clear.
  @Test func `The shadow leaves the notches clear`() throws {
    let design = BuiltInTicketDesign.cinema.design
    let (shadow, notch) = (try #require(design.shadow), try #require(design.outline.notch))
    let reach = shadow.radius + shadow.offset.length
    #expect(reach < notch.depth)
    #expect(design.outline.bites.allSatisfy { reach < $0.depth })
  }

  /// Scanners want dark on light, in bright and in dark surroundings.
  @Test(arguments: BuiltInTicketDesign.allCases, TicketScheme.allCases)
  func `Codes are dark on light`(design: BuiltInTicketDesign, scheme: TicketScheme) {
    let design = design.design
    for code in TicketLayout(of: design).elements.compactMap(\.code) {
      let (dark, plate) = (design.color(code.dark, scheme: scheme), design.color(code.plate, scheme: scheme))
      #expect(plate.relativeLuminance > 0.9)
      #expect(dark.contrast(on: plate) >= 12)
    }
  }
}

extension TicketDesign {
  /// The inks of panels and of what stands on them.
  fileprivate var inks: [TicketInk] {
    panels.flatMap { panel in
      panel.fill.inks + panel.elements.flatMap(\.textStyles).map(\.ink) + panel.elements.flatMap(\.lineInks)
    }
  }
}

extension TicketElement {
  /// The styles of all texts in it.
  fileprivate var textStyles: [TicketTextStyle] {
    switch self {
    case .text(let text, _): [text.style]
    case .field(let field, _): [field.captionStyle, field.valueStyle]
    case .code(let code, _): [code.captionStyle].compactMap(\.self)
    case .rating(let rating, _): [rating.labelStyle].compactMap(\.self)
    case .stack(let stack, _): stack.elements.flatMap(\.textStyles)
    case .grid(let grid, _): grid.elements.flatMap(\.textStyles)
    case .picture, .line, .shape, .chips: []
    }
  }

  /// The inks of all lines in it.
  fileprivate var lineInks: [TicketInk] {
    switch self {
    case .line(let line, _): [line.ink]
    case .stack(let stack, _): stack.elements.flatMap(\.lineInks)
    case .grid(let grid, _): grid.elements.flatMap(\.lineInks)
    default: []
    }
  }
}

extension PlacedElement {
  fileprivate var code: TicketCodeElement? {
    if case .code(let code) = content { code } else { nil }
  }
}
