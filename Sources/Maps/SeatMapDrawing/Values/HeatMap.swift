internal import Colors
internal import Drawing
internal import Geometry
internal import Paths
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

/// The colour scale of a heat map: its title, a bar in its colours with the letters of its parts, and its marks.
struct HeatLegend {
  private let scale: HeatScale
  private let frame: Rect
  private let title: FittedLine?
  private let factor: Double
  private let measuring: any TextMeasuring

  /// The heights of a line of text and of the bar at factor 1.
  private static let lineHeight = 20.0
  private static let barHeight = 18.0
  private static let textSize = 13.0

  /// - Parameters:
  ///   - width: The width that there is.
  ///   - margin: The space to its left.
  ///   - factor: How much larger than usual everything is.
  init(scale: HeatScale, width: Double, margin: Double, factor: Double, measuring: any TextMeasuring) {
    self.scale = scale
    self.factor = factor
    self.measuring = measuring
    // Marks at the ends reach beyond the bar.
    let barWidth = max(min(width - 60 * factor, 420 * factor), width * 0.5)
    frame = Rect(
      x: margin + (width - barWidth) / 2, y: HeatLegend.lineHeight * factor, width: barWidth,
      height: HeatLegend.barHeight * factor)
    title = FittedLine(
      scale.title, size: HeatLegend.textSize * factor, weight: .medium, width: width, measuring: measuring)
  }

  /// How much it takes up.
  var height: Double { (2 * HeatLegend.lineHeight + HeatLegend.barHeight + 4) * factor }

  func nodes(at origin: Point, theme: Theme) -> [Node] {
    let bar = frame.translated(by: origin - .zero)
    var nodes: [Node] = []
    if let title {
      let center = Point(bar.midX, origin.y + HeatLegend.lineHeight * factor * 0.4)
      nodes.append(.text(title.text(centeredOn: center, color: theme.text, className: "legend-title")))
    }
    let stops = (0...HeatScale.stepCount).map { step in
      let share = Double(step) / Double(HeatScale.stepCount)
      return LinearGradient.Stop(at: share, HeatScale.color(at: share))
    }
    let gradient = LinearGradient(from: bar.origin, to: Point(bar.maxX, bar.minY), stops: stops)
    nodes.append(.fill(.rectangle(bar), paint: .linearGradient(gradient), class: "scale"))
    nodes += bandNodes(on: bar, theme: theme)
    nodes.append(
      .stroke(.rectangle(bar), paint: .color(theme.secondaryText), style: StrokeStyle(width: 1), class: "scale-border"))
    nodes += tickNodes(under: bar, theme: theme)
    return nodes
  }

  /// The letters in the bar's parts, and lines between them.
  private func bandNodes(on bar: Rect, theme: Theme) -> [Node] {
    let size = HeatLegend.textSize * factor * 0.85
    return scale.bands.flatMap { band -> [Node] in
      let (left, right) = (x(of: band.low, on: bar), x(of: band.high, on: bar))
      let ground = HeatScale.color(at: scale.share(of: (band.low + band.high) / 2))
      var nodes: [Node] = []
      if left > bar.minX {
        let line = Path.polyline([Point(left, bar.minY), Point(left, bar.maxY)])
        let color = HeatScale.color(at: scale.share(of: band.low)).blackOrWhiteText.withAlpha(0.5)
        nodes.append(.stroke(line, paint: .color(color), style: StrokeStyle(width: 1), class: "scale-line"))
      }
      let line = FittedLine(
        band.letter, size: size, weight: .semibold, width: right - left, measuring: measuring)
      if let line {
        nodes.append(
          .text(
            line.text(
              centeredOn: Point((left + right) / 2, bar.midY), color: ground.blackOrWhiteText, className: "scale-letter"
            )))
      }
      return nodes
    }
  }

  /// The marks under the bar; those that would lie on the one before are left out.
  private func tickNodes(under bar: Rect, theme: Theme) -> [Node] {
    var end = -Double.infinity
    return scale.ticks.flatMap { tick -> [Node] in
      let line = FittedLine(
        tick.label, size: HeatLegend.textSize * factor * 0.92, weight: .regular, measuring: measuring)
      guard let line else { return [] }
      let x = x(of: tick.value, on: bar)
      guard x - line.metrics.width / 2 > end + 6 * factor else { return [] }
      end = x + line.metrics.width / 2
      let center = Point(x, bar.maxY + HeatLegend.lineHeight * factor * 0.6)
      return [.text(line.text(centeredOn: center, color: theme.text, className: "scale-mark"))]
    }
  }

  private func x(of value: Double, on bar: Rect) -> Double { bar.minX + scale.share(of: value) * bar.width }
}
