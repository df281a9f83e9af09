import CairoRendering
import Colors
import Drawing
import Geometry
import Paths
import TestSupport
import Testing

/// What holds for every text in every box.
@Suite struct TextFittingLawTests {
  /// Words of many scripts, with clusters of several scalars, joining letters, pictures and signs.
  private static let words = [
    "Seat", "Straße", "Ő", "Łukasz", "Žofia", "e\u{301}te\u{301}", "fjord", "(12", "n°7)", "WAVE", "ffi", "Зал", "Ώρα",
    "مهرجان", "القاهرة", "السينمائي", "2026", "مُحَمَّد", "שָׁלוֹם", "הצגה", "देवनागरी", "क्षत्रिय", "ภาพยนตร์", "กรุงเทพ", "東京", "国際",
    "映画祭", "千と千尋", "한국어", "ㅎㅏㄴ", "🎉", "👩‍👩‍👧‍👦", "🇩🇪", "👍🏽", "a@b.example", "--", "…", "தமிழ்", "မြန်မာ", "Z\u{335}\u{32A}\u{348}",
    "⅓",
  ]

  private struct Case {
    var text: String
    var box: Size
    var style: TextStyle
    var rules: TextFittingRules
  }

  private func randomCase(_ random: inout SeededRandom) -> Case {
    let length = random.int(1...200)
    var characters: [Character] = []
    while characters.count < length {
      characters += random.element(of: TextFittingLawTests.words) ?? "?"
      if random.int(0...3) > 0 { characters.append(" ") }
    }
    let size = random.double(4...60)
    return Case(
      text: String(characters.prefix(length)),
      box: Size(random.double(0...30) * size, random.double(0.4...6) * size),
      style: TextStyle(size: size, weight: random.element(of: FontWeight.allCases) ?? .regular),
      rules: TextFittingRules(
        maximumLines: random.int(1...5), smallestScale: random.double(0.3...1),
        ellipsis: random.bool() ? .end : .middle, direction: random.element(of: TextDirection.allCases) ?? .automatic,
        lineSpacing: random.double(0.9...1.6)))
  }

  /// Those that keep a line's order.
  private static let marks: [Unicode.Scalar] = ["\u{200E}", "\u{200F}", "\u{61C}"]

  private func hasMarks(_ text: String) -> Bool {
    text.unicodeScalars.contains(where: TextFittingLawTests.marks.contains)
  }

  /// The characters of a text but spaces and marks.
  private func characters(_ text: String) -> [Character] {
    let scalars = text.unicodeScalars.filter { !TextFittingLawTests.marks.contains($0) }
    return String(String.UnicodeScalarView(scalars)).filter { !$0.isWhitespace }
  }

  @Test(arguments: 0..<12)
  func `A text never leaves its box, loses nothing unsaid and is cut between characters only`(_ seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let measurer = PangoTextMeasurer(fonts: try StandardFonts.set)
    for _ in 0..<25 {
      let sample = randomCase(&random)
      let fitted = measurer.fit(sample.text, in: sample.box, style: sample.style, rules: sample.rules)
      let comment: Comment = "\(sample)"
      #expect(fitted.size.width <= sample.box.width && fitted.size.height <= sample.box.height, comment)
      for line in fitted.lines {
        #expect(line.leftOverhang >= 0 && line.rightOverhang >= 0, comment)
        #expect(line.width + line.leftOverhang + line.rightOverhang <= sample.box.width * (1 + 1e-12), comment)
        #expect((0...sample.box.height).contains(line.baseline), comment)
        // Drawn by itself a line is as long as it was found to be.
        if !hasMarks(line.string), TextDirection.automatic.resolved(for: line.string) == fitted.direction {
          #expect(abs(measurer.metrics(of: line.string, style: fitted.style).width - line.width) < 1e-9, comment)
        }
      }
      #expect(fitted.style.size <= sample.style.size, comment)
      #expect(fitted.style.size >= sample.style.size * sample.rules.smallestScale * (1 - 1e-9), comment)
      #expect(fitted.lines.count <= sample.rules.maximumLines, comment)

      let shown = fitted.lines.flatMap { characters($0.string) }
      let all = characters(sample.text)
      switch fitted.outcome {
      case .asIs: #expect(shown == all && fitted.lines.count == 1 && fitted.style == sample.style, comment)
      case .wrapped: #expect(shown == all && fitted.lines.count > 1 && fitted.style == sample.style, comment)
      case .shrunk: #expect(shown == all && fitted.style.size < sample.style.size, comment)
      case .ellipsized:
        let cut = try #require(shown.lastIndex(of: "…"), comment)
        #expect(isSubsequence(shown, of: all, but: cut), comment)
      case .omitted: #expect(fitted.lines.isEmpty, comment)
      case .empty: #expect(all.isEmpty, comment)
      }
    }
  }

  /// Whether characters are the first and the last of all, with an ellipsis at one of those places where there is one.
  private func isSubsequence(_ shown: [Character], of all: [Character], but cut: Int) -> Bool {
    let ellipses = shown.indices.filter { shown[$0] == "…" }
    return ellipses.contains { cut in
      let (head, tail) = (shown[..<cut], shown[(cut + 1)...])
      return head.count + tail.count <= all.count && all.prefix(head.count).elementsEqual(head)
        && all.suffix(tail.count).elementsEqual(tail)
    }
  }

  @Test(arguments: 0..<6)
  func `No ink leaves the box`(_ seed: Int) throws {
    var random = SeededRandom(seed: UInt64(1000 + seed))
    let renderer = try StandardFonts.renderer
    let measurer = PangoTextMeasurer(fonts: renderer.fonts)
    for _ in 0..<8 {
      var sample = randomCase(&random)
      sample.style.size = random.double(8...24)
      sample.box = Size(random.double(20...300).rounded(), random.double(10...80).rounded())
      let fitted = measurer.fit(sample.text, in: sample.box, style: sample.style, rules: sample.rules)
      let frame = Rect(x: 10, y: 10, width: sample.box.width, height: sample.box.height)
      let shares = [0, 0.5, 1]
      let texts = fitted.texts(
        in: frame, across: random.element(of: shares) ?? 0, down: random.element(of: shares) ?? 0)
      let canvas = Size(sample.box.width + 20, sample.box.height + 20)
      let picture = try renderer.bitmap(of: Scene(size: canvas, background: .white, nodes: texts))
      let (right, bottom) = (Int(frame.maxX), Int(frame.maxY))
      // A hair of antialiasing beside the box is no ink that anyone sees.
      let outside = picture.pixels.indices.filter { index in
        let (x, y) = (index % picture.width, index / picture.width)
        return !(10..<right).contains(x) || !(10..<bottom).contains(y)
      }
      .filter { picture.pixels[$0] & 0xFF < 0xF0 }
      #expect(outside.isEmpty, "\(sample): \(fitted)")
    }
  }
}
