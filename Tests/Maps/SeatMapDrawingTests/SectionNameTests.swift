import Drawing
import Geometry
import SeatMapDrawing
import SeatMaps
import Testing

struct SectionNameTests {
  /// Sections of one seat, far from each other.
  private func map(sections: Int) -> SeatMap {
    SeatPlan(
      name: "Stadium",
      sections: (0..<sections).map { number in
        Section(
          name: "S\(number)", origin: Point(Double(number % 40) * 120, Double(number / 40) * 120),
          blocks: [Block(.straight(StraightRows(count: 1, seats: 1)))])
      }
    ).layout()
  }

  @Test(arguments: [(1, 0), (2, 2), (40, 40), (1001, 0)])
  func `Sections are named where there are several and not more than a thousand`(sections: Int, names: Int) {
    let scene = SeatMapDrawing(canvas: .width(4000))
      .scene(of: map(sections: sections), measuring: EstimatedTextMeasuring())
    #expect(scene.texts("section-label").count == names)
  }
}
