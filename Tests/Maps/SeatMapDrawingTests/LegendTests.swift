import Drawing
import Geometry
import SeatMapDrawing
import SeatMaps
import Support
import Testing

@Suite("Legends")
struct LegendTests {
  private let measuring = EstimatedTextMeasuring()

  /// A room with a row for each category, all of the same price.
  private func map(_ names: [String], price: String? = "14") -> SeatMap {
    let blocks = names.map { Block(.straight(StraightRows(count: 1, seats: 12)), category: $0) }
    return SeatPlan(
      name: "", currency: "EUR",
      categories: names.map { SeatMaps.Category(name: $0, price: price.flatMap { Price($0) }) },
      sections: [Section(name: "", blocks: blocks)]
    ).layout()
  }

  private func texts(_ map: SeatMap, width: Double = 400) -> [Text] {
    SeatMapDrawing(canvas: .width(width)).scene(of: map, measuring: measuring).texts("legend-label")
  }

  @Test func `A category is named with its price`() {
    #expect(texts(map(["Stalls", "Circle"])).map(\.string) == ["Stalls €14.00", "Circle €14.00"])
    #expect(texts(map(["Stalls"], price: nil)).map(\.string) == ["Stalls"])
  }

  @Test func `A name too long is cut; its price is not`() throws {
    let text = try #require(texts(map([String(repeating: "Long name ", count: 30)])).first)
    #expect(text.string.hasSuffix("… €14.00"))
    #expect(text.position.x + measuring.metrics(of: text.string, style: text.style).width <= 400)
  }

  /// An override may not turn €14.00 into €00.41, nor may a name end its isolate early to do so.
  @Test(arguments: ["مسرح", "\u{202E}evil", "\u{2069}\u{202E}evil", "\u{2067}\u{202E}evil"])
  func `A name that runs from right to left, or says so, leaves its price alone`(name: String) throws {
    let string = try #require(texts(map([name])).first).string
    let inside = name.unicodeScalars.filter { !(0x2066...0x2069).contains($0.value) }
    let expected = "\u{200E}\u{2068}" + String(String.UnicodeScalarView(inside)) + "\u{2069} €14.00"
    #expect(Array(string.unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test func `Entries are shared out evenly among as few lines as will do`() {
    // At 400 units four entries of this length fit on a line, with the gaps between them.
    let names = (1...5).map { "Row \($0)" }
    let lines = Dictionary(grouping: texts(map(names, price: nil)), by: \.position.y)
    #expect(lines.values.map(\.count).sorted() == [2, 3])
  }

  @Test func `Categories without colours of their own look different, however many there are`() throws {
    for scheme in ColorScheme.allCases {
      let drawing = SeatMapDrawing(theme: .cinema(scheme))
      let map = map((1...14).map { "Category \($0)" })
      let styles = try #require(drawing.scene(of: map, measuring: measuring).instances.first).styles
      let bodies = styles.filter { $0.classes.hasPrefix("available category-") }.map(\.body)
      #expect(bodies.count == 14 && Set(bodies).count == 14)
    }
  }
}
