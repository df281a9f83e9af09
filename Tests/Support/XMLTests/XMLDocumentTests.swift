import Testing
import XML

@Suite struct XMLDocumentTests {
  private func root(_ text: String) throws -> XMLElement { try XMLDocument(bytes: Array(text.utf8)).root }

  @Test func `Elements have their names, attributes, texts and places`() throws {
    let root = try root(
      "<?xml version=\"1.0\"?>\n<!-- a -->\n<a:map xmlns:a='x'>\n  <seat id=\"1\" a:n='é&amp;&#65;'/>T</a:map>")
    #expect(root.prefix == "a" && root.name == "map")
    #expect(root.position == XMLPosition(line: 3, column: 1))
    #expect(root["xmlns:a"] == "x")
    let seat = try #require(root.elements.first)
    #expect(seat.position == XMLPosition(line: 4, column: 3))
    #expect(seat.prefix.isEmpty && seat.name == "seat")
    #expect(seat.attributes == [.init(name: "id", value: "1"), .init(name: "a:n", value: "é&A")])
    #expect(seat["id"] == "1" && seat["n"] == nil)
    #expect(root.contents == [.text("\n  "), .element(seat), .text("T")])
  }

  @Test func `Texts of references, CDATA and elements deeper down are joined in order`() throws {
    let root = try root("<t>a&lt;b<![CDATA[<c>]]><i>d<b>e</b></i>f</t>")
    #expect(root.text == "a<b<c>def")
    #expect(root.contents.first == .text("a<b<c>"))
  }

  @Test func `Columns count characters, not bytes`() throws {
    let root = try root("<t>é😀<x/></t>")
    #expect(root.elements.first?.position == XMLPosition(line: 1, column: 6))
  }

  @Test func `A byte order mark is passed over`() throws {
    #expect(try root("\u{FEFF}<t>x</t>").text == "x")
  }

  @Test func `UTF-16 of either order and Latin-1 are read`() throws {
    let text = "<?xml version=\"1.0\" encoding=\"UTF-16\"?><t n=\"ü\">€😀</t>"
    for isBig in [true, false] {
      var bytes: [UInt8] = isBig ? [0xFE, 0xFF] : [0xFF, 0xFE]
      for unit in text.utf16 {
        let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
        bytes += isBig ? pair : pair.reversed()
      }
      let root = try XMLDocument(bytes: bytes).root
      #expect(root.text == "€😀" && root["n"] == "ü")
    }
    let latin = Array("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><t>".utf8) + [0xFC] + Array("</t>".utf8)
    #expect(try XMLDocument(bytes: latin).root.text == "ü")
  }

  @Test(arguments: [
    ("", 1, 1, "the file ends where an element, or the end of one, was expected"),
    ("<a><b></a>", 1, 9, "the end tag does not belong to the element that is open"),
    ("<a>\n<b x='1' x='2'/></a>", 2, 10, "an attribute stands twice in this element"),
    ("<a/>\n<b/>", 2, 1, "there is something after the root element"),
    ("<a>&nbsp;</a>", 1, 4, "an entity that XML does not have: write the character itself"),
    ("<a>\u{0}</a>", 1, 4, "expected XML; a character cannot stand here, or is not in the file's encoding"),
    ("{\"a\": 1}", 1, 1, "expected XML; a character cannot stand here, or is not in the file's encoding"),
    (
      "<?xml version='1.0' encoding='KOI8-R'?><a/>", 1, 31,
      "the encoding is none of UTF-8, UTF-16, ISO-8859-1 and US-ASCII: save it as UTF-8"
    ),
  ])
  func `What is no XML is refused with its place`(text: String, line: Int, column: Int, reason: String) {
    #expect(throws: XMLFault(reason, line: line, column: column)) { try root(text) }
  }

  @Test func `A file that is cut off anywhere is refused`() {
    let text = "<a x=\"1\"><b>t</b><!-- c --></a>"
    for count in 1..<text.utf8.count {
      #expect(throws: XMLFault.self) { try XMLDocument(bytes: Array(text.utf8.prefix(count))) }
    }
  }

  @Test func `A document type without declarations is passed over, and not looked up`() throws {
    let text = "<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"file:///etc/passwd\"><svg>x</svg>"
    #expect(try root(text).text == "x")
    #expect(throws: XMLFault.self) {
      try root("<!DOCTYPE svg SYSTEM \"file:///etc/passwd\"><svg>&missing;</svg>")
    }
  }

  @Test(arguments: [
    "<!DOCTYPE a [<!ENTITY x \"1\">]><a>&x;</a>",
    "<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><a>&x;</a>",
    "<!DOCTYPE a [<!ENTITY % x SYSTEM \"http://localhost/x\"> %x;]><a/>",
    "<!DOCTYPE a [<!ATTLIST a x CDATA \"1\">]><a/>",
  ])
  func `Declarations in the document type are refused`(text: String) {
    let reason =
      "the document type holds declarations, such as entities, which are not read: save the file without them"
    do throws(XMLFault) {
      _ = try XMLDocument(bytes: Array(text.utf8))
      Issue.record("it is read")
    } catch {
      #expect(error.reason == reason && error.line == 1)
    }
  }

  @Test func `Entities within entities cost nothing`() {
    var declarations = "<!ENTITY a0 \"ha\">"
    for level in 1...30 { declarations += "<!ENTITY a\(level) \"&a\(level - 1);&a\(level - 1);\">" }
    #expect(throws: XMLFault.self) { try root("<!DOCTYPE a [\(declarations)]><a>&a30;</a>") }
  }

  @Test func `Depth, elements and attributes are limited`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "<g>", count: depth) + String(repeating: "</g>", count: depth)
    }
    let limits = XMLLimits(depth: 5, elements: 8, attributes: 2)
    func parse(_ text: String) throws(XMLFault) { _ = try XMLDocument(bytes: Array(text.utf8), limits: limits) }
    #expect(throws: Never.self) { try parse(nested(5)) }
    #expect(throws: XMLFault("elements are nested deeper than the limit of 5", kind: .limit, line: 1, column: 16)) {
      try parse(nested(6))
    }
    #expect(throws: Never.self) { try parse("<a>" + String(repeating: "<b/>", count: 7) + "</a>") }
    #expect(
      throws: XMLFault("with this there are more elements than the limit of 8", kind: .limit, line: 1, column: 32)
    ) {
      try parse("<a>" + String(repeating: "<b/>", count: 8) + "</a>")
    }
    #expect(throws: Never.self) { try parse("<a x='1' y='2'/>") }
    #expect(
      throws: XMLFault("an element has more attributes than the limit of 2", kind: .limit, line: 1, column: 1)
    ) {
      try parse("<a x='1' y='2' z='3'/>")
    }
    #expect(throws: XMLFault.self) { try root(nested(1_000_000)) }
  }
}
