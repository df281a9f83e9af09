import CairoRendering
import Colors
import Drawing
import Geometry
import Paths
import Testing

/// The fast way of drawing instances against drawing each by itself.
@Suite struct StampTests {
  private func pair(_ scene: Scene, scale: Double = 1) throws -> (fast: Bitmap, exact: Bitmap) {
    var renderer = try StandardFonts.renderer
    renderer.scale = scale
    let fast = try renderer.bitmap(of: scene)
    renderer.isExact = true
    return (fast, try renderer.bitmap(of: scene))
  }

  /// The largest and the mean difference over the pixels that are not background in either picture.
  private func difference(_ pair: (fast: Bitmap, exact: Bitmap)) throws -> (largest: Int, mean: Double) {
    let drawn = zip(pair.fast.pixels, pair.exact.pixels).filter { $0 != 0xFFFF_FFFF || $1 != 0xFFFF_FFFF }
    let differences = levels(between: drawn.map(\.0), and: drawn.map(\.1))
    return (try #require(differences.max()), Double(differences.reduce(0, +)) / Double(differences.count))
  }

  /// A position is off by at most a thirty-second of a pixel, which is 8 of 255 levels along an edge and 16 at a corner.
  @Test func `On a grid stamps differ by at most 18 levels and by 2 on average`() throws {
    let difference = try difference(try pair(hall(columns: 40, rows: 40)))
    #expect(difference.largest <= 18)
    #expect(difference.mean <= 2)
  }

  /// A position is off by at most a sixteenth, and the angle moves the outermost point by as much again.
  @Test func `Turned, they differ by at most 36 levels and by 4 on average`() throws {
    let difference = try difference(try pair(hall(columns: 60, rows: 80, turning: .degrees(1.3))))
    #expect(difference.largest <= 36)
    #expect(difference.mean <= 4)
    #expect(difference.largest > 0, "stamps were used")
  }

  @Test func `At twice the scale the same holds`() throws {
    let difference = try difference(try pair(hall(columns: 40, rows: 40), scale: 2))
    #expect(difference.largest <= 18)
    #expect(difference.mean <= 2)
  }

  @Test func `A few instances are drawn exactly`() throws {
    let pair = try pair(hall(columns: 5, rows: 5, turning: .degrees(7)))
    #expect(pair.fast == pair.exact)
  }

  @Test func `Instances at whole pixels are drawn exactly, across the border as well`() throws {
    let square = Symbol(name: "square", layers: [Symbol.Layer(rectangle(-2.5, -2.5, 5, 5), part: .body)])
    let style = InstanceStyle(classes: "", body: .black, outline: .clear, mark: .clear)
    let placements = (0..<441).map {
      Placement(center: Point(Double($0 % 21) * 8, Double($0 / 21) * 8), symbol: 0, style: 0)
    }
    let scene = Scene(
      size: Size(160, 160), background: .white,
      nodes: [.instances(Instances(symbols: [square], styles: [style], placements: placements))])
    let pair = try pair(scene)
    // A corner's quarter of a pixel may be rounded the other way.
    #expect((levels(between: pair.fast.pixels, and: pair.exact.pixels).max() ?? 0) <= 1)
    #expect(pair.fast[0, 0] == 0xFF00_0000 && pair.fast[159, 159] == 0xFF00_0000)
  }

  @Test func `A layer that stays upright is not turned with its symbol`() throws {
    let bar = rectangle(-3, -0.5, 6, 1)
    let upright = Symbol(name: "u", layers: [Symbol.Layer(bar, part: .mark, staysUpright: true)])
    let turned = Symbol(name: "t", layers: [Symbol.Layer(bar, part: .mark)])
    let style = InstanceStyle(classes: "", body: .clear, outline: .clear, mark: .black)
    func scene(_ symbol: Symbol, angle: Angle) -> Scene {
      let placements = (0..<256).map {
        Placement(
          center: Point(4.5 + Double($0 % 16) * 8, 4.5 + Double($0 / 16) * 8), angle: angle, symbol: 0, style: 0)
      }
      return Scene(
        size: Size(130, 130), background: .white,
        nodes: [.instances(Instances(symbols: [symbol], styles: [style], placements: placements))])
    }
    let renderer = try StandardFonts.renderer
    let level = try renderer.bitmap(of: scene(turned, angle: .zero))
    #expect(try renderer.bitmap(of: scene(upright, angle: .degrees(90))) == level)
    let standing = try renderer.bitmap(of: scene(turned, angle: .degrees(90)))
    #expect(level[2, 4] == 0xFF00_0000 && level[4, 2] == 0xFFFF_FFFF)
    #expect(standing[2, 4] == 0xFFFF_FFFF && standing[4, 2] == 0xFF00_0000)
  }

  @Test func `Labels as stamps differ little from labels drawn one by one`() throws {
    let placements = (0..<3200).map {
      Labels.Placement(
        center: Point(8 + Double($0 % 64) * 12.37, 8 + Double($0 / 64) * 11.41), text: $0 % 4, color: $0 % 2)
    }
    let labels = Labels(
      texts: ["1", "12", "3A", ""], colors: [.black, Color(hex: 0x0044AA)], style: TextStyle(size: 8),
      baselineOffset: 2.9, placements: placements)
    let difference = try difference(try pair(Scene(size: Size(810, 590), background: .white, nodes: [.labels(labels)])))
    #expect(difference.largest > 0 && difference.largest <= 36)
    #expect(difference.mean <= 4)
  }

  @Test func `Stamps keep their place within a group that fades`() throws {
    var scene = hall(columns: 40, rows: 40)
    scene.nodes = [.group(Group(transform: .translation(3.3, 1.7), opacity: 0.5, nodes: scene.nodes))]
    let difference = try difference(try pair(scene))
    #expect(difference.largest <= 18)
  }
}
