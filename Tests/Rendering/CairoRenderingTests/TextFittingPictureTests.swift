import CairoRendering
import Colors
import Drawing
import Geometry
import Paths
import TestSupport
import Testing

/// Titles and names as people have them, set in boxes and looked at.
@Suite struct TextFittingPictureTests {
  private func fit(
    _ text: String, _ width: Double = 200, _ height: Double = 60, size: Double = 20,
    weight: FontWeight = .regular, rules: TextFittingRules = .init()
  ) throws -> FittedText {
    try PangoTextMeasurer(fonts: StandardFonts.set)
      .fit(text, in: Size(width, height), style: TextStyle(size: size, weight: weight), rules: rules)
  }

  private func picture(_ nodes: [Node], _ size: Size = Size(220, 80)) throws -> Bitmap {
    try StandardFonts.renderer.bitmap(of: Scene(size: size, background: .white, nodes: nodes))
  }

  /// The pictures of lines that all begin at one place.
  private func picture(_ line: String, direction: TextDirection = .leftToRight) throws -> Bitmap {
    let text = Text(line, at: Point(10, 40), style: TextStyle(size: 20), color: .black, direction: direction)
    return try picture([.text(text)])
  }

  /// How much of a line's ink is in the left half of its width.
  private func shareOnTheLeft(_ line: String) throws -> Double {
    let width = PangoTextMeasurer(fonts: try StandardFonts.set).metrics(of: line, style: TextStyle(size: 20)).width
    let picture = try picture(line)
    var (left, all) = (0, 0)
    for (index, pixel) in picture.pixels.enumerated() {
      let ink = 0xFF - Int(pixel & 0xFF)
      all += ink
      if Double(index % picture.width) < 10 + width / 2 { left += ink }
    }
    return Double(left) / Double(all)
  }

  // MARK: Scripts

  @Test(arguments: [
    "مهرجان القاهرة السينمائي الدولي 2026", "東京国際映画祭 千と千尋の神隠し", "Party 🎉 Pass", "王小明", "Žofia Łukasz Ő", "الإمارات",
    "שָׁלוֹם, הצגה",
    "क्षत्रिय देवनागरी", "เทศกาลภาพยนตร์", "한국어 영화제", "Зал 3 – 映画館 é",
  ])
  func `A title in any script has all its glyphs and its place`(_ text: String) throws {
    let fitted = try fit(text, rules: .init(maximumLines: 2))
    #expect(fitted.missing.isEmpty)
    #expect([.asIs, .wrapped].contains(fitted.outcome))
    let nodes = fitted.texts(in: Rect(x: 10, y: 10, width: 200, height: 60))
    let file = try StandardFonts.renderer.png(of: Scene(size: Size(220, 80), background: .white, nodes: nodes))
    #expect(file.warnings.isEmpty)
    #expect(try picture(nodes).pixels.contains { $0 & 0xFF < 0x40 })
  }

  @Test func `The first words of an Arabic title are on its first line`() throws {
    let fitted = try fit("مهرجان القاهرة السينمائي الدولي 2026", rules: .init(maximumLines: 2))
    #expect(fitted.lines.map(\.string) == ["مهرجان القاهرة", "السينمائي الدولي 2026"])
    #expect(fitted.isRightToLeft)
  }

  /// Unicode has the letters of Arabic in the forms that they take in words too, U+FE70–FEFF.
  ///
  /// In this word alef stands alone, lam and alef are one, meem begins and alef ends a piece, and reh, alef and teh
  /// stand alone.
  @Test func `Arabic letters are joined, and once only`() throws {
    let joined = "\u{FE8D}\u{FEF9}\u{FEE3}\u{FE8E}\u{FEAD}\u{FE8D}\u{FE95}"
    let apart = "الإمارات".map(String.init).joined(separator: "\u{200C}")
    let word = try picture("الإمارات", direction: .rightToLeft)
    #expect(try word.pixels == picture(joined, direction: .rightToLeft).pixels)
    #expect(try word.pixels != picture(apart, direction: .rightToLeft).pixels)
  }

  @Test(arguments: [
    ("الإمارات", "NotoSansArabic-Bold"), ("שלום", "NotoSansHebrew-Bold"), ("देवनागरी", "NotoSansDevanagari-Bold"),
    ("ไทย", "NotoSansThai-Bold"),
  ])
  func `Bold text is drawn in a bold face, not in one made fat`(_ text: String, _ face: String) throws {
    let fitted = try fit(text, weight: .bold)
    let file = try StandardFonts.renderer.pdf(of: Scene(size: Size(220, 80), nodes: fitted.texts(in: .zero)))
    let fonts = try ExternalProgram("pdffonts").output(["text.pdf"], files: ["text.pdf": file.bytes])
    let names = String(decoding: fonts, as: UTF8.self).split(separator: "\n").dropFirst(2)
    #expect(names.count == 1)
    #expect(names.first?.contains("+\(face) ") == true, "\(names)")
  }

  @Test func `An emoji keeps its colours`() throws {
    let picture = try picture(fit("Party 🎉 Pass").texts(in: Rect(x: 10, y: 10, width: 200, height: 60)))
    let colored = picture.pixels.filter { pixel in
      let parts = [pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF].map(Int.init)
      return (parts.max() ?? 0) - (parts.min() ?? 0) > 80
    }
    #expect(colored.count > 20)
  }

  @Test func `A character that no font has is named, even where the text is cut before it`() throws {
    #expect(try fit("Seat \u{10FFFD}\u{10FFFD}").missing == ["\u{10FFFD}"])
    let cut = try fit("Seat 12 in the long row \u{10FFFD}", 60, 30, rules: .init(smallestScale: 1))
    #expect(cut.outcome == .ellipsized)
    #expect(cut.missing == ["\u{10FFFD}"])
  }

  @Test func `Letters and their marks are composed`() throws {
    let fitted = try fit("Z\u{30C}ofia")
    #expect(fitted.lines.map { Array($0.string.unicodeScalars) } == [Array("\u{17D}ofia".unicodeScalars)])
  }

  // MARK: Lengths

  @Test func `A long name is made smaller`() throws {
    let fitted = try fit(String(repeating: "Anna-Maria ", count: 7) + "Ott", 640, 30)
    #expect(fitted.outcome == .shrunk)
    #expect(fitted.lines.count == 1)
  }

  @Test func `A long address of electronic mail keeps its end, or is wrapped`() throws {
    let address = "firstname.lastname.of.a.long.company@department.somewhere.example"
    let cut = try fit(address, 200, 26, rules: .init(ellipsis: .middle))
    #expect(cut.outcome == .ellipsized)
    let line = try #require(cut.lines.first?.string)
    #expect(line.hasPrefix("firstname.") && line.contains("…") && line.hasSuffix("where.example"))
    #expect(cut.lines[0].width > 185, "the box is used")
    let wrapped = try fit(address, 260, 60, rules: .init(maximumLines: 3))
    #expect(wrapped.lines.map(\.string).joined() == address)
  }

  @Test func `Two thousand characters of notes stay in their box`() throws {
    let notes = String(repeating: "Doors open at seven; please bring a photograph. ", count: 42)
    let fitted = try fit(notes, 300, 120, size: 10, rules: .init(maximumLines: 50))
    #expect(fitted.outcome == .ellipsized)
    #expect(fitted.size.height <= 120 && fitted.size.width <= 300)
    // At six tenths of the size lines are 7.2 apart: (120 − 1.21 · 6) / 7.2 + 1 = 16.7.
    #expect(fitted.lines.count == 16)
    #expect(fitted.lines.last?.string.hasSuffix("…") == true)
  }

  @Test func `A word with a soft hyphen shows it where it is broken`() throws {
    let fitted = try fit("Donau\u{AD}dampfschiff", 110, 60, rules: .init(maximumLines: 2))
    #expect(fitted.lines.map(\.string) == ["Donau\u{AD}\u{2010}", "dampfschiff"])
    #expect(try fit("Donau\u{AD}dampfschiff").lines.map(\.string) == ["Donau\u{AD}dampfschiff"])
  }

  // MARK: Lines by themselves

  /// In the paragraph dash and digits follow Hebrew and go on to its left, so that the dash is on their right.
  @Test func `A line drawn by itself looks as in its paragraph`() throws {
    let measurer = PangoTextMeasurer(fonts: try StandardFonts.set)
    let first = measurer.metrics(of: "Theatre אבגדה", style: TextStyle(size: 20)).width
    let fitted = try fit("Theatre אבגדה - 12", first + 1, 60, rules: .init(maximumLines: 2))
    let last = try #require(fitted.lines.last?.string)
    #expect(fitted.lines.first?.string == "Theatre אבגדה")
    #expect(last.hasSuffix("- 12"))
    #expect(try shareOnTheLeft(last) > 0.6)
    #expect(try shareOnTheLeft("12 -") > 0.6)
    #expect(try shareOnTheLeft("- 12") < 0.4)
  }

  @Test func `An ellipsis stands with the word that it cuts`() throws {
    let fitted = try fit("سينما The Matrix Reloaded again and again", 190, 30, rules: .init(smallestScale: 1))
    let line = try #require(fitted.lines.first?.string)
    #expect(fitted.isRightToLeft)
    // From right to left a sign between Latin letters and the end of the line would go to its left.
    #expect(line.hasSuffix("…\u{200E}"))
  }

  @Test func `No field can turn another around`() throws {
    #expect(try fit("\u{202E}evil\u{2067} seat").lines.map(\.string) == ["evil seat"])
  }

  // MARK: Threads

  @Test func `Many threads set the same text the same way`() async throws {
    let measurer = PangoTextMeasurer(fonts: try FontSet.standard())
    let texts = (0..<40).map { "مهرجان القاهرة, Reihe \($0 % 8) 東京国際映画祭" }
    let rules = TextFittingRules(maximumLines: 2)
    func fit(_ text: String) -> FittedText {
      measurer.fit(text, in: Size(150, 50), style: TextStyle(size: 20), rules: rules)
    }
    let expected = Dictionary(uniqueKeysWithValues: Set(texts).map { ($0, fit($0)) })
    let fresh = PangoTextMeasurer(fonts: try FontSet.standard())
    await withTaskGroup(of: (String, FittedText).self) { group in
      for text in texts {
        group.addTask { (text, fresh.fit(text, in: Size(150, 50), style: TextStyle(size: 20), rules: rules)) }
      }
      for await (text, fitted) in group { #expect(fitted == expected[text]) }
    }
  }
}
