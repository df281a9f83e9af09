import Colors
import Drawing
import Geometry
import ImageFiles
import Paths
import SVGRendering
import Testing

@Suite struct SVGInstanceTests {
  private func document(_ instances: Instances, compact: Bool = false) throws -> MarkupElement {
    try MarkupElement(parsing: SVGRenderer(compact: compact).bytes(of: scene(.instances(instances))))
  }

  private let identity = Identity(
    id: "Stalls/C/12", classes: "wheelchair", attributes: [.init("row", "C"), .init("seat", "12")],
    name: "Stalls, row C, seat 12, available, €14.50")

  @Test func instanceIsOneUseWithPlaceClassesDataAndName() throws {
    let root = try document(
      Instances(
        symbols: [seat], styles: [available], placements: [Placement(center: Point(12.344, 50), symbol: 0, style: 0)],
        identities: [identity], className: "seat"))
    let use = try #require(root.all("use").first)
    #expect(
      use.attributes == [
        "id": "Stalls.C.12", "href": "#s-chair", "x": "12.34", "y": "50",
        "class": "seat available category-1 wheelchair", "role": "img",
        "aria-label": "Stalls, row C, seat 12, available, €14.50", "data-row": "C", "data-seat": "12",
      ])
    #expect(root.rule(".seat.available.category-1") == "fill:#f00;stroke:#0f0;color:#00f")
  }

  @Test func turnedInstanceIsMovedAndTurnedTheShorterWay() throws {
    let root = try document(
      Instances(
        symbols: [seat], styles: [available],
        placements: [
          Placement(center: Point(1, 2), angle: .degrees(30.06), symbol: 0, style: 0),
          Placement(center: Point(1, 2), angle: .degrees(350), symbol: 0, style: 0),
          Placement(center: Point(1, 2), angle: .degrees(360), symbol: 0, style: 0),
        ], identities: [Identity(), Identity(), Identity()]))
    #expect(
      root.all("use").map { $0["transform"] } == ["translate(1 2)rotate(30.1)", "translate(1 2)rotate(-10)", nil])
    #expect(root.all("use").map { $0["x"] } == [nil, nil, "1"])
  }

  @Test func symbolIsDefinedOnceWithColoursLeftToTheInstance() throws {
    let placements = (0..<10).map { Placement(center: Point(Double($0), 0), symbol: 0, style: $0 % 2) }
    let node = Node.instances(
      Instances(symbols: [seat], styles: [available, sold], placements: placements, className: "seat"))
    let root = try MarkupElement(parsing: SVGRenderer().bytes(of: scene(node, node)))
    #expect(root.all("use").count == 20)
    let symbol = try #require(root.element(id: "s-chair"))
    // Body and outline are one path that inherits both colours, the mark takes up the third.
    #expect(symbol.children.map { $0["fill"] } == [nil, "currentColor"])
    #expect(symbol.children.map { $0["stroke"] } == [nil, "none"])
    #expect(symbol.children.map { $0["stroke-width"] } == ["2", nil])
    #expect(root.all("g").filter { $0["id"] != nil }.count == 1)
    // A clear outline is none at all, and a clear mark is there but not seen.
    #expect(
      root.rule(".seat.sold.category-1") == "fill:#808080;stroke:none;color:transparent")
  }

  @Test func differentSymbolsOfOneNameAreKeptApart() throws {
    var other = seat
    other.layers.removeLast()
    let root = try document(
      Instances(
        symbols: [seat, other], styles: [available],
        placements: [
          Placement(center: .zero, symbol: 0, style: 0), Placement(center: .zero, symbol: 1, style: 0),
        ]))
    #expect(root.all("use").map { $0["href"] } == ["#s-chair", "#s-chair-2"])
    #expect(root.element(id: "s-chair-2")?.children.count == 1)
  }

  /// `fill`, `stroke` and `color` cannot bring the colour of outlines to an area: such a symbol is written in colours.
  @Test func symbolWithAnAreaInTheOutlinesColourIsDefinedForEachSuchColour() throws {
    let badge = Symbol(name: "badge", layers: [.init(square(8), part: .outline), .init(square(4), part: .body)])
    let sameOutline = InstanceStyle(classes: "held", body: blue, outline: green, mark: red)
    let otherOutline = InstanceStyle(classes: "lost", body: red, outline: blue, mark: red)
    let root = try document(
      Instances(
        symbols: [badge], styles: [available, sameOutline, otherOutline],
        placements: [2, 0, 1].map { Placement(center: .zero, symbol: 0, style: $0) }))
    #expect(root.all("use").map { $0["href"] } == ["#s-badge", "#s-badge", "#s-badge-2"])
    #expect(root.element(id: "s-badge")?.children.map { $0["fill"] } == ["#0f0", nil])
    #expect(root.element(id: "s-badge-2")?.children.map { $0["fill"] } == ["#00f", nil])
  }

  @Test func uprightLayerIsTurnedBackInACopyForEachDegree() throws {
    var sign = seat
    sign.layers[2].staysUpright = true
    let angles = [20, 20.4, 19.7, -20, 0]
    let root = try document(
      Instances(
        symbols: [sign], styles: [available],
        placements: angles.map { Placement(center: .zero, angle: .degrees($0), symbol: 0, style: 0) }))
    let uses = root.all("use")
    #expect(uses.count == angles.count)
    let turns = try uses.map { use in
      let symbol = try #require(root.element(id: String((use["href"] ?? "").dropFirst())))
      return symbol.children.map { $0["transform"] }
    }
    #expect(turns.allSatisfy { $0[0] == nil })
    #expect(turns.map { $0[1] } == ["rotate(-20)", "rotate(-20)", "rotate(-20)", "rotate(20)", nil])
  }

  @Test func manyAnglesTakeNoMoreCopiesThanDegrees() throws {
    var sign = seat
    sign.layers[2].staysUpright = true
    let placements = (0..<5000).map {
      Placement(center: .zero, angle: .degrees(Double($0) * 0.0777), symbol: 0, style: 0)
    }
    let root = try document(Instances(symbols: [sign], styles: [available], placements: placements))
    #expect(root.all("use").count == 5000)
    #expect(root.all("defs").first?.children.count == 360)
  }

  @Test func compactGroupsByStyleAndLeavesIdentityOut() throws {
    let instances = Instances(
      symbols: [seat], styles: [available, sold],
      placements: [
        Placement(center: Point(1, 1), symbol: 0, style: 1), Placement(center: Point(2.26, 1), symbol: 0, style: 0),
        Placement(center: Point(3, 1), symbol: 0, style: 1),
      ], identities: [identity, identity, identity], className: "seat")
    let root = try document(instances, compact: true)
    #expect(root.all("use").allSatisfy { Set($0.attributes.keys) == ["href", "x", "y"] })
    let groups = root.all(class: "seat")
    #expect(groups.map(\.classes) == [["seat", "available", "category-1"], ["seat", "sold", "category-1"]])
    #expect(groups.map { $0.children.map { $0["x"] } } == [["2.3"], ["1", "3"]])
  }

  /// Fifty rows of fifty seats in a large house, each turned by another angle, known by everything a seat can be.
  private var curvedHall: Instances {
    var placements: [Placement] = []
    var identities: [Identity] = []
    for row in 51...100 {
      for number in 101...150 {
        let angle = Angle.degrees(-20.37 + 0.0813 * Double(number * row % 1000))
        let center = Point(1000.123 + 22.137 * Double(number), 1000.456 + 25.337 * Double(row))
        placements.append(Placement(center: center, angle: angle, symbol: 0, style: (row + number) % 2))
        identities.append(
          Identity(
            id: "Parterre left/\(row)/\(number)", attributes: [.init("seat", "\(number)")],
            name: "Parterre left, row \(row), seat \(number), Gold, available"))
      }
    }
    return Instances(
      symbols: [seat], styles: [available, sold], placements: placements, identities: identities, className: "seat")
  }

  /// The budget of bytes for a turned seat in a large house, with everything and without names.
  @Test(arguments: [(false, 230.0, 25.0), (true, 70.0, 25.0)])
  func seatsAreSmall(compact: Bool, budget: Double, compressedBudget: Double) throws {
    let hall = curvedHall
    let bytes = SVGRenderer(compact: compact).bytes(of: scene(.instances(hall)))
    #expect(Double(bytes.count) / Double(hall.placements.count) < budget)
    #expect(Double(CompressedSVG.bytes(of: bytes).count) / Double(hall.placements.count) < compressedBudget)
  }

  @Test func dataKeysThatXMLForbidsAreLeftOut() throws {
    let attributes: [Identity.Attribute] = [
      .init("row", "1"), .init("row", "2"), .init("a b", "x"), .init("", "x"), .init("q\"", "x"), .init("ok-2", "<&>"),
    ]
    let root = try document(
      Instances(
        symbols: [seat], styles: [available], placements: [Placement(center: .zero, symbol: 0, style: 0)],
        identities: [Identity(attributes: attributes)]))
    let data = try #require(root.all("use").first).attributes.filter { $0.key.hasPrefix("data-") }
    #expect(data == ["data-row": "1", "data-ok-2": "<&>"])
  }

  @Test func numbersThatAreNoneDoNotBreakTheDocument() throws {
    let root = try document(
      Instances(
        symbols: [seat], styles: [available],
        placements: [
          Placement(center: Point(.nan, .infinity), angle: .degrees(.nan), symbol: 0, style: 0),
          Placement(center: Point(-1e300, 0), angle: .degrees(.infinity), symbol: 0, style: 0),
        ]))
    let places = root.all("use").flatMap { [$0["x"], $0["y"]] }
    #expect(places.allSatisfy { $0.flatMap(Double.init)?.isFinite == true })
  }
}
