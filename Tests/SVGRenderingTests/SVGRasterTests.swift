import CairoRendering
import Colors
import Documents
import Drawing
import Foundation
import Geometry
import GoldenImages
import Paths
import SVGRendering
import SeatMapDrawing
import SeatMaps
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
    let image = try rasterized(SVGRenderer(compact: compact).bytes(of: scene))

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
    let image = try rasterized(SVGRenderer().bytes(of: scene))
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
      let image = try rasterized(SVGRenderer().bytes(of: scene))
      #expect(pixel(image, 4, 10) == (staysUpright ? blue : .white))
      #expect(pixel(image, 10, 4) == (staysUpright ? .white : blue))
    }
  }

  /// The document agrees with the picture in all but one pixel in a thousand, to 32 levels of 255.
  ///
  /// Both sides smooth edges alike and set text in the same face, so that little more than the rounding of coordinates
  /// to hundredths is left, some levels at an edge. The tolerance is wider than that, for a font or a shaper of another
  /// version; it is far less than a seat.
  @Test(arguments: Theme.builtInNames, [ColorScheme.light, .dark])
  func documentLooksLikeThePicture(name: String, scheme: ColorScheme) throws {
    let theme = try #require(Theme.builtIn(name, scheme: scheme))
    let fonts = try FontSet.standard()
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Examples/theatre.json")
    let map = try PlanDocument(reading: [UInt8](Data(contentsOf: file))).plan.layout()
    var states = SeatStates(available: map)
    for number in map.seats.indices {
      states.statuses[number] = SeatStatus.allCases[number % SeatStatus.allCases.count]
    }
    let scene = SeatMapDrawing(theme: theme, detail: .document)
      .scene(of: map, states: states, measuring: PangoTextMeasurer(fonts: fonts))

    var renderer = CairoRenderer(fonts: fonts)
    renderer.isExact = true
    let picture = try RGBAImage(png: renderer.png(of: scene).bytes)
    let document = try rasterized(SVGRenderer().bytes(of: scene))
    #expect(try share(of: picture, differingFrom: document, byMoreThan: 32) < 0.001)
  }

  @Test func comparingFindsASeatThatIsMissing() throws {
    let withSeat = Scene(size: Size(100, 100), background: .white, nodes: [.fill(square(10), paint: .color(blue))])
    let first = try rasterized(SVGRenderer().bytes(of: withSeat))
    let second = try rasterized(SVGRenderer().bytes(of: Scene(size: Size(100, 100), background: .white)))
    // A quarter of the square lies on the canvas.
    #expect(try share(of: first, differingFrom: second, byMoreThan: 32) == 25.0 / 10_000)
  }
}

/// The share of pixels that differ by more than some levels, of 255, in any sample.
private func share(of first: RGBAImage, differingFrom second: RGBAImage, byMoreThan level: Int) throws -> Double {
  try #require(first.width == second.width && first.height == second.height)
  var count = 0
  first.samples.withUnsafeBufferPointer { first in
    second.samples.withUnsafeBufferPointer { second in
      for pixel in stride(from: 0, to: first.count, by: 4) {
        for sample in pixel..<pixel + 4 where abs(Int(first[sample]) - Int(second[sample])) > level {
          count += 1
          break
        }
      }
    }
  }
  return Double(count) / Double(first.width * first.height)
}
