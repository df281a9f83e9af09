internal import Geometry

extension PlacedBarcode {
  func distanceFindings(_ surroundings: BarcodeSurroundings) -> [BarcodeFinding] {
    let ruler = Ruler(surroundings, pixelsPerUnit: pixelsPerUnit)
    let folds = surroundings.folds.compactMap { ruler.finding(.fold, "a fold", at: plate.distance(to: $0)) }
    let perforations = surroundings.perforations.compactMap {
      ruler.finding(.perforation, "a perforation", at: plate.distance(to: $0))
    }
    let edge = surroundings.page.flatMap { ruler.finding(.edge, "the edge", at: $0.margin(around: plate)) }
    return folds + perforations + (edge.map { [$0] } ?? [])
  }
}

/// Measures distances as the medium does: in millimetres on paper, in canvas units on a screen.
private struct Ruler {
  let scale: Double
  let unit: String
  let clearance: Double

  init(_ surroundings: BarcodeSurroundings, pixelsPerUnit: Double) {
    switch surroundings.medium {
    case .screen: (scale, unit, clearance) = (1, "units", 0)
    case .paper(let dotsPerInch):
      (scale, unit, clearance) = (pixelsPerUnit / dotsPerInch * 25.4, "mm", surroundings.clearance)
    }
  }

  /// The finding of something at a distance from the plate, which is negative or 0 where it crosses it.
  func finding(_ rule: BarcodeFinding.Rule, _ subject: String, at distance: Double) -> BarcodeFinding? {
    let measured = distance * scale
    // The rounding of a page's edge is no crossing.
    guard measured > -1e-6 else {
      return BarcodeFinding(
        .error, rule, measured: measured, required: clearance, "\(subject) goes through the code or its quiet zone")
    }
    guard measured < clearance - 1e-6 else { return nil }
    return BarcodeFinding(
      .warning, rule, measured: measured, required: clearance,
      "\(subject) is \(decimal(measured, places: 1)) \(unit) from the code, "
        + "\(decimal(clearance, places: 1)) \(unit) are safe")
  }
}

extension Rect {
  /// How far a line is from the rectangle; where it goes through, minus how deep it goes in at most.
  fileprivate func distance(to line: BarcodeSurroundings.Line) -> Double {
    if let depth = depth(of: line) { return -depth }
    let ends = [line.start, line.end].map { distance(to: $0) }
    return (ends + corners.map { line.distance(to: $0) }).min() ?? 0
  }

  private func distance(to point: Point) -> Double {
    Vector(
      max(minX - point.x, point.x - maxX, 0), max(minY - point.y, point.y - maxY, 0)
    ).length
  }

  /// How deep a line goes into the rectangle, halfway along the part of it that is inside; nil where none is.
  private func depth(of line: BarcodeSurroundings.Line) -> Double? {
    guard let inside = line.clipped(to: self) else { return nil }
    let middle = line.start.interpolated(to: line.end, at: (inside.lowerBound + inside.upperBound) / 2)
    return min(middle.x - minX, maxX - middle.x, middle.y - minY, maxY - middle.y)
  }

  /// The least distance between the edges of this rectangle and of one inside it, negative where that one sticks out.
  fileprivate func margin(around inner: Rect) -> Double {
    min(inner.minX - minX, maxX - inner.maxX, inner.minY - minY, maxY - inner.maxY)
  }
}

extension BarcodeSurroundings.Line {
  fileprivate func distance(to point: Point) -> Double {
    let (along, away) = (end - start, point - start)
    let length = along.dx * along.dx + along.dy * along.dy
    let fraction = length > 0 ? min(1, max(0, (along.dx * away.dx + along.dy * away.dy) / length)) : 0
    return start.interpolated(to: end, at: fraction).distance(to: point)
  }

  /// The fractions of the way between which the line is inside a rectangle (Liang and Barsky, 1984).
  fileprivate func clipped(to rect: Rect) -> ClosedRange<Double>? {
    let along = end - start
    var (first, last) = (0.0, 1.0)
    for (speed, room) in [
      (-along.dx, start.x - rect.minX), (along.dx, rect.maxX - start.x),
      (-along.dy, start.y - rect.minY), (along.dy, rect.maxY - start.y),
    ] {
      if speed == 0 {
        guard room >= 0 else { return nil }
      } else if speed < 0 {
        first = max(first, room / speed)
      } else {
        last = min(last, room / speed)
      }
    }
    return first <= last ? first...last : nil
  }
}
