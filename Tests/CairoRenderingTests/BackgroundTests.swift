import CairoRendering
import Colors
import Drawing
import Geometry
import Paths
import Testing

/// Scenes drawn over what many of them share.
@Suite struct BackgroundTests {
  private let shared: [Node] = [
    block(0, 0, 60, 40, Color(hex: 0x2A66FF)),
    .text(Text("Reihe", at: Point(5, 20), style: TextStyle(size: 12), color: .white)),
  ]
  private let own: [Node] = [
    .text(Text("12", at: Point(5, 35), style: TextStyle(size: 12), color: .white)),
    .fill(.circle(center: Point(45, 20), radius: 9.3), paint: .color(Color.black.withAlpha(0.5))),
  ]

  @Test(arguments: [PictureDepth.color, .oneBit], [nil, Color.white])
  func `What is drawn in two steps is what is drawn in one`(depth: PictureDepth, background: Color?) throws {
    // In one bit a colour that is seen through is mixed with what was rounded already.
    let own = depth == .color ? own : [own[0]]
    var renderer = try StandardFonts.renderer
    renderer.scale = 1.5
    renderer.depth = depth
    let size = Size(60.1, 40)
    let whole = try renderer.png(of: Scene(size: size, background: background, nodes: shared + own))
    let prepared = try renderer.bitmap(of: Scene(size: size, background: background, nodes: shared))
    #expect(try renderer.png(of: Scene(size: size, nodes: own), over: prepared) == whole)
    #expect(try renderer.png(of: Scene(size: size, nodes: own), over: prepared) == whole, "nothing was left on it")
  }

  @Test func `A background of another size is an error that names both`() throws {
    let renderer = try StandardFonts.renderer
    let error = RenderingError.wrongBackground(width: 3, height: 4, neededWidth: 60, neededHeight: 40)
    #expect(throws: error) {
      try renderer.bitmap(of: Scene(size: Size(60, 40)), over: Bitmap(width: 3, height: 4))
    }
    #expect("\(error)".contains("3 × 4") && "\(error)".contains("60 × 40"))
  }
}
