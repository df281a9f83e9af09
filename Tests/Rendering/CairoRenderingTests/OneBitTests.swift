import CairoRendering
import Colors
import Drawing
import Geometry
import ImageFiles
import Paths
import TestSupport
import Testing

/// Pictures of black and white alone.
@Suite struct OneBitTests {
  private var renderer: CairoRenderer {
    get throws {
      var renderer = try StandardFonts.renderer
      renderer.depth = .oneBit
      return renderer
    }
  }

  private let black: UInt32 = 0xFF00_0000
  private let white: UInt32 = 0xFFFF_FFFF

  @Test func `Every pixel is black or white, whatever is drawn`() throws {
    var scene = hall(columns: 20, rows: 20, turning: .degrees(3), background: nil)
    let raster = Raster(width: 1, height: 1, pixels: [200, 100, 50, 128])
    let gradient = LinearGradient(
      from: Point(0, 0), to: Point(100, 0), stops: [.init(at: 0, .black), .init(at: 1, .clear)])
    scene.nodes += [
      .shadow(.circle(center: Point(50, 50), radius: 20), Shadow(color: .black.withAlpha(0.4), radius: 10)),
      .picture(Picture(raster, in: Rect(x: 100, y: 10, width: 30, height: 30))),
      .fill(rectangle(20, 100, 100, 30), paint: .linearGradient(gradient)),
      .text(Text("Saal 3 – Ñandú 🎉", at: Point(10, 90), style: TextStyle(size: 17), color: Color(gray: 0.4))),
      .group(Group(opacity: 0.6, nodes: [block(10, 140, 30, 30, .black)])),
    ]
    let pixels = try renderer.bitmap(of: scene).pixels
    #expect(pixels.allSatisfy { $0 == black || $0 == white })
    #expect(Set(pixels).count == 2)
  }

  @Test func `The file has one bit a pixel and shows the same picture`() throws {
    // 21 columns end within a byte.
    let scene = Scene(
      size: Size(21, 9), background: .white, nodes: [block(0, 0, 3, 9, .black), block(20, 4, 1, 5, .black)])
    let file = try renderer.png(of: scene).bytes
    #expect(file[24] == 1 && file[25] == 0, "bit depth and colour type of IHDR")
    let image = try RGBAImage(png: file)
    #expect(image.width == 21 && image.height == 9)
    for y in 0..<9 {
      for x in 0..<21 {
        let isDark = x < 3 || x == 20 && y >= 4
        #expect(image.samples[(y * 21 + x) * 4] == (isDark ? 0 : 255), "\(x), \(y)")
      }
    }
  }

  @Test func `Colours become the nearer of black and white, and what is clear becomes paper`() throws {
    // Luma by BT.709: 0.21 red + 0.72 green + 0.07 blue.
    let cases: [(Color, UInt32)] = [
      (Color(gray: 0.45), black), (Color(gray: 0.55), white), (Color(hex: 0xFF0000), black),
      (Color(hex: 0x00FF00), white), (Color(hex: 0x0000FF), black), (Color(hex: 0xFFFF00), white),
      (Color.black.withAlpha(0.4), white), (Color.black.withAlpha(0.6), black),
    ]
    for (color, expected) in cases {
      let pixels = try renderer.bitmap(of: Scene(size: Size(4, 4), nodes: [block(0, 0, 4, 4, color)])).pixels
      #expect(pixels.allSatisfy { $0 == expected }, "\(color)")
    }
    #expect(try renderer.bitmap(of: Scene(size: Size(2, 2))).pixels.allSatisfy { $0 == white })
  }

  /// Of the 64 thresholds of a square of 8 × 8 as many are above a level as the level is dark.
  @Test(arguments: [0, 32, 64, 100, 128, 191, 224, 255])
  func `A picture's tone is the share of its white dots`(level: Int) throws {
    let part = UInt8(level)
    let raster = Raster(width: 1, height: 1, pixels: [part, part, part, 255])
    let node = Node.picture(Picture(raster, in: Rect(x: 0, y: 0, width: 64, height: 64)))
    let pixels = try renderer.bitmap(of: Scene(size: Size(64, 64), nodes: [node])).pixels
    let share = Double(pixels.count { $0 == white }) / Double(pixels.count)
    #expect(abs(share - Double(level) / 255) <= 1.0 / 64)
  }

  @Test func `A code over a picture is not touched by its dots`() throws {
    let raster = Raster(width: 1, height: 1, pixels: [128, 128, 128, 255])
    let nodes: [Node] = [
      .picture(Picture(raster, in: Rect(x: 0, y: 0, width: 60, height: 60))),
      block(20, 20, 20, 20, .white), block(25, 25, 10, 10, .black),
    ]
    let picture = try renderer.bitmap(of: Scene(size: Size(60, 60), nodes: nodes))
    for y in 20..<40 {
      for x in 20..<40 { #expect(picture[x, y] == (25..<35 ~= x && 25..<35 ~= y ? black : white)) }
    }
  }

  /// Wherever a line lies, one column of pixels has its middle within one pixel's width.
  @Test(arguments: [0.0, 0.3, 0.5, 0.9]) func `A line finer than a pixel is a pixel wide`(shift: Double) throws {
    let line = Path([.move(to: Point(4 + shift, 0)), .line(to: Point(4 + shift, 10))])
    let node = Node.stroke(line, paint: .color(.black), style: StrokeStyle(width: 0.1))
    let picture = try renderer.bitmap(of: Scene(size: Size(10, 10), nodes: [node]))
    for y in 0..<10 { #expect((0..<10).count { picture[$0, y] == black } == 1) }
  }

  @Test func `Text is as dark as in colour`() throws {
    let text = Text("Hamburgefonstiv 0123456789", at: Point(10, 40), style: TextStyle(size: 24), color: .black)
    let scene = Scene(size: Size(400, 60), background: .white, nodes: [.text(text)])
    let smooth = try StandardFonts.renderer.bitmap(of: scene).pixels.reduce(0.0) { $0 + 1 - Double($1 & 0xFF) / 255 }
    let hard = try renderer.bitmap(of: scene).pixels.count { $0 == black }
    #expect(abs(Double(hard) / smooth - 1) < 0.05)
  }
}
