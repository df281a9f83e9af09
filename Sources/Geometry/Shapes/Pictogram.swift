internal import Geometry
internal import Paths

/// Draws a symbol on a grid of 24 × 24 from discs, bars and arcs, and fits it into a frame.
///
/// All parts run clockwise, so that with the nonzero rule overlapping parts are one area. Lines are at least 2.4 wide
/// and apart where a symbol has to read at 10 pixels, at which that is one pixel.
struct Pictogram {
  private(set) var path = Path()

  /// Adds a disc.
  mutating func addDisc(_ x: Double, _ y: Double, radius: Double) {
    path.append(.circle(center: Point(x, y), radius: radius))
  }

  /// Adds lines with round ends and corners through some points.
  mutating func addBar(_ points: Point..., width: Double) {
    for (start, end) in zip(points, points.dropFirst()) {
      let direction = (end - start).direction
      var bar = Path()
      bar.addArc(center: end, radius: width / 2, start: direction - .degrees(90), sweep: .degrees(180))
      bar.addArc(center: start, radius: width / 2, start: direction + .degrees(90), sweep: .degrees(180))
      bar.close()
      path.append(bar)
    }
  }

  /// Adds a line with round ends along a part of a circle; `sweep` is positive.
  mutating func addArc(
    center: Point, radius: Double, start: Angle, sweep: Angle, width: Double
  ) {
    let end = start + sweep
    var band = Path()
    band.addArc(center: center, radius: radius + width / 2, start: start, sweep: sweep)
    band.addArc(
      center: center + Vector(direction: end) * radius, radius: width / 2, start: end, sweep: .degrees(180))
    band.addArc(center: center, radius: radius - width / 2, start: end, sweep: -sweep)
    band.addArc(
      center: center + Vector(direction: start) * radius, radius: width / 2, start: start + .degrees(180),
      sweep: .degrees(180))
    band.close()
    path.append(band)
  }

  /// Adds a closed outline that runs clockwise, or a hole that runs the other way.
  mutating func add(_ outline: Path) {
    path.append(outline)
  }

  /// The symbol in the largest square that fits a frame, centred in it.
  func path(in frame: Rect) -> Path {
    path.transformed(
      by: .translation(-12, -12)
        .then(.scale(min(frame.width, frame.height) / 24))
        .then(.translation(frame.center - .zero)))
  }
}

extension Double {
  /// This parameter of a shape, limited to 0…`most`; what is not a number counts as 0.
  ///
  /// Written so that `most` may be negative or not a number as well, as it can be for an empty or broken frame.
  func limited(to most: Double) -> Double {
    guard self > 0, most > 0 else { return 0 }
    return Swift.min(self, most)
  }
}
