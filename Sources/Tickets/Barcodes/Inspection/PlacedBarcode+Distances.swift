internal import Geometry
internal import Paths

extension PlacedBarcode {
  func distanceFindings(_ surroundings: BarcodeSurroundings) -> [BarcodeFinding] {
    let ruler = Ruler(surroundings, pixelsPerUnit: pixelsPerUnit)
    func distance(_ line: BarcodeSurroundings.Line) -> Double { plate.distance(toLineFrom: line.start, to: line.end) }
    let folds = surroundings.folds.compactMap { ruler.finding(.fold, "a fold", at: distance($0)) }
    let perforations = surroundings.perforations.compactMap {
      ruler.finding(.perforation, "a perforation", at: distance($0))
    }
    let margin = surroundings.outlines.map { $0.margin(around: plate) }.min()
    let edge = margin.flatMap { ruler.finding(.edge, "the edge", at: $0) }
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
