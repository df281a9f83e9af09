import Colors
import Drawing
import Geometry
import SeatMapDrawing
import SeatMaps
import Testing

@Suite("Heat maps")
struct HeatMapTests {
  private let measuring = EstimatedTextMeasuring()

  /// A row of seats with the values 0, 1, 2, … and a scale with a mark at every fourth.
  private func scene(seats: Int, ticks: [SeatMeasure.Tick]? = nil, values: [Double?]? = nil) -> Scene {
    var venue = VenueBuilder()
    venue.beginSection("")
    venue.addRows(["A"], seats: seats, from: .zero)
    let values = values ?? (0..<seats).map(Double.init)
    let ticks = ticks ?? stride(from: 0, through: seats - 1, by: 4).map { .init(Double($0), "\($0)") }
    var drawing = SeatMapDrawing(canvas: .width(1200))
    drawing.measure = SeatMeasure(title: "Rank", values: values, ticks: ticks)
    return drawing.scene(of: venue.map, measuring: measuring)
  }

  private func bodies(_ scene: Scene) -> [Color] {
    scene.instances.flatMap { instances in instances.placements.map { instances.styles[Int($0.style)].body } }
  }

  private func letters(_ scene: Scene) -> [String] {
    scene.labels.flatMap { labels in labels.placements.map { labels.texts[Int($0.text)] } }
  }

  @Test func `Equal steps of the value are equal steps in OKLab`() {
    let colors = bodies(scene(seats: 33)).map(OKLab.init)
    let steps = zip(colors, colors.dropFirst()).map { $0.distance(to: $1) }
    // 33 values are spread over 32 colours; the last two share one.
    let whole = colors[0].distance(to: colors[32])
    for step in steps.dropLast() { #expect(abs(step - whole / 31) < whole / 31 * 0.05) }
    #expect(steps.last == 0)
  }

  @Test(arguments: ColorVision.allCases)
  func `Lightness rises with the value for every kind of colour vision`(vision: ColorVision) {
    let colors = bodies(scene(seats: 17)).map { OKLab($0.seen(with: vision)).lightness }
    #expect(zip(colors, colors.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `Seats bear the letter of their part of the scale`() {
    #expect(letters(scene(seats: 9)) == ["A", "A", "A", "A", "B", "B", "B", "B", "B"])
  }

  @Test func `Values that are kinds have a letter and a legend entry each`() {
    let ticks: [SeatMeasure.Tick] = [.init(0, "good"), .init(1, "fair"), .init(2, "poor")]
    let scene = scene(seats: 4, ticks: ticks, values: [0, 2, 1, 2])
    #expect(letters(scene) == ["A", "C", "B", "C"])
    #expect(scene.texts("legend-label").map(\.string) == ["A  good", "B  fair", "C  poor"])
  }

  @Test func `A seat without a value has neither letter nor colour`() {
    let scene = scene(seats: 3, values: [0, nil, .nan])
    #expect(letters(scene).count <= 1)
    #expect(bodies(scene)[1] == Theme.cinema().background)
    #expect(bodies(scene)[2] == Theme.cinema().background)
  }

  @Test func `The scale has its marks in order, none over another`() throws {
    let texts = scene(seats: 33).texts("scale-mark")
    #expect(texts.map(\.string) == ["0", "4", "8", "12", "16", "20", "24", "28", "32"])
    for (left, right) in zip(texts, texts.dropFirst()) {
      let widths = [left, right].map { measuring.metrics(of: $0.string, style: $0.style).width / 2 }
      #expect(left.position.x + widths[0] < right.position.x - widths[1])
    }
  }
}
