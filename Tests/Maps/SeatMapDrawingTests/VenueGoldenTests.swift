import CairoRendering
import Colors
import Drawing
import Geometry
import Paths
import SVGRendering
import SeatMapDrawing
import SeatMapGoldenTesting
import SeatMaps
import Support
import Testing

/// One picture for each thing that a venue has besides rows of seats.
@Suite("Venue goldens")
struct VenueGoldenTests {
  static let schemes = ColorScheme.allCases

  private func expectPicture(
    _ name: String, of map: SeatMap, states: SeatStates? = nil, _ drawing: SeatMapDrawing,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let fonts = try FontSet.standard()
    let scene = drawing.scene(of: map, states: states, measuring: PangoTextMeasurer(fonts: fonts))
    expectGolden(
      scene, "SeatMaps/\(name)", fonts: fonts, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  private func drawing(_ scheme: ColorScheme, width: Double = 300) -> SeatMapDrawing {
    SeatMapDrawing(theme: .cinema(scheme), canvas: .width(width), showsTitle: false, showsLegend: false)
  }

  @Test(arguments: schemes)
  func `Round table`(scheme: ColorScheme) throws {
    var venue = VenueBuilder()
    venue.beginSection("")
    let center = Point(100, 100)
    venue.addTable(
      "T4", outline: .circle(center: center, radius: 34), center: center,
      chairs: Array(places(8, around: center, radius: 52).prefix(7)))
    var states = SeatStates(of: venue.map)
    states.setStatus(.sold, of: 2)
    states.setStatus(.selected, of: 3)
    try expectPicture("table-round-\(scheme.rawValue)", of: venue.map, states: states, drawing(scheme, width: 200))
  }

  @Test func `Rectangular table turned`() throws {
    var venue = VenueBuilder()
    venue.beginSection("")
    let turn = AffineTransform.rotation(.degrees(30), about: Point(100, 100))
    let top = (0..<4).map { Point(55 + Double($0) * 30, 62) }
    let bottom = (0..<4).map { Point(55 + Double(3 - $0) * 30, 138) }
    venue.addTable(
      "Table 12",
      outline: Path.roundedRectangle(Rect(x: 36, y: 78, width: 128, height: 44), radius: 4)
        .transformed(by: turn), center: Point(100, 100), chairs: (top + bottom).map(turn.apply))
    try expectPicture("table-rectangle-turned", of: venue.map, drawing(.light, width: 240))
  }

  @Test(arguments: schemes)
  func `Areas for sale`(scheme: ColorScheme) throws {
    var venue = VenueBuilder(categories: [
      .init(name: "Floor", color: Color(hex: 0x7FB7E6), price: Price(units: 35, digits: 0)),
      .init(name: "Booth", color: Color(hex: 0xE6B17F), price: Price(units: 200, digits: 0)),
    ])
    venue.beginSection("Floor")
    venue.addArea(
      "Standing", .standing,
      outline: .polygon([Point(0, 0), Point(300, 0), Point(300, 120), Point(220, 180), Point(0, 180)]), capacity: 400,
      category: 0)
    venue.addArea(
      "Free seating", .seating, outline: .ellipse(in: Rect(x: 0, y: 200, width: 190, height: 130)), capacity: 60,
      category: 0)
    venue.addArea(
      "Booth 3", .booth, outline: .roundedRectangle(Rect(x: 210, y: 240, width: 90, height: 70), radius: 8),
      capacity: 6, category: 1)
    try expectPicture("areas-for-sale-\(scheme.rawValue)", of: venue.map, drawing(scheme, width: 420))
  }

  @Test func `Signs`() throws {
    var venue = VenueBuilder()
    let areas = AreaSymbol.allCases.enumerated().map { number, symbol in
      Area(
        .rectangle(Size(44, 44), cornerRadius: 6), at: Point(Double(number % 5) * 54, Double(number / 5) * 54),
        symbol: symbol)
    }
    venue.beginSection("", areas: areas)
    try expectPicture("signs", of: venue.map, drawing(.light))
  }

  @Test func `Signs stay upright in a turned plan`() throws {
    var venue = VenueBuilder()
    venue.beginSection(
      "",
      areas: [
        Area(
          .rectangle(Size(120, 60), cornerRadius: 6), at: Point(0, 0), rotation: .degrees(20),
          caption: .init("Foyer", at: Point(60, 46)), symbol: .stairs),
        Area(
          .path(Path { $0.addArc(center: .zero, radius: 40, start: .zero, sweep: .degrees(180)) }), at: Point(180, 40),
          symbol: .bar),
      ])
    var turned = drawing(.light, width: 200)
    turned.quarterTurns = 1
    try expectPicture("signs-turned", of: venue.map, turned)
  }

  @Test func `Picture under a seat`() throws {
    var venue = VenueBuilder()
    let picture = Area(
      .ellipse(radiusX: 80, radiusY: 50), at: Point(100, 60), rotation: .degrees(15), picture: "logo.png")
    let veil = Area(
      .rectangle(Size(60, 24)), at: Point(90, 92), fill: Color(hex: 0xC03030).withAlpha(0.6),
      caption: .init("Rail", at: Point(30, 12)),
      isForeground: true)
    venue.beginSection("", areas: [picture, veil])
    venue.addRows(["A"], seats: 4, from: Point(60, 95))
    var withPicture = drawing(.light)
    // Four by four fields in two colours.
    let pixels = (0..<16).flatMap {
      ($0 + $0 / 4).isMultiple(of: 2) ? [230, 200, 90, 255] : [60, 120, 170, 255] as [UInt8]
    }
    withPicture.pictures = ["logo.png": Raster(width: 4, height: 4, pixels: pixels)]
    try expectPicture("area-picture", of: venue.map, withPicture)
  }

  @Test(arguments: schemes)
  func `Overview`(scheme: ColorScheme) throws {
    let map = smallVenue()
    let drawing = SeatMapDrawing(theme: .cinema(scheme), canvas: .width(560), level: .sections)
    try expectPicture("overview-\(scheme.rawValue)", of: map, states: partlySold(map), drawing)
  }

  @Test func `Overview turned`() throws {
    let map = smallVenue()
    let drawing = SeatMapDrawing(theme: .print, canvas: .width(420), level: .sections, quarterTurns: 1)
    try expectPicture("overview-turned", of: map, states: partlySold(map), drawing)
  }

  // MARK: Views

  /// Two seats at the left of the third row of the circle.
  private func chosen(in map: SeatMap) -> [Int] {
    map.seats.indices.filter { ["Circle/B/5", "Circle/B/6"].contains(map.seats[$0].id) }
  }

  @Test(arguments: schemes)
  func `Crop with mini map`(scheme: ColorScheme) throws {
    let map = smallVenue()
    let seats = chosen(in: map)
    var drawing = SeatMapDrawing(theme: .cinema(scheme), canvas: .width(480), showsTitle: false)
    drawing.crop = .init(around: seats)
    drawing.miniMap = MiniMap(of: map, seats: seats)
    try expectPicture("crop-mini-map-\(scheme.rawValue)", of: map, states: partlySold(map), drawing)
  }

  @Test func `Crop turned`() throws {
    let map = smallVenue()
    var drawing = SeatMapDrawing(canvas: .width(300), quarterTurns: 1, showsTitle: false, showsLegend: false)
    drawing.crop = .init(around: map.seats.indices.filter { map.seats[$0].id == "Stalls/E/8" }, margin: 3.5)
    try expectPicture("crop-turned", of: map, drawing)
  }

  @Test func `Mini map alone`() throws {
    let map = smallVenue()
    let fonts = try FontSet.standard()
    let scene = SeatMapDrawing(canvas: .width(160)).scene(of: MiniMap(of: map, sections: [2]))
    expectGolden(scene, "SeatMaps/mini-map", fonts: fonts)
  }

  @Test func `Two floors`() throws {
    var venue = VenueBuilder(
      name: "Coach", floors: ["Lower deck", "Upper deck"],
      stage: nil)
    for (number, rows) in [["1", "2"], ["1", "2", "3", "4"]].enumerated() {
      let areas = number == 0 ? [Area(.ellipse(radiusX: 14, radiusY: 14), at: Point(0, -40), symbol: .wheel)] : []
      venue.beginSection(number == 0 ? "Lower" : "Upper", floor: number, areas: areas)
      venue.addRows(rows, seats: 4, from: .zero, shape: .chair)
    }
    try expectPicture(
      "floors", of: venue.map.floorsSideBySide(), SeatMapDrawing(canvas: .width(400), showsLegend: false))
  }

  // MARK: Heat map

  /// A hall in which each seat's value is its distance from the front, but for one that has none.
  private func measured() -> (map: SeatMap, measure: SeatMeasure) {
    var venue = VenueBuilder()
    venue.beginSection("")
    venue.addRows(["A", "B", "C", "D", "E"], seats: 8, from: .zero)
    var values: [Double?] = venue.map.seats.map { $0.center.y / 30 + $0.center.x / 240 }
    values[12] = nil
    let ticks = (0...5).map { SeatMeasure.Tick(Double($0), "\($0) m") }
    return (venue.map, SeatMeasure(title: "Distance in metres", values: values, ticks: ticks))
  }

  @Test(arguments: schemes)
  func `Heat map`(scheme: ColorScheme) throws {
    let (map, measure) = measured()
    var drawing = SeatMapDrawing(theme: .cinema(scheme), canvas: .width(340), showsTitle: false)
    drawing.measure = measure
    try expectPicture("heat-map-\(scheme.rawValue)", of: map, drawing)
  }
}

extension Path {
  fileprivate init(_ build: (inout Path) -> Void) {
    self.init()
    build(&self)
    close()
  }
}
