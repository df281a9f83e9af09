import CairoRendering
import Colors
import Drawing
import Geometry
import Paths
import Testing

/// What shadows leave in pixels, by the blur's own mathematics.
@Suite struct ShadowTests {
  /// The opacity of a picture's pixels, 0…255, of a shadow alone.
  private func opacities(
    of path: Path, _ shadow: Shadow, size: Size, scale: Double = 1
  ) throws -> (width: Int, height: Int, alpha: [Int]) {
    var renderer = try StandardFonts.renderer
    renderer.scale = scale
    let bitmap = try renderer.bitmap(of: Scene(size: size, nodes: [.shadow(path, shadow)]))
    return (bitmap.width, bitmap.height, bitmap.pixels.map { Int($0 >> 24) })
  }

  /// Three boxes of a third of the radius to each side make a curve of three parabolas: at the edge one half is
  /// covered, at a third of the radius outside it one sixth, at a third inside five sixths.
  @Test(arguments: [1, 2, 203.0 / 72]) func `A straight edge fades along three parabolas`(scale: Double) throws {
    let radius = 12.0
    let path = rectangle(60, -100, 200, 300)
    let (width, _, alpha) = try opacities(
      of: path, Shadow(color: .black, radius: radius), size: Size(120, 40), scale: scale)
    func level(at x: Double) -> Double {
      // Between the pixels on both sides of the place.
      let place = x * scale
      let left = Int((place - 0.5).rounded(.down))
      let share = place - 0.5 - Double(left)
      let row = 20 * width
      return (Double(alpha[row + left]) * (1 - share) + Double(alpha[row + left + 1]) * share) / 255
    }
    #expect(abs(level(at: 60) - 1.0 / 2) < 0.012)
    #expect(abs(level(at: 56) - 1.0 / 6) < 0.012)
    #expect(abs(level(at: 64) - 5.0 / 6) < 0.012)
    #expect(level(at: 60 - radius - 1) == 0)
    #expect(level(at: 60 + radius + 1) == 1)
  }

  /// Not even at the corners of the boxes, which lie farther off.
  @Test(arguments: [1, 1.5, 2, 203.0 / 72], [4.0, 11, 16])
  func `A shadow ends at its radius in every direction`(scale: Double, radius: Double) throws {
    let shape = Rect(x: 40, y: 30, width: 30, height: 20)
    let offset = Vector(3, 5)
    let (width, height, alpha) = try opacities(
      of: .rectangle(shape), Shadow(color: .black, radius: radius, offset: offset), size: Size(110, 90), scale: scale)
    let moved = shape.translated(by: offset)
    var (tooFar, near) = (0, 0)
    for y in 0..<height {
      for x in 0..<width {
        let center = Point((Double(x) + 0.5) / scale, (Double(y) + 0.5) / scale)
        let nearest = Point(
          min(max(center.x, moved.minX), moved.maxX), min(max(center.y, moved.minY), moved.maxY))
        let distance = center.distance(to: nearest)
        if distance > radius, alpha[y * width + x] != 0 { tooFar += 1 }
        if distance < radius / 2, alpha[y * width + x] > 0 { near += 1 }
      }
    }
    #expect(tooFar == 0)
    #expect(near > Int(30 * 20 * scale * scale))
  }

  @Test(arguments: [1, 1.5, 2, 3]) func `A notch farther than the radius from the shape stays clear`(
    scale: Double
  ) throws {
    // A block with a half circle of radius 12 cut out of its left side.
    var path = Path([.move(to: Point(10, 10)), .line(to: Point(90, 10)), .line(to: Point(90, 70))])
    path.line(to: Point(10, 70))
    path.line(to: Point(10, 52))
    path.addArc(center: Point(10, 40), radius: 12, start: Angle(degrees: 90), sweep: Angle(degrees: -180))
    path.close()
    let shadow = Shadow(color: .black, radius: 9, offset: Vector(0, 2))
    let (width, _, alpha) = try opacities(of: path, shadow, size: Size(100, 80), scale: scale)
    func level(_ x: Double, _ y: Double) -> Int { alpha[Int(y * scale) * width + Int(x * scale)] }
    #expect(level(10, 40) == 0, "10 from the moved notch's edge")
    #expect(level(10, 42) == 0, "12 from it")
    #expect(level(21, 42) > 20, "at the edge of the notch the shadow is seen")
    #expect(level(40, 40) == 255)
  }

  @Test func `Nothing of the path itself is drawn`() throws {
    let shadow = Shadow(color: .black, radius: 6, offset: Vector(40, 0))
    let (width, _, alpha) = try opacities(of: rectangle(10, 10, 20, 20), shadow, size: Size(80, 40))
    for y in 10..<30 {
      for x in 10..<30 { #expect(alpha[y * width + x] == 0) }
    }
    #expect(alpha[20 * width + 60] == 255)
  }

  @Test func `A shadow has its colour and its opacity`() throws {
    let color = Color(hex: 0x4080C0).withAlpha(0.5)
    let node = Node.shadow(rectangle(0, 0, 100, 100), Shadow(color: color, radius: 5))
    let bitmap = try StandardFonts.renderer.bitmap(
      of: Scene(size: Size(100, 100), background: .white, nodes: [node]))
    // Half of 0x40, 0x80, 0xC0 and half of white.
    let pixel = bitmap[50, 50]
    for (shift, level) in [(16, 0xA0), (8, 0xC0), (0, 0xE0)] {
      #expect(abs(Int(pixel >> UInt32(shift) & 0xFF) - level) <= 1)
    }
  }

  @Test func `A shadow without radius is a sharp copy`() throws {
    let shadow = Shadow(color: .black, radius: 0, offset: Vector(2, 1))
    let (width, _, alpha) = try opacities(of: rectangle(3, 3, 4, 4), shadow, size: Size(20, 12))
    for y in 0..<12 {
      for x in 0..<20 { #expect(alpha[y * width + x] == (5..<9 ~= x && 4..<8 ~= y ? 255 : 0)) }
    }
  }

  @Test func `The same shadow elsewhere, drawn again or cut by the picture's edge has the same levels`() throws {
    let renderer = try StandardFonts.renderer
    func scene(_ x: Double, width: Double = 100) -> Scene {
      let path = Path.circle(center: Point(x, 30), radius: 14)
      return Scene(size: Size(width, 60), nodes: [.shadow(path, Shadow(color: .black, radius: 10))])
    }
    let first = try renderer.bitmap(of: scene(40))
    #expect(try renderer.bitmap(of: scene(40)) == first)
    #expect(try StandardFonts.renderer.bitmap(of: scene(40)) == first)
    let moved = try renderer.bitmap(of: scene(47))
    let cut = try renderer.bitmap(of: scene(40, width: 44))
    for y in 0..<60 {
      for x in 0..<90 { #expect(moved[x + 7, y] == first[x, y]) }
      for x in 0..<44 { #expect(cut[x, y] == first[x, y]) }
    }
  }

  @Test func `A shadow stretches with its group`() throws {
    let path = Path.circle(center: Point(30, 30), radius: 10)
    let node = Node.shadow(path, Shadow(color: .black, radius: 8, offset: Vector(1, 2)))
    let renderer = try StandardFonts.renderer
    let group = Node.group(Group(transform: .scale(2), nodes: [node]))
    let grouped = try renderer.bitmap(of: Scene(size: Size(120, 120), nodes: [group]))
    var doubled = renderer
    doubled.scale = 2
    #expect(try doubled.bitmap(of: Scene(size: Size(60, 60), nodes: [node])) == grouped)
  }

  @Test(arguments: [
    Shadow(color: .black, radius: .nan), Shadow(color: .black, radius: .infinity),
    Shadow(color: .black, radius: 1e200), Shadow(color: .black, radius: 2, offset: Vector(.nan, 0)),
    Shadow(color: .black, radius: 2, offset: Vector(1e300, 0)), Shadow(color: .clear, radius: 2),
  ])
  func `A shadow that is no shadow stops nothing`(shadow: Shadow) throws {
    let nodes: [Node] = [.shadow(rectangle(0, 0, 1, 1), shadow), block(0, 0, 1, 1, .black)]
    let bitmap = try StandardFonts.renderer.bitmap(
      of: Scene(size: Size(2, 1), background: .white, nodes: nodes))
    #expect(bitmap.pixels == [0xFF00_0000, 0xFFFF_FFFF])
  }
}
