import Testing

@testable import GoldenTesting

@Suite struct CanonicalMarkupTests {
  private func canonical(_ svg: String) throws -> String { try CanonicalMarkup(svg: svg).text }

  @Test func `An element stands on a line and attributes are sorted`() throws {
    let svg = """
      <?xml version='1.0' encoding="ISO-8859-1"?><!-- made by a program -->
      <svg xmlns="http://www.w3.org/2000/svg" viewBox='0 0 10 10'><g
        id="b"   fill="#ABC" class=""><path d="M 0.50,1e3"></path>
      <rect/></g></svg>
      """
    #expect(
      try canonical(svg) == """
        <svg viewBox="0 0 10 10" xmlns="http://www.w3.org/2000/svg">
          <g class="" fill="#ABC" id="b">
            <path d="M 0.50,1e3"/>
            <rect/>
          </g>
        </svg>

        """)
  }

  /// Each pair is written in two ways that mean the same.
  @Test(arguments: [
    ("<svg><g a='1' b='2'/></svg>", "<svg>\n\t<g b = \"2\"\n a=\"1\"></g>\r\n</svg>\n\n"),
    ("<svg a='&lt;&#x41;\"'/>", "<svg a=\"&#60;A&quot;\"/>"),
    ("<svg><style>a &gt; b</style></svg>", "<svg><style><![CDATA[a > b]]></style></svg>"),
    ("<svg><text>ä&#10;</text></svg>", "<svg><text>&#228;\n</text></svg>"),
    ("<svg/>", "<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'http://localhost:1/svg11.dtd'>\n<svg><!-- a --></svg>"),
  ])
  func `What means the same is written the same`(first: String, second: String) throws {
    #expect(try canonical(first) == canonical(second))
  }

  /// Each pair means, or may mean, something else.
  @Test(arguments: [
    ("<svg><text>a b</text></svg>", "<svg><text>a  b</text></svg>"),
    (
      "<svg><text><tspan>a</tspan> <tspan>b</tspan></text></svg>",
      "<svg><text><tspan>a</tspan><tspan>b</tspan></text></svg>"
    ),
    ("<svg><g xml:space='preserve'> </g></svg>", "<svg><g xml:space='preserve'></g></svg>"),
    ("<svg><rect x='1'/></svg>", "<svg><rect x='1.0'/></svg>"),
    ("<svg><rect/><circle/></svg>", "<svg><circle/><rect/></svg>"),
    ("<svg><g/><rect/></svg>", "<svg><g><rect/></g></svg>"),
    ("<svg><rect fill='#fff'/></svg>", "<svg><rect fill='#FFF'/></svg>"),
    ("<svg a='x&#10;y'/>", "<svg a='x y'/>"),
    ("<?xml-stylesheet href='a.css'?><svg/>", "<?xml-stylesheet href='b.css'?><svg/>"),
  ])
  func `What means something else is written otherwise`(first: String, second: String) throws {
    #expect(try canonical(first) != canonical(second))
  }

  @Test(arguments: [
    "<svg a='&#9;&#10;&#13;&quot;&amp;'><text> a &lt;b&gt; &#13; <tspan>c</tspan>\n</text>loose<g>\n</g></svg>",
    "<?xml-stylesheet href='a.css'?><s:svg xmlns:s='http://www.w3.org/2000/svg'><s:text xml:lang='de'>ä</s:text></s:svg>",
  ])
  func `The canonical form is its own`(svg: String) throws {
    let once = try canonical(svg)
    #expect(try canonical(once) == once)
  }

  @Test func `Verbatim text stays on its line`() throws {
    let svg = "<svg><text x='1'>\n Row <tspan>A</tspan> </text><title>T</title></svg>"
    #expect(
      try canonical(svg) == """
        <svg>
          <text x="1">
         Row <tspan>A</tspan> </text>
          <title>T</title>
        </svg>

        """)
  }

  @Test(arguments: [
    ("", 1, "empty"),
    ("no markup", 1, "expected markup"),
    ("<svg>\n<g>\n</svg>", 3, "g"),
    ("<svg>\n<g a=1/></svg>", 2, "AttValue"),
    ("<svg/>\n<svg/>", 2, ""),
    ("<svg a='1' a='2'/>", 1, "redefined"),
    ("<html/>", 1, "<svg>, found <html>"),
    ("<svg>\n&unknown;</svg>", 2, "unknown"),
    ("<svg>\n\u{1}</svg>", 2, ""),
    ("<!DOCTYPE svg [\n<!ENTITY a 'b'>]>\n<svg>&a;</svg>", 3, "declares entities"),
    ("<!DOCTYPE svg [\n<!ENTITY a SYSTEM 'file:///etc/passwd'>]>\n<svg>&a;</svg>", 3, "declares entities"),
    ("<!DOCTYPE svg [\n<!ENTITY % a SYSTEM 'http://localhost:1/'> %a; ]>\n<svg b='&a;'/>", 3, ""),
  ])
  func `What is no SVG is an error with its line`(svg: String, line: Int, words: String) throws {
    let error = try #require(throws: MarkupError.self) { try canonical(svg) }
    #expect(error.reason.contains(words) || words.isEmpty, "\(error)")
    #expect(error.line == line, "\(error)")
    #expect(!error.reason.contains("\n"))
  }

  @Test func `Entities that grow are refused before they do`() throws {
    let entities = (1...30).map { "<!ENTITY e\($0) '\(String(repeating: "&e\($0 - 1);", count: 10))'>" }
    let bomb = "<!DOCTYPE svg [<!ENTITY e0 'ha'>\(entities.joined())]><svg a='&e30;'>&e30;</svg>"
    #expect(throws: MarkupError.self) { try canonical(bomb) }
  }

  @Test func `Elements too deep are an error`() throws {
    let deep = "<svg>" + String(repeating: "<g>", count: 100_000)
    #expect(throws: MarkupError.self) { try canonical(deep) }
  }
}
