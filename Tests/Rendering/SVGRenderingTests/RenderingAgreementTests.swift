import CairoRendering
import Colors
import Drawing
import Geometry
import GoldenImages
import ImageFiles
import PlanImports
import SVGRendering
import SeatMapDrawing
import SeatMaps
import TestSupport
import Testing

/// The same scene as PNG, as PDF and as SVG is the same picture.
///
/// Renderers differ at edges, where a pixel is covered in part: each has its own way to count how much. So agreement is
/// the share of pixels that differ by more than some levels of 255.
@Suite struct RenderingAgreementTests {
  struct Themed: CustomTestStringConvertible {
    var name: String
    var scheme: ColorScheme
    var testDescription: String { "\(name), \(scheme)" }
  }

  static let themes = Theme.builtInNames.flatMap { name in
    [Themed(name: name, scheme: .light), Themed(name: name, scheme: .dark)]
  }

  /// The example theatre with seats of every status.
  private func scene(_ themed: Themed, fonts: FontSet) throws -> Scene {
    let theme = try #require(Theme.builtIn(themed.name, scheme: themed.scheme))
    let map = try ImportedPlan(reading: RepositoryFiles.bytes("Examples/theatre.json")).plan.layout()
    var states = SeatStates(of: map)
    for number in map.seats.indices {
      states.setStatus(SeatStatus.allCases[number % SeatStatus.allCases.count], of: number)
    }
    return SeatMapDrawing(theme: theme, detail: .document)
      .scene(of: map, states: states, measuring: PangoTextMeasurer(fonts: fonts))
  }

  /// The SVG agrees to 32 levels in all but one pixel in two thousand.
  ///
  /// librsvg smooths edges with cairo too and finds the same fonts, so that little more than the rounding of coordinates
  /// is left, some levels at an edge. The tolerance leaves room for another version of a font or a shaper.
  @Test(arguments: themes) func svgLooksLikeThePicture(_ themed: Themed) throws {
    let fonts = try FontSet.standard()
    let scene = try scene(themed, fonts: fonts)
    let picture = try RGBAImage(png: CairoRenderer(fonts: fonts).png(of: scene).bytes)
    let document = try rasterized(svg: SVGRenderer().bytes(of: scene))
    #expect(try share(of: picture, differingFrom: document, byMoreThan: 32) < 0.0005)
  }

  /// The PDF agrees to 96 levels in all but one pixel in two thousand.
  ///
  /// Poppler smooths edges by a grid of 4 × 4 places and darkens the edges of letters, so that more levels are allowed.
  /// The share is as small: some hundred pixels, fewer than the outline of a seat has.
  @Test(arguments: themes) func pdfLooksLikeThePicture(_ themed: Themed) throws {
    let fonts = try FontSet.standard()
    let scene = try scene(themed, fonts: fonts)
    let renderer = CairoRenderer(fonts: fonts)
    let picture = try RGBAImage(png: renderer.png(of: scene).bytes)
    let page = try rasterized(pdf: renderer.pdf(of: scene).bytes)
    #expect(try share(of: picture, differingFrom: page, byMoreThan: 96) < 0.0005)
  }

  /// A measure that could not tell a seat from none would make the other tests worthless.
  @Test func seatThatIsMissingIsMoreThanTheTolerances() throws {
    let fonts = try FontSet.standard()
    let renderer = CairoRenderer(fonts: fonts)
    let whole = try scene(Themed(name: "cinema", scheme: .light), fonts: fonts)
    var missing = whole
    let removed = missing.removeFirstInstance()
    #expect(removed)
    let first = try RGBAImage(png: renderer.png(of: whole).bytes)
    let second = try RGBAImage(png: renderer.png(of: missing).bytes)
    #expect(try share(of: first, differingFrom: second, byMoreThan: 96) > 0.0005)
  }
}

extension Scene {
  /// Takes one instance away; false where there is none.
  fileprivate mutating func removeFirstInstance() -> Bool { Scene.removeFirstInstance(from: &nodes) }

  private static func removeFirstInstance(from nodes: inout [Node]) -> Bool {
    for index in nodes.indices {
      switch nodes[index] {
      case .instances(let all) where !all.placements.isEmpty:
        nodes[index] = .instances(
          Instances(
            symbols: all.symbols, styles: all.styles, placements: Array(all.placements.dropFirst()),
            identities: Array(all.identities.dropFirst()), className: all.className))
        return true
      case .group(var group) where removeFirstInstance(from: &group.nodes):
        nodes[index] = .group(group)
        return true
      default: break
      }
    }
    return false
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
