import CairoRendering
import Colors
import Drawing
import Geometry
import Testing

/// Lines that run in a direction they are told.
@Suite struct TextDirectionTests {
  /// How high the ink reaches within ten columns of the first and of the last ink, in pixels.
  private func endHeights(of string: String, _ direction: TextDirection) throws -> (first: Int, last: Int) {
    let text = Text(
      string, at: Point(200, 70), alignment: .center, style: TextStyle(size: 60), color: .black, direction: direction)
    let picture = try StandardFonts.renderer.bitmap(
      of: Scene(size: Size(400, 100), background: .white, nodes: [.text(text)]))
    let columns = (0..<400).filter { x in (0..<100).contains { picture[x, $0] & 0xFF < 0x80 } }
    let (first, last) = (try #require(columns.first), try #require(columns.last))
    func height(_ columns: ClosedRange<Int>) -> Int {
      (0..<100).count { y in columns.contains { picture[$0, y] & 0xFF < 0x80 } }
    }
    return (height(first...first + 9), height(last - 9...last))
  }

  /// A full stop has no direction, so it goes to the end of its line: an "H" is 44 pixels high, a full stop 8.
  @Test func `A full stop stands at the end that its line's direction says`() throws {
    for direction in [TextDirection.automatic, .leftToRight] {
      let (first, last) = try endHeights(of: "H.", direction)
      #expect(first > 40 && last < 12, "\(direction)")
    }
    let (first, last) = try endHeights(of: "H.", .rightToLeft)
    #expect(first < 12 && last > 40)
  }

  @Test func `A line of Hebrew runs from right to left unless it is told otherwise`() throws {
    for direction in [TextDirection.automatic, .rightToLeft] {
      let (first, last) = try endHeights(of: "ם.", direction)
      #expect(first < 12 && last > 12, "\(direction)")
    }
    let (first, last) = try endHeights(of: "ם.", .leftToRight)
    #expect(first > 12 && last < 12)
  }

  @Test func `The direction asked for first does not stick to a text`() throws {
    let renderer = try StandardFonts.renderer
    func picture(_ directions: [TextDirection]) throws -> [Bitmap] {
      try directions.map { direction in
        let text = Text(
          "Saal 3.", at: Point(10, 40), style: TextStyle(size: 30), color: .black, direction: direction)
        return try renderer.bitmap(of: Scene(size: Size(200, 60), nodes: [.text(text)]))
      }
    }
    let bitmaps = try picture([.leftToRight, .rightToLeft, .leftToRight, .rightToLeft])
    #expect(bitmaps[0] == bitmaps[2] && bitmaps[1] == bitmaps[3] && bitmaps[0] != bitmaps[1])
  }
}
