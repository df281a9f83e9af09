import CairoRendering
import Colors
import Dispatch
import Drawing
import Geometry
import Paths
import Synchronization
import TestSupport
import Testing

/// Scenes that name what they have in common: the files of many are those that each scene has by itself.
@Suite struct BackdropTests {
  private static let size = Size(150.3, 170)

  /// What most scenes of a series have, some of it over what differs.
  private func common(_ random: inout SeededRandom) -> [Node] {
    let frame = Rect(x: 4, y: 4, width: 142, height: 160)
    let pixels: [UInt8] = (0..<200).flatMap { (number: Int) -> [UInt8] in
      [UInt8(number), UInt8(number * 7 % 256), 90, number % 3 == 0 ? 128 : 255]
    }
    let gradient = LinearGradient(
      from: Point(0, 0), to: Point(150, 80), stops: [.init(at: 0, AppColors.accent), .init(at: 1, .white)])
    let seats = hall(columns: 12, rows: 2).nodes
    return [
      .fill(.rectangle(Rect(x: 0, y: 0, width: 200, height: 200)), paint: .color(Color(gray: 0.9))),
      .shadow(
        .roundedRectangle(frame, radius: 12), Shadow(color: .black.withAlpha(0.4), radius: 5, offset: Vector(0, 2))),
      .fill(.roundedRectangle(frame, radius: 12), paint: .color(.white)),
      .text(Text("Mitternacht", at: Point(12, 24), style: TextStyle(size: 14, weight: .bold), color: .black)),
      .picture(Picture(Raster(width: 20, height: 10, pixels: pixels), in: Rect(x: 12, y: 30, width: 40, height: 20))),
      .group(
        Group(
          clip: .circle(center: Point(110, 50), radius: 17.5), opacity: random.bool() ? 1 : 0.6,
          nodes: [.fill(.rectangle(frame), paint: .linearGradient(gradient))])),
      .group(Group(transform: .translation(10, 130), nodes: seats)),
      .stroke(
        .polyline([Point(10, 90), Point(140, 90)]), paint: .color(.black), style: StrokeStyle(width: 1, dashes: [4, 4])),
      .stroke(
        .roundedRectangle(frame, radius: 12), paint: .color(AppColors.accent.withAlpha(0.7)),
        style: StrokeStyle(width: 3)),
    ]
  }

  /// What differs.
  private func own(_ random: inout SeededRandom) -> Node {
    let place = Point(random.double(-5...140), random.double(0...170))
    let color = Color(random.double(0...1), random.double(0...1), random.double(0...1), alpha: random.bool() ? 1 : 0.5)
    switch random.int(0...4) {
    case 0: return .text(Text("Nº \(random.int(1...30))", at: place, style: TextStyle(size: 12), color: color))
    case 1: return .fill(.circle(center: place, radius: random.double(1...9)), paint: .color(color))
    case 2:
      let whole = Rect(x: place.x.rounded(), y: place.y.rounded(), width: 12, height: 6)
      return .fill(.rectangle(whole), paint: .color(color))
    case 3: return .stroke(.polyline([place, Point(75, 85)]), paint: .color(color), style: StrokeStyle(width: 2))
    default: return .text(Text("😀", at: place, style: TextStyle(size: 10), color: color))
    }
  }

  private func scenes(_ count: Int, background: Color?, _ random: inout SeededRandom) -> [Scene] {
    let common = common(&random)
    return (0..<count).map { number in
      var shared = common
      // Now and then another kind of scene, which lacks something.
      if random.int(0...9) == 0 { shared.removeLast(random.int(1...2)) }
      var nodes = shared.map { Node.backdrop([$0]) }
      for _ in 0..<random.int(0...2) { nodes.insert(own(&random), at: random.int(1...nodes.count)) }
      // Most of what differs lies over all that is the same, and several things beside each other or on top of each other.
      for _ in 0..<random.int(1...4) { nodes.append(own(&random)) }
      let moved = Group(transform: .translation(0.25, 0.5), identity: Identity(id: "\(number)"), nodes: nodes)
      return Scene(size: BackdropTests.size, background: background, title: "\(number)", nodes: [.group(moved)])
    }
  }

  /// A file that is drawn by itself: a new renderer has no backdrop.
  private func fresh(_ scene: Scene, like renderer: CairoRenderer) throws -> RenderedFile {
    var fresh = CairoRenderer(fonts: renderer.fonts)
    (fresh.scale, fresh.depth) = (renderer.scale, renderer.depth)
    return try fresh.png(of: scene)
  }

  @Test(arguments: [1, 1.5, 2.37], [PictureDepth.color, .oneBit])
  func `Files of scenes that share a backdrop are those of each by itself`(scale: Double, depth: PictureDepth) throws {
    var random = SeededRandom(seed: 61)
    for background in [Color.white, nil, Color.black.withAlpha(0.3)] {
      var renderer = try StandardFonts.renderer
      (renderer.scale, renderer.depth) = (scale, depth)
      for scene in scenes(30, background: background, &random) {
        #expect(
          try renderer.png(of: scene) == fresh(scene, like: renderer), "\(scene.title), \(scale), \(depth)")
      }
      #expect(renderer.backdropUses >= 10, "they have most in common")
    }
  }

  @Test func `A backdrop looks as its nodes do without it`() throws {
    var random = SeededRandom(seed: 64)
    let renderer = try StandardFonts.renderer
    for scene in scenes(6, background: .white, &random) {
      guard case .group(var group) = scene.nodes[0] else { continue }
      group.nodes = group.nodes.flatMap { node in
        if case .backdrop(let nodes) = node { nodes } else { [node] }
      }
      var plain = scene
      plain.nodes = [.group(group)]
      #expect(try renderer.bitmap(of: scene) == renderer.bitmap(of: plain))
      #expect(try renderer.png(of: scene) == renderer.png(of: plain))
    }
  }

  /// The bottom decides about the format of the file.
  @Test func `Scenes of other sizes, scales and grounds may come in between`() throws {
    var random = SeededRandom(seed: 62)
    var renderer = try StandardFonts.renderer
    for (number, scene) in scenes(24, background: nil, &random).enumerated() {
      var scene = scene
      if number % 4 == 1 { scene.size = Size(80, 60) }
      if number % 4 == 2, case .group(var group) = scene.nodes[0] {
        group.nodes.removeFirst()
        scene.nodes = [.group(group)]
      }
      if number % 7 == 3 { scene.background = .black }
      if number == 11 { scene.nodes = [] }
      renderer.scale = number % 5 == 4 ? 1.25 : 1
      #expect(try renderer.png(of: scene) == fresh(scene, like: renderer), "\(number)")
    }
  }

  /// A line around everything leaves room inside; a bar across it does not.
  @Test(arguments: [false, true])
  func `What lies over something that differs stays over it`(hasBar: Bool) throws {
    let renderer = try StandardFonts.renderer
    let frame = Path.roundedRectangle(Rect(x: 2, y: 2, width: 146, height: 96), radius: 12)
    for number in 0..<8 {
      var nodes: [Node] = [
        .backdrop([.fill(frame, paint: .color(.white))]),
        .text(Text("\(number)", at: Point(60, 60), style: TextStyle(size: 30), color: .black)),
        .backdrop([.stroke(frame, paint: .color(AppColors.accent), style: StrokeStyle(width: 3))]),
      ]
      if hasBar { nodes.append(.backdrop([block(0, 44, 150, 6, AppColors.accent.withAlpha(0.5))])) }
      // A digit that is larger than the ticket, under the line.
      let size = number == 5 ? 300.0 : 20
      nodes.insert(.text(Text("8", at: Point(1, 95), style: TextStyle(size: size), color: .black)), at: 1)
      let scene = Scene(size: Size(150, 100), background: Color(gray: 0.9), nodes: nodes)
      #expect(try renderer.png(of: scene) == fresh(scene, like: renderer), "\(number)")
    }
    #expect(renderer.backdropUses == 7, "all but the first")
  }

  @Test func `Threads may share a renderer`() throws {
    var random = SeededRandom(seed: 63)
    let renderer = try StandardFonts.renderer
    let scenes = scenes(40, background: .white, &random)
    let files = Mutex([RenderedFile?](repeating: nil, count: scenes.count))
    DispatchQueue.concurrentPerform(iterations: scenes.count) { number in
      let file = try? renderer.png(of: scenes[number])
      files.withLock { $0[number] = file }
    }
    for (scene, file) in zip(scenes, files.withLock { $0 }) {
      #expect(try fresh(scene, like: renderer) == file)
    }
  }

  /// A character that no font has is told of each picture that shows it.
  @Test func `What cannot be drawn as asked is told as often as it is asked for`() throws {
    let renderer = try StandardFonts.renderer
    for number in 0..<6 {
      let scene = Scene(
        size: Size(60, 40), background: .white,
        nodes: [
          .backdrop([
            .fill(.circle(center: Point(20, 20), radius: 8), paint: .color(.black)),
            .text(Text("a\u{10FFFD}", at: Point(5, 20), style: TextStyle(size: 12), color: .black)),
          ]),
          .text(Text("\(number)", at: Point(40, 20), style: TextStyle(size: 12), color: .black)),
        ])
      let file = try renderer.png(of: scene)
      #expect(try file == fresh(scene, like: renderer))
      #expect(file.warnings.count == 1)
    }
  }

  /// Ω, K, Å, ; and 神, each as two characters that Unicode holds to be the same: strings of them are equal.
  @Test func `Texts that are equal as strings may be drawn by other glyphs`() throws {
    let renderer = try StandardFonts.renderer
    func scene(_ string: String, _ number: Int) -> Scene {
      let style = TextStyle(size: 20)
      return Scene(
        size: Size(90, 40), background: .white,
        nodes: [
          .backdrop([
            .fill(.circle(center: Point(10, 20), radius: 8), paint: .color(AppColors.accent)),
            .text(Text(string, at: Point(25, 25), style: style, color: .black)),
          ]),
          .text(Text("\(number)", at: Point(60, 25), style: style, color: .black)),
        ])
    }
    var differences = 0
    for (first, second) in [
      ("\u{2126}", "\u{3A9}"), ("\u{212A}", "K"), ("\u{212B}", "\u{C5}"), ("\u{37E}", ";"), ("\u{FA19}", "\u{795E}"),
    ] {
      try #require(first == second)
      if try fresh(scene(first, 0), like: renderer) != fresh(scene(second, 0), like: renderer) { differences += 1 }
      for number in 0..<6 {
        for string in [first, second] {
          let scene = scene(string, number)
          #expect(try renderer.png(of: scene) == fresh(scene, like: renderer))
        }
      }
    }
    try #require(differences > 0, "no font of ours draws them differently")
  }

  @Test func `What cannot be drawn at all is an error`() throws {
    let renderer = try StandardFonts.renderer
    let scene = Scene(size: Size(0, 4), nodes: [.backdrop([])])
    #expect(throws: RenderingError.emptyCanvas(Size(0, 4))) { try renderer.png(of: scene) }
  }
}
