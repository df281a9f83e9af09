import Support
import TestSupport
import Testing
import XML

@Suite struct XMLTextTests {
  @Test func `Markup is escaped in both styles`() {
    for style in [XMLText.Style.drawing, .report] {
      #expect(XMLText.escaped("a<b & \"c\" > 'd' é 😀", style) == "a&lt;b &amp; &quot;c&quot; &gt; 'd' é 😀")
    }
  }

  @Test func `A drawing has no controls and one line; a report shows what it cannot hold`() {
    let text = "a\tb\nc\rd\u{0}e\u{1B}f\u{7F}g\u{85}h\u{FFFE}i\u{FFFF}"
    #expect(XMLText.escaped(text, .drawing) == "a b c defghi")
    #expect(
      XMLText.escaped(text, .report)
        == "a&#9;b&#10;c&#13;d\u{FFFD}e\u{FFFD}f\u{7F}g\u{85}h\u{FFFD}i\u{FFFD}")
  }

  @Test func `An XML parser reads back any text of a report, in elements and attributes`() throws {
    var random = SeededRandom(seed: 77)
    for _ in 0..<200 {
      let scalars = (0..<random.int(0...20)).compactMap { _ in Unicode.Scalar(UInt32(random.int(0...0x2FF))) }
      let text = String(String.UnicodeScalarView(scalars))
      let escaped = XMLText.escaped(text, .report)
      let document = try XMLDocument(bytes: Array("<a b=\"\(escaped)\">\(escaped)</a>".utf8))
      let expected = String(
        String.UnicodeScalarView(
          scalars.map { $0.value < 0x20 && !"\t\n\r".unicodeScalars.contains($0) ? "\u{FFFD}" : $0 }))
      #expect(document.root["b"] == expected)
      #expect(document.root.text == expected)
    }
  }
}
