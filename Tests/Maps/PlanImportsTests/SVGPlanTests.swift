import Colors
import Geometry
import Paths
import PlanImports
import Reading
import SeatMaps
import Support
import TestSupport
import Testing

@Suite struct SVGPlanTests {
  private func document(_ contents: String, root: String = "viewBox=\"0 0 400 300\"") throws(DocumentError)
    -> ImportedPlan
  {
    try ImportedPlan(reading: Array("<svg xmlns=\"http://www.w3.org/2000/svg\" \(root)>\(contents)</svg>".utf8))
  }

  private func fixture(_ name: String) throws -> ImportedPlan {
    try ImportedPlan(reading: RepositoryFiles.bytes("Tests/Fixtures/svg/valid/\(name).svg"))
  }

  private func center(_ shape: String) throws -> Point? {
    try document(shape).plan.layout().seats.first?.center
  }

  @Test(arguments: [
    ("", Point(10, 20)), ("translate(5)", Point(15, 20)), ("translate(5,-5)", Point(15, 15)),
    ("scale(2)", Point(20, 40)), ("scale(2 .5)", Point(20, 10)), ("rotate(90)", Point(-20, 10)),
    ("rotate(180 10 10)", Point(10, 0)), ("matrix(1 2 3 4 5 6)", Point(10 + 60 + 5, 20 + 80 + 6)),
    ("skewX(45)", Point(30, 20)), ("skewY(45)", Point(10, 30)),
    // The last of a list is applied first.
    ("translate(100 0) scale(2)", Point(120, 40)), (" scale( 2 ),\n translate( 100 , 0 ) ", Point(220, 40)),
    ("translate(1e1-5)", Point(20, 15)),
  ])
  func `Every transform moves the middle of a seat`(transform: String, expected: Point) throws {
    let center = try #require(
      try center("<g transform=\"\(transform)\"><circle seat=\"1\" cx=\"10\" cy=\"20\" r=\"4\"/></g>"))
    #expect(center.distance(to: expected) < 1e-9)
  }

  @Test func `Transforms of groups in groups are applied from the inside out`() throws {
    let shape = "<circle seat=\"1\" cx=\"1\" cy=\"0\" r=\"4\" transform=\"translate(1 0)\"/>"
    let center = try #require(
      try center("<g transform=\"translate(100 0)\"><g transform=\"rotate(90) scale(10)\">\(shape)</g></g>"))
    // (1, 0) → (2, 0) → (20, 0) → (0, 20) → (100, 20).
    #expect(center.distance(to: Point(100, 20)) < 1e-9)
  }

  @Test(arguments: [
    "<circle seat=\"1\" cx=\"50\" cy=\"60\" r=\"6\"/>", "<ellipse seat=\"1\" cx=\"50\" cy=\"60\" rx=\"6\" ry=\"3\"/>",
    "<rect seat=\"1\" x=\"44\" y=\"54\" width=\"12\" height=\"12\"/>",
    "<path seat=\"1\" d=\"M44 54h12v12h-12z\"/>", "<polygon seat=\"1\" points=\"44,54 56,54 56,66 44,66\"/>",
    "<g seat=\"1\"><rect x=\"44\" y=\"54\" width=\"12\" height=\"10\"/><rect x=\"46\" y=\"64\" width=\"8\" height=\"2\"/></g>",
    "<defs><circle id=\"c\" r=\"6\"/></defs><use seat=\"1\" href=\"#c\" x=\"50\" y=\"60\"/>",
    "<symbol id=\"s\"><circle r=\"6\"/></symbol><use seat=\"1\" href=\"#s\" transform=\"translate(50,60)\"/>",
    "<circle seat=\"1\" cx=\"12.5%\" cy=\"20%\" r=\"4.5pt\"/>",
  ])
  func `Every shape is a seat with its middle and width`(shape: String) throws {
    let seat = try #require(try document(shape).plan.layout().seats.first)
    #expect(seat.center.distance(to: Point(50, 60)) < 1e-9, "\(shape)")
    #expect(abs(seat.size - 12) < 1e-9, "\(shape)")
    #expect(seat.label == "1" && seat.angle == .zero)
  }

  @Test func `A seat is turned and grows with its transform`() throws {
    let seat = try #require(
      try document("<rect seat=\"1\" width=\"10\" height=\"10\" transform=\"rotate(-30) scale(3)\"/>").plan.layout()
        .seats.first)
    #expect(abs(seat.angle.degrees + 30) < 1e-9 && abs(seat.size - 30) < 1e-9)
  }

  @Test func `The corner of the viewBox is the plan's origin, and its size the canvas`() throws {
    let document = try document("<circle seat=\"1\" cx=\"110\" cy=\"70\" r=\"4\"/>", root: "viewBox=\"100,50 400 300\"")
    #expect(document.plan.canvas == Size(400, 300))
    #expect(document.plan.layout().seats.first?.center == Point(10, 20))
    #expect(
      try self.document("<circle seat=\"1\" r=\"4\"/>", root: "width=\"1in\" height=\"96px\"").plan.canvas
        == Size(96, 96))
  }

  @Test func `Ids of Tessitura name number, row and screen, however Illustrator has written them`() throws {
    let map = try fixture("tessitura").plan.layout()
    #expect(map.sections.map(\.name) == ["", "1", "2"])
    #expect(map.rows.map(\.label) == ["A", "B", "BB"])
    #expect(map.seats.map(\.id).prefix(3) == ["seat-1-A-1", "seat-2-A-1", "seat-3-A-1"])
    // In a group that turns by a quarter about (200, 150) the middle (188, 148) goes to (202, 138), and the turn shows.
    let turned = try #require(map.seats.first { $0.id == "seat-1-BB-2" })
    #expect(turned.center.distance(to: Point(202, 138)) < 1e-9 && turned.angle == .degrees(90))
  }

  @Test func `A stage above the seats is the plan's, and one elsewhere an area that they face`() throws {
    let above = try fixture("tessitura").plan
    // The rectangle 150…450 × 60…100 in a viewBox from (100, 50).
    #expect(above.stage == Stage(.stage, position: Point(200, 50), width: 300, depth: 40, curvature: 0))
    let below = try document(
      "<rect id=\"Stage\" x=\"100\" y=\"200\" width=\"50\" height=\"20\"/><circle seat=\"1\" cx=\"125\" cy=\"10\" r=\"4\"/>"
    )
    #expect(below.plan.stage == nil && below.plan.focalPoint == Point(125, 210))
    // It faces down: half a turn from facing up.
    let seat = try #require(below.plan.layout().seats.first)
    #expect(abs(abs(seat.angle.degrees) - 180) < 1e-9)
    #expect(below.plan.sections.flatMap(\.areas).compactMap(\.caption).map(\.string) == ["Stage"])
  }

  @Test func `Seats are of the category of their colour where they name none, by classes too`() throws {
    let plan = try fixture("tessitura").plan
    #expect(plan.categories.map(\.name) == ["#1d4ed8", "#b91c1c"])
    #expect(plan.categories.map(\.color) == [Color(hex: 0x1D4ED8), Color(hex: 0xB91C1C)])
    // One colour alone says nothing.
    #expect(
      try document("<g fill=\"red\"><circle seat=\"1\" r=\"4\"/><circle seat=\"2\" r=\"4\" cx=\"9\"/></g>").plan
        .categories.isEmpty)
  }

  @Test func `Data attributes name sections, rows, seats, categories and tags`() throws {
    let document = try fixture("data-attributes")
    let map = document.plan.layout()
    #expect(document.plan.name == "Civic hall")
    // In the order in which they lie along the row, not that of the file.
    #expect(map.seats.map(\.id) == ["Balcony/A/1", "Balcony/A/2", "Balcony/A/3", "Box/1/7"])
    #expect(map.seats.map(\.attributes) == [.companion, .wheelchair, [], []])
    #expect(map.categories.map(\.name) == ["Gold", "Silver", "#888"])
    #expect(map.generalAdmission.map(\.capacity) == [250, 8])
    #expect(map.generalAdmission.map(\.label) == ["Standing", "Booth-1"])
    // A text on a seat that says its label is no caption.
    #expect(document.plan.sections.flatMap(\.areas).isEmpty)
    #expect(document.notes.map(\.message).contains("ignored element \"image\""))
  }

  @Test func `Areas of d3-seating-chart are sections, and texts on seats their labels`() throws {
    let map = try fixture("d3").plan.layout()
    #expect(map.sections.filter { !$0.seats.isEmpty }.map(\.name) == ["left", "right"])
    #expect(map.seats.map(\.label) == ["1", "2", "3", "1", "12"])
    #expect(map.seats.map(\.size).map { $0.rounded() } == [12, 12, 24, 10, 10])
  }

  @Test func `Other shapes become areas with their colours, and texts captions`() throws {
    let plan = try document(
      """
      <style>.wall { fill: none; stroke: #333 }</style><circle seat="1" r="4"/>
      <rect x="10" y="20" width="30" height="40" rx="5" fill="rgb(255,0,0)"/>
      <path class="wall" d="M0 0L10 10"/>
      <text x="100" y="50" text-anchor="middle" font-size="20" dominant-baseline="central" style="fill: #00f"> Bar
       A </text>
      """
    ).plan
    let areas = plan.sections.flatMap(\.areas)
    try #require(areas.count == 3)
    #expect(areas[0].outline == .rectangle(Size(30, 40), cornerRadius: 5) && areas[0].position == Point(10, 20))
    #expect(areas[0].fill == Color(hex: 0xFF0000) && areas[0].border == .clear)
    #expect(areas[1].outline == .path(try Path(svgPathData: "M0 0L10 10")))
    #expect(areas[1].fill == .clear && areas[1].border == Color(hex: 0x333333))
    #expect(areas[2].caption == Area.Caption("Bar A", size: 20, color: Color(hex: 0x0000FF)))
    #expect(areas[2].position == Point(100, 50) && areas[2].outline == .none)
  }

  @Test func `What is not displayed, hidden behind a reference or unknown is left out with a note`() throws {
    let document = try document(
      """
      <circle seat="1" r="4"/><g display="none"><circle seat="2" r="4"/></g><circle seat="3" r="4" visibility="hidden"/>
      <circle seat="4" r="4" transform="turn(3)"/><use seat="5" href="#nothing"/><video/><script>x</script>
      """)
    #expect(document.plan.layout().seats.map(\.label) == ["1"])
    let messages = document.notes.map(\.message)
    #expect(messages.contains("left out what is not displayed, or has a transform that cannot be read"))
    #expect(document.notes.first { $0.message.hasPrefix("left out what") }?.count == 3)
    for message in ["ignored a seat without a shape", "ignored element \"video\"", "ignored element \"script\""] {
      #expect(messages.contains(message))
    }
  }

  /// Groups of which each uses the one before it ten times.
  private func nestedUses(levels: Int) -> String {
    (1...levels).map { level in
      let uses = String(repeating: "<use href=\"#g\(level - 1)\"/>", count: 10)
      return "<g id=\"g\(level)\">\(uses)</g>"
    }.joined()
  }

  @Test func `Groups of groups that use each other are refused where that is too much, before any is read`() throws {
    // A group of level 7 stands for ten million seats.
    let seat = "<circle id=\"g0\" class=\"seat\" r=\"1\"/>"
    let error = try #require(throws: DocumentError.self) { try document(seat + nestedUses(levels: 12)) }
    #expect(error.kind == .limit)
    #expect(error.reason.contains("more than the limit of 4000000 elements"))
    // Each level has a tenth of the next: 1 + 10 + 100 seats.
    #expect(try document(seat + nestedUses(levels: 2)).plan.layout().seats.count == 111)
  }

  @Test(arguments: [
    "<g id=\"a\"><use href=\"#a\"/></g>",
    "<g id=\"a\"><use href=\"#b\"/></g><defs><g id=\"b\"><use href=\"#a\"/></g></defs>",
    "<symbol id=\"a\"><use href=\"#a\"/></symbol><use href=\"#a\"/>",
  ])
  func `What uses itself is refused`(contents: String) throws {
    let error = try #require(throws: DocumentError.self) { try document("<circle seat=\"1\" r=\"4\"/>" + contents) }
    #expect(error.kind == .limit && error.reason.contains("within themselves"))
  }

  @Test func `A long chain of uses is refused for its depth`() throws {
    let chain = (0..<2000).map { "<g id=\"g\($0)\"><use href=\"#g\($0 + 1)\"/></g>" }.joined()
    let error = try #require(throws: DocumentError.self) { try document(chain + "<g id=\"g2000\"/>") }
    #expect(error.kind == .limit)
  }

  @Test(arguments: [
    ("<circle r=\"5\"/>", 1), ("<circle r=\"5\" class=\"seat\"/>", 0),
    ("<rect width=\"9\" height=\"9\" data-capacity=\"3\"/>", 0),
  ])
  func `A drawing without seats says how seats are known`(contents: String, count: Int) throws {
    let notes = try document(contents).notes.map(\.message)
    #expect(notes.count { $0.contains("a shape is a seat with class=\"seat\", data-seat-label") } == count)
  }

  @Test func `Statuses are given as availability`() throws {
    let document = try document(
      "<circle class=\"seat sold\" data-row=\"A\" data-seat=\"1\" r=\"4\"/><circle class=\"seat\" data-row=\"A\" data-seat=\"2\" r=\"4\"/>"
    )
    #expect(document.availability?.entries == [.init(seat: "A/1", status: .sold)])
  }

  @Test func `What is hidden from screen readers is drawn, and read`() throws {
    let read = try document("<g aria-hidden=\"true\"><circle seat=\"1\" r=\"4\"/></g>")
    #expect(read.plan.layout().seats.map(\.label) == ["1"])
  }

  @Test func `A symbol that many seats share is looked at once, however long its outline is`() throws {
    // 30 million steps in all, more than a drawing may have.
    let outline = "M-6 -6" + String(repeating: "L6 6L-6 -6", count: 5000)
    let uses = (1...3000).map { "<use seat=\"\($0)\" href=\"#s\" x=\"\($0)\"/>" }.joined()
    let seats = try document("<defs><path id=\"s\" d=\"\(outline)\"/></defs>\(uses)").plan.layout().seats
    #expect(seats.count == 3000 && seats.allSatisfy { $0.size == 12 })
  }

  @Test func `A seat that refers to itself has an end`() throws {
    let read = try document(
      "<defs><g id=\"s\"><use href=\"#s\"/><circle r=\"6\"/></g></defs><use seat=\"1\" href=\"#s\"/>")
    #expect(read.plan.layout().seats.map(\.size) == [12])
  }

  @Test func `Of a long list of selectors the first thousand count`() throws {
    let selectors = (1...1001).map { ".c\($0)" }.joined(separator: ",")
    let seats = [1, 1000, 1001].map { "<circle class=\"c\($0)\" seat=\"\($0)\" r=\"4\"/>" }.joined()
    let read = try document("<style>\(selectors) { fill: #ff0000 }</style>\(seats)")
    #expect(read.notes.map(\.message).contains("ignored rules of style after the first thousand"))
    #expect(read.plan.layout().seats.map(\.categoryName) == ["#f00", "#f00", "#000"])
  }

  @Test(arguments: [
    (
      "<symbol id=\"s\" viewBox=\"0 0 9 9\"><circle r=\"4\"/></symbol><use seat=\"1\" href=\"#s\"/>",
      "ignored the viewBox of a symbol"
    ),
    ("<circle seat=\"1\" r=\"4\" opacity=\"0\"/>", "ignored an opacity"),
    ("<g style=\"fill-opacity: .5\"><circle seat=\"1\" r=\"4\"/></g>", "ignored an opacity"),
  ])
  func `What changes how a seat looks and is not read has a note`(contents: String, message: String) throws {
    let read = try document(contents)
    #expect(read.plan.layout().seats.count == 1)
    #expect(read.notes.filter { $0.message == message }.map(\.count) == [1])
  }

  @Test func `More people than sums can hold are refused`() {
    let error = #expect(throws: DocumentError.self) {
      try document("<rect data-capacity=\"9223372036854775807\" width=\"9\" height=\"9\"/>")
    }
    #expect(error?.kind == .value)
  }
}
