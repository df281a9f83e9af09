import CairoRendering
import Colors
import Drawing
import Geometry
import Paths
import TestSupport
import Testing

/// Instances and labels whose numbers no map has: whatever they are, they are drawn as each by itself, or not at all.
@Suite struct UnusualCopyTests {
  private let style = InstanceStyle(classes: "", body: .black, outline: .black, mark: .black)

  private func scene(_ path: Path, _ ink: Symbol.Ink = .fill, center: Point = Point(20, 20)) -> Scene {
    let symbol = Symbol(name: "s", layers: [Symbol.Layer(path, ink: ink, part: .body)])
    return Scene(
      size: Size(40, 40), background: .white,
      nodes: [
        .instances(
          Instances(
            symbols: [symbol], styles: [style],
            placements: [0, 90, 31].map { Placement(center: center, angle: .degrees($0), symbol: 0, style: 0) }))
      ])
  }

  /// The largest difference in levels between the copies of a scene and what is drawn by itself.
  private func difference(_ scene: Scene, scale: Double = 1) throws -> Int {
    var renderer = try StandardFonts.renderer
    renderer.scale = scale
    let fast = try renderer.bitmap(of: scene)
    renderer.isExact = true
    return levels(between: fast.pixels, and: try renderer.bitmap(of: scene).pixels).max() ?? 0
  }

  /// A square of which a corner alone is seen, from as large as the picture to more than any number of pixels.
  @Test(arguments: [50, 900, 1100, 1e4, 5e5, 1e6])
  func `A large square covers the whole picture`(side: Double) throws {
    let square = scene(rectangle(-side, -side, 2 * side, 2 * side))
    let renderer = try StandardFonts.renderer
    #expect(try renderer.bitmap(of: square).pixels.allSatisfy { $0 == 0xFF00_0000 })
  }

  @Test(arguments: [1e7, 1e12, 1e19, 1e38, 1e40, 1e154, 1e200, 1e300, .infinity, .nan])
  func `A square larger than cairo's numbers is drawn as it is by itself`(side: Double) throws {
    for path in [rectangle(-side, -side, 2 * side, 2 * side), rectangle(-1, -1, side, 2), rectangle(-1, -1, 2, side)] {
      #expect(try difference(scene(path)) <= 18)
      #expect(try difference(scene(path, .stroke(StrokeStyle(width: 2, join: .round)))) <= 18)
    }
  }

  @Test(arguments: [0, 1e-300, 1e7, 1e300, .infinity, .nan, -1])
  func `A line of any width and mitre is drawn as it is by itself`(number: Double) throws {
    let path = rectangle(-5, -5, 10, 10)
    for stroke in [
      StrokeStyle(width: number), StrokeStyle(width: number, join: .round),
      StrokeStyle(width: 1, join: .miter, miterLimit: number),
    ] {
      #expect(try difference(scene(path, .stroke(stroke))) <= 18)
    }
  }

  /// Coordinates beyond those of floats, at a scale that brings them back to some pixels.
  @Test(arguments: [1e-200, 1e-42, 1e-36, 1e36, 1e42, 1e150])
  func `Units of any size are drawn alike`(unit: Double) throws {
    let path = rectangle(-5 * unit, -5 * unit, 10 * unit, 10 * unit)
    var unusual = scene(path, center: .zero)
    guard case .instances(let instances) = unusual.nodes[0] else { return }
    let group = Group(
      transform: .scale(1 / unit).then(.translation(20, 20)), nodes: [.instances(instances)])
    unusual.nodes = [.group(group)]
    #expect(try difference(unusual) <= 18)
  }

  @Test(arguments: [1e5, 1e300, .infinity, -.infinity, .nan])
  func `Places without end are not seen`(number: Double) throws {
    let path = rectangle(-5, -5, 10, 10)
    for center in [Point(number, 20), Point(20, -number), Point(number, number)] {
      let renderer = try StandardFonts.renderer
      #expect(try renderer.bitmap(of: scene(path, center: center)).pixels.allSatisfy { $0 == 0xFFFF_FFFF })
    }
  }

  @Test(arguments: [0, 1e6, .infinity, .nan], [1, 0.1, 12])
  func `Labels are drawn as by themselves wherever they stand`(number: Double, scale: Double) throws {
    for (offset, center) in [(number, Point(20, 20)), (3, Point(number, 20)), (3, Point(20, number))] {
      let labels = Labels(
        texts: ["12", "A"], colors: [.black], style: TextStyle(size: 8), baselineOffset: offset,
        placements: [
          .init(center: center, text: 0, color: 0), .init(center: center + Vector(5, 5), text: 1, color: 0),
        ])
      #expect(
        try difference(Scene(size: Size(40, 40), background: .white, nodes: [.labels(labels)]), scale: scale) <= 36)
    }
  }

  @Test func `At a scale at which nothing is seen a picture is kept all the same`() throws {
    var renderer = try StandardFonts.renderer
    renderer.scale = 1e-200
    var scene = scene(rectangle(-5, -5, 10, 10))
    var kept = try KeptPicture(of: scene, renderer: renderer)
    let moved = Placement(center: .zero, symbol: 0, style: 0)
    #expect(!kept.canChange)
    scene.apply([.instance(node: 0, number: 1, moved)])
    kept = try KeptPicture(of: scene, renderer: renderer)
    #expect(try kept.png() == renderer.png(of: scene).bytes)
  }

  /// Many kinds of seats in many colours: the looks of each section are the few that its seats have.
  @Test func `A placement may get a look that no other has, and one that reaches farther`() throws {
    let symbols = (1...40).map { size in
      Symbol(name: "s\(size)", layers: [Symbol.Layer(.circle(center: .zero, radius: Double(size)), part: .body)])
    }
    let styles = (0..<30).map {
      InstanceStyle(classes: "", body: Color(hex: 0x00_2030 + UInt32($0) * 0x07_0501), outline: .clear, mark: .clear)
    }
    let placements = (0..<60).map {
      Placement(center: Point(Double($0 % 10) * 30, Double($0 / 10) * 30), symbol: 0, style: 0)
    }
    var scene = Scene(
      size: Size(300, 200), background: .white,
      nodes: [.instances(Instances(symbols: symbols, styles: styles, placements: placements))])
    var renderer = try StandardFonts.renderer
    renderer.threads = 2
    var kept = try KeptPicture(of: scene, renderer: renderer)
    var random = SeededRandom(seed: 5)
    for round in 0..<20 {
      let placement = random.int(0...59)
      let replacement = Placement(
        center: Point(random.double(-40...340), random.double(-40...240)), symbol: min(round * 2, 39),
        style: random.int(0...29))
      let changes = [CopyChange.instance(node: 0, number: placement, replacement)]
      try kept.apply(changes)
      scene.apply(changes)
      #expect(try kept.png() == renderer.png(of: scene).bytes)
    }
  }
}
