public import Drawing
internal import Geometry
public import Tickets

/// Chips side by side: the days or the times that can be chosen.
public struct ChipStrip: Sendable {
  /// The colours.
  public var style: ChipStyle
  /// What measures the texts: that of the renderer which draws them.
  public var measuring: any TextMeasuring
  /// The width after which chips go on in the next line; nil for one line, however long.
  public var width: Double?
  /// Between chips.
  public var gap: Double
  /// Around all of them.
  public var margin: Double
  /// Whether the first chip is on the right.
  public var isRightToLeft: Bool

  /// Creates a strip.
  public init(
    style: ChipStyle, measuring: any TextMeasuring, width: Double? = nil, gap: Double = 10, margin: Double = 16,
    isRightToLeft: Bool = false
  ) {
    self.style = style
    self.measuring = measuring
    self.width = width
    self.gap = gap
    self.margin = margin
    self.isRightToLeft = isRightToLeft
  }

  /// Draws days, as a formatting gives them; the selected one is found by its whole date.
  ///
  /// - Complexity: O(number of days).
  public func scene(of dates: [DateChipText], selected: CalendarDay? = nil) -> Scene {
    let drawing = DateChipDrawing(style: style, measuring: measuring)
    let frames = frames(for: dates.map { drawing.size(of: $0) })
    let nodes = zip(dates, frames.chips).map { date, frame in
      drawing.node(of: date, isSelected: date.date == selected, in: frame)
    }
    return Scene(size: frames.canvas, background: style.background, nodes: nodes)
  }

  /// Draws times of day; the selected one is found by its minutes from midnight.
  ///
  /// - Complexity: O(number of times).
  public func scene(of times: [TimeChipText], selected: Int? = nil) -> Scene {
    let drawing = TimeChipDrawing(style: style, measuring: measuring)
    let frames = frames(for: times.map { drawing.size(of: $0) })
    let nodes = zip(times, frames.chips).map { time, frame in
      drawing.node(of: time, isSelected: time.minutes == selected, in: frame)
    }
    return Scene(size: frames.canvas, background: style.background, nodes: nodes)
  }

  /// A frame for each chip, all of the size that the largest needs, and the canvas that holds them.
  private func frames(for sizes: [Size]) -> (chips: [Rect], canvas: Size) {
    let chip = Size(sizes.map(\.width).max() ?? 0, sizes.map(\.height).max() ?? 0)
    let step = chip.width + gap
    let fitting = sizes.indices.count { Double($0 + 1) * step - gap + 2 * margin <= width ?? .infinity }
    let columns = max(1, fitting)
    let rows = (sizes.count + columns - 1) / columns
    let canvas = Size(
      width ?? Double(columns) * step - gap + 2 * margin,
      Double(max(1, rows)) * (chip.height + gap) - gap + 2 * margin)
    let chips = sizes.indices.map { number in
      let (row, column) = number.quotientAndRemainder(dividingBy: columns)
      let x = margin + Double(column) * step
      return Rect(
        x: isRightToLeft ? canvas.width - x - chip.width : x, y: margin + Double(row) * (chip.height + gap),
        width: chip.width, height: chip.height)
    }
    return (chips, canvas)
  }
}
