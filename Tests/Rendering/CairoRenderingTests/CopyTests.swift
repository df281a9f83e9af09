import CairoRendering
import Colors
import Drawing
import Geometry
import Paths
import TestSupport
import Testing

/// The fast way of drawing instances against drawing each by itself.
@Suite struct CopyTests {
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
  @Test func `On a grid copies differ by at most 18 levels and by 2 on average`() throws {
    let difference = try difference(try pair(hall(columns: 40, rows: 40)))
    #expect(difference.largest <= 18)
    #expect(difference.mean <= 2)
  }

  /// Turned, they stand where they should, and areas are exact: what is left is how cairo counts them, by fifteenths.
  @Test func `Turned, they differ by at most 18 levels and by 1 on average`() throws {
    let difference = try difference(try pair(hall(columns: 60, rows: 80, turning: .degrees(1.3))))
    #expect(difference.largest <= 18)
    #expect(difference.mean <= 1)
    #expect(difference.largest > 0, "they were copied")
  }

  @Test func `At twice the scale the same holds`() throws {
    let difference = try difference(try pair(hall(columns: 40, rows: 40), scale: 2))
    #expect(difference.largest <= 18)
    #expect(difference.mean <= 2)
  }

  @Test func `What an instance looks like does not depend on the others`() throws {
    var renderer = try StandardFonts.renderer
    renderer.scale = 2
    for turning in [Angle.zero, .degrees(7.3)] {
      let scene = hall(columns: 20, rows: 20, turning: turning)
      guard case .instances(let instances) = scene.nodes[0] else { return }
      // None overlaps another, so that the picture of all is put together from pictures of a few.
      let all = try renderer.bitmap(of: scene)
      let placements = instances.placements
      var together = [UInt32](repeating: 0xFFFF_FFFF, count: all.pixels.count)
      for part in 0..<7 {
        let some = placements.enumerated().filter { $0.offset % 7 == part }.map(\.element).reversed()
        var few = scene
        few.nodes = [
          .instances(Instances(symbols: instances.symbols, styles: instances.styles, placements: Array(some)))
        ]
        let bitmap = try renderer.bitmap(of: few)
        for (index, pixel) in bitmap.pixels.enumerated() where pixel != 0xFFFF_FFFF { together[index] = pixel }
      }
      #expect(together == all.pixels)
    }
  }

  /// A white area on black: the sum of all levels is 255 times its size in pixels, wherever it stands.
  @Test func `The levels of a turned instance add up to its area`() throws {
    var random = SeededRandom(seed: 11)
    let style = InstanceStyle(classes: "", body: .white, outline: .white, mark: .white)
    for _ in 0..<60 {
      let (width, height) = (random.double(1...30), random.double(1...30))
      let line = random.double(0.2...min(width, height, 5) * 0.8)
      let path = rectangle(-width / 2, -height / 2, width, height)
      let stroke = StrokeStyle(width: line, join: .round)
      // The line's outer edge has a quarter of a circle at each corner.
      let around = (width + line) * (height + line) - (4 - .pi) * line * line / 4 - (width - line) * (height - line)
      for (ink, area) in [(Symbol.Ink.fill, width * height), (.stroke(stroke), around)] {
        let placement = Placement(
          center: Point(random.double(30...31), random.double(30...31)),
          angle: .degrees(random.double(1...89)), symbol: 0, style: 0)
        let symbol = Symbol(name: "s", layers: [Symbol.Layer(path, ink: ink, part: .body)])
        let bitmap = try StandardFonts.renderer.bitmap(
          of: Scene(
            size: Size(61, 61), background: .black,
            nodes: [.instances(Instances(symbols: [symbol], styles: [style], placements: [placement]))]))
        let sum = bitmap.pixels.reduce(0) { $0 + Int($1 & 0xFF) }
        // A level at most for each pixel of the edges, and a twentieth of a pixel around the arcs at corners.
        #expect(abs(Double(sum) / 255 - area) < 2 / 255 * 2.5 * (width + height + 2 * line) + 0.05 * .pi * line + 0.02)
      }
    }
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

  @Test func `Labels as copies differ little from labels drawn one by one`() throws {
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

  @Test func `Within a clip or a group that fades they are copied as well, and cut and faded as one`() throws {
    let nodes = hall(columns: 40, rows: 40).nodes
    let clip = rectangle(20, 20, 90, 70)
    for group in [Group(opacity: 0.5, nodes: nodes), Group(clip: clip, nodes: nodes)] {
      let nested = Group(transform: .translation(3.3, 1.7), nodes: [.group(group)])
      var scene = hall(columns: 40, rows: 40)
      scene.nodes = [.group(nested)]
      let difference = try difference(try pair(scene))
      #expect(difference.largest > 0 && difference.largest <= 18)
      #expect(difference.mean <= 2)
    }
  }

  @Test func `After a clip or a group that fades, they are copied again`() throws {
    var scene = hall(columns: 40, rows: 40)
    scene.nodes.insert(.group(Group(opacity: 0.5, nodes: [block(3, 3, 4, 4, .black)])), at: 0)
    let pair = try pair(scene)
    #expect(pair.fast != pair.exact)
    #expect(try difference(pair).largest <= 18)
  }

  /// Opaque discs of three colours, each over half of the one before it: any other order shows other colours.
  private func overlapping(height: Double) -> Scene {
    let disc = Symbol(name: "disc", layers: [Symbol.Layer(.circle(center: .zero, radius: 6), part: .body)])
    let styles = [Color(hex: 0xD01030), Color(hex: 0x10A040), Color(hex: 0x2040E0)].map {
      InstanceStyle(classes: "", body: $0, outline: .clear, mark: .clear)
    }
    let placements = (0..<1200).map { number in
      Placement(
        center: Point(6.3 * Double(number % 40) - 2.4, 5.1 * Double(number / 40) - 3.7), symbol: 0, style: number % 3)
    }
    return Scene(
      size: Size(240, height), background: .white,
      nodes: [.instances(Instances(symbols: [disc], styles: styles, placements: placements))])
  }

  /// A disc's edge may lie a thirty-second of a pixel off, which is 8 levels; a disc out of order is off by hundreds.
  @Test func `Copies that overlap lie in the order of their places, at the border as well`() throws {
    let pair = try pair(overlapping(height: 150))
    #expect(pair.fast != pair.exact, "they were copied")
    #expect((levels(between: pair.fast.pixels, and: pair.exact.pixels).max() ?? 0) <= 18)
  }

  /// Bands have 64 rows, so the first heights are drawn in one and the others in several, the last of them of one row.
  @Test(arguments: [1, 63, 64, 65, 128, 129, 321])
  func `Any number of threads gives the same pixels, at any height`(_ height: Int) throws {
    var renderer = try StandardFonts.renderer
    let scene = overlapping(height: Double(height))
    let expected = try renderer.bitmap(of: scene)
    for threads in [2, 3, 5, 64] {
      renderer.threads = threads
      #expect(try renderer.bitmap(of: scene) == expected)
    }
  }
}
