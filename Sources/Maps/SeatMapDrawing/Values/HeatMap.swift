internal import Colors
internal import Drawing
internal import SeatMaps

/// Seats in the colours of a measure, each with the letter of its part of the scale.
struct HeatMap {
  let scale: HeatScale
  /// The colours of each step of the scale, and last those of seats without a value.
  let styles: [InstanceStyle]
  let labelColors: [Color]
  private let values: [Double?]

  init(_ measure: SeatMeasure, theme: Theme) {
    scale = HeatScale(measure)
    values = measure.values
    let bodies = (0..<HeatScale.stepCount).map(HeatScale.color(ofStep:)) + [theme.background]
    styles = bodies.enumerated().map { number, body in
      let outline = body.adjusted(toContrast: theme.seat.outlineContrast, on: theme.background)
      return InstanceStyle(
        classes: number < HeatScale.stepCount ? "heat-\(number + 1)" : "heat-none", body: body,
        outline: outline ?? theme.text, mark: body.mixed(with: body.blackOrWhiteText, by: 0.3))
    }
    labelColors = bodies.map(\.blackOrWhiteText)
  }

  /// The number of a seat's colours.
  func style(ofSeat number: Int) -> Int { value(ofSeat: number).map(scale.step) ?? HeatScale.stepCount }

  /// The letter of a seat's part of the scale; empty where it has no value.
  func letter(ofSeat number: Int) -> String {
    value(ofSeat: number).flatMap(scale.band).map { scale.bands[$0].letter } ?? ""
  }

  /// Whether any seat has no value.
  var hasGaps: Bool { values.contains { $0?.isFinite != true } }

  private func value(ofSeat number: Int) -> Double? {
    guard values.indices.contains(number), let value = values[number], value.isFinite else { return nil }
    return value
  }
}
