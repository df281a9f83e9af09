import CairoRendering
import Colors
import Drawing
import Geometry
import Paths
import Testing

/// What single nodes leave in pixels, by numbers worked out by hand.
@Suite struct BitmapTests {
  private func bitmap(_ nodes: [Node], background: Color? = .white, scale: Double = 1) throws -> Bitmap {
    var renderer = try StandardFonts.renderer
    renderer.scale = scale
    return try renderer.bitmap(of: Scene(size: Size(20, 10), background: background, nodes: nodes))
  }

  @Test func `A scene without background is clear`() throws {
    let picture = try bitmap([], background: nil)
    #expect(picture.width == 20 && picture.height == 10)
    #expect(picture.pixels.allSatisfy { $0 == 0 })
    #expect(!picture.isOpaque)
  }

  @Test(arguments: [0x000000, 0x010203, 0x7F8081, 0x2A66FF, 0xFFFFFF] as [UInt32])
  func `A background and a fill of one colour are the same pixels, exact to the level`(_ hex: UInt32) throws {
    let color = Color(hex: hex)
    let filled = try bitmap([block(0, 0, 20, 10, color)], background: .black)
    #expect(try bitmap([], background: color).pixels == filled.pixels)
    #expect(filled[3, 4] == 0xFF00_0000 | hex)
    #expect(filled.isOpaque)
  }

  @Test func `A fill covers whole pixels within its edges and half of a pixel by half`() throws {
    let picture = try bitmap([block(2, 3, 4.5, 5, .black)])
    #expect(picture[2, 3] == 0xFF00_0000)
    #expect(picture[5, 7] == 0xFF00_0000)
    #expect(picture[1, 3] == 0xFFFF_FFFF && picture[2, 2] == 0xFFFF_FFFF && picture[2, 8] == 0xFFFF_FFFF)
    let half = Int(picture[6, 5] & 0xFF)
    #expect(abs(half - 128) <= 2, "x 6 … 6.5 of pixel 6 is covered")
  }

  @Test func `Scale stretches from the top left corner`() throws {
    let picture = try bitmap([block(2, 3, 4, 5, .black)], scale: 3)
    #expect(picture.width == 60 && picture.height == 30)
    #expect(picture[6, 9] == 0xFF00_0000 && picture[17, 23] == 0xFF00_0000)
    #expect(picture[5, 9] == 0xFFFF_FFFF && picture[18, 23] == 0xFFFF_FFFF)
  }

  @Test func `The rule decides about a contour within a contour`() throws {
    var nested = rectangle(2, 1, 12, 8)
    nested.append(rectangle(5, 3, 4, 4))
    let nonzero = try bitmap([.fill(nested, paint: .color(.black))])
    let evenOdd = try bitmap([.fill(nested, paint: .color(.black), rule: .evenOdd)])
    #expect(nonzero[6, 4] == 0xFF00_0000)
    #expect(evenOdd[6, 4] == 0xFFFF_FFFF && evenOdd[3, 4] == 0xFF00_0000)
  }

  @Test func `A stroke lies half its width to each side, and dashes leave gaps`() throws {
    let line = Path([.move(to: Point(0, 5)), .line(to: Point(20, 5))])
    let style = StrokeStyle(width: 2, dashes: [4, 6])
    let picture = try bitmap([.stroke(line, paint: .color(.black), style: style)])
    #expect(picture[1, 4] == 0xFF00_0000 && picture[1, 5] == 0xFF00_0000)
    #expect(picture[1, 3] == 0xFFFF_FFFF && picture[1, 6] == 0xFFFF_FFFF)
    #expect(picture[6, 4] == 0xFFFF_FFFF && picture[11, 4] == 0xFF00_0000)
  }

  @Test func `A group fades as one: where its nodes overlap, nothing shows through`() throws {
    let nodes = [block(0, 0, 12, 10, .black), block(8, 0, 12, 10, .black)]
    let picture = try bitmap([.group(Group(opacity: 0.5, nodes: nodes))])
    let (single, overlap) = (picture[2, 5], picture[10, 5])
    #expect(single == overlap)
    #expect(abs(Int(single & 0xFF) - 128) <= 1)
  }

  @Test func `A group moves and clips its nodes`() throws {
    let group = Group(
      transform: .translation(5, 2), clip: rectangle(0, 0, 4, 4), nodes: [block(-10, -10, 100, 100, .black)])
    let picture = try bitmap([.group(group), block(0, 9, 1, 1, .black)])
    #expect(picture.pixels.count { $0 == 0xFF00_0000 } == 16 + 1)
    #expect(picture[5, 2] == 0xFF00_0000 && picture[8, 5] == 0xFF00_0000 && picture[0, 9] == 0xFF00_0000)
  }

  @Test func `A gradient is the mean of its colours halfway, and its first colour before its start`() throws {
    let gradient = LinearGradient(
      from: Point(5, 0), to: Point(15, 0), stops: [.init(at: 0, .black), .init(at: 1, .white)])
    let picture = try bitmap([.fill(rectangle(0, 0, 20, 10), paint: .linearGradient(gradient))])
    #expect(picture[0, 5] & 0xFF == 0 && picture[19, 5] & 0xFF == 255)
    // The middle of pixel 9 is at 9.5, which is 0.45 of the way.
    #expect(abs(Int(picture[9, 5] & 0xFF) - 115) <= 1)
  }

  /// A test that fails prints what it compared.
  @Test func `A bitmap is described by its size alone`() {
    #expect("\(Bitmap(width: 3000, height: 2000))" == "a picture of 3000 × 2000 pixels")
  }
}
