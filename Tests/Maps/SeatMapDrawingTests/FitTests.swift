import CairoRendering
import Colors
import Drawing
import Geometry
import Paths
import SeatMapDrawing
import SeatMaps
import Testing

@Suite("Fitting a map on a canvas")
struct FitTests {
  static let canvases = [
    Size(200, 2000), Size(2000, 200), Size(64, 64), Size(375, 420), Size(1000, 700), Size(30, 900), Size(239, 240),
  ]

  @Test(arguments: canvases)
  func `A hall of 27 × 29 seats is whole on any canvas and fills it`(canvas: Size) throws {
    let map = hall()
    let fonts = try FontSet.standard()
    let scene = SeatMapDrawing(canvas: .size(canvas)).scene(of: map, measuring: PangoTextMeasurer(fonts: fonts))
    #expect(scene.size == canvas)
    #expect(scene.instances.map(\.placements.count).reduce(0, +) == 783)

    // Drawn on a canvas with a border around it, nothing may reach into the border.
    let border = 20.0
    let ink = try #require(try inkBounds(of: scene, border: border, fonts: fonts))
    #expect(Rect(x: 0, y: 0, width: canvas.width, height: canvas.height).contains(ink), "ink reaches \(ink)")
    let filled = max(ink.width / canvas.width, ink.height / canvas.height)
    #expect(filled >= 0.9, "only \(filled) of the side that limits it is filled")
  }

  @Test func `The seats themselves fill a canvas too small for texts`() {
    for canvas in [Size(200, 2000), Size(2000, 200), Size(64, 64)] {
      let map = hall()
      let scene = SeatMapDrawing(canvas: .size(canvas)).scene(of: map, measuring: EstimatedTextMeasuring())
      let centers = scene.instances.flatMap(\.placements).map(\.center)
      let box = Rect(containing: centers) ?? .zero
      #expect(max(box.width / canvas.width, box.height / canvas.height) >= 0.8)
    }
  }

  @Test(arguments: 1...3)
  func `A turned map keeps its seats and stays inside`(quarterTurns: Int) throws {
    let map = hall(rows: 4, seats: 12)
    let fonts = try FontSet.standard()
    let drawing = SeatMapDrawing(canvas: .size(Size(300, 500)), quarterTurns: quarterTurns)
    let scene = drawing.scene(of: map, measuring: PangoTextMeasurer(fonts: fonts))
    #expect(scene.instances.map(\.placements.count).reduce(0, +) == 48)
    #expect(scene.instances.flatMap(\.placements).allSatisfy { $0.angle == .degrees(90 * Double(quarterTurns)) })
    let ink = try #require(try inkBounds(of: scene, border: 20, fonts: fonts))
    #expect(Rect(x: 0, y: 0, width: 300, height: 500).contains(ink), "ink reaches \(ink)")
    #expect(scene.texts("row-label").allSatisfy { (-90...90).contains($0.rotation.degrees) })
  }

  @Test func `One side given, the other follows the plan`() {
    let map = theatre()
    let wide = SeatMapDrawing(canvas: .width(900)).scene(of: map, measuring: EstimatedTextMeasuring())
    #expect(wide.size.width == 900)
    #expect(wide.size.height > 600 && wide.size.height < 1100)
    let high = SeatMapDrawing(canvas: .height(900)).scene(of: map, measuring: EstimatedTextMeasuring())
    #expect(high.size.height == 900)
    #expect(high.size.width > 600 && high.size.width < 1100)
  }

  @Test func `A plan in metres is drawn with seats that can be seen`() {
    let rows = StraightRows(count: 3, seats: 5, seatPitch: 0.55, rowPitch: 0.9)
    let map = SeatPlan(
      name: "Metres", metresPerUnit: 1,
      sections: [Section(name: "", blocks: [Block(.straight(rows), seatSize: 0.5)])]
    ).layout()
    let scene = SeatMapDrawing().scene(of: map, measuring: EstimatedTextMeasuring())
    let centers = scene.instances.flatMap(\.placements).map(\.center)
    #expect(abs(centers[0].distance(to: centers[1]) - 22) < 1e-9, "a seat of 0.5 is drawn 20 wide, its pitch 22")
  }

  @Test func `A map without anything is an empty picture, not a crash`() {
    let map = SeatPlan(name: "", sections: []).layout()
    for canvas in [SeatMapDrawing.Canvas.natural, .width(10), .height(10), .size(Size(0, 0)), .size(Size(1e6, 1))] {
      let scene = SeatMapDrawing(canvas: canvas).scene(of: map, measuring: EstimatedTextMeasuring())
      #expect(scene.instances.isEmpty)
      #expect(scene.size.isFinite)
    }
  }

  /// Where a scene leaves ink, in canvas units, looked for beyond the canvas's edges as well.
  private func inkBounds(of scene: Scene, border: Double, fonts: FontSet) throws -> Rect? {
    var framed = scene
    framed.size = Size(scene.size.width + 2 * border, scene.size.height + 2 * border)
    framed.nodes = [.group(Group(transform: .translation(border, border), nodes: scene.nodes))]
    let bitmap = try CairoRenderer(fonts: fonts).bitmap(of: framed)
    let background = bitmap[0, 0]
    var box: Rect?
    for y in 0..<bitmap.height {
      let row = bitmap.pixels[y * bitmap.width..<(y + 1) * bitmap.width]
      guard let left = row.firstIndex(where: { $0 != background }),
        let right = row.lastIndex(where: { $0 != background })
      else { continue }
      let line = Rect(
        minX: Double(left - row.startIndex) - border, minY: Double(y) - border,
        maxX: Double(right - row.startIndex + 1) - border, maxY: Double(y + 1) - border)
      box = box?.union(line) ?? line
    }
    return box
  }
}
