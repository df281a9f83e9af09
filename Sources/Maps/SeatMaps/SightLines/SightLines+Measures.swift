internal import Geometry

extension SightLines {
  /// What of a sight line is measured.
  public enum Quantity: String, Hashable, Sendable, CaseIterable {
    /// The distance to the screen, stage or focal point; in metres where the plan is to scale, else in its units.
    case distance
    /// The horizontal viewing angle, in degrees.
    case angle
    /// The verdict, as a number from 0, excellent, in the order of ``Sightline/Verdict``.
    case verdict
  }

  /// A quantity for each seat, with the marks of its scale.
  ///
  /// Complexity: O(*n*) for *n* seats.
  public func measure(_ quantity: Quantity) -> SeatMeasure {
    switch quantity {
    case .distance:
      let isToScale = lines.contains { $0?.distanceInMetres != nil }
      return SightLines.measure(
        isToScale ? "Distance in metres" : "Distance", lines.map { isToScale ? $0?.distanceInMetres : $0?.distance })
    case .angle:
      return SightLines.measure("Viewing angle in degrees", lines.map { $0?.viewingAngle?.degrees }, unit: "°")
    case .verdict:
      let verdicts = Sightline.Verdict.allCases
      let values = lines.map { line in line?.verdict.flatMap(verdicts.firstIndex).map(Double.init) }
      let ticks = verdicts.enumerated().map { SeatMeasure.Tick(Double($0), $1.name) }
      return SeatMeasure(title: "View", values: values, ticks: values.contains { $0 != nil } ? ticks : [])
    }
  }

  private static func measure(_ title: String, _ values: [Double?], unit: String = "") -> SeatMeasure {
    let known = values.compactMap { $0 }
    guard let least = known.min(), let most = known.max() else {
      return SeatMeasure(title: title, values: values, ticks: [])
    }
    let marks = RoundScale(from: least, to: most).marks.map { SeatMeasure.Tick($0.value, $0.text + unit) }
    return SeatMeasure(title: title, values: values, ticks: marks)
  }
}
