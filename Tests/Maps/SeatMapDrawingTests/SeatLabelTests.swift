import Drawing
import Geometry
import SeatMapDrawing
import SeatMaps
import Testing

@Suite("Numbers on seats")
struct SeatLabelTests {
  private let measuring = EstimatedTextMeasuring()

  @Test(arguments: SeatShape.allCases)
  func `The theatre shows all 59 at its default size`(shape: SeatShape) {
    let scene = SeatMapDrawing().scene(of: theatre(seatShape: shape), measuring: measuring)
    let shown = scene.labels.flatMap { labels in labels.placements.map { labels.texts[Int($0.text)] } }
    #expect(shown.count == 59)
    #expect(shown.filter { $0 == "9" }.count == 5)
    #expect(shown.filter { $0 == "7" }.count == 7)
  }

  @Test func `A number is narrower than its seat`() throws {
    let scene = SeatMapDrawing().scene(of: hall(rows: 1, seats: 200), measuring: measuring)
    let labels = scene.labels
    #expect(labels.map(\.placements.count).reduce(0, +) == 200)
    let scale =
      try #require(scene.instances.first).placements[0].center.distance(
        to: try #require(scene.instances.first).placements[1].center) / 38
    for run in labels {
      for text in run.texts {
        #expect(measuring.metrics(of: text, style: run.style).width <= 30 * scale * 0.8 + 1e-9, "\(text)")
      }
    }
  }

  @Test func `Seats drawn too small for numbers show none, unless all are asked for`() {
    let map = hall()
    let small = SeatMapDrawing.Canvas.size(Size(300, 300))
    #expect(SeatMapDrawing(canvas: small).scene(of: map, measuring: measuring).labels.isEmpty)
    let all = SeatMapDrawing(canvas: small, seatLabels: .all).scene(of: map, measuring: measuring)
    #expect(all.labels.map(\.placements.count).reduce(0, +) == 783)
    let none = SeatMapDrawing(seatLabels: .none).scene(of: map, measuring: measuring)
    #expect(none.labels.isEmpty)
  }

  @Test func `A number too long for its seat is left out, and shown where all are asked for`() throws {
    let plan = SeatPlan(
      name: "Names",
      sections: [
        Section(
          name: "",
          blocks: [
            Block(
              .rows([
                SeatRow(
                  label: "A",
                  seats: [
                    Seat(label: "1", position: .zero),
                    Seat(label: "Royal box, left of the pillar", position: Point(40, 0)),
                  ])
              ]))
          ])
      ])
    let scene = SeatMapDrawing().scene(of: plan.layout(), measuring: measuring)
    #expect(scene.labels.flatMap(\.texts) == ["1"])
    let all = SeatMapDrawing(seatLabels: .all).scene(of: plan.layout(), measuring: measuring)
    #expect(all.labels.flatMap(\.texts) == ["1", "Royal box, left of the pillar"])
    let long = try #require(all.labels.first { $0.texts != ["1"] })
    #expect(measuring.metrics(of: long.texts[0], style: long.style).width <= 30)
  }

  @Test func `Numbers of a section under another are painted before that other's seats`() throws {
    func section(_ name: String) -> Section {
      Section(name: name, blocks: [Block(.straight(StraightRows(count: 1, seats: 3)))])
    }
    let map = SeatPlan(name: "Two floors", sections: [section("Ground"), section("First")]).layout()
    let kinds = SeatMapDrawing().scene(of: map, measuring: measuring).leaves.compactMap { node -> String? in
      switch node {
      case .instances: "seats"
      case .labels: "numbers"
      default: nil
      }
    }
    #expect(kinds == ["seats", "numbers", "seats", "numbers"])
  }
}
