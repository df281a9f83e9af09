import CairoRendering
import Colors
import Drawing
import Geometry
import Paths
import Testing

/// What is refused, and that nothing else in a scene can stop a picture.
@Suite struct RenderingLimitTests {
  @Test(arguments: [Size(0, 10), Size(10, -1), Size(.nan, 10), Size(10, .infinity)])
  func `A canvas without area is an error`(_ size: Size) throws {
    let renderer = try StandardFonts.renderer
    #expect {
      try renderer.png(of: Scene(size: size))
    } throws: { error in
      if case RenderingError.emptyCanvas = error { true } else { false }
    }
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func `A scale that is not positive is an error`(_ scale: Double) throws {
    var renderer = try StandardFonts.renderer
    renderer.scale = scale
    #expect {
      try renderer.png(of: Scene(size: Size(10, 10)))
    } throws: { error in
      if case RenderingError.badScale = error { true } else { false }
    }
  }

  @Test(arguments: [1e-10, 1e-300])
  func `At a scale beyond cairo's numbers nothing but the background is drawn`(_ scale: Double) throws {
    var renderer = try StandardFonts.renderer
    renderer.scale = scale
    let scene = Scene(size: Size(10, 10), background: .white, nodes: [block(0, 0, 10, 10, .black)])
    #expect(try renderer.bitmap(of: scene) == Bitmap(width: 1, height: 1, filledWith: 0xFFFF_FFFF))
    let setup = PageSetup(paper: .a4, pointsPerUnit: scale)
    #expect(throws: Never.self) { try renderer.pdf(of: scene, setup: setup) }
  }

  @Test func `Too many pixels are an error that names the limit and the option`() throws {
    var renderer = try StandardFonts.renderer
    let scene = Scene(size: Size(31_623, 31_623))
    let error = try #require(throws: RenderingError.self) { try renderer.png(of: scene) }
    #expect(error == .tooManyPixels(width: 31_623, height: 31_623, limit: 250_000_000))
    #expect("\(error)".contains("250000000") && "\(error)".contains("maximumPixels"))

    renderer.maximumPixels = 99
    #expect(throws: RenderingError.tooManyPixels(width: 10, height: 10, limit: 99)) {
      try renderer.png(of: Scene(size: Size(10, 10)))
    }
    renderer.maximumPixels = 100
    #expect(throws: Never.self) { try renderer.png(of: Scene(size: Size(10, 10))) }
  }

  @Test func `A side beyond cairo's coordinates is an error, the longest side is not`() throws {
    let renderer = try StandardFonts.renderer
    #expect(throws: RenderingError.sideTooLong(pixels: 32_768, limit: 32_767)) {
      try renderer.png(of: Scene(size: Size(32_768, 1)))
    }
    #expect(throws: RenderingError.sideTooLong(pixels: 1_000_000_000_000_000, limit: 32_767)) {
      try renderer.png(of: Scene(size: Size(1, 1e300)))
    }
    #expect(try renderer.bitmap(of: Scene(size: Size(32_767, 1))).width == 32_767)
  }

  @Test func `A photograph with a side beyond cairo's coordinates is an error, not a picture without it`() throws {
    let raster = Raster(width: 32_768, height: 1, pixels: Array(repeating: 0, count: 4 * 32_768))
    let node = Node.picture(Picture(raster, in: Rect(x: 0, y: 0, width: 9, height: 9)))
    let scene = Scene(size: Size(10, 10), nodes: [node])
    let renderer = try StandardFonts.renderer
    let error = RenderingError.sideTooLong(pixels: 32_768, limit: 32_767)
    #expect(throws: error) { try renderer.bitmap(of: scene) }
    #expect(throws: error) { try renderer.png(of: scene) }
    #expect(throws: error) { try renderer.pdf(of: scene) }
  }

  @Test func `A shadow that is blurred from beyond cairo's coordinates is an error, not a picture without it`() throws {
    // The picture and, on each side, the 100 pixels that reach into it and one more.
    let node = Node.shadow(rectangle(0, 0, 32_700, 4), Shadow(color: .black, radius: 100))
    let scene = Scene(size: Size(32_700, 4), nodes: [node])
    let renderer = try StandardFonts.renderer
    #expect(throws: RenderingError.sideTooLong(pixels: 32_902, limit: 32_767)) { try renderer.bitmap(of: scene) }
  }

  @Test func `Renderers with one cache draw what each draws by itself`() throws {
    let shadow = Node.shadow(rectangle(4, 4, 9, 9), Shadow(color: .black, radius: 4))
    let scene = Scene(size: Size(20, 20), background: .white, nodes: [shadow])
    let first = try StandardFonts.renderer
    var second = CairoRenderer(fonts: first.fonts, cache: first.cache)
    #expect(first.cache === second.cache)
    second.scale = 2
    #expect(try first.bitmap(of: scene) == StandardFonts.renderer.bitmap(of: scene))
    var alone = try StandardFonts.renderer
    alone.scale = 2
    #expect(try second.bitmap(of: scene) == alone.bitmap(of: scene))
  }

  @Test func `Sizes are rounded up, but not for an error of multiplication`() throws {
    var renderer = try StandardFonts.renderer
    #expect(try renderer.pixelSize(of: Size(10.2, 0.1)) == (11, 1))
    renderer.scale = 1.1
    // 10 × 1.1 is 11.000000000000002.
    #expect(try renderer.pixelSize(of: Size(10, 30)) == (11, 33))
  }

  @Test func `Numbers that make no sense leave the rest of the picture alone`() throws {
    let nonsense: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e300, 1e10, -1, 0, 1e-300]
    var nodes: [Node] = []
    for value in nonsense {
      let path = Path([.move(to: Point(1, 1)), .line(to: Point(value, 5)), .line(to: Point(3, value)), .close])
      let style = StrokeStyle(
        width: value, miterLimit: value, dashes: [value, value.magnitude], dashPhase: value)
      let gradient = LinearGradient(
        from: Point(value, 0), to: Point(0, value), stops: [.init(at: value, .black), .init(at: 0.5, .clear)])
      let scaled = AffineTransform(a: value, b: 0, c: 0, d: value, tx: value, ty: value)
      nodes += [
        .group(Group(transform: .scale(1e-6), nodes: [.fill(path, paint: .linearGradient(gradient))])),
        .group(Group(opacity: value, nodes: [.stroke(path, paint: .color(.clear), style: style)])),
        .group(Group(transform: scaled, nodes: [block(0, 0, 0, 0, .black)])),
        .text(Text("", at: Point(value, value), rotation: .degrees(value), style: TextStyle(size: 9), color: .black)),
        .text(Text("x", at: Point(-90, 5), style: TextStyle(size: value), color: .clear)),
        .text(Text("x", at: Point(value, 5), style: TextStyle(size: 1), color: .black)),
        .text(Text("x", at: Point(40, -40), style: TextStyle(size: min(value, 20)), color: .black)),
      ]
    }
    nodes.append(block(4, 4, 2, 2, .black))
    let renderer = try StandardFonts.renderer
    let picture = try renderer.bitmap(of: Scene(size: Size(10, 10), background: .white, nodes: nodes))
    #expect(picture[4, 4] == 0xFF00_0000 && picture[5, 5] == 0xFF00_0000)
    #expect(throws: Never.self) { try renderer.pdf(of: Scene(size: Size(10, 10), nodes: nodes)) }
  }

  @Test func `Dashes too fine to be seen are drawn as an unbroken line`() throws {
    let line = Path([.move(to: Point(0, 5)), .line(to: Point(1000, 5))])
    func picture(_ dashes: [Double]) throws -> Bitmap {
      let style = StrokeStyle(width: 2, dashes: dashes)
      let scene = Scene(
        size: Size(1000, 10), background: .white, nodes: [.stroke(line, paint: .color(.black), style: style)])
      return try StandardFonts.renderer.bitmap(of: scene)
    }
    let unbroken = try picture([])
    for dash in [1e-2, 1e-6, 1e-300] { #expect(try picture([dash, dash]) == unbroken) }
    #expect(try picture([1, 1]) != unbroken)
    for nonsense in [[0, 0], [-1, 5], [.nan, 1], [.infinity]] { #expect(try picture(nonsense) == unbroken) }
  }

  @Test func `Instances and labels at impossible places are left out, the others drawn`() throws {
    let places = [Point(.nan, 0), Point(1e300, 5), Point(-1e12, .infinity), Point(5, 5)]
    let square = Symbol(name: "square", layers: [Symbol.Layer(rectangle(-2, -2, 4, 4), part: .body)])
    let style = InstanceStyle(classes: "", body: .black, outline: .clear, mark: .clear)
    // Often enough that stamps are used.
    let placements = (0..<400).map { Placement(center: places[$0 % 4], symbol: 0, style: 0) }
    let labels = (0..<400).map { Labels.Placement(center: places[$0 % 4], text: 0, color: 0) }
    let nodes: [Node] = [
      .instances(Instances(symbols: [square], styles: [style], placements: placements)),
      .labels(
        Labels(texts: ["8"], colors: [.white], style: TextStyle(size: 1), baselineOffset: 0.3, placements: labels)),
    ]
    var renderer = try StandardFonts.renderer
    for isExact in [false, true] {
      renderer.isExact = isExact
      let picture = try renderer.bitmap(of: Scene(size: Size(10, 10), background: .white, nodes: nodes))
      #expect(picture[3, 3] == 0xFF00_0000 && picture[6, 6] == 0xFF00_0000 && picture[7, 7] == 0xFFFF_FFFF)
      #expect(throws: Never.self) { try renderer.pdf(of: Scene(size: Size(10, 10), nodes: nodes)) }
    }
  }
}
