internal import Geometry
internal import Support

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A number for each seat, with what a colour scale beside it says: the content of a heat map.
public struct SeatMeasure: Hashable, Sendable {
  /// A mark on the scale.
  public struct Tick: Hashable, Sendable {
    /// The value that it stands at.
    public var value: Double
    /// What is written beside it.
    public var label: String

    /// Creates a mark.
    public init(_ value: Double, _ label: String) {
      self.value = value
      self.label = label
    }
  }

  /// What is measured, with its unit, in English.
  public var title: String
  /// A value for each seat, by its number; nil where it has none.
  public var values: [Double?]
  /// The marks of the scale, from its lower end to its upper one; empty where no seat has a value.
  public var ticks: [Tick]

  /// Creates a measure.
  public init(title: String, values: [Double?], ticks: [Tick]) {
    self.title = title
    self.values = values
    self.ticks = ticks
  }
}

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

/// Marks at round numbers that enclose a range of values.
private struct RoundScale {
  /// The marks from the last one at or below the least value to the first at or above the greatest; about five.
  let marks: [(value: Double, text: String)]

  /// Finds the marks: 1, 2 or 5 times a power of ten apart.
  ///
  /// One where both values are the same. None where a value is not finite.
  init(from least: Double, to most: Double) {
    guard least.isFinite, most.isFinite, least <= most, (most - least).isFinite else {
      marks = []
      return
    }
    let rough = (most - least) / 4
    // Below this the marks would not differ in the digits of a double.
    guard rough > max(abs(least), abs(most)) * 1e-9 else {
      marks = [(least, least.rounded(toPlaces: 2))]
      return
    }
    let power = rough == 0 ? 0 : log10(rough).rounded(.down)
    let decimals = power < 0 ? Int(-power) : 0
    let unit = pow(10, power)
    let step = unit * ([1, 2, 5].first { $0 * unit >= rough } ?? 10)
    let (first, last) = ((least / step).rounded(.down), (most / step).rounded(.up))
    marks = (0...max(Int(last - first), 1)).map { index in
      let value = (first + Double(index)) * step
      return (value, value.rounded(toPlaces: decimals))
    }
  }
}
