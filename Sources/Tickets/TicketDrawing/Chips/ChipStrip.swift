internal import Colors
public import Drawing
public import Geometry
internal import Paths
internal import Shapes
public import Support
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

/// What has been chosen so far: a choice is complete when there is at least one seat, a date and a time.
public struct BookingChoice: Hashable, Sendable {
  /// How many seats are selected.
  public var seatCount: Int
  /// Whether a date is selected.
  public var hasDate: Bool
  /// Whether a time is selected.
  public var hasTime: Bool

  /// Creates a choice.
  public init(seatCount: Int, hasDate: Bool, hasTime: Bool) {
    self.seatCount = seatCount
    self.hasDate = hasDate
    self.hasTime = hasTime
  }

  /// Whether nothing is left to choose.
  public var isComplete: Bool { seatCount > 0 && hasDate && hasTime }
}

/// The card that says what is left to choose.
public struct ChoiceCard: Sendable {
  /// What the card of the booking app says.
  public static let message = "You need to select at least one seat, a date and hour in order to continue."

  /// The colours: those of a chip that is not selected.
  public var style: ChipStyle
  /// What sets the text: that of the renderer which draws it.
  public var fitting: any TextFitting
  /// The extent of the card.
  public var size: Size

  /// Creates a card.
  public init(style: ChipStyle, fitting: any TextFitting, size: Size = Size(343, 88)) {
    self.style = style
    self.fitting = fitting
    self.size = size
  }

  /// The card with a message, in the middle of a canvas that leaves a margin of 16 around it.
  public func scene(message: String = ChoiceCard.message) -> Scene {
    let margin = 16.0
    let frame = Rect(origin: Point(margin, margin), size: size)
    let chip = ChipFigure(style: style, isSelected: false, frame: frame) {
      .roundedRectangle($0, radius: ChipFigure.cornerRadius)
    }
    let box = frame.inset(by: 16)
    let fitted = fitting.fit(
      message, in: box.size, style: TextStyle(size: 17, weight: .medium),
      rules: TextFittingRules(maximumLines: 4, smallestScale: 0.7))
    let top = box.midY - fitted.size.height / 2
    let lines = fitted.lines.map { line in
      Node.text(
        Text(
          line.string, at: Point(box.midX, top + line.baseline), alignment: .center, style: fitted.style,
          color: style.plain.text, direction: fitted.direction))
    }
    return Scene(
      size: Size(size.width + 2 * margin, size.height + 2 * margin), background: style.background, title: message,
      nodes: [.group(Group(identity: Identity(classes: "choice-card", name: message), nodes: chip.nodes + lines))])
  }
}

/// What is behind the texts of a chip: its ground, its outline, and the tick of the selected one.
struct ChipFigure {
  /// The radius that chips are rounded by.
  static let cornerRadius = 10.0

  let style: ChipStyle
  let isSelected: Bool
  let frame: Rect
  /// The chip's outline in a frame.
  let outline: (Rect) -> Path

  var nodes: [Node] {
    let look = style.look(isSelected: isSelected)
    let path = outline(frame)
    var nodes: [Node] = [.fill(path, paint: .color(look.ground), class: "chip-ground")]
    if look.outlineWidth > 0, look.outline.alpha > 0 {
      // Twice as wide and cut off at the edge, so that the line lies within the chip.
      let line = Node.stroke(
        path, paint: .color(look.outline), style: StrokeStyle(width: 2 * look.outlineWidth), class: "chip-outline")
      nodes.append(.group(Group(clip: path, nodes: [line])))
    }
    if isSelected, style.hasTick {
      let tick = Rect(x: frame.maxX - 16, y: frame.minY + 6, width: 10, height: 10)
      nodes.append(.fill(TickMark().path(in: tick), paint: .color(look.text), class: "chip-tick"))
    }
    return nodes
  }

  /// Who the chip is; a check mark after the name says that it is selected, in any language.
  func identity(id: String, kind: String, key: String, value: String, name: String) -> Identity {
    Identity(
      id: id, classes: isSelected ? "\(kind) selected" : kind,
      attributes: [.init(key, value), .init("selected", isSelected ? "true" : "false")],
      name: isSelected ? "\(name) ✓" : name)
  }
}
