public import Drawing
public import Geometry

/// A picture turned out of the page, seen in perspective.
public struct TurnedRaster: Hashable, Sendable {
  /// The pixels, clear around the picture and at least one pixel wide there.
  public let raster: Raster
  /// Where the raster's top left corner lies from the top left corner of the picture that was turned, in pixels; the
  /// pictures' middles stay where they are.
  public let offset: Vector
  /// Where the picture's corners land in the raster, in pixels: clockwise from the top left.
  public let corners: [Point]
}

extension Raster {
  /// The picture turned about the vertical axis through its middle, seen by an eye in front of that.
  ///
  /// With the middle as the origin, x to the right and y down, a point (x, y) of a picture of w × h pixels turned by an
  /// angle θ lands at (x cos θ, y) / (1 + x sin θ / d), where d = max(w, h) / p is how far away the eye is and p the
  /// perspective. So the right half goes away from the eye where the angle is positive. These are the numbers of
  /// `rotation3DEffect` in SwiftUI, whose perspective is 1 unless told otherwise.
  ///
  /// The picture is resampled by Lanczos's filter in linear light, across and then down: both are exact, because all
  /// points of a column stay in a column. Edges are smooth, and the inside of an opaque picture stays opaque.
  ///
  /// - Parameters:
  ///   - angle: How far to turn it.
  ///   - perspective: How near the eye is, from 0, which is infinitely far away, to 1.
  /// - Returns: Nil where the picture is seen from its edge or from behind, which is so from a quarter turn to three,
  ///   and where it has no pixels.
  /// - Precondition: `perspective` is in 0…1.
  /// - Complexity: O(*n*) in the number of pixels.
  public func turned(aboutVerticalAxis angle: Angle, perspective: Double = 1) -> TurnedRaster? {
    precondition(0...1 ~= perspective, "the perspective is from 0 to 1")
    guard width > 0, height > 0, angle.degrees.isFinite, angle.cosine > 1e-6 else { return nil }
    let turn = TurnAboutVerticalAxis(width: width, height: height, angle: angle, perspective: perspective)
    let columns = turn.columns
    let across = ResamplingTable(of: width, to: columns.map(\.sample), surroundings: .clear)
    let light = LightPixels(pixels, width: width, rows: 0..<height).resampledRows(across)
      .resampledColumns(height: turn.height) { x in
        ResamplingTable(of: height, to: turn.rows(of: columns[x]), surroundings: .clear)
      }
    return TurnedRaster(
      raster: Raster(width: light.width, height: light.height, pixels: light.rgba),
      offset: turn.offset, corners: turn.corners)
  }
}

/// Where the pixels of a turned picture come from, and where its corners go.
private struct TurnAboutVerticalAxis {
  /// A column of the turned picture.
  struct Column {
    /// Where it comes from on the rows of the source.
    let sample: ResamplingTable.Sample
    /// How many times smaller it is seen.
    let distance: Double
  }

  /// The middle of the source, in its pixels.
  private let middle: Point
  private let cosine: Double
  /// sin θ / d.
  private let slope: Double
  /// The columns of the turned picture, counted from the left edge of the source.
  private let across: Range<Int>
  /// The rows of the turned picture, counted from the top of the source.
  private let down: Range<Int>

  init(width: Int, height: Int, angle: Angle, perspective: Double) {
    middle = Point(Double(width) / 2, Double(height) / 2)
    cosine = angle.cosine
    slope = angle.sine * perspective / Double(max(width, height))
    let (left, right) = (1 - middle.x * slope, 1 + middle.x * slope)
    let nearest = min(left, right)
    across = TurnAboutVerticalAxis.pixels(middle.x - middle.x * cosine / left, middle.x + middle.x * cosine / right)
    down = TurnAboutVerticalAxis.pixels(middle.y - middle.y / nearest, middle.y + middle.y / nearest)
  }

  /// The pixels that a line touches, and one more at each end for its smooth edges.
  private static func pixels(_ start: Double, _ end: Double) -> Range<Int> {
    Int(start.rounded(.down)) - 1..<Int(end.rounded(.up)) + 1
  }

  var columns: [Column] {
    across.map { pixel in
      // x = u cos θ / (1 + u sin θ / d), solved for u. The picture ends where the divisor is 2/3 cos θ, or before; a
      // pixel beside it may lie at the vanishing point, where no column comes from.
      let x = Double(pixel) + 0.5 - middle.x
      let divisor = cosine - x * slope
      guard divisor > 0.6 * cosine else { return Column(sample: .init(center: -1e6, step: 1), distance: 1) }
      let source = x / divisor
      return Column(
        sample: .init(center: middle.x + source, step: cosine / (divisor * divisor)), distance: 1 + source * slope)
    }
  }

  var height: Int { down.count }

  /// Where the rows of a column come from.
  func rows(of column: Column) -> [ResamplingTable.Sample] {
    down.map { pixel in
      .init(center: middle.y + (Double(pixel) + 0.5 - middle.y) * column.distance, step: column.distance)
    }
  }

  var offset: Vector { Vector(Double(across.lowerBound), Double(down.lowerBound)) }

  /// The corners, clockwise from the top left, from the turned picture's own.
  var corners: [Point] {
    [(-1, -1), (1, -1), (1, 1), (-1, 1)].map { (side: Double, end: Double) in
      let distance = 1 + side * middle.x * slope
      let place = Vector(side * middle.x * cosine / distance, end * middle.y / distance)
      return middle + place - offset
    }
  }
}
