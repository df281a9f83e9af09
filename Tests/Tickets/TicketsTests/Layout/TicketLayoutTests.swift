import Colors
import Geometry
import Paths
import Shapes
import Testing
import Tickets

struct TicketLayoutTests {
  private static let style = TicketTextStyle(size: 10)

  private static func field(_ field: TicketField, _ placement: TicketPlacement = .share(1)) -> TicketElement {
    .field(
      TicketFieldElement(field, captionStyle: style, captionHeight: 12, valueStyle: style), placement)
  }

  /// A ticket of 300 × 100 with a stub of 100 and some elements on its body.
  private static func design(_ elements: [TicketElement] = [], stub: [TicketElement] = []) -> TicketDesign {
    TicketDesign(
      name: "test", canvas: Size(320, 140), safeMargin: 5, frame: Rect(x: 10, y: 20, width: 300, height: 100),
      axis: .horizontal,
      panels: [
        TicketPanel(name: "body", fill: .flat(.white), elements: elements),
        TicketPanel(name: "stub", length: 100, fill: .flat(.white), elements: stub),
      ],
      outline: TicketOutlineStyle(corners: .init(.rounded(4)), notch: .init(radius: 10, depth: 8)))
  }

  private static func presence(_ fields: Set<TicketField>) -> TicketPresence { TicketPresence(fields: fields) }

  // MARK: Panels

  @Test func `Panels share the frame`() {
    let layout = TicketLayout(of: TicketLayoutTests.design())
    #expect(
      layout.panels.map(\.frame) == [
        Rect(x: 10, y: 20, width: 200, height: 100), Rect(x: 210, y: 20, width: 100, height: 100),
      ])
    #expect(layout.safe == Rect(x: 15, y: 25, width: 290, height: 90))
    #expect(layout.tears == [.line(Point(210, 20), Point(210, 120))])
  }

  @Test func `Panels that are too long end at the frame`() {
    var design = TicketLayoutTests.design()
    design.panels = [250.0, 250, 250].map { TicketPanel(name: "", length: $0, fill: .flat(.white)) }
    #expect(TicketLayout(of: design).panels.map(\.frame.width) == [250, 50, 0])
  }

  @Test func `Notches lie at the ends of the perforation`() {
    let outline = TicketLayout(of: TicketLayoutTests.design()).outline
    #expect(!outline.contains(Point(210, 27.9)))
    #expect(outline.contains(Point(210, 28.1)))
    #expect(!outline.contains(Point(210, 112.1)))
    #expect(outline.contains(Point(210, 111.9)))
    #expect(!outline.contains(Point(10.5, 20.5)))
  }

  @Test func `A vertical ticket is torn across`() {
    var design = TicketLayoutTests.design()
    design.axis = .vertical
    design.panels[1].length = 40
    let layout = TicketLayout(of: design)
    #expect(layout.panels[1].frame == Rect(x: 10, y: 80, width: 300, height: 40))
    #expect(!layout.outline.contains(Point(17.9, 80)))
    #expect(layout.outline.contains(Point(18.1, 80)))
  }

  // MARK: Perforation

  /// From notch to notch there are 100 − 2·8 − 2·2 = 80: ten dashes of 4 and gaps of 4, begun in the middle of a dash.
  @Test func `Dashes begin and end alike`() throws {
    var design = TicketLayoutTests.design()
    design.perforation = TicketPerforation(.dashes(width: 1, dash: 4, gap: 4, ends: .dash), inset: 2)
    let line = try #require(TicketLayout(of: design).perforations.first)
    #expect(line.path.svgPathData() == "M210 30V110")
    let dashes = line.path.dashed(line.style).contours.compactMap { Path($0).bounds }
    #expect(dashes.map(\.height) == [2] + Array(repeating: 4, count: 9) + [2])
    #expect(dashes.first?.minY == 30 && dashes.last?.maxY == 110)
  }

  @Test(arguments: [TicketPerforation.DashEnd.dash, .gap], [3.0, 7.3, 11])
  func `Any line of dashes is symmetric`(ends: TicketPerforation.DashEnd, dash: Double) throws {
    var design = TicketLayoutTests.design()
    design.perforation = TicketPerforation(.dashes(width: 1, dash: dash, gap: 5, ends: ends))
    let line = try #require(TicketLayout(of: design).perforations.first)
    // At the end of the line rounding may leave the beginning of a dash, shorter than anybody could see.
    let dashes = line.path.dashed(line.style).contours.compactMap { Path($0).bounds }.filter { $0.height > 1e-9 }
    #expect(dashes.count > 3)
    for (first, last) in zip(dashes, dashes.reversed()) {
      #expect(abs(first.minY - 28 - (112 - last.maxY)) < 1e-6)
      #expect(abs(first.height - last.height) < 1e-6)
    }
    let whole = dashes.dropFirst().dropLast().map(\.height)
    #expect(whole.allSatisfy { abs($0 - dash) < dash / 3 })
  }

  @Test func `Holes are cut out of the outline`() {
    var design = TicketLayoutTests.design()
    design.perforation = TicketPerforation(.holes(radius: 1.5, pitch: 7), inset: 0)
    let layout = TicketLayout(of: design)
    #expect(layout.perforations.isEmpty)
    // From notch to notch there are 84, and so twelve holes.
    #expect(layout.outline.contours.count == 13)
    #expect(!layout.outline.contains(Point(210, 28 + 3.5)))
    #expect(layout.outline.contains(Point(210, 28 + 7)))
  }

  // MARK: Closing up

  @Test func `A stack closes up`() {
    let stack = TicketElement.stack(
      TicketStack(
        .vertical, spacing: 4,
        elements: [TicketField.row, .seat, .price].map { TicketLayoutTests.field($0, .length(20)) }),
      .frame(Rect(x: 8, y: 10, width: 100, height: 80)))
    let design = TicketLayoutTests.design([stack])
    let all = TicketLayout(of: design, presence: TicketLayoutTests.presence([.row, .seat, .price]))
    #expect(all.elements.map(\.frame.minY) == [30, 54, 78])
    #expect(all.elements.allSatisfy { $0.frame.minX == 18 && $0.frame.width == 100 })
    let without = TicketLayout(of: design, presence: TicketLayoutTests.presence([.row, .price]))
    #expect(without.elements.map(\.frame.minY) == [30, 54])
    #expect(without.elements.map(\.path) == ["panels[0].elements[0].elements[0]", "panels[0].elements[0].elements[2]"])
  }

  @Test func `A grid closes up in the order of reading`() {
    let grid = TicketElement.grid(
      TicketGrid(
        columns: 2, rowHeight: 20, columnSpacing: 10, rowSpacing: 5,
        elements: [TicketField.section, .row, .seat, .price].map { TicketLayoutTests.field($0) }),
      .frame(Rect(x: 0, y: 0, width: 110, height: 80)))
    let layout = TicketLayout(
      of: TicketLayoutTests.design([grid]), presence: TicketLayoutTests.presence([.section, .seat, .price]))
    #expect(layout.elements.map(\.frame.origin) == [Point(10, 20), Point(70, 20), Point(10, 45)])
    #expect(layout.elements.map(\.frame.size) == Array(repeating: Size(50, 20), count: 3))
    #expect(layout.elements.map(\.path) == [0, 2, 3].map { "panels[0].elements[0].elements[\($0)]" })
  }

  @Test func `Shares divide what lengths leave`() {
    let stack = TicketElement.stack(
      TicketStack(
        .horizontal, spacing: 5,
        elements: [
          TicketLayoutTests.field(.row, .length(30)), TicketLayoutTests.field(.seat, .share(1)),
          TicketLayoutTests.field(.price, .share(3)),
        ]), .frame(Rect(x: 0, y: 0, width: 120, height: 40)))
    let layout = TicketLayout(of: TicketLayoutTests.design([stack]))
    #expect(layout.elements.map(\.frame.width) == [30, 20, 60])
    #expect(layout.elements.map(\.frame.minX) == [10, 45, 70])
  }

  @Test func `An empty stack takes no room`() {
    func inner(_ fields: [TicketField]) -> TicketElement {
      .stack(TicketStack(.horizontal, elements: fields.map { TicketLayoutTests.field($0) }), .length(20))
    }
    let stack = TicketElement.stack(
      TicketStack(.vertical, spacing: 10, elements: [inner([.row, .seat]), inner([.price])]),
      .frame(Rect(x: 0, y: 0, width: 100, height: 60)))
    let layout = TicketLayout(
      of: TicketLayoutTests.design([stack]), presence: TicketLayoutTests.presence([.price]))
    #expect(layout.elements.map(\.frame) == [Rect(x: 10, y: 20, width: 100, height: 20)])
  }

  @Test func `Nothing leaves a stack that is too short`() {
    let stack = TicketElement.stack(
      TicketStack(
        .vertical, elements: [TicketField.row, .seat, .price].map { TicketLayoutTests.field($0, .length(30)) }),
      .frame(Rect(x: 0, y: 0, width: 100, height: 40)))
    let layout = TicketLayout(of: TicketLayoutTests.design([stack]))
    #expect(layout.elements.map(\.frame.height) == [30, 10, 0])
    #expect(layout.findings.contains { $0.problem == .hasNoRoom && $0.path.hasSuffix("elements[2]") })
  }

  /// A picture with a fallback keeps its place; one without closes up as everything else does.
  @Test func `A picture with a fallback stays`() {
    func picture(_ fallback: TicketFill?) -> TicketElement {
      .picture(TicketPictureElement([.poster], fallback: fallback), .frame(Rect(x: 0, y: 0, width: 9, height: 9)))
    }
    let design = TicketLayoutTests.design([picture(nil), picture(.flat(.black))])
    let paths = TicketLayout(of: design, presence: TicketLayoutTests.presence([])).elements.map(\.path)
    #expect(paths == ["panels[0].elements[1]"])
  }

  // MARK: Parts of an element

  @Test func `A caption stands where readers of turned text look`() throws {
    func frames(_ turn: TicketTurn) throws -> (caption: Rect, content: Rect) {
      let field = TicketFieldElement(
        .seat, captionStyle: TicketLayoutTests.style, captionHeight: 12, valueStyle: TicketLayoutTests.style,
        turn: turn)
      let design = TicketLayoutTests.design([.field(field, .frame(Rect(x: 0, y: 0, width: 40, height: 30)))])
      let element = try #require(TicketLayout(of: design).elements.first)
      return (try #require(element.captionFrame), element.contentFrame)
    }
    #expect(try frames(.none).caption == Rect(x: 10, y: 20, width: 40, height: 12))
    #expect(try frames(.none).content == Rect(x: 10, y: 32, width: 40, height: 18))
    // The head of text that is read from top to bottom points to the right.
    #expect(try frames(.clockwise).caption == Rect(x: 38, y: 20, width: 12, height: 30))
    #expect(try frames(.counterclockwise).caption == Rect(x: 10, y: 20, width: 12, height: 30))
    #expect(try frames(.counterclockwise).content == Rect(x: 22, y: 20, width: 28, height: 30))
  }

  // MARK: Mirroring

  @Test func `A mirrored ticket has its stub on the left`() throws {
    let code = TicketElement.code(
      TicketCodeElement(turn: .clockwise), .frame(Rect(x: 10, y: 10, width: 60, height: 80)))
    let design = TicketLayoutTests.design(
      [TicketLayoutTests.field(.row, .frame(Rect(x: 8, y: 10, width: 50, height: 30)))], stub: [code])
    let layout = TicketLayout(of: design, isMirrored: true)
    #expect(layout.frame == Rect(x: 10, y: 20, width: 300, height: 100))
    #expect(layout.panels.map(\.frame.minX) == [110, 10])
    #expect(
      layout.elements.map(\.frame) == [
        Rect(x: 252, y: 30, width: 50, height: 30), Rect(x: 40, y: 30, width: 60, height: 80),
      ])
    #expect(layout.elements.map(\.turn) == [.none, .counterclockwise])
    #expect(!layout.outline.contains(Point(110, 27)))
    #expect(layout.outline.contains(Point(210, 27)))
    #expect(layout.tears == [.line(Point(110, 20), Point(110, 120))])
    #expect(layout.side(of: .start) == .right && layout.side(of: .end) == .left && layout.side(of: .center) == .center)
  }

  // MARK: Bleed and folds

  @Test func `Paint goes on beyond the trim`() {
    var design = TicketLayoutTests.design()
    (design.canvas, design.frame, design.bleed) = (Size(300, 100), Rect(x: 0, y: 0, width: 300, height: 100), 9)
    design.folds = [TicketFold(.horizontal, at: 50)]
    let layout = TicketLayout(of: design)
    #expect(layout.canvas == Size(318, 118))
    #expect(layout.trim == Rect(x: 9, y: 9, width: 300, height: 100))
    #expect(
      layout.panels.map(\.area) == [
        Rect(x: 0, y: 0, width: 209, height: 118), Rect(x: 209, y: 0, width: 109, height: 118),
      ])
    #expect(layout.ground.contains(Point(1, 1)))
    #expect(!layout.outline.contains(Point(1, 1)))
    #expect(layout.folds == [.line(Point(9, 59), Point(309, 59))])
  }

  @Test func `Without bleed the ground is the outline`() {
    let layout = TicketLayout(of: TicketLayoutTests.design())
    #expect(layout.ground == layout.outline)
    #expect(layout.panels.map(\.area) == layout.panels.map(\.frame))
  }
}

extension Path {
  init(_ contour: PathContour) {
    self.init([.move(to: contour.start)] + contour.segments.map(\.element))
  }
}
