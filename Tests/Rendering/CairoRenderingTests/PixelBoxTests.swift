import CairoRendering
import Colors
import Drawing
import Geometry
import Paths
import TestSupport
import Testing

/// Fills of rectangles on whole pixels, as codes are made of, are exact.
@Suite struct PixelBoxTests {
  /// A rectangle of whole pixels, and which way round it is drawn.
  private struct Block {
    var x, y, width, height: Int
    var isHole = false

    func holds(_ column: Int, _ row: Int) -> Bool { x..<x + width ~= column && y..<y + height ~= row }
  }

  private static let (width, height) = (40, 150)

  private func blocks(_ random: inout SeededRandom) -> [Block] {
    (0..<random.int(1...25)).map { _ in
      Block(x: random.int(-8...45), y: random.int(-8...150), width: random.int(1...12), height: random.int(1...70))
    }
  }

  private func path(_ blocks: [Block], scale: Double) -> Path {
    var path = Path()
    for block in blocks {
      let (left, top) = (Double(block.x) / scale, Double(block.y) / scale)
      let (right, bottom) = (Double(block.x + block.width) / scale, Double(block.y + block.height) / scale)
      path.move(to: Point(left, top))
      path.line(to: block.isHole ? Point(left, bottom) : Point(right, top))
      path.line(to: Point(right, bottom))
      path.line(to: block.isHole ? Point(right, top) : Point(left, bottom))
      path.close()
    }
    return path
  }

  private func bitmap(_ node: Node, scale: Double) throws -> Bitmap {
    var renderer = try StandardFonts.renderer
    renderer.scale = scale
    let size = Size(Double(PixelBoxTests.width) / scale, Double(PixelBoxTests.height) / scale)
    return try renderer.bitmap(of: Scene(size: size, background: .white, nodes: [node]))
  }

  /// Compares a picture with what each of its pixels should be.
  private func expect(
    _ bitmap: Bitmap, _ pixel: (_ column: Int, _ row: Int) -> UInt32, at place: SourceLocation = #_sourceLocation
  ) {
    let expected = (0..<PixelBoxTests.width * PixelBoxTests.height).map { number in
      let (row, column) = number.quotientAndRemainder(dividingBy: PixelBoxTests.width)
      return pixel(column, row)
    }
    #expect(bitmap.pixels == expected, sourceLocation: place)
  }

  @Test(arguments: [1, 2, 203.0 / 72])
  func `A pixel is inside where one of the rectangles has it`(scale: Double) throws {
    var random = SeededRandom(seed: 17)
    for _ in 0..<12 {
      let blocks = blocks(&random)
      let bitmap = try bitmap(.fill(path(blocks, scale: scale), paint: .color(.black)), scale: scale)
      expect(bitmap) { column, row in blocks.contains { $0.holds(column, row) } ? 0xFF00_0000 : 0xFFFF_FFFF }
    }
  }

  @Test func `Rectangles that run the other way round are holes`() throws {
    let blocks = [
      Block(x: 4, y: 60, width: 30, height: 20), Block(x: 10, y: 62, width: 9, height: 9, isHole: true),
      Block(x: 12, y: 63, width: 2, height: 2),
    ]
    let bitmap = try bitmap(.fill(path(blocks, scale: 1), paint: .color(.black)), scale: 1)
    expect(bitmap) { column, row in
      let winding = blocks.reduce(0) { $0 + ($1.holds(column, row) ? $1.isHole ? -1 : 1 : 0) }
      return winding != 0 ? 0xFF00_0000 : 0xFFFF_FFFF
    }
  }

  /// Once and no more, however many rectangles have a pixel.
  @Test func `Clips and opacity hold for them`() throws {
    var random = SeededRandom(seed: 18)
    let clip = Block(x: 5, y: 20, width: 21, height: 100)
    for isFaded in [false, true] {
      let blocks = blocks(&random)
      let fill = Node.fill(path(blocks, scale: 1), paint: .color(.black))
      let group = Group(clip: path([clip], scale: 1), opacity: isFaded ? 0.2 : 1, nodes: [fill])
      let bitmap = try bitmap(.group(group), scale: 1)
      expect(bitmap) { column, row in
        // A fifth of black over white: 204 = 0xCC.
        guard clip.holds(column, row), blocks.contains(where: { $0.holds(column, row) }) else { return 0xFFFF_FFFF }
        return isFaded ? 0xFFCC_CCCC : 0xFF00_0000
      }
    }
  }

  /// A half covered pixel is mixed, which whole ones are not.
  @Test func `What lies between pixels is smooth`() throws {
    let bitmap = try bitmap(.fill(.rectangle(Rect(x: 2.5, y: 3, width: 4, height: 5)), paint: .color(.black)), scale: 1)
    expect(bitmap) { column, row in
      guard 3..<8 ~= row else { return 0xFFFF_FFFF }
      if column == 2 || column == 6 { return bitmap[2, 3] }
      return 3..<6 ~= column ? 0xFF00_0000 : 0xFFFF_FFFF
    }
    #expect(126...129 ~= bitmap[2, 3] & 0xFF)
  }
}
