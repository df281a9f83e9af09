import CairoRendering
import Colors
import Drawing
import Geometry
import SeatMapDrawing
import SeatMaps
import Testing

/// How much maps drawn fast differ from those of which each seat and number is drawn by itself.
@Suite struct SeatQualityTests {
  struct Case: CustomTestStringConvertible {
    var shape: SeatShape
    /// The width of a seat in pixels.
    var pixels: Double
    var isTurned: Bool
    var testDescription: String { "\(shape.rawValue)s of \(pixels) pixels\(isTurned ? ", turned" : "")" }
  }

  static let cases = [SeatShape.chair, .circle, .square].flatMap { shape in
    [6, 9.08, 12, 33, 90].flatMap { pixels in
      [false, true].map { Case(shape: shape, pixels: pixels, isTurned: $0) }
    }
  }

  static let themes = [Theme.cinema(.light), .cinema(.dark), .app(.light)]

  /// Seats of every status at every part of a pixel, on a grid or each turned by another angle.
  private func map(_ test: Case) -> SeatMap {
    let size = 24.0
    var venue = VenueBuilder()
    venue.beginSection("A")
    let columns = test.pixels > 40 ? 8 : 20
    for row in 0..<(test.pixels > 40 ? 3 : 8) {
      venue.addRow(
        "\(row + 1)",
        (0..<columns).map { Point(Double($0) * size * 1.537 + Double(row) * 0.71, Double(row) * size * 1.571) },
        size: size, shape: test.shape, facing: test.isTurned ? Point(301, -407) : nil)
    }
    return venue.map
  }

  /// A place is off by a sixty-fourth of a pixel, which is 4 of 255 levels along an edge; and cairo counts coverage by
  /// fifteenths, which is up to 17 levels from the exact area.
  ///
  /// Where a dash of an outline ends is left to how cairo cuts a curve into lines, which a rounded angle can change: so
  /// a few samples in a hundred thousand may differ by more.
  @Test(arguments: cases) func `Fast maps differ by 18 levels, and by 2 on average on a grid`(_ test: Case) throws {
    let fonts = try FontSet.standard()
    let map = map(test)
    // Large pictures take long to draw without an optimizer.
    for theme in test.pixels > 30 ? Array(Self.themes.prefix(1)) : Self.themes {
      let drawing = SeatMapDrawing(theme: theme, canvas: .scale(1), showsTitle: false, showsLegend: false)
      let scene = drawing.scene(
        of: map, states: everyStatus(of: map), measuring: PangoTextMeasurer(fonts: fonts))
      var renderer = CairoRenderer(fonts: fonts)
      renderer.scale = test.pixels / 24
      let fast = try renderer.bitmap(of: scene)
      renderer.isExact = true
      let difference = Difference(fast, try renderer.bitmap(of: scene))
      #expect(difference.count > 1000)
      #expect(difference.farCount <= difference.count / 10_000, "\(theme.name)")
      #expect(difference.mean <= (test.isTurned ? 4 : 2), "\(theme.name)")
    }
  }
}

/// How much two pictures differ where either shows more than its ground, which the first pixel is of.
private struct Difference {
  /// The number of samples compared: three for each pixel.
  private(set) var count = 0
  /// The number of those that differ by more than 18 levels.
  private(set) var farCount = 0
  private var sum = 0

  var mean: Double { Double(sum) / Double(max(1, count)) }

  init(_ fast: Bitmap, _ exact: Bitmap) {
    let ground = exact.pixels.first
    for (left, right) in zip(fast.pixels, exact.pixels) where left != ground || right != ground {
      count += 3
      guard left != right else { continue }
      for shift in [16, 8, 0] as [UInt32] {
        let levels = abs(Int(left >> shift & 0xFF) - Int(right >> shift & 0xFF))
        sum += levels
        if levels > 18 { farCount += 1 }
      }
    }
  }
}
