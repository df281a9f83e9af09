import Drawing
import Geometry
import ImageFiles
import Pictures
import Testing
import TicketDrawing
import Tickets

/// Pictures on tickets: shown in their slots, and replaced where they are missing.
@Suite struct PictureCaseTests {
  private static func ordered(_ roles: TicketPictureRole...) -> Ticket {
    var ticket = Ticket.sample
    for role in roles {
      ticket.pictures[role] = PictureSource(file: "\(role.rawValue).png", name: "A \(role.rawValue)")
    }
    return ticket
  }

  /// A picture of one colour, prepared for its slot.
  private static func image(
    _ color: [UInt8], width: Int, height: Int
  ) -> (TicketPictureSlot) -> TicketSlotImage? {
    { slot in
      let pixels = [[UInt8]](repeating: color, count: width * height).flatMap(\.self)
      let file = try? RGBAImage(width: width, height: height, samples: pixels).png(.fast)
      let preparation = PicturePreparation(
        for: PictureSlot(
          size: slot.size, pixelsPerUnit: 1, fit: slot.fit == .cover ? .cover : .contain, focus: slot.source.focus))
      guard let prepared = try? preparation.prepared(file ?? [], name: slot.source.file) else { return nil }
      return TicketSlotImage(prepared.raster, in: prepared.frame)
    }
  }

  static let slot = SampleDesign.pictureFrame.translated(by: Vector(12, 12))

  @Test(arguments: [(400, 100), (100, 400), (80, 118)])
  func `A picture of any proportions covers its slot and nothing else`(width: Int, height: Int) throws {
    let ticket = try DrawnTicket(
      PictureCaseTests.ordered(.poster),
      image: PictureCaseTests.image([200, 30, 30, 255], width: width, height: height))
    let slot = PictureCaseTests.slot
    // Within the round corners of 6.
    for point in [slot.center, Point(slot.minX + 1, slot.midY), Point(slot.maxX - 1, slot.midY)] {
      #expect(ticket.pixel(at: point) == [200, 30, 30, 255])
    }
    #expect(ticket.pixel(at: Point(slot.minX - 1, slot.midY)) == [255, 255, 255, 255])
    #expect(ticket.pixel(at: Point(slot.minX + 0.5, slot.minY + 0.5)) == [255, 255, 255, 255])
    #expect(ticket.picture.findings.allSatisfy { $0.subject != "poster" })
  }

  /// 1125 × 369 into 375 × 98: the height of 128 loses 30, and the focus says which.
  @Test(arguments: [(0.0, UInt8(0)), (1.0, UInt8(255))])
  func `A picture is cut around its focus`(focus: Double, expected: UInt8) throws {
    var design = SampleDesign.design(shadow: false)
    design.canvas = Size(375, 98)
    design.frame = Rect(x: 0, y: 0, width: 375, height: 98)
    design.outline = TicketOutlineStyle()
    design.panels = [
      TicketPanel(
        name: "strip", fill: .flat(.white),
        elements: [.picture(TicketPictureElement([.backdrop]), .frame(Rect(x: 0, y: 0, width: 375, height: 98)))])
    ]
    var ordered = Ticket.sample
    ordered.pictures[.backdrop] = PictureSource(file: "strip.png", focus: Point(0.5, focus))
    // The upper 30 of 369 rows are black, the lower white, and so is what is kept of them.
    var rows = [UInt8](repeating: 128, count: 1125 * 369 * 4)
    for offset in stride(from: 3, to: rows.count, by: 4) { rows[offset] = 255 }
    for index in 0..<1125 * 30 {
      for part in 0..<3 {
        rows[index * 4 + part] = 0
        rows[rows.count - 4 - index * 4 + part] = 255
      }
    }
    let source = RGBAImage(width: 1125, height: 369, samples: rows)
    let file = try source.png(.fast)
    let ticket = try DrawnTicket(ordered, design: design) { slot in
      let preparation = PicturePreparation(
        for: PictureSlot(size: slot.size, pixelsPerUnit: 1, focus: slot.source.focus))
      return try? TicketSlotImage(
        preparation.prepared(file, name: "strip").raster, in: Rect(origin: .zero, size: slot.size))
    }
    let row = focus == 0 ? 3.0 : 95
    #expect(ticket.pixel(at: Point(187, row)) == [expected, expected, expected, 255])
  }

  @Test func `A missing picture is replaced by the design's colours and told`() throws {
    let ticket = try DrawnTicket(PictureCaseTests.ordered(.poster, .backdrop), pixelsPerUnit: 2)
    #expect(ticket.severities(about: "poster") == [.warning])
    #expect(ticket.severities(about: "backdrop") == [.warning])
    #expect(ticket.texts.contains { $0.className == "picture-initials" && $0.string == "TV" })
    let corner = ticket.pixel(at: Point(PictureCaseTests.slot.minX + 8, PictureCaseTests.slot.minY + 30))
    #expect(corner[2] > corner[0], "the fallback's blue, no grey")
  }

  @Test func `Without a second choice a picture that is missing closes up`() throws {
    var design = SampleDesign.design(shadow: false)
    design.panels[0].elements[1] = .stack(
      TicketStack(
        .vertical,
        elements: [
          .picture(TicketPictureElement([.poster]), .length(80)),
          .text(TicketTextElement(TicketTemplate(.venue), style: TicketTextStyle(size: 10)), .length(14)),
        ]), .frame(SampleDesign.pictureFrame))
    let top = 12 + SampleDesign.pictureFrame.minY
    func venue(_ ticket: DrawnTicket) throws -> Text {
      try #require(ticket.texts.first { $0.string == "Lichtspielhaus" })
    }
    let shown = try DrawnTicket(
      PictureCaseTests.ordered(.poster), design: design,
      image: PictureCaseTests.image([9, 9, 9, 255], width: 8, height: 8))
    let missing = try DrawnTicket(PictureCaseTests.ordered(.poster), design: design)
    let unnamed = try DrawnTicket(design: design)
    #expect(try venue(shown).position.y > top + 80)
    #expect(try venue(missing).position.y < top + 14)
    #expect(try venue(unnamed) == venue(missing))
    #expect(missing.severities(about: "poster") == [.warning])
    #expect(unnamed.severities(about: "poster").isEmpty)
  }

  /// The design wants a backdrop, and a poster where there is none.
  @Test func `The next choice takes the place of a picture that is missing`() throws {
    let red = PictureCaseTests.image([200, 0, 0, 255], width: 8, height: 8)
    let ticket = try DrawnTicket(PictureCaseTests.ordered(.poster, .backdrop)) { slot in
      slot.role == .poster ? red(slot) : nil
    }
    #expect(ticket.pixel(at: PictureCaseTests.slot.center) == [200, 0, 0, 255])
    #expect(ticket.severities(about: "backdrop") == [.warning])
  }

  @Test(arguments: [
    ("The Velvet Signal", "TV"), ("dune", "D"), ("2001: A Space Odyssey", "2A"), ("Schindler's List", "SL"),
    ("東京国際映画祭 千と千尋", "東"), ("مهرجان القاهرة", "م"), ("🎉 Party", "P"), ("Élan vital", "ÉV"), ("!!!", nil),
  ])
  func `Initials stand for a picture that is missing`(title: String, initials: String?) throws {
    var ordered = Ticket.sample
    ordered.fields[.title] = title
    #expect(try DrawnTicket(ordered).texts.first { $0.className == "picture-initials" }?.string == initials)
  }

  @Test func `Slots are told ahead`() throws {
    let drawing = TicketDrawing(design: SampleDesign.design(), fitting: EstimatedTextMeasuring())
    let slots = drawing.pictureSlots(of: PictureCaseTests.ordered(.poster, .backdrop))
    #expect(slots.map(\.role) == [.backdrop, .poster])
    #expect(slots.allSatisfy { $0.size == SampleDesign.pictureFrame.size && $0.fit == .cover })
    #expect(drawing.pictureSlots(of: .sample).isEmpty)
  }
}
