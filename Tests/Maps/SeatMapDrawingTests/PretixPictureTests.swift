import CairoRendering
import Colors
import Drawing
import Geometry
import PlanImports
import SVGRendering
import SeatMapDrawing
import SeatMaps
import TestSupport
import Testing

/// T13: what becomes of pretix plans whose zones lie over each other, from the file to the three pictures.
@Suite("Pictures of pretix plans")
struct PretixPictureTests {
  /// A plan of another project, which is not part of this repository.
  private static let stadium = "../shared/plans/pretix/seatmap-canvas-stadium.pretix.json"

  static let plans = ["Tests/Fixtures/pretix/valid/two-floors.json", stadium].filter(RepositoryFiles.exists)

  private static func map(_ plan: String) throws -> SeatMap {
    try ImportedPlan(reading: RepositoryFiles.bytes(plan), file: plan).plan.layout()
  }

  @Test(arguments: plans)
  func `Seats that none covers have their category's colour at their centre`(plan: String) throws {
    let map = try Self.map(plan)
    let renderer = CairoRenderer(fonts: try FontSet.standard())
    let scene = SeatMapDrawing(canvas: .width(1600), seatLabels: .none)
      .scene(of: map, measuring: PangoTextMeasurer(fonts: renderer.fonts))
    let centers = scene.instances.flatMap(\.placements).map(\.center)
    try #require(centers.count == map.seats.count)
    let placing = try Self.placing(of: map, at: centers)
    let bitmap = try renderer.bitmap(of: scene)

    let index = SeatIndex(map)
    var checked = 0
    for (number, seat) in map.seats.enumerated() where index.seat(at: seat.center) == number {
      let place = placing.apply(seat.center)
      #expect(place.distance(to: centers[number]) < 1e-6, "\(seat.id) stands elsewhere than the others say")
      let color = try #require(seat.category.flatMap { map.categories[$0].color })
      let pixel = bitmap[Int(place.x), Int(place.y)]
      #expect(Color(hex: pixel & 0xFF_FFFF) == color, "\(seat.id) in \(map.rows[seat.row].label)")
      checked += 1
    }
    #expect(checked < map.seats.count, "zones lie over each other, so that some seats are covered")
    #expect(checked > map.seats.count / 2)
  }

  /// Where plan units stand on the canvas by the two seats that are farthest apart across and along: scale and shift.
  private static func placing(of map: SeatMap, at centers: [Point]) throws -> AffineTransform {
    let bounds = try #require(map.bounds)
    let canvas = try #require(Rect(containing: centers))
    let scale = canvas.width / bounds.width
    #expect(abs(canvas.height / bounds.height - scale) < 1e-9, "both directions have one scale")
    return AffineTransform.translation(Point.zero - bounds.origin).then(.scale(scale))
      .then(.translation(canvas.origin - Point.zero))
  }

  @Test(arguments: plans)
  func `An SVG uses a symbol once for each seat`(plan: String) throws {
    let map = try Self.map(plan)
    // A legend uses symbols too.
    let scene = SeatMapDrawing(showsLegend: false, detail: .document)
      .scene(of: map, measuring: EstimatedTextMeasuring())
    #expect(SVGRenderer().svg(of: scene).split(separator: "<use ").count - 1 == map.seats.count)
  }

  @Test(arguments: plans)
  func `Every seat is found in a PDF by section, row and number`(plan: String) throws {
    let map = try Self.map(plan)
    let renderer = CairoRenderer(fonts: try FontSet.standard())
    let scene = SeatMapDrawing(seatLabels: .none, showsTitle: false, showsLegend: false, detail: .document)
      .scene(of: map, measuring: PangoTextMeasurer(fonts: renderer.fonts))
    let file = try renderer.pdf(of: scene).bytes
    let text = try ExternalProgram("pdftotext").output(["-raw", "in.pdf", "-"], files: ["in.pdf": file])
    let words = String(decoding: text, as: UTF8.self).split(whereSeparator: \.isWhitespace).map(String.init)

    var seats: [String: Int] = [:]
    for (number, seat) in map.seats.enumerated() {
      let section = map.sections[map.rows[seat.row].section].name
      seats["\(section) \(map.shortName(ofSeat: number))", default: 0] += 1
    }
    var found = 0
    for (seat, count) in seats {
      let parts = seat.split(whereSeparator: \.isWhitespace).map(String.init)
      let places = words.indices.count { words[$0...].starts(with: parts) }
      #expect(places == count, "\(seat)")
      found += places
    }
    #expect(found == map.seats.count)
  }

  @Test(.enabled(if: RepositoryFiles.exists(stadium)))
  func `The stadium has the numbers that were counted in its file`() throws {
    let map = try Self.map(Self.stadium)
    #expect((map.seats.count, map.rows.count, map.sections.count) == (738, 90, 2))
    let bounds = try #require(map.bounds)
    #expect(abs(bounds.minX - 386.0) < 0.1 && abs(bounds.maxX - 1698.2) < 0.1)
    #expect(abs(bounds.minY - 478.9) < 0.1 && abs(bounds.maxY - 1220.1) < 0.1)
    let findings = map.findings()
    #expect(findings.first { $0.code == .duplicateID }?.count == 126)
    #expect(findings.contains { $0.code == .sectionsOverlap })
  }

  @Test(arguments: plans)
  func `Zones that lie over each other become panels side by side`(plan: String) throws {
    let map = try Self.map(plan).panels()
    #expect(map.sections.count == 2)
    let boxes = try map.sections.map { section in
      try #require(Rect(containing: map.seats[section.seats].map(\.center)))
    }
    #expect(boxes[0].maxX < boxes[1].minX)
    #expect(!map.findings().contains { $0.code == .sectionsOverlap })
    let index = SeatIndex(map)
    #expect(map.seats.indices.allSatisfy { index.seat(at: map.seats[$0].center) == $0 }, "every seat is seen")
  }
}
