import CairoRendering
import Colors
import Drawing
import Geometry
import GoldenImages
import ImageFiles
import Paths
import SVGRendering
import TestSupport
import Testing

/// Pictures, shadows and lines of a given direction are the same in PNG, PDF and SVG.
@Suite struct PictureAgreementTests {
  /// A block with a notch on each side, which casts a shadow.
  private var ticket: Path {
    var path = Path([.move(to: Point(20, 20)), .line(to: Point(220, 20)), .line(to: Point(220, 50))])
    path.addArc(center: Point(220, 65), radius: 15, start: Angle(degrees: -90), sweep: Angle(degrees: -180))
    path.line(to: Point(220, 110))
    path.line(to: Point(20, 110))
    path.line(to: Point(20, 80))
    path.addArc(center: Point(20, 65), radius: 15, start: Angle(degrees: 90), sweep: Angle(degrees: -180))
    path.close()
    return path
  }

  private var shadow: Node {
    .shadow(ticket, Shadow(color: Color.black.withAlpha(0.5), radius: 12, offset: Vector(0, 4)))
  }

  /// The photograph stands pixel by pixel: programs differ in how they make one larger.
  private func scene() throws -> Scene {
    let file = try RepositoryFiles.bytes("Tests/Fixtures/pictures/blocks.jpg")
    let image = try RGBAImage(reading: file)
    let photograph = Raster(width: 16, height: 24, pixels: image.samples, encoded: .jpeg(file))
    let seenThrough = Raster(width: 1, height: 1, pixels: [255, 0, 0, 64])
    return Scene(
      size: Size(240, 140), background: .white,
      nodes: [
        shadow,
        .picture(
          Picture(
            photograph, in: Rect(x: 60, y: 30, width: 16, height: 24), clip: .circle(center: Point(68, 42), radius: 9))
        ),
        .group(
          Group(
            transform: .rotation(.degrees(10), about: Point(150, 60)),
            nodes: [.picture(Picture(seenThrough, in: Rect(x: 120, y: 40, width: 60, height: 30)))])),
      ])
  }

  /// The greatest difference of two pictures in any sample, and the share of pixels that differ by more than a level.
  private func differences(_ first: RGBAImage, _ second: RGBAImage, above level: Int) throws -> Double {
    try #require(first.width == second.width && first.height == second.height)
    var count = 0
    for pixel in stride(from: 0, to: first.samples.count, by: 4)
    where (0..<4).contains(where: { abs(Int(first.samples[pixel + $0]) - Int(second.samples[pixel + $0])) > level }) {
      count += 1
    }
    return Double(count) / Double(first.width * first.height)
  }

  /// A shadow has no edge, so that every pixel of it agrees to a few levels of the 128 that it has.
  @Test func `Shadows agree to six levels everywhere`() throws {
    let scene = Scene(size: Size(240, 140), background: .white, nodes: [shadow])
    let renderer = try CairoRenderer(fonts: FontSet.standard())
    let picture = try RGBAImage(png: renderer.png(of: scene).bytes)
    #expect(try differences(picture, rasterized(svg: SVGRenderer().bytes(of: scene)), above: 6) == 0)
    #expect(try differences(picture, rasterized(pdf: renderer.pdf(of: scene).bytes), above: 6) == 0)
  }

  /// The tolerances are those of whole maps.
  @Test func `A scene with pictures agrees`() throws {
    let scene = try scene()
    let renderer = try CairoRenderer(fonts: FontSet.standard())
    let picture = try RGBAImage(png: renderer.png(of: scene).bytes)
    #expect(try differences(picture, rasterized(svg: SVGRenderer().bytes(of: scene)), above: 32) < 0.0005)
    #expect(try differences(picture, rasterized(pdf: renderer.pdf(of: scene).bytes), above: 96) < 0.0005)
  }

  /// All in letters of one face, since librsvg takes those of others from the machine.
  ///
  /// A full stop has no direction of its own: on a line from right to left it stands at the left end.
  @Test(arguments: TextDirection.allCases) func `Lines of each direction agree`(direction: TextDirection) throws {
    let nodes = ["Saal 3.", "(Hall 3", "3 Foyer!"].enumerated().map { row, string in
      Node.text(
        Text(
          string, at: Point(120, 30 + 40 * Double(row)), alignment: .center, style: TextStyle(size: 24), color: .black,
          direction: direction))
    }
    let scene = Scene(size: Size(240, 140), background: .white, nodes: nodes)
    let renderer = try CairoRenderer(fonts: FontSet.standard())
    let picture = try RGBAImage(png: renderer.png(of: scene).bytes)
    #expect(try differences(picture, rasterized(svg: SVGRenderer().bytes(of: scene)), above: 32) < 0.0005)
    #expect(try differences(picture, rasterized(pdf: renderer.pdf(of: scene).bytes), above: 96) < 0.0005)
  }
}
