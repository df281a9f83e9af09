import BarcodeReading
import Barcodes
import Colors
import Drawing
import Geometry
import ImageFiles
import Shapes
import Testing
import TicketDrawing
import Tickets

/// The code of a ticket, in the finished picture: it says what it should, in two colours, on whole pixels.
@Suite struct CodeLawTests {
  static let payload = "TICKET-A-1001-H34-7QX2"

  private static func ticket(_ payload: String = payload, as symbology: Symbology? = nil) -> Ticket {
    var ticket = Ticket.sample
    ticket.code = TicketCode(
      payload: .text(SecretText(payload)), symbology: symbology?.rawValue, caption: "A-1001-H34")
    return ticket
  }

  /// A design whose stub has room for the widest of codes.
  private static func wideDesign() -> TicketDesign {
    var design = SampleDesign.design(shadow: false)
    design.canvas = Size(700, 174)
    design.frame = Rect(x: 12, y: 12, width: 676, height: 150)
    design.panels[1].length = 420
    design.panels[1].elements = [.code(TicketCodeElement(), .frame(Rect(x: 10, y: 9, width: 400, height: 132)))]
    return design
  }

  @Test(arguments: Symbology.allCases)
  func `Every symbology is read from the finished ticket`(symbology: Symbology) throws {
    // Micro QR Code holds 15 characters at level M, 21 at level L.
    let payload = symbology == .microQR ? "A1001-H34-7QX2" : CodeLawTests.payload
    let ticket = try DrawnTicket(
      CodeLawTests.ticket(payload, as: symbology), design: CodeLawTests.wideDesign(), pixelsPerUnit: 2)
    try ticket.expectCode(payload, symbology)
  }

  @Test func `Other scripts come back exactly`() throws {
    let payload = "Зал 3 – 映画館 é"
    for symbology in Symbology.allCases where symbology.carriesUnicode {
      let ticket = try DrawnTicket(
        CodeLawTests.ticket(payload, as: symbology), design: CodeLawTests.wideDesign(), pixelsPerUnit: 2)
      #expect(ticket.picture.code?.eci == 26)
      try ticket.expectCode(payload, symbology)
    }
    let ascii = try DrawnTicket(CodeLawTests.ticket())
    #expect(ascii.picture.code?.eci == nil)
  }

  /// 203 and 300 dots to the inch are no whole number to a point.
  @Test(arguments: [1, 1.5, 2, 203.0 / 72, 300.0 / 72], [false, true])
  func `A code has two colours and whole pixels at any scale`(scale: Double, isMirrored: Bool) throws {
    var ordered = CodeLawTests.ticket()
    ordered.isRightToLeft = isMirrored
    let ticket = try DrawnTicket(ordered, pixelsPerUnit: scale)
    let plate = try #require(ticket.picture.codeFrame)
    for edge in [plate.minX, plate.minY, plate.maxX, plate.maxY] {
      #expect(abs(edge * scale - (edge * scale).rounded()) < 1e-6)
    }
    #expect(ticket.colors(in: plate) == [[0, 0, 0, 255], [255, 255, 255, 255]])
    try ticket.expectCode(CodeLawTests.payload)
  }

  @Test(arguments: TicketTurn.allCases)
  func `A turned code stays on whole pixels`(turn: TicketTurn) throws {
    var design = SampleDesign.design(shadow: false)
    design.panels[1].elements = [
      .code(
        TicketCodeElement(symbology: "code-128", turn: turn),
        .frame(turn == .none ? Rect(x: 5, y: 9, width: 140, height: 132) : Rect(x: 17, y: 3, width: 116, height: 144)))
    ]
    let ticket = try DrawnTicket(CodeLawTests.ticket("H34", as: .code128), design: design, pixelsPerUnit: 203.0 / 72)
    let plate = try #require(ticket.picture.codeFrame)
    #expect(ticket.colors(in: plate) == [[0, 0, 0, 255], [255, 255, 255, 255]])
    #expect(turn == .none ? plate.width > plate.height : plate.height > plate.width)
    let read = try BarcodeReader.read(ticket.pixels, symbologies: [.code128], isStrict: turn == .none)
    #expect(read.contains { $0.matches(BarcodePayload(text: "H34")) })
  }

  @Test func `A code is dark on light in a dark theme`() throws {
    let ticket = try DrawnTicket(CodeLawTests.ticket(), scheme: .dark, pixelsPerUnit: 2)
    #expect(ticket.colors(in: try #require(ticket.picture.codeFrame)) == [[0, 0, 0, 255], [255, 255, 255, 255]])
    try ticket.expectCode(CodeLawTests.payload)
  }

  /// A black picture right under the code: the plate covers it, quiet zone and all.
  @Test func `A code can be read over black artwork`() throws {
    var design = SampleDesign.design(shadow: false)
    design.panels[1].elements.insert(
      .picture(TicketPictureElement([.backdrop]), .frame(Rect(x: 0, y: 0, width: 150, height: 150))), at: 0)
    var ordered = CodeLawTests.ticket()
    ordered.pictures[.backdrop] = PictureSource(file: "black.png")
    let black = Raster(width: 1, height: 1, pixels: [0, 0, 0, 255])
    let ticket = try DrawnTicket(ordered, design: design, pixelsPerUnit: 2) { slot in
      TicketSlotImage(black, in: Rect(origin: .zero, size: slot.size))
    }
    #expect(ticket.pixel(at: Point(404, 87)) == [0, 0, 0, 255], "the artwork shows beside the plate")
    #expect(ticket.colors(in: try #require(ticket.picture.codeFrame)) == [[0, 0, 0, 255], [255, 255, 255, 255]])
    #expect(ticket.severities(about: "code") == [])
    try ticket.expectCode(CodeLawTests.payload)
  }

  /// #777 on #999: 0.4667⁠… and 0.6 in sRGB are 0.184 and 0.319 in light, a difference of 0.135 of a possible 1.
  @Test func `Low contrast is an error with the contrast measured`() throws {
    var design = SampleDesign.design(shadow: false)
    design.panels[1].elements = [
      .code(
        TicketCodeElement(dark: .fixed(Color(hex: 0x777777)), plate: .fixed(Color(hex: 0x999999))),
        .frame(Rect(x: 10, y: 9, width: 130, height: 132)))
    ]
    let ticket = try DrawnTicket(CodeLawTests.ticket(), design: design, pixelsPerUnit: 2)
    let findings = ticket.picture.findings.compactMap { finding -> BarcodeFinding? in
      if case .code(let code) = finding.kind { code } else { nil }
    }
    let contrast = try #require(findings.first { $0.rule == .contrast })
    #expect(contrast.severity == .error)
    #expect(abs(contrast.measured - 0.135) < 0.005)
    #expect(ticket.severities(about: "code").contains(.error))
  }

  /// A box of 123.4 px for 25 modules and a quiet zone of 4 on both sides: 123.4 / 33 is 3, in the middle.
  @Test func `A box that is no multiple of the modules gets whole ones in its middle`() throws {
    var design = SampleDesign.design(shadow: false)
    design.panels[1].elements = [.code(TicketCodeElement(), .frame(Rect(x: 13, y: 13, width: 123.4, height: 123.4)))]
    let ticket = try DrawnTicket(CodeLawTests.ticket(), design: design)
    let plate = try #require(ticket.picture.codeFrame)
    #expect(plate.size == Size(99, 99))
    #expect(abs(plate.midX - (262 + 13 + 61.7)) <= 0.5)
    #expect(abs(plate.midY - (12 + 13 + 61.7)) <= 0.5)
    #expect(ticket.colors(in: plate) == [[0, 0, 0, 255], [255, 255, 255, 255]])
  }

  /// Half the width: the code has 3 px a module instead of 6, and whole ones in between.
  @Test func `A code scales with its box by whole pixels`() throws {
    var sizes: [Double] = []
    for width in stride(from: 60.0, through: 198, by: 1) {
      var design = CodeLawTests.wideDesign()
      design.panels[1].elements = [.code(TicketCodeElement(), .frame(Rect(x: 10, y: 9, width: width, height: 198)))]
      let drawing = TicketDrawing(design: design, fitting: EstimatedTextMeasuring())
      let plate = try #require(try drawing.picture(of: CodeLawTests.ticket()).codeFrame)
      #expect(plate.width == (width / 33).rounded(.down) * 33)
      sizes.append(plate.width)
    }
    #expect(Set(sizes) == [33, 66, 99, 132, 165, 198])
  }

  /// Code 128 of 8 characters has 11 · 10 + 13 modules and 20 of quiet zone: more than 96 px.
  @Test func `A code that needs more pixels than its box has is an error that says how many`() throws {
    var design = SampleDesign.design(shadow: false)
    design.panels[1].elements = [.code(TicketCodeElement(), .frame(Rect(x: 10, y: 9, width: 96, height: 132)))]
    let ticket = CodeLawTests.ticket("ABCDEFGH", as: .code128)
    let drawing = TicketDrawing(design: design, fitting: EstimatedTextMeasuring())
    let error = #expect(throws: TicketDrawingError.self) { try drawing.picture(of: ticket) }
    guard case .code(.boxTooSmall(.code128, let needed, let available)) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(needed.width == 11 * 10 + 13 + 20)
    #expect(available.width == 96)
    #expect(error?.description.contains("143 ×") == true)
    #expect(error?.description.contains("ABCDEFGH") == false)
  }

  @Test func `A payload too long for its symbology is an error that does not tell it`() throws {
    let payload = String(repeating: "SECRET", count: 1000)
    let drawing = TicketDrawing(design: SampleDesign.design(), fitting: EstimatedTextMeasuring())
    let error = #expect(throws: TicketDrawingError.self) { try drawing.picture(of: CodeLawTests.ticket(payload)) }
    #expect(error?.description.contains("6000 bytes") == true)
    #expect(error?.description.contains("SECRET") == false)
  }

  @Test func `What cannot be drawn as a code is an error`() {
    let drawing = TicketDrawing(design: SampleDesign.design(), fitting: EstimatedTextMeasuring())
    var ticket = Ticket.sample
    ticket.code?.symbology = "qrcode"
    #expect(throws: TicketDrawingError.unknownSymbology("qrcode")) { try drawing.picture(of: ticket) }
    ticket.code = TicketCode(payload: .unsigned(message: SecretText("A1"), keyFile: "key.json"))
    #expect(throws: TicketDrawingError.unsignedPayload) { try drawing.picture(of: ticket) }
  }

  /// A fold through the middle of the page: a code in the upper left quarter is clear of it, one on it is an error.
  @Test func `A fold through the code is an error, one far from it none`() throws {
    func folds(at position: Double) throws -> [BarcodeFinding] {
      var design = SampleDesign.design(shadow: false)
      design.unit = .point
      design.folds = [TicketFold(.horizontal, at: position)]
      let drawing = TicketDrawing(design: design, pixelsPerUnit: 300.0 / 72, fitting: EstimatedTextMeasuring())
      return try drawing.picture(of: CodeLawTests.ticket()).findings.compactMap { finding in
        if case .code(let code) = finding.kind, code.rule == .fold { code } else { nil }
      }
    }
    #expect(try folds(at: 80).map(\.severity) == [.error])
    #expect(try folds(at: 174).isEmpty)
  }

  /// What the rule of the edge finds of a ticket, and the code's plate.
  private func edgeFindings(_ design: TicketDesign, pixelsPerUnit: Double) throws -> ([BarcodeFinding], plate: Rect) {
    let drawing = TicketDrawing(design: design, pixelsPerUnit: pixelsPerUnit, fitting: EstimatedTextMeasuring())
    let picture = try drawing.picture(of: CodeLawTests.ticket())
    let findings = picture.findings.compactMap { finding in
      if case .code(let code) = finding.kind, code.rule == .edge { code } else { nil }
    }
    return (findings, try #require(picture.codeFrame))
  }

  /// Quarter circles about the ticket's tips, of which the upper right one is at (412, 12), take the plate's corner.
  @Test func `A corner that is cut out of the code is an error that says how much of it`() throws {
    var design = SampleDesign.design(shadow: false)
    #expect(try edgeFindings(design, pixelsPerUnit: 1).0 == [])
    design.outline.corners = .init(.concave(75))
    let (findings, plate) = try edgeFindings(design, pixelsPerUnit: 1)
    #expect(findings.map(\.severity) == [.error])
    let outside = 75 - Point(plate.maxX, plate.minY).distance(to: Point(412, 12))
    #expect(outside > 40)
    #expect(abs((findings.first?.measured ?? 0) + outside) < 75 * 2.73e-4 + 1e-3)
  }

  /// A half circle of 40 about a point 160 along the top edge takes of the title, which is 104 to 234 along and 16 down.
  @Test func `A text that reaches out of the ticket is a warning that names it`() throws {
    var design = SampleDesign.design(shadow: false)
    func found() throws -> [TicketFinding] {
      try TicketDrawing(design: design, fitting: EstimatedTextMeasuring()).picture(of: CodeLawTests.ticket()).findings
        .filter { $0.kind == .leavesTicket }
    }
    #expect(try found() == [])
    design.outline.bites = [.init(.top, at: 0.4, radius: 40)]
    let findings = try found()
    #expect(findings.map(\.subject) == ["title"] && findings.map(\.element) == ["panels[0].elements[0]"])
    #expect(findings.map(\.severity) == [.warning])
  }

  /// A half circle of 14 pt, cut out of the ticket's right edge at 412 pt, halfway down the code.
  @Test func `A bite near the code on paper is a warning with the millimetres between them`() throws {
    var design = SampleDesign.design(shadow: false)
    design.unit = .point
    #expect(try edgeFindings(design, pixelsPerUnit: 300.0 / 72).0 == [])
    design.outline.bites = [.init(.right, at: 0.5, radius: 14)]
    let (findings, plate) = try edgeFindings(design, pixelsPerUnit: 300.0 / 72)
    #expect(findings.map(\.severity) == [.warning])
    #expect(abs((findings.first?.measured ?? 0) - (412 - 14 - plate.maxX) / 72 * 25.4) < 2e-3)
    design.outline.bites = [.init(.right, at: 0.5, radius: 40)]
    #expect(try edgeFindings(design, pixelsPerUnit: 300.0 / 72).0.map(\.severity) == [.error])
  }

  /// Text under the code is the order's caption, or else the ticket's id; cut in its middle where it is long.
  @Test func `The text under a code never is the payload`() throws {
    var ordered = CodeLawTests.ticket()
    ordered.code?.caption = nil
    let plain = try DrawnTicket(ordered)
    #expect(plain.texts.map(\.string).contains("A-1001-H34"))
    ordered.code?.caption = "ORDER-2026-000000000000000000000000000000000-H34"
    let long = try DrawnTicket(ordered)
    let caption = try #require(long.texts.map(\.string).first { $0.hasPrefix("ORDER") })
    #expect(caption.contains("…"))
    #expect(caption.hasSuffix("H34"))
    #expect(long.severities(about: "code caption") == [.warning])
    for ticket in [plain, long] {
      #expect(!ticket.texts.contains { $0.string.contains(CodeLawTests.payload) })
      #expect(!ticket.picture.scene.summary.contains(CodeLawTests.payload))
    }
  }
}
