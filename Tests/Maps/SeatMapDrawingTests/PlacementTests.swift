import Drawing
import Geometry
import SeatMapDrawing
import SeatMaps
import Testing

@Suite struct PlacementTests {
  /// A click on each seat of a picture finds that seat, however the map is turned and fitted.
  @Test(arguments: 0...3)
  func `Clicks on the picture find their seats`(quarterTurns: Int) throws {
    let map = theatre()
    let index = SeatIndex(map)
    for canvas in [SeatMapDrawing.Canvas.natural, .width(700), .size(Size(300, 900))] {
      let drawing = SeatMapDrawing(canvas: canvas, quarterTurns: quarterTurns)
      let drawn = drawing.draw(map, measuring: EstimatedTextMeasuring())
      let toMap = try #require(drawn.placement.inverted)
      let clicked = drawn.scene.instances.flatMap(\.placements).map { index.seat(at: toMap.apply($0.center)) }
      #expect(clicked.compactMap { $0 }.sorted() == Array(map.seats.indices))
      #expect(index.seat(at: toMap.apply(Point(1, 1))) == nil)
    }
  }
}
