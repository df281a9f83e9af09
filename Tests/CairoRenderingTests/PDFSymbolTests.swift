import CairoRendering
import Colors
import Drawing
import Geometry
import Paths
import TestSupport
import Testing

/// Instances on pages, which are written past cairo, as Poppler's tools see them.
@Suite struct PDFSymbolTests {
  private func pdf(_ scenes: Scene...) throws -> [UInt8] { try StandardFonts.renderer.pdf(of: scenes).bytes }

  /// The pixels of a page at four to the point, where Poppler's way with glyphs of drawn fonts is not seen.
  private func pixels(_ file: [UInt8]) throws -> ArraySlice<UInt8> {
    // A PPM file: a head that ends with "255" and a line break, then red, green and blue of each pixel.
    let ppm = try Poppler.bytes("pdftoppm", ["-r", "288", "-singlefile"], on: file)
    return ppm.drop { $0 != UInt8(ascii: "\n") }
  }

  /// The mean difference of a scene's page from the page on which each instance is a path: some levels, because Poppler
  /// puts glyphs of drawn fonts on whole pixels.
  private func meanDifference(_ scene: Scene) throws -> Double {
    var exact = try StandardFonts.renderer
    exact.isExact = true
    let (first, second) = try (pixels(pdf(scene)), pixels(exact.pdf(of: scene).bytes))
    try #require(first.count == second.count)
    let sum = zip(first, second).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    return Double(sum) / Double(first.count)
  }

  /// A hall of two turned blocks, one cut off by a round clip, one faded, with lines between them and over them.
  private var manifold: Scene {
    let seats = hall(columns: 12, rows: 8, turning: .degrees(7))
    let bar = Node.stroke(
      Path.rectangle(Rect(x: 10, y: 20, width: 100, height: 6)), paint: .color(.black), style: StrokeStyle(width: 3))
    var scene = seats
    let clip = Path.circle(center: Point(60, 40), radius: 30)
    scene.nodes = [
      .group(Group(transform: .translation(3, 5), clip: clip, nodes: seats.nodes)), bar,
      .group(Group(transform: .scale(0.5).then(.translation(90, 60)), opacity: 0.5, nodes: [bar] + seats.nodes)),
      .group(Group(transform: .rotation(.degrees(15)), nodes: seats.nodes + [bar])),
    ]
    return scene
  }

  @Test func `Instances look as they do drawn one by one, in clips, in what fades, and under what comes later`() throws
  {
    #expect(try meanDifference(manifold) < 8)
  }

  /// A measure that could not tell would make the other test worthless.
  @Test func `Without its instances the page is another`() throws {
    var empty = manifold
    empty.nodes.removeAll { if case .group = $0 { true } else { false } }
    let (first, second) = try (pixels(pdf(manifold)), pixels(pdf(empty)))
    let sum = zip(first, second).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    #expect(Double(sum) / Double(first.count) > 20)
  }

  @Test func `Colours that let through are as they are`() throws {
    var scene = hall(columns: 6, rows: 6, turning: .degrees(3))
    if case .instances(var seats) = scene.nodes[0] {
      for style in seats.styles.indices { seats.styles[style].body = seats.styles[style].body.withAlpha(0.4) }
      scene.nodes[0] = .instances(seats)
    }
    #expect(try meanDifference(scene) < 8)
  }

  @Test(arguments: ["(C) 12", "\\", "Größe 7", "座席7", "Ложа-3", ")("])
  func `Any text is found that an instance has`(text: String) throws {
    var scene = hall(columns: 1, rows: 1, isNamed: true)
    if case .instances(var seats) = scene.nodes[0] {
      seats.identities[0].text = text
      scene.nodes = [.instances(seats)]
    }
    #expect(try Poppler.run("pdftotext", ["-raw"], on: pdf(scene)).contains(text))
  }

  @Test func `Seats are found on every page`() throws {
    let named = hall(columns: 3, rows: 2, isNamed: true)
    let text = try Poppler.run("pdftotext", on: pdf(named, Scene(size: Size(50, 50)), named))
    let pages = text.split(separator: "\u{C}", omittingEmptySubsequences: false)
    #expect(pages.prefix(3).map { $0.split(whereSeparator: \.isWhitespace).count } == [6, 0, 6])
  }

  /// The budget of bytes for a turned seat with a body, an outline and a text.
  @Test func `Seats of a curved hall take few bytes and are all found`() throws {
    let scene = hall(columns: 50, rows: 60, turning: .degrees(0.37), isNamed: true)
    let file = try pdf(scene)
    #expect(file.count < 40 * 3000)
    #expect(try Poppler.run("pdftotext", on: file).split(whereSeparator: \.isWhitespace).count == 3000)
  }
}
