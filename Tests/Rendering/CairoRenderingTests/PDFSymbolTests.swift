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
    scene.changeFirstInstances { parts in
      for style in parts.styles.indices { parts.styles[style].body = parts.styles[style].body.withAlpha(0.4) }
    }
    #expect(try meanDifference(scene) < 8)
  }

  @Test(arguments: ["(C) 12", "\\", "Größe 7", "座席7", "Ложа-3", ")("])
  func `Any text is found that an instance has`(text: String) throws {
    var scene = hall(columns: 1, rows: 1, isNamed: true)
    scene.changeFirstInstances { $0.identities[0].text = text }
    #expect(try Poppler.run("pdftotext", ["-raw"], on: pdf(scene)).contains(text))
  }

  /// Three pixels make a stream as long as a placeholder, and have the width and height of the third.
  ///
  /// Of the 17 bytes zlib's header takes two and its checksum four, and a block of nine literals below 144 takes
  /// 3 + 9 · 8 + 7 bits (RFC 1951, section 3.2.6).
  @Test func `A picture as small as a placeholder stays a picture`() throws {
    let pixels: [UInt8] = [10, 20, 30, 255, 40, 50, 60, 255, 70, 80, 90, 255]
    let picture = Node.picture(
      Picture(Raster(width: 3, height: 1, pixels: pixels), in: Rect(x: 10, y: 10, width: 30, height: 10)))
    var scene = hall(columns: 8, rows: 6)
    scene.nodes += [picture] + scene.nodes + [picture] + scene.nodes
    let list = try Poppler.run("pdfimages", ["-list"], on: pdf(scene))
    // Two lines of heads, and the one picture in both places.
    #expect(list.split(separator: "\n").count == 4)
  }

  /// Turned and enlarged, the first two have a sum of infinities of both signs, which is not a number.
  @Test(arguments: [Point(1e308, -1e308), Point(-1e308, 1e308), Point(1e300, 0), Point(.infinity, 0), Point(.nan, 0)])
  func `What stands far beyond the page is left out`(center: Point) throws {
    var scene = hall(columns: 2, rows: 1, isNamed: true)
    scene.changeFirstInstances { parts in
      parts.placements[0].center = center
      (parts.placements[1].center, parts.identities[1].text) = (Point(0.2, 0.1), "here")
    }
    let turned = Group(transform: .rotation(.degrees(45)).then(.scale(100)), nodes: [scene.nodes[0]])
    scene.nodes = [.group(turned)]
    #expect(try Poppler.run("pdftotext", on: pdf(scene)).contains("here"))
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
