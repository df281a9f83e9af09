import Colors
import Drawing
import Geometry
import GoldenImages
import ImageFiles
import Paths
import SVGRendering
import Testing

/// Documents as another renderer understands them.
@Suite struct SVGRasterTests {
  private func pixel(_ image: RGBAImage, _ x: Int, _ y: Int) -> Color {
    let start = (y * image.width + x) * 4
    let parts = image.samples[start..<start + 4].map { Double($0) / 255 }
    return Color(parts[0], parts[1], parts[2], alpha: parts[3])
  }

  /// Every part with every ink, each in a symbol of its own: fills at the centre, lines 10 from it.
  @Test(arguments: [false, true]) func eachPartHasItsColourWhateverItsInk(compact: Bool) throws {
    let styles = [
      InstanceStyle(classes: "one", body: red, outline: green, mark: blue),
      InstanceStyle(classes: "two", body: blue, outline: red, mark: green),
    ]
    var symbols: [Symbol] = []
    for part in Symbol.Part.allCases {
      symbols.append(Symbol(name: "fill-\(part)", layers: [.init(square(8), part: part)]))
      symbols.append(
        Symbol(
          name: "stroke-\(part)", layers: [.init(square(20), ink: .stroke(StrokeStyle(width: 4)), part: part)]))
    }
    var placements: [Placement] = []
    for style in styles.indices {
      for symbol in symbols.indices {
        placements.append(
          Placement(center: Point(20 + 40 * Double(symbol), 20 + 40 * Double(style)), symbol: symbol, style: style))
      }
    }
    let scene = Scene(
      size: Size(240, 80), background: .white,
      nodes: [.instances(Instances(symbols: symbols, styles: styles, placements: placements))])
    let image = try rasterized(svg: SVGRenderer(compact: compact).bytes(of: scene))

    for placement in placements {
      let (number, x, y) = (Int(placement.symbol), Int(placement.center.x), Int(placement.center.y))
      let part = Symbol.Part.allCases[number / 2]
      let color = styles[Int(placement.style)].color(of: part)
      let isFill = number % 2 == 0
      #expect(pixel(image, x, y) == (isFill ? color : .white), "\(symbols[number].name), the inside")
      #expect(pixel(image, x - 10, y) == (isFill ? .white : color), "\(symbols[number].name), the line")
    }
  }

  @Test func clearPartsAreNotSeen() throws {
    let style = InstanceStyle(classes: "clear", body: .clear, outline: .clear, mark: .clear)
    let scene = Scene(
      size: Size(20, 20), background: .white,
      nodes: [
        .instances(
          Instances(symbols: [seat], styles: [style], placements: [.init(center: Point(10, 10), symbol: 0, style: 0)]))
      ])
    let image = try rasterized(svg: SVGRenderer().bytes(of: scene))
    #expect(image.samples.allSatisfy { $0 == 255 })
  }

  @Test func uprightMarkStaysUpright() throws {
    // A bar along x, on a symbol that is turned by a quarter.
    let bar = Path([
      .move(to: Point(-8, -1)), .line(to: Point(8, -1)), .line(to: Point(8, 1)), .line(to: Point(-8, 1)), .close,
    ])
    for staysUpright in [false, true] {
      let symbol = Symbol(name: "bar", layers: [.init(bar, part: .mark, staysUpright: staysUpright)])
      let placement = Placement(center: Point(10, 10), angle: .degrees(90), symbol: 0, style: 0)
      let scene = Scene(
        size: Size(20, 20), background: .white,
        nodes: [.instances(Instances(symbols: [symbol], styles: [available], placements: [placement]))])
      let image = try rasterized(svg: SVGRenderer().bytes(of: scene))
      #expect(pixel(image, 4, 10) == (staysUpright ? blue : .white))
      #expect(pixel(image, 10, 4) == (staysUpright ? .white : blue))
    }
  }
}
