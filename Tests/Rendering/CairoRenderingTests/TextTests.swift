import CairoRendering
import Colors
import Drawing
import Geometry
import Paths
import Testing

/// Measuring text, placing it, and what is said about characters that cannot be drawn.
@Suite struct TextTests {
  private func metrics(_ text: String, size: Double = 100, weight: FontWeight = .regular) throws -> TextMetrics {
    try PangoTextMeasurer(fonts: StandardFonts.set).metrics(of: text, style: TextStyle(size: size, weight: weight))
  }

  /// The columns and rows that have ink, of black text on a canvas of 400 × 200.
  private func ink(of nodes: [Node]) throws -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
    let scene = Scene(size: Size(400, 200), background: .white, nodes: nodes)
    let picture = try StandardFonts.renderer.bitmap(of: scene)
    let inked = picture.pixels.indices.filter { picture.pixels[$0] & 0xFF < 0x80 }
    let columns = inked.map { $0 % 400 }
    let rows = inked.map { $0 / 400 }
    return (
      try #require(columns.min())...(try #require(columns.max())), try #require(rows.min())...(try #require(rows.max()))
    )
  }

  /// Inter's units to the em are 2816 and its capitals 2048 of them high, by its `head` and `OS/2` tables.
  @Test(arguments: FontWeight.allCases)
  func `Capital letters are as high as the font says`(_ weight: FontWeight) throws {
    #expect(abs(try metrics("", weight: weight).capHeight - 100 * 2048 / 2816) < 0.1)
  }

  @Test func `Widths grow in proportion to the size, and heavier letters are wider`() throws {
    let width = try metrics("Parkett, Reihe 12", size: 10).width
    #expect(abs(try metrics("Parkett, Reihe 12", size: 35).width - 3.5 * width) < 1e-9)
    let widths = try FontWeight.allCases.map { try metrics("Parkett", weight: $0).width }
    #expect(widths == widths.sorted() && Set(widths).count == widths.count)
  }

  @Test func `An empty text and one of control characters have no width`() throws {
    #expect(try metrics("").width == 0)
    #expect(try metrics("\u{7}\u{0}\u{1B}").width == 0)
    #expect(try metrics("a\u{7}b").width == metrics("ab").width)
    #expect(try metrics("a\nb").width == metrics("a b").width)
  }

  @Test func `Markup is text`() throws {
    #expect(try metrics("<b>R&amp;B</b>").width > 2 * metrics("R&B").width)
  }

  @Test func `Text stands on its baseline and is aligned by its width`() throws {
    let style = TextStyle(size: 50)
    let width = try metrics("HH", size: 50).width
    let height = try metrics("HH", size: 50).capHeight
    for (alignment, left) in [(Text.Alignment.left, 200), (.center, 200 - width / 2), (.right, 200 - width)] {
      let ink = try ink(of: [
        .text(Text("HH", at: Point(200, 100), alignment: alignment, style: style, color: .black))
      ])
      #expect(ink.rows.upperBound == 99, "the last row above the baseline at 100")
      #expect(abs(Double(ink.rows.lowerBound) - (100 - height)) <= 1)
      // An H has as much room on its left as on its right, so ink and advance have the same middle.
      let middle = Double(ink.columns.lowerBound + ink.columns.upperBound + 1) / 2
      #expect(abs(middle - (left + width / 2)) <= 1)
    }
  }

  @Test func `Text turned by a quarter runs downwards`() throws {
    let text = Text("HHHH", at: Point(200, 20), rotation: .degrees(90), style: TextStyle(size: 30), color: .black)
    let ink = try ink(of: [.text(text)])
    #expect(ink.columns.lowerBound == 200, "the baseline is at the left")
    #expect(ink.rows.count > 3 * ink.columns.count)
  }

  @Test func `A label's capitals are centred on its place`() throws {
    let style = TextStyle(size: 60)
    let offset = try metrics("H", size: 60).capHeight / 2
    let labels = Labels(
      texts: ["H"], colors: [.black], style: style, baselineOffset: offset,
      placements: [.init(center: Point(150.5, 80.5), text: 0, color: 0)])
    let ink = try ink(of: [.labels(labels)])
    #expect(abs(Double(ink.columns.lowerBound + ink.columns.upperBound + 1) / 2 - 150.5) <= 0.5)
    #expect(abs(Double(ink.rows.lowerBound + ink.rows.upperBound + 1) / 2 - 80.5) <= 0.5)
  }

  @Test(arguments: [
    "Ελληνικά", "Українська", "العربية", "עברית", "देवनागरी", "ไทย", "தமிழ்", "বাংলা", "ქართული", "հայերեն", "中文座位", "日本語",
    "한국어", "አማርኛ", "ខ្មែរ", "မြန်မာ", "🎬🎟️", "♿", "→ ✓ ★", "𓀀",
  ])
  func `Every script in use has a font`(_ text: String) throws {
    let scene = Scene(
      size: Size(200, 40), nodes: [.text(Text(text, at: Point(5, 30), style: TextStyle(size: 20), color: .black))])
    let renderer = try StandardFonts.renderer
    #expect(try renderer.png(of: scene).warnings.isEmpty)
    #expect(try renderer.bitmap(of: scene).pixels.contains { $0 != 0 })
  }

  /// Noto Color Emoji's units to the em are 2048 and each picture is 2550 of them wide, by its `head` and `hmtx` tables.
  @Test(arguments: [10.0, 100.0])
  func `An emoji is as large as the letters around it`(_ size: Double) throws {
    #expect(abs(try metrics("🎬", size: size).width / size - 2550 / 2048) < 0.02)
    let emoji = Text("🎬", at: Point(100, 150), style: TextStyle(size: size), color: .black)
    #expect(Double(try ink(of: [.text(emoji)]).rows.count) < 1.3 * size)
  }

  @Test func `A character that no font has is named once, whatever draws it`() throws {
    // U+10FFFD is for private use.
    let text = "seat \u{10FFFD}\u{10FFFD}"
    let style = TextStyle(size: 9)
    let node = Node.text(Text(text, at: Point(5, 20), style: style, color: .black))
    let labels = Labels(
      texts: [text], colors: [.black], style: style, baselineOffset: 3,
      placements: [.init(center: Point(9, 9), text: 0, color: 0)])
    let scene = Scene(size: Size(60, 30), nodes: [node, .group(Group(nodes: [node])), .labels(labels)])
    let renderer = try StandardFonts.renderer
    let expected = TextWarning.missingCharacter("\u{10FFFD}", text: text)
    #expect(try renderer.png(of: scene).warnings == [expected])
    #expect(try renderer.pdf(of: scene).warnings == [expected])
    #expect("\(expected)".contains("U+10FFFD"))
    #expect("\(TextWarning.missingCharacter("\u{41}", text: ""))".contains("U+0041"))
  }

  @Test func `A megabyte of text is cut, with a warning`() throws {
    let long = String(repeating: "Seat ", count: 200_000)
    let node = Node.text(Text(long, at: Point(5, 20), style: TextStyle(size: 9), color: .black))
    let file = try StandardFonts.renderer.png(of: Scene(size: Size(60, 30), nodes: [node]))
    #expect(file.warnings == [.tooLong(limit: 4096, text: String(long.prefix(40)))])
  }

  @Test(arguments: [4001, 1e9, 1e300])
  func `A text too large for any font is left out, with a warning`(_ size: Double) throws {
    let nodes: [Node] = [
      .text(Text("huge", at: Point(5, 20), style: TextStyle(size: size), color: .black)), block(3, 3, 4, 4, .black),
    ]
    let scene = Scene(size: Size(10, 10), background: .white, nodes: nodes)
    let renderer = try StandardFonts.renderer
    #expect(try renderer.png(of: scene).warnings == [.tooLarge(limit: 4000, text: "huge")])
    #expect(try renderer.bitmap(of: scene)[4, 4] == 0xFF00_0000)
  }

  @Test(arguments: [1e-3, 1e-9, 1e-300])
  func `A text too small to be seen leaves the others alone`(_ size: Double) throws {
    let nodes: [Node] = [
      .text(Text("tiny", at: Point(5, 5), style: TextStyle(size: size), color: .black)), block(3, 3, 4, 4, .black),
    ]
    let scene = Scene(size: Size(10, 10), background: .white, nodes: nodes)
    #expect(try StandardFonts.renderer.bitmap(of: scene)[4, 4] == 0xFF00_0000)
    #expect(try StandardFonts.renderer.pdf(of: scene).warnings.isEmpty)
  }

  @Test func `A text that overrides its direction does not reach the next`() throws {
    let style = TextStyle(size: 40)
    func picture(_ first: String) throws -> Bitmap {
      let nodes: [Node] = [first, "ABC 123"].enumerated().map { row, string in
        .text(Text(string, at: Point(20, 50 + 80 * Double(row)), style: style, color: .black))
      }
      return try StandardFonts.renderer.bitmap(of: Scene(size: Size(300, 160), background: .white, nodes: nodes))
    }
    let lower = 80 * 300
    let (plain, overridden) = try (picture("evil"), picture("\u{202E}evil"))
    #expect(plain.pixels[..<lower] != overridden.pixels[..<lower])
    #expect(plain.pixels[lower...] == overridden.pixels[lower...])
  }

  @Test func `Measuring and drawing from many threads at once agree`() async throws {
    let measurer = PangoTextMeasurer(fonts: try FontSet.standard())
    let style = TextStyle(size: 12, weight: .bold)
    let expected = measurer.metrics(of: "Loge 7 المقعد", style: style)
    await withTaskGroup(of: TextMetrics.self) { group in
      for _ in 0..<16 { group.addTask { measurer.metrics(of: "Loge 7 المقعد", style: style) } }
      for await metrics in group { #expect(metrics == expected) }
    }
  }
}
