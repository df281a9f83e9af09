import CairoRendering
import Colors
import Drawing
import Geometry
import Paths
import SeatMapGoldenTesting
import Testing

/// Pictures of texts in their boxes, one kind of trouble each.
@Suite struct TextFittingGoldenTests {
  struct Sample: CustomTestStringConvertible {
    var name: String
    var text: String
    var rules = TextFittingRules()
    var outcome: FittedText.Outcome

    var testDescription: String { name }
  }

  private static let twoLines = TextFittingRules(maximumLines: 2)

  private static let samples: [Sample] = [
    Sample(name: "latin-extended", text: "Žofia Łukasz Ő", outcome: .asIs),
    Sample(name: "emoji", text: "Party 🎉 Pass", outcome: .asIs),
    Sample(name: "arabic", text: "مهرجان القاهرة السينمائي الدولي 2026", rules: twoLines, outcome: .wrapped),
    Sample(name: "hebrew", text: "שָׁלוֹם, הצגה מספר 12 (ערב)!", rules: twoLines, outcome: .wrapped),
    Sample(name: "devanagari", text: "क्षत्रिय देवनागरी फ़िल्म महोत्सव", rules: twoLines, outcome: .wrapped),
    Sample(name: "thai", text: "เทศกาลภาพยนตร์กรุงเทพมหานคร", rules: twoLines, outcome: .wrapped),
    Sample(name: "japanese", text: "東京国際映画祭 千と千尋の神隠し", rules: twoLines, outcome: .wrapped),
    Sample(name: "korean", text: "부산국제영화제 개막작", outcome: .asIs),
    Sample(name: "shrunk", text: "The Grand Budapest Hotel", outcome: .shrunk),
    Sample(
      name: "cut-at-its-end", text: "The Incredible Adventures of the Longest Title in the History of Moving Pictures",
      rules: twoLines, outcome: .ellipsized),
    Sample(
      name: "cut-in-its-middle", text: "firstname.lastname.of.a.company@department.example.org",
      rules: .init(ellipsis: .middle), outcome: .ellipsized),
    Sample(
      name: "mixed-and-cut", text: "سينما: The Matrix Reloaded again and again and again", outcome: .ellipsized),
  ]

  @Test(arguments: samples)
  func `A text is set as before`(_ sample: Sample) throws {
    let box = Rect(x: 6, y: 6, width: 230, height: 60)
    let fitted = PangoTextMeasurer(fonts: try StandardFonts.set)
      .fit(sample.text, in: box.size, style: TextStyle(size: 20, weight: .bold), rules: sample.rules)
    #expect(fitted.outcome == sample.outcome)
    #expect(fitted.missing.isEmpty)
    let outline = Node.stroke(
      .rectangle(box), paint: .color(Color(hex: 0xD0D0D0)), style: StrokeStyle(width: 1), class: nil)
    let texts = fitted.texts(in: box, across: fitted.isRightToLeft ? 1 : 0, down: 0.5)
    expectGolden(
      Scene(size: Size(242, 72), background: .white, nodes: [outline] + texts), "Texts/\(sample.name)")
  }
}
