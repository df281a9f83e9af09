import Colors
import Drawing
import Geometry
import Paths
import SVGRendering
import Testing

@Suite struct SVGDocumentTests {
  private func document(_ scene: Scene, _ renderer: SVGRenderer = SVGRenderer()) throws -> MarkupElement {
    try MarkupElement(parsing: renderer.bytes(of: scene))
  }

  @Test func rootSaysSizeAndWhatThePictureIs() throws {
    let scene = Scene(size: Size(200, 80.5), background: .white, title: "R&B <Hall>", summary: "\"One\" seat")
    let root = try document(scene, SVGRenderer(scale: 2))
    #expect(root.name == "svg")
    #expect(root["xmlns"] == "http://www.w3.org/2000/svg")
    #expect(root["width"] == "400")
    #expect(root["height"] == "161")
    #expect(root["viewBox"] == "0 0 200 80.5")
    // The title must come first: that is the one that browsers take for the picture's name.
    #expect(root.children.prefix(2).map(\.name) == ["title", "desc"])
    #expect(root.children.prefix(2).map(\.text) == ["R&B <Hall>", "\"One\" seat"])
    let background = try #require(root.all(class: "background").first)
    #expect(background["width"] == "200")
    #expect(background["height"] == "80.5")
    #expect(root.rule(".background") == "fill:#fff")
  }

  @Test func pictureWithoutNamedThingsIsAnImage() throws {
    let unnamed = scene(.fill(square(10), paint: .color(red)))
    #expect(try document(unnamed)["role"] == "img")
    let named = scene(.group(Group(identity: Identity(name: "Stalls"), nodes: [])))
    // A child of an image is never spoken, so that the root must not be one here.
    #expect(try document(named)["role"] == "graphics-document document")
    #expect(try document(named, SVGRenderer(compact: true))["role"] == "img")
  }

  @Test func emptySceneIsADocument() throws {
    let root = try document(Scene(size: .zero))
    #expect(root["viewBox"] == "0 0 0 0")
    #expect(root.all.map(\.name) == ["svg", "style"])
  }

  @Test func fillsAndStrokesWithClassAreStyledByRules() throws {
    let dashed = StrokeStyle(width: 5, cap: .square, join: .round, dashes: [4, 8.5], dashPhase: 4)
    let root = try document(
      scene(
        .fill(square(10), paint: .color(red.withAlpha(0.25)), rule: .evenOdd, class: "area"),
        .stroke(square(10), paint: .color(blue), style: dashed, class: "screen")))
    let area = try #require(root.all(class: "area").first)
    #expect(area["fill-rule"] == "evenodd")
    #expect(area["fill"] == nil)
    #expect(root.rule(".area") == "fill:rgba(255,0,0,.25)")
    let screen = try #require(root.all(class: "screen").first)
    #expect(screen["stroke-width"] == "5")
    #expect(screen["stroke-linecap"] == "square")
    #expect(screen["stroke-linejoin"] == "round")
    #expect(screen["stroke-dasharray"] == "4 8.5")
    #expect(screen["stroke-dashoffset"] == "4")
    #expect(root.rule(".screen") == "fill:none;stroke:#00f")
  }

  @Test func nodesWithoutClassArePaintedByAttributes() throws {
    let root = try document(
      scene(
        .fill(square(10), paint: .color(Color(hex: 0x2A66FF))),
        .stroke(square(10), paint: .color(.clear), style: StrokeStyle(width: 1))))
    #expect(root.all("path").map { $0["fill"] } == ["#2a66ff", "none"])
    #expect(root.all("path").map { $0["stroke"] } == [nil, "none"])
  }

  @Test func sameClassAndLookShareARuleAndOtherLooksGetAStrongerOne() throws {
    let root = try document(
      scene(
        .stroke(square(1), paint: .color(red), style: StrokeStyle(width: 1), class: "area"),
        .stroke(square(2), paint: .color(red), style: StrokeStyle(width: 2), class: "area"),
        .fill(square(3), paint: .color(blue), class: "area"),
        .fill(square(4), paint: .color(blue), class: "area")))
    #expect(root.all("path").map(\.classes) == [["area"], ["area"], ["area", "style-2"], ["area", "style-2"]])
    #expect(root.rule(".area") == "fill:none;stroke:#f00")
    // The first rule holds for the third thing too: its line must be taken back.
    #expect(root.rule(".area.style-2") == "fill:#00f;stroke:none")
  }

  @Test func classNamesWithSpecialCharactersAreEscapedInSelectors() throws {
    let root = try document(scene(.fill(square(1), paint: .color(red), class: "a<b{}&1")))
    #expect(root.all("path").first?["class"] == "a<b{}&1")
    #expect(root.rule(#".a\3c b\7b \7d \26 1"#) == "fill:#f00")
  }

  @Test func equalGradientsAreDefinedOnce() throws {
    let gradient = LinearGradient(
      from: Point(0, 0), to: Point(0, 10), stops: [.init(at: 0, red.withAlpha(0.3)), .init(at: 0.5, red.withAlpha(0))])
    var other = gradient
    other.end = Point(0, 20)
    let root = try document(
      scene(
        .fill(square(1), paint: .linearGradient(gradient), class: "light"),
        .fill(square(2), paint: .linearGradient(gradient)), .fill(square(3), paint: .linearGradient(other))))
    let gradients = root.all("linearGradient")
    #expect(gradients.map { $0["y2"] } == ["10", "20"])
    #expect(gradients.allSatisfy { $0["gradientUnits"] == "userSpaceOnUse" })
    #expect(gradients[0].children.map { $0["stop-color"] } == ["#f00", "#f00"])
    #expect(gradients[0].children.map { $0["stop-opacity"] } == [".3", "0"])
    let ids = gradients.map { $0["id"] ?? "" }
    #expect(root.rule(".light") == "fill:url(#\(ids[0]))")
    #expect(root.all("path").compactMap { $0["fill"] } == ids.map { "url(#\($0))" })
  }

  @Test func groupsKeepTransformClipOpacityAndIdentity() throws {
    let identity = Identity(
      id: "Stalls left", classes: "section", attributes: [.init("floor", "1")], name: "Stalls, left")
    let group = Group(
      transform: .scale(2).then(.translation(10, -5.5)), clip: square(10), opacity: 0.5, identity: identity,
      nodes: [.group(Group(transform: .translation(1, 2), nodes: [.fill(square(1), paint: .color(red))]))])
    let root = try document(scene(.group(group)))
    let outer = try #require(root.element(id: "Stalls__left"))
    #expect(outer["transform"] == "matrix(2 0 0 2 10 -5.5)")
    #expect(outer["opacity"] == ".5")
    #expect(outer["class"] == "section")
    #expect(outer["data-floor"] == "1")
    #expect(outer["role"] == "group")
    #expect(outer["aria-label"] == "Stalls, left")
    let clip = try #require(root.all("clipPath").first)
    #expect(outer["clip-path"] == "url(#\(clip["id"] ?? ""))")
    #expect(clip.children.map(\.name) == ["path"])
    #expect(outer.children.map { $0["transform"] } == ["translate(1 2)"])

    let compact = try document(scene(.group(group)), SVGRenderer(compact: true))
    let plain = try #require(compact.all(class: "section").first)
    #expect(plain.attributes.keys.sorted() == ["class", "clip-path", "opacity", "transform"])
  }

  @Test func coordinatesInsideAnEnlargedGroupKeepMoreDigits() throws {
    let line = Path([.move(to: .zero), .line(to: Point(0.12345, 0))])
    let root = try document(
      scene(
        .fill(line, paint: .color(red)),
        .group(Group(transform: .scale(50), nodes: [.fill(line, paint: .color(red))]))))
    // Times 50, two more digits make the error smaller than outside.
    let ends = root.all("path").map { ($0["d"] ?? "").split(whereSeparator: { "MLH ".contains($0) }).map(String.init) }
    #expect(ends[0].contains(".12") || ends[0].contains("0.12"))
    #expect(ends[1].contains(".1235") || ends[1].contains("0.1235"))
  }

  @Test func sameSceneGivesTheSameBytes() {
    let nodes: [Node] = (0..<50).map { index in
      .fill(square(Double(index)), paint: .color(Color(gray: Double(index) / 50)), class: "class-\(index % 7)")
    }
    let scene = Scene(size: Size(100, 100), nodes: nodes)
    #expect(SVGRenderer().bytes(of: scene) == SVGRenderer().bytes(of: scene))
    #expect(SVGRenderer().svg(of: scene).utf8.elementsEqual(SVGRenderer().bytes(of: scene)))
  }
}
