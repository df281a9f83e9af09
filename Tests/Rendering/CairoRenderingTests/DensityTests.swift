import CairoRendering
import Colors
import Drawing
import Geometry
import ImageFiles
import Paths
import TestSupport
import Testing

/// Pictures for printers of some pixels to the inch.
@Suite struct DensityTests {
  @Test func `A ticket of 5.5 × 2 inches at 203 to the inch is 1117 × 406, and the file says so`() throws {
    var renderer = try StandardFonts.renderer
    renderer.pixelsPerInch = 203
    renderer.sizeRounding = .nearest
    let file = try renderer.png(of: Scene(size: Size(396, 144), background: .white)).bytes
    let image = try RGBAImage(png: file)
    #expect(image.width == 1117 && image.height == 406)
    // 203 / 0.0254 = 7992.1, along both axes, to the metre.
    let density: [UInt8] = [0, 0, 0x1F, 0x38, 0, 0, 0x1F, 0x38, 1]
    #expect(file.contains(Array("pHYs".utf8) + density))
  }

  @Test func `Sizes are rounded up, or to the nearest with halves up`() throws {
    var renderer = try StandardFonts.renderer
    for (length, up, nearest) in [(10.25, 11, 10), (10.5, 11, 11), (10.75, 11, 11), (11, 11, 11), (0.2, 1, 1)] {
      renderer.sizeRounding = .up
      #expect(try renderer.pixelSize(of: Size(length, 4)).width == up)
      renderer.sizeRounding = .nearest
      #expect(try renderer.pixelSize(of: Size(length, 4)).width == nearest)
    }
  }

  /// What stands on whole pixels is neither smoothed nor moved, though in canvas units its edges are no round numbers:
  /// codes are made of this.
  @Test(arguments: [1, 1.5, 203.0 / 72, 300.0 / 72, 600.0 / 72])
  func `Fills on whole pixels leave two colours, in the pixels they are meant for`(scale: Double) throws {
    var random = SeededRandom(seed: UInt64(scale * 1000))
    let (width, height) = (300, 200)
    var isDark = [Bool](repeating: false, count: width * height)
    var path = Path()
    // Within a group that stands somewhere itself, as panels of a ticket do.
    let (left, top) = (17, 11)
    for _ in 0..<60 {
      let (x, y) = (random.int(0...249), random.int(0...149))
      let (w, h) = (random.int(1...12), random.int(1...12))
      path.append(
        rectangle(
          Double(x) / scale, Double(y) / scale, Double(w) / scale, Double(h) / scale))
      for row in y..<y + h {
        for column in x..<x + w { isDark[(row + top) * width + column + left] = true }
      }
    }
    let group = Group(
      transform: .translation(Double(left) / scale, Double(top) / scale),
      nodes: [.fill(path, paint: .color(.black))])
    var renderer = try StandardFonts.renderer
    renderer.scale = scale
    let scene = Scene(
      size: Size(Double(width) / scale, Double(height) / scale), background: .white, nodes: [.group(group)])
    let picture = try renderer.bitmap(of: scene)
    #expect(picture.pixels == isDark.map { $0 ? 0xFF00_0000 : 0xFFFF_FFFF })
  }
}

extension [UInt8] {
  /// Whether some bytes follow each other somewhere.
  func contains(_ bytes: [UInt8]) -> Bool { firstRange(of: bytes) != nil }
}
