import CairoRendering
import Colors
import Drawing
import Geometry
import Paths
import TestSupport
import Testing

/// A picture that is kept while it changes against one that is drawn afresh.
@Suite struct KeptPictureTests {
  /// A map of two halls with areas, numbers, a gradient, a shadow and texts below, between and above the seats.
  private func venue(background: Color? = .white) throws -> Scene {
    let area = Color(hex: 0xEEF1F7)
    let gradient = LinearGradient(
      from: Point(0, 0), to: Point(420, 300), stops: [.init(at: 0, Color(hex: 0xFFE0B0)), .init(at: 1, .white)])
    func seats(_ offset: Vector, turning: Angle) throws -> [Node] {
      guard case .instances(let still) = hall(columns: 20, rows: 22, turning: turning).nodes[0] else { return [] }
      let placements = still.placements.map { placement in
        var moved = placement
        moved.center = placement.center + offset
        return moved
      }
      let instances = Instances(symbols: still.symbols, styles: still.styles, placements: placements)
      let labels = instances.placements.enumerated().map {
        Labels.Placement(center: $1.center, text: $0 % 12, color: $0 % 2)
      }
      return [
        .instances(instances),
        .labels(
          Labels(
            texts: (1...12).map { "\($0)" }, colors: [.white, .black], style: TextStyle(size: 4.5), baselineOffset: 1.6,
            placements: labels)),
      ]
    }
    let curve = Path([
      .move(to: Point(0, 90)), .quadratic(control: Point(220, 160), to: Point(440, 90)), .line(to: Point(440, 130)),
      .quadratic(control: Point(220, 200), to: Point(0, 130)), .close,
    ])
    let name = Text("Parkett", at: Point(60, 118), rotation: .degrees(8), style: TextStyle(size: 30), color: .black)
    var nodes: [Node] = [
      .fill(rectangle(0, 0, 440, 300), paint: .linearGradient(gradient)),
      .shadow(curve, Shadow(color: Color.black.withAlpha(0.4), radius: 9, offset: Vector(2, 3))),
      .fill(curve, paint: .color(area)),
    ]
    nodes += try seats(Vector(3, 2), turning: .degrees(1.7))
    nodes += [
      .text(name), .fill(rectangle(215, 10, 200, 205), paint: .color(area.withAlpha(0.5))),
      .stroke(curve, paint: .color(.black), style: StrokeStyle(width: 1.5, dashes: [5, 3])),
    ]
    nodes += try seats(Vector(212, 4.3), turning: .zero)
    nodes.append(.group(Group(clip: curve, opacity: 0.4, nodes: [block(100, 60, 260, 100, Color(hex: 0x30A0D0))])))
    nodes.append(
      .group(Group(clip: rectangle(30.4, 220.3, 140, 60), nodes: try seats(Vector(10, 80.5), turning: .degrees(3)))))
    return Scene(size: Size(440, 300), background: background, nodes: nodes)
  }

  /// Changes of random instances and labels of a scene.
  private func changes(of scene: Scene, count: Int, moving: Bool, using random: inout SeededRandom) -> [CopyChange] {
    var changes: [CopyChange] = []
    for (node, content) in scene.nodes.enumerated() {
      switch content {
      case .instances(let instances):
        let numbers = (0..<count).map { _ in Int.random(in: instances.placements.indices, using: &random) }
        for number in Set(numbers).sorted() {
          var placement = instances.placements[number]
          placement.style = 1 - placement.style
          if moving, Bool.random(using: &random) {
            placement.center =
              placement.center
              + Vector(.random(in: -300...300, using: &random), .random(in: -200...200, using: &random))
          }
          changes.append(.instance(node: node, number: number, placement))
        }
      case .labels(let labels):
        let numbers = (0..<count).map { _ in Int.random(in: labels.placements.indices, using: &random) }
        for number in Set(numbers).sorted() {
          changes.append(.label(node: node, number: number, color: Int(1 - labels.placements[number].color)))
        }
      default: continue
      }
    }
    return changes
  }

  @Test(arguments: [1, 2.37], [nil, Color.white])
  func `After any changes it is the picture that is drawn afresh`(scale: Double, background: Color?) throws {
    var renderer = try StandardFonts.renderer
    renderer.scale = scale
    renderer.threads = 2
    var scene = try venue(background: background)
    var kept = try KeptPicture(of: scene, renderer: renderer)
    #expect(try kept.png() == renderer.png(of: scene).bytes)
    var random = SeededRandom(seed: 41)
    for round in 0..<12 {
      let changes = changes(of: scene, count: [1, 3, 20, 200][round % 4], moving: round > 7, using: &random)
      let before = kept.png()
      try kept.apply(changes)
      scene.apply(changes)
      #expect(try kept.png() == renderer.png(of: scene).bytes)
      #expect(kept.png() != before, "otherwise this proves nothing")
    }
  }

  @Test func `Where each seat is drawn by itself nothing can change in place`() throws {
    for (depth, isExact) in [(PictureDepth.oneBit, false), (.color, true)] {
      var renderer = try StandardFonts.renderer
      (renderer.depth, renderer.isExact) = (depth, isExact)
      #expect(try !KeptPicture(of: venue(), renderer: renderer).canChange)
    }
    #expect(try KeptPicture(of: venue(), renderer: StandardFonts.renderer).canChange)
  }

  @Test func `Seats and numbers larger than what is copied are painted as they were the first time`() throws {
    var renderer = try StandardFonts.renderer
    renderer.scale = 60
    var scene = try venue()
    scene.size = Size(30, 24)
    var kept = try KeptPicture(of: scene, renderer: renderer)
    guard case .instances(let instances) = scene.nodes[3] else {
      Issue.record("the node is of instances")
      return
    }
    let changes = [0, 1, 21].map { number in
      var placement = instances.placements[number]
      placement.style = 1 - placement.style
      return CopyChange.instance(node: 3, number: number, placement)
    }
    try kept.apply(changes)
    scene.apply(changes)
    #expect(try kept.png() == renderer.png(of: scene).bytes)
  }

  @Test func `A change of nothing leaves it, and a copy keeps what it had`() throws {
    let renderer = try StandardFonts.renderer
    let scene = try venue()
    var kept = try KeptPicture(of: scene, renderer: renderer)
    let first = kept.png()
    try kept.apply([])
    #expect(kept.png() == first)
    var copy = kept
    var random = SeededRandom(seed: 3)
    try copy.apply(changes(of: scene, count: 9, moving: false, using: &random))
    #expect(kept.png() == first)
    #expect(copy.png() != first)
  }

  @Test func `What is wrong with a scene is said as for a file`() throws {
    let renderer = try StandardFonts.renderer
    #expect(throws: RenderingError.emptyCanvas(Size(0, 10))) {
      try KeptPicture(of: Scene(size: Size(0, 10)), renderer: renderer)
    }
    let text = Text("\u{10FFFD}", at: Point(2, 20), style: TextStyle(size: 12), color: .black)
    let kept = try KeptPicture(of: Scene(size: Size(40, 30), nodes: [.text(text)]), renderer: renderer)
    #expect(kept.warnings == [.missingCharacter("\u{10FFFD}", text: "\u{10FFFD}")])
  }
}

extension Scene {
  /// Makes the scene what it is after some changes.
  mutating func apply(_ changes: [CopyChange]) {
    for change in changes {
      switch (change, nodes[change.node]) {
      case (.instance(let node, let number, let placement), .instances(let old)):
        var placements = old.placements
        placements[number] = placement
        nodes[node] = .instances(
          Instances(
            symbols: old.symbols, styles: old.styles, placements: placements, identities: old.identities,
            className: old.className))
      case (.label(let node, let number, let color), .labels(var labels)):
        labels.placements[number].color = Int32(color)
        nodes[node] = .labels(labels)
      default: Issue.record("node \(change.node) is not of what changes")
      }
    }
  }
}
