import BarcodeReading
import Barcodes
import CairoRendering
import Drawing
import Geometry
import ImageFiles
import Paths
import Pictures
import SeatMapGoldenTesting
import Testing
import TicketDrawing
import TicketFiles
import Tickets

/// Several tickets on a page or a picture.
@Suite struct SheetTests {
  /// Cards of 5.5 × 2 in are 396 × 144 pt; A4 less 10 mm on every side is 538.6 × 785.2 pt upright.
  @Test func `As many cards as fit are put on a sheet`() throws {
    let sheet = PaperSheet()
    let a4 = try sheet.arrangement(forTicketsOf: Size(396, 144))
    #expect((a4.columns, a4.rows) == (1, 5))
    #expect(a4.page == PaperSheet.a4)
    // Lying, 785.2 × 538.6 would hold one by three.
    let small = try sheet.arrangement(forTicketsOf: Size(250, 100))
    #expect((small.columns, small.rows) == (3, 5), "lying: three by five instead of two by seven")
    #expect(small.page == Size(PaperSheet.a4.height, PaperSheet.a4.width))
    let letter = try PaperSheet(paper: PaperSheet.letter, margin: 18).arrangement(forTicketsOf: Size(288, 126))
    #expect(letter.count == 12)
  }

  @Test(arguments: [0, 203.0 / 72, 300.0 / 72, 600.0 / 72])
  func `Tickets lie within the margins, apart, on whole dots`(dots: Double) throws {
    for gap in [0.0, 5.5, 12] {
      let sheet = PaperSheet(gap: gap, dotsPerPoint: dots)
      let arrangement = try sheet.arrangement(forTicketsOf: Size(243.2, 101.7))
      // Half a dot is what moving to whole ones may take.
      let room = Rect(origin: .zero, size: arrangement.page).inset(by: sheet.margin - (dots > 0 ? 0.5 / dots : 1e-6))
      for (number, frame) in arrangement.frames.enumerated() {
        #expect(room.contains(frame))
        for other in arrangement.frames[..<number] {
          let apart = max(
            frame.minX - other.maxX, other.minX - frame.maxX, frame.minY - other.maxY, other.minY - frame.maxY)
          #expect(apart >= gap - 1e-6)
        }
        for edge in [frame.minX, frame.minY] where dots > 0 {
          #expect(abs(edge * dots - (edge * dots).rounded()) < 1e-6)
        }
      }
    }
  }

  @Test func `A ticket larger than the sheet is an error with both sizes`() {
    let error = #expect(throws: SheetError.self) { try PaperSheet().arrangement(forTicketsOf: Size(900, 100)) }
    #expect(
      error?.description
        == "a ticket of 900 × 100 pt does not fit on a sheet that has 539 × 785 pt within its margins; "
        + "use larger paper or a page for each ticket")
    #expect(throws: SheetError.emptyTicket) { try PaperSheet().arrangement(forTicketsOf: .zero) }
    #expect(throws: SheetError.emptyTicket) { try PaperSheet().arrangement(forTicketsOf: Size(.nan, 1)) }
  }

  @Test(arguments: [Double.nan, .infinity, -1])
  func `A sheet with measures that paper cannot have is an error`(length: Double) {
    var sheets = Array(repeating: PaperSheet(), count: 5)
    (sheets[0].margin, sheets[1].gap, sheets[2].scale, sheets[3].dotsPerPoint) = (length, length, length, length)
    sheets[4].paper = Size(.infinity, length)
    for sheet in sheets {
      #expect(throws: SheetError.badSheet) { try sheet.arrangement(forTicketsOf: Size(100, 50)) }
    }
  }

  @Test func `Tickets of any size give an answer`() throws {
    // 595 points hold more than a million; a page shows a thousand each way.
    #expect(try PaperSheet().arrangement(forTicketsOf: Size(1e-4, 1e-4)).columns == PaperSheet.mostPerSide)
    let error = #expect(throws: SheetError.self) { try PaperSheet().arrangement(forTicketsOf: Size(1e300, 10)) }
    #expect(error?.description.hasPrefix("a ticket of 1e+300 × 10 pt does not fit") == true)
  }

  private static func cards(_ count: Int, pixelsPerUnit: Double) throws -> [TicketPicture] {
    let tickets = try ExampleOrder.tickets("basket")
    let drawing = TicketDrawing(
      design: BuiltInTicketDesign.printStub.design, pixelsPerUnit: pixelsPerUnit, showsBleed: true,
      fitting: PangoTextMeasurer(fonts: try FontSet.standard()))
    return try (0..<count).map { try drawing.picture(of: tickets[$0 % tickets.count]) }
  }

  @Test func `Pages hold all tickets in order, each code on whole dots`() throws {
    let dots = 300.0 / 72
    let pages = try PaperSheet(gap: 6, dotsPerPoint: dots).pages(of: SheetTests.cards(6, pixelsPerUnit: dots))
    #expect(pages.count == 2)
    #expect(pages.map { $0.nodes.count } == [5, 3], "four tickets and marks, two and marks")
    #expect(try PaperSheet().pages(of: []).isEmpty)
  }

  @Test func `A sheet of cards with crop marks`() throws {
    let pages = try PaperSheet(gap: 6, dotsPerPoint: 1).pages(of: SheetTests.cards(3, pixelsPerUnit: 1))
    expectGolden(try #require(pages.first), "Tickets/sheet-a4")
  }

  @Test func `A basket of three tickets, flat`() throws {
    let tickets = try ExampleOrder.tickets("basket", design: BuiltInTicketDesign.app.design)
    let drawing = TicketDrawing(
      design: BuiltInTicketDesign.app.design, fitting: PangoTextMeasurer(fonts: try FontSet.standard()))
    let scenes = try tickets.map { try drawing.picture(of: $0).scene }
    let sheet = ContactSheet().scene(of: scenes)
    expectGolden(sheet, "Tickets/basket-flat")
    // Three of 375, two gaps and two margins of 24.
    #expect(sheet.size.width == 1221)
  }

  @Test func `A basket of three tickets, turned`() throws {
    let tickets = try ExampleOrder.tickets("basket", design: BuiltInTicketDesign.app.design).map {
      try DrawnTicket($0, design: BuiltInTicketDesign.app.design)
    }
    let sheet = TurnedSheet()
    let placements = sheet.placements(count: 3, ticket: try #require(tickets.first).picture.scene.size)
    // 375 and 24 between them, a tenth of a degree for each unit.
    #expect(placements.map(\.angle.degrees) == [39.9, 0, -39.9])
    var turned: [TurnedSheet.TurnedTicket?] = []
    for (ticket, placement) in zip(tickets, placements) {
      let pixels = ticket.pixels
      let raster = Raster(width: pixels.width, height: pixels.height, pixels: pixels.samples)
      let result = try #require(raster.turned(aboutVerticalAxis: placement.angle))
      let size = Size(Double(result.raster.width), Double(result.raster.height))
      let frame = Rect(origin: .zero + result.offset, size: size)
      turned.append(TurnedSheet.TurnedTicket(result.raster, in: frame, name: ticket.picture.scene.title))
    }
    let scene = sheet.scene(of: turned, at: placements)
    expectGolden(scene, "Tickets/basket-turned")
    let picture = try RGBAImage(png: try CairoRenderer(fonts: .standard()).png(of: scene).bytes)
    let codes = try BarcodeReader.read(picture, symbologies: [.qr])
    #expect(codes.count == 3, "even those that are turned are read")
    // The sheet is known beforehand but for two pixels at most at each end.
    let canvas = sheet.canvas(count: 3, ticket: try #require(tickets.first).picture.scene.size)
    #expect((0...4).contains(scene.size.width - canvas.width) && (0...4).contains(scene.size.height - canvas.height))
  }

  @Test func `Tickets of a basket lie in rows on whole pixels, the first where reading begins`() {
    let sheet = ContactSheet(columns: 2, gap: 10.2, margin: 7.3, pixelsPerUnit: 1.5)
    let (frames, canvas) = sheet.frames(count: 5, cell: Size(100, 50))
    #expect(frames.count == 5)
    for frame in frames {
      for edge in [frame.minX, frame.minY] { #expect(abs(edge * 1.5 - (edge * 1.5).rounded()) < 1e-9) }
      #expect(Rect(origin: .zero, size: canvas).contains(frame))
    }
    #expect(frames[0].minY == frames[1].minY && frames[2].minY > frames[1].maxY)
    let mirrored = sheet.frames(count: 5, cell: Size(100, 50), isRightToLeft: true).tickets
    #expect(mirrored[0] == frames[1] && mirrored[1] == frames[0])
    #expect(mirrored[4].minX == frames[1].minX && mirrored[4].minY == frames[4].minY)
    #expect(sheet.frames(count: 0, cell: .zero).tickets.isEmpty)
  }

  @Test(arguments: [
    // Up to three in one row, however high: margins and gaps of 24.
    (1, Size(375, 808), Size(423, 856)), (2, Size(375, 808), Size(822, 856)), (3, Size(375, 808), Size(1221, 856)),
    // Three columns, 1.4 times as high as wide; two would be 822 × 1688, four 1620 × 856.
    (4, Size(375, 808), Size(1221, 1688)),
    // Wide ones below each other: two columns would be 1272 × 372.
    (4, Size(600, 150), Size(648, 720)),
    // Eleven columns and six rows, 1.137 times as high as wide; twelve would be 4812 × 4184, 1.150 times as wide.
    (60, Size(375, 808), Size(4413, 5016)),
  ]) func `A sheet is about as wide as high`(count: Int, ticket: Size, canvas: Size) {
    let sheet = ContactSheet()
    #expect(sheet.canvas(count: count, cell: ticket) == canvas)
    #expect(sheet.frames(count: count, cell: ticket).canvas == canvas)
  }

  @Test func `Tickets of each row turn to its middle, and in a long one no further than in one of three`() throws {
    let placements = TurnedSheet(columns: 5).placements(count: 7, ticket: Size(375, 808))
    let turns = placements.map(\.angle.degrees)
    for (turn, expected) in zip(turns, [39.9, 19.95, 0, -19.95, -39.9, 9.975, -9.975]) {
      #expect(abs(turn - expected) < 1e-9)
    }
    // The last row stands in the middle: one and a half places of 399 from the margin.
    #expect(placements.map(\.frame.minX) == [24, 423, 822, 1221, 1620, 622.5, 1021.5])
    // The outer edges are 808 / (1 - 187.5 sin 39.9° / 808) = 949.30 high, which the next row stays clear of.
    #expect(abs(placements[5].frame.minY - (24 + 949.30 + 24)) < 0.01)
    #expect(placements[0].frame.minY == 24)
    let mirrored = TurnedSheet(columns: 5).placements(count: 7, ticket: Size(375, 808), isRightToLeft: true)
    #expect(Array(mirrored[..<5].reversed()) == Array(placements[..<5]))
    #expect(Array(mirrored[5...].reversed()) == Array(placements[5...]))
  }

  @Test func `Wide tickets turn by 60° at most`() {
    let turns = TurnedSheet(columns: 3).placements(count: 3, ticket: Size(700, 200)).map(\.angle.degrees)
    #expect(turns == [60, 0, -60], "not by 72.4")
  }

  @Test func `A basket of nothing is an empty canvas`() {
    #expect(TurnedSheet().scene(of: [], at: []).nodes.isEmpty)
    #expect(ContactSheet().scene(of: []).nodes.isEmpty)
  }
}
