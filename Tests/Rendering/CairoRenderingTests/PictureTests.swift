import CairoRendering
import Colors
import Drawing
import Geometry
import Paths
import TestSupport
import Testing

/// What rasters leave in pixels.
@Suite struct PictureTests {
  private func bitmap(_ nodes: [Node], size: Size, background: Color? = nil, scale: Double = 1) throws -> Bitmap {
    var renderer = try StandardFonts.renderer
    renderer.scale = scale
    return try renderer.bitmap(of: Scene(size: size, background: background, nodes: nodes))
  }

  /// A raster of random colours; with random opacities where asked.
  private func noise(_ width: Int, _ height: Int, isOpaque: Bool = true, seed: UInt64 = 1) -> Raster {
    var random = SeededRandom(seed: seed)
    var pixels: [UInt8] = []
    for _ in 0..<width * height {
      for _ in 0..<3 { pixels.append(UInt8(random.int(0...255))) }
      pixels.append(isOpaque ? 255 : UInt8(random.int(0...255)))
    }
    return Raster(width: width, height: height, pixels: pixels)
  }

  /// A pixel of a raster as cairo keeps it.
  private func premultiplied(_ raster: Raster, _ x: Int, _ y: Int) -> UInt32 {
    let parts = raster.pixels[(y * raster.width + x) * 4..<(y * raster.width + x) * 4 + 4].map { Double($0) }
    func part(_ value: Double) -> UInt32 { UInt32((value * parts[3] / 255).rounded()) }
    return UInt32(parts[3]) << 24 | part(parts[0]) << 16 | part(parts[1]) << 8 | part(parts[2])
  }

  @Test(arguments: [1, 1.5, 203.0 / 72, 300.0 / 72], [true, false])
  func `A raster whose frame is whole pixels at its own size is copied to the level`(
    scale: Double, isOpaque: Bool
  ) throws {
    let raster = noise(23, 17, isOpaque: isOpaque)
    let frame = Rect(x: 5 / scale, y: 3 / scale, width: 23 / scale, height: 17 / scale)
    let picture = try bitmap([.picture(Picture(raster, in: frame))], size: Size(40 / scale, 30 / scale), scale: scale)
    try #require(picture.width == 40 && picture.height == 30)
    var different = 0
    for y in 0..<30 {
      for x in 0..<40 {
        let isInside = 5..<28 ~= x && 3..<20 ~= y
        let expected = isInside ? premultiplied(raster, x - 5, y - 3) : 0
        if picture[x, y] != expected { different += 1 }
      }
    }
    #expect(different == 0)
  }

  @Test func `A raster is stretched to its frame, and its edges do not fade`() throws {
    let raster = Raster(width: 2, height: 1, pixels: [0, 0, 0, 255, 255, 255, 255, 255])
    let node = Node.picture(Picture(raster, in: Rect(x: 0, y: 0, width: 20, height: 10)))
    let picture = try bitmap([node], size: Size(20, 10), background: Color(hex: 0xFF0000))
    for y in 0..<10 {
      #expect(picture[0, y] == 0xFF00_0000 && picture[19, y] == 0xFFFF_FFFF)
    }
    #expect(picture.pixels.allSatisfy { $0 >> 16 & 0xFF == $0 & 0xFF }, "grey everywhere, no red from behind")
  }

  /// Lines a pixel wide, black and white in turn, are grey where ten of them fall on a pixel; picking one of the ten
  /// would leave black or white.
  @Test func `A raster that is made smaller is averaged`() throws {
    let row: [UInt8] = (0..<200).flatMap { x -> [UInt8] in
      let level: UInt8 = x % 2 == 0 ? 0 : 255
      return [level, level, level, 255]
    }
    let raster = Raster(width: 200, height: 200, pixels: Array(repeatElement(row, count: 200).joined()))
    let node = Node.picture(Picture(raster, in: Rect(x: 0, y: 0, width: 20, height: 20)))
    let picture = try bitmap([node], size: Size(20, 20))
    for y in 2..<18 {
      for x in 2..<18 { #expect(abs(Int(picture[x, y] & 0xFF) - 128) <= 16, "\(x), \(y)") }
    }
  }

  @Test func `A clip cuts a picture with a smooth edge`() throws {
    let raster = Raster(width: 1, height: 1, pixels: [0, 0, 0, 255])
    let circle = Path.circle(center: Point(10, 10), radius: 8)
    let node = Node.picture(Picture(raster, in: Rect(x: 0, y: 0, width: 20, height: 20), clip: circle))
    let picture = try bitmap([node], size: Size(20, 20), background: .white)
    #expect(picture[10, 10] == 0xFF00_0000)
    #expect(picture[1, 1] == 0xFFFF_FFFF && picture[10, 0] == 0xFFFF_FFFF)
    #expect(picture.pixels.contains { 64...192 ~= $0 & 0xFF })
    // The area of the circle, from how much of each pixel is black; cairo's curves are lines, up to a tenth of a pixel
    // inside.
    let area = picture.pixels.reduce(0.0) { $0 + 1 - Double($1 & 0xFF) / 255 }
    #expect(abs(area - .pi * 64) < 2)
  }

  @Test(arguments: [
    Rect(x: 0, y: 0, width: 0, height: 5), Rect(x: .nan, y: 0, width: 5, height: 5),
    Rect(x: 0, y: 0, width: .infinity, height: 5), Rect(x: 1e300, y: 0, width: 1e300, height: 1),
  ])
  func `A frame that is no place shows nothing and stops nothing`(frame: Rect) throws {
    let nodes: [Node] = [.picture(Picture(noise(3, 3), in: frame)), block(0, 0, 1, 1, .black)]
    let picture = try bitmap(nodes, size: Size(4, 4), background: .white)
    #expect(picture.pixels == [0xFF00_0000] + repeatElement(0xFFFF_FFFF, count: 15))
  }

  @Test func `A raster without pixels shows nothing`() throws {
    let empty = Raster(width: 0, height: 0, pixels: [])
    let node = Node.picture(Picture(empty, in: Rect(x: 0, y: 0, width: 4, height: 4)))
    #expect(try bitmap([node], size: Size(4, 4)).pixels.allSatisfy { $0 == 0 })
  }

  @Test func `A renderer and its copies take no raster for another`() throws {
    let black = Raster(width: 1, height: 1, pixels: [0, 0, 0, 255])
    let white = Raster(width: 1, height: 1, pixels: [255, 255, 255, 255])
    func scene(_ raster: Raster) -> Scene {
      Scene(size: Size(1, 1), nodes: [.picture(Picture(raster, in: Rect(x: 0, y: 0, width: 1, height: 1)))])
    }
    let first = try StandardFonts.renderer
    #expect(try first.bitmap(of: scene(black))[0, 0] == 0xFF00_0000)
    var copy = first
    copy.scale = 1
    #expect(try copy.bitmap(of: scene(white))[0, 0] == 0xFFFF_FFFF)
    #expect(try first.bitmap(of: scene(black))[0, 0] == 0xFF00_0000)
  }

  @Test func `Pictures drawn on several threads at once are the same`() async throws {
    let renderer = try StandardFonts.renderer
    let raster = noise(60, 40)
    let shadow = Shadow(color: .black.withAlpha(0.5), radius: 5)
    let nodes: [Node] = (0..<20).flatMap { number -> [Node] in
      let frame = Rect(x: Double(number) / 4, y: 0.25, width: 45, height: 30)
      return [.shadow(.rectangle(frame), shadow), .picture(Picture(raster, in: frame))]
    }
    let scene = Scene(size: Size(60, 40), nodes: nodes)
    let expected = try StandardFonts.renderer.bitmap(of: scene)
    try await withThrowingTaskGroup(of: Bitmap.self) { group in
      for _ in 0..<8 { group.addTask { try renderer.bitmap(of: scene) } }
      for try await bitmap in group { #expect(bitmap == expected) }
    }
  }
}
