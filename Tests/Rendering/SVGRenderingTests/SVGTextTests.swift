import Colors
import Drawing
import Geometry
import Paths
import SVGRendering
import Testing

@Suite struct SVGTextTests {
  private func document(_ node: Node, compact: Bool = false) throws -> MarkupElement {
    try MarkupElement(parsing: SVGRenderer(compact: compact).bytes(of: scene(node)))
  }

  private func element(_ text: Text) throws -> MarkupElement {
    try #require(document(.text(text)).all("text").first)
  }

  @Test func textIsTextStyledByItsClass() throws {
    let text = Text(
      "Stalls", at: Point(10, 20), alignment: .center, style: TextStyle(size: 12.5, weight: .semibold), color: red,
      className: "section-name")
    let root = try document(.text(text))
    let element = try #require(root.all("text").first)
    #expect(element.attributes == ["class": "section-name", "text-anchor": "middle", "x": "10", "y": "20"])
    #expect(element.text == "Stalls")
    #expect(root.rule(".section-name") == "fill:#f00;font-size:12.5px;font-weight:600")
    #expect(root.rule("text") == "unicode-bidi:isolate")
  }

  @Test func turnedTextIsMovedAndTurned() throws {
    let text = Text("A", at: Point(10, 20), rotation: .degrees(-90), style: TextStyle(size: 10), color: red)
    #expect(try element(text)["transform"] == "translate(10 20)rotate(-90)")
  }

  /// Anchors speak of the start and the end of a text, which change sides where it runs from right to left.
  @Test(
    arguments: [
      ("Row 1", Text.Alignment.left, nil, nil), ("Row 1", .right, "end", nil), ("Row 1", .center, "middle", nil),
      ("שורה 1", .left, "end", "rtl"), ("שורה 1", .right, nil, "rtl"), ("12 صف", .center, "middle", "rtl"),
      // The first letter decides, here a Latin and a Greek one; digits and dashes do not.
      ("– 3 a שורה", .left, nil, nil), ("ω שורה", .left, nil, nil), ("", .left, nil, nil),
    ] as [(String, Text.Alignment, String?, String?)])
  func alignmentIsOfSidesWhateverTheDirection(
    string: String, alignment: Text.Alignment, anchor: String?, direction: String?
  ) throws {
    let text = Text(string, at: .zero, alignment: alignment, style: TextStyle(size: 10), color: red)
    let element = try element(text)
    #expect(element["text-anchor"] == anchor)
    #expect(element["direction"] == direction)
  }

  @Test(
    arguments: [
      ("R&B", "R&B"), ("<script>alert(\"1\")</script>", "<script>alert(\"1\")</script>"), ("]]>", "]]>"),
      ("it's", "it's"), ("a\u{0}\u{8}b\u{1B}c", "abc"), ("a\u{7F}\u{85}\u{9F}b", "ab"), ("a\u{FFFE}b\u{FFFF}c", "abc"),
      ("a\tb\r\nc", "a b  c"), ("\u{202E}evil", "\u{202E}evil"), ("Größe €5 \u{FFFD} 座席 👩‍🚀", "Größe €5 \u{FFFD} 座席 👩‍🚀"),
    ])
  func anyTextIsReadBackWithoutItsControlCharacters(text: String, expected: String) throws {
    #expect(try element(Text(text, at: .zero, style: TextStyle(size: 10), color: red)).text == expected)

    let identity = Identity(id: text, attributes: [.init("key", text)], name: text)
    let root = try document(.group(Group(identity: identity, nodes: [])))
    let group = try #require(root.all("g").first)
    #expect(group["aria-label"] == expected)
    #expect(group["data-key"] == expected)
  }

  @Test(arguments: [(" a", true), ("a ", true), ("a  b", true), ("a\t\tb", true), ("a b", false), ("", false)])
  func spacesThatXMLWouldDropArePreserved(string: String, isPreserved: Bool) throws {
    let element = try element(Text(string, at: .zero, style: TextStyle(size: 10), color: red))
    #expect((element["xml:space"] == "preserve") == isPreserved)
  }

  @Test func labelsStandOnTheirBaselinesInOneGroupForEachColour() throws {
    let labels = Labels(
      texts: ["1", "2"], colors: [red, blue], style: TextStyle(size: 8, weight: .bold), baselineOffset: 2.92,
      placements: [
        .init(center: Point(10, 20), text: 0, color: 1), .init(center: Point(30, 20), text: 1, color: 0),
        .init(center: Point(50, 20.125), text: 1, color: 1),
      ], className: "seat-label")
    let root = try document(.labels(labels))
    let groups = root.all(class: "seat-label")
    #expect(groups.map { $0["text-anchor"] } == ["middle", "middle"])
    #expect(groups.map { $0.children.map(\.text) } == [["2"], ["1", "2"]])
    #expect(groups.map { $0.children.map { $0["y"] } } == [["22.92"], ["22.92", "23.05"]])
    #expect(root.rule(".seat-label") == "fill:#f00;font-size:8px;font-weight:700")
    #expect(root.rule(".seat-label.style-2") == "fill:#00f;stroke:none;font-size:8px;font-weight:700")
  }

  @Test func labelsAreNotSpokenWhereTheThingsBeneathHaveNames() throws {
    let labels = Node.labels(
      Labels(
        texts: ["1"], colors: [red], style: TextStyle(size: 8), baselineOffset: 3,
        placements: [.init(center: .zero, text: 0, color: 0)]))
    let named = try document(.group(Group(identity: Identity(name: "Stalls"), nodes: [labels])))
    #expect(named.all(class: "label").first?["aria-hidden"] == "true")
    let unnamed = try document(labels)
    #expect(unnamed.all(class: "label").first?["aria-hidden"] == nil)
  }
}
