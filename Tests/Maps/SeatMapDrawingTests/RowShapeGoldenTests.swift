import CairoRendering
import PlanImports
import SeatMapDrawing
import SeatMapGoldenTesting
import SeatMaps
import Testing

/// One picture for each shape that rows can have besides straight lines and arcs.
@Suite("Row shape goldens")
struct RowShapeGoldenTests {
  struct Shape: Sendable, CustomTestStringConvertible {
    var name: String
    /// The only block of the plan, as a file says it.
    var block: String
    var testDescription: String { name }
  }

  static let shapes = [
    Shape(
      name: "horseshoe",
      block: #""rows": 3, "path": { "data": "M -170 -230 V 0 A 170 170 0 0 0 170 0 V -230", "side": "right" }"#),
    Shape(
      name: "bent", block: #""rows": 4, "path": { "points": [[-300, -120], [-110, 0], [110, 0], [300, -120]] }"#),
    Shape(
      name: "bent-smooth",
      block: #"""
        "rows": 4, "seats": [6, { "aisle": 40 }, 6],
        "path": { "points": [[-300, -120], [-110, 0], [110, 0], [300, -120]], "smoothness": 1 }
        """#),
    Shape(
      name: "fan",
      block:
        #""rows": 8, "fill": { "outline": [[-90, 0], [90, 0], [330, 300], [-330, 300]], "center": [0, -260], "margin": 3 }"#
    ),
    Shape(
      name: "wedge", block: #""fill": { "outline": [[-60, 0], [60, 0], [260, 240], [-260, 240]], "margin": 3 }"#),
    Shape(name: "skewed", block: #""rows": 4, "seats": 9, "skew": 25"#),
    Shape(name: "arch", block: #""rows": 4, "seats": 70, "arch": { "radius": 140 }"#),
    Shape(
      name: "round",
      block: #"""
        "rows": 4, "arc": { "radius": 150, "sweep": 360, "aisles": [{ "angle": 45, "width": 50 },
          { "angle": 135, "width": 50 }, { "angle": -45, "width": 50 }, { "angle": -135, "width": 50 }] }
        """#),
  ]

  @Test(arguments: shapes)
  func `Rows`(_ shape: Shape) throws {
    let file = #"{ "format": "seatmap-plan/1", "name": "Hall", "blocks": [{ \#(shape.block) }] }"#
    let map = try ImportedPlan(reading: Array(file.utf8)).plan.layout()
    #expect(map.findings().isEmpty)
    let fonts = try FontSet.standard()
    let scene = SeatMapDrawing(canvas: .width(300), showsTitle: false)
      .scene(of: map, measuring: PangoTextMeasurer(fonts: fonts))
    expectGolden(scene, "SeatMaps/rows-\(shape.name)", fonts: fonts)
  }
}
