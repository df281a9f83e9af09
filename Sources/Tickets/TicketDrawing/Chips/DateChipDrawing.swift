public import Drawing
public import Geometry
internal import Paths
internal import Shapes
internal import Support
public import Tickets

/// The chip of one day: the day of the month, large, over month and year.
public struct DateChipDrawing: Sendable {
  /// The size of the day of the month: that of a title.
  public static let daySize = 28.0
  /// The size of month and year: that of a callout.
  public static let monthSize = 16.0
  /// From the chip's edge to its texts.
  public static let padding = 16.0

  /// The colours.
  public var style: ChipStyle
  /// What measures the texts: that of the renderer which draws them.
  public var measuring: any TextMeasuring

  /// Creates a drawing of chips.
  public init(style: ChipStyle, measuring: any TextMeasuring) {
    self.style = style
    self.measuring = measuring
  }

  /// The extent that a chip needs: its texts and the padding around them, in whole units.
  public func size(of text: DateChipText) -> Size {
    let (day, month) = metrics(of: text)
    return Size(
      max(day.width, month.width).rounded(.up) + 2 * DateChipDrawing.padding,
      (day.lineHeight + month.lineHeight).rounded(.up) + 2 * DateChipDrawing.padding)
  }

  /// The chip in a frame, with its texts in the middle of the width.
  public func node(of text: DateChipText, isSelected: Bool, in frame: Rect) -> Node {
    let look = style.look(isSelected: isSelected)
    let (day, month) = metrics(of: text)
    let top = frame.midY - (day.lineHeight + month.lineHeight) / 2
    let dayLine = Text(
      text.day, at: Point(frame.midX, top + day.ascent), alignment: .center, style: dayStyle, color: look.text,
      className: "day")
    let monthLine = Text(
      text.month, at: Point(frame.midX, top + day.lineHeight + month.ascent), alignment: .center, style: monthStyle,
      color: look.text, className: "month")
    let chip = ChipFigure(style: style, isSelected: isSelected, frame: frame) { frame in
      DateChip(cornerRadius: ChipFigure.cornerRadius).path(in: frame)
    }
    let date = text.date.description
    return .group(
      Group(
        identity: chip.identity(id: "date-\(date)", kind: "date-chip", key: "date", value: date, name: text.name),
        nodes: chip.nodes + [.text(dayLine), .text(monthLine)]))
  }

  private func metrics(of text: DateChipText) -> (day: TextMetrics, month: TextMetrics) {
    (measuring.metrics(of: text.day, style: dayStyle), measuring.metrics(of: text.month, style: monthStyle))
  }

  private var dayStyle: TextStyle { TextStyle(size: DateChipDrawing.daySize, weight: .bold) }
  private var monthStyle: TextStyle { TextStyle(size: DateChipDrawing.monthSize) }
}

extension TextMetrics {
  /// The height that a line of such text takes up.
  var lineHeight: Double { ascent + descent }
}

/// What the chip of one time of day shows.
public struct TimeChipText: Hashable, Sendable {
  /// The time itself in minutes from midnight, by which chips are told apart.
  public var minutes: Int
  /// The time as it is shown.
  public var text: String
  /// The time in full, for people who do not see the chip.
  public var name: String

  /// Creates a chip's text; its name is what it shows unless another is given.
  public init(minutes: Int, text: String, name: String? = nil) {
    self.minutes = minutes
    self.text = text
    self.name = name ?? text
  }

  /// Every full hour of a day: "0:00" to "23:00".
  public static let fullHours = (0..<24).map { TimeChipText(minutes: $0 * 60, text: "\($0):00") }
}

/// The chip of one time of day: a rounded rectangle with the time in it.
public struct TimeChipDrawing: Sendable {
  /// The size of the time.
  public static let textSize = 17.0
  /// From the chip's edge to its text.
  public static let padding = 16.0

  /// The colours.
  public var style: ChipStyle
  /// What measures the texts: that of the renderer which draws them.
  public var measuring: any TextMeasuring

  /// Creates a drawing of chips.
  public init(style: ChipStyle, measuring: any TextMeasuring) {
    self.style = style
    self.measuring = measuring
  }

  /// The extent that a chip needs: its text and the padding around it, in whole units.
  public func size(of text: TimeChipText) -> Size {
    let metrics = measuring.metrics(of: text.text, style: textStyle)
    return Size(
      metrics.width.rounded(.up) + 2 * TimeChipDrawing.padding,
      metrics.lineHeight.rounded(.up) + 2 * TimeChipDrawing.padding)
  }

  /// The chip in a frame, with its text in the middle.
  public func node(of text: TimeChipText, isSelected: Bool, in frame: Rect) -> Node {
    let metrics = measuring.metrics(of: text.text, style: textStyle)
    let line = Text(
      text.text, at: Point(frame.midX, frame.midY + metrics.capHeight / 2), alignment: .center, style: textStyle,
      color: style.look(isSelected: isSelected).text, className: "time")
    let chip = ChipFigure(style: style, isSelected: isSelected, frame: frame) { frame in
      .roundedRectangle(frame, radius: ChipFigure.cornerRadius)
    }
    let minutes = String(text.minutes)
    return .group(
      Group(
        identity: chip.identity(
          id: "time-\(minutes)", kind: "time-chip", key: "minutes", value: minutes, name: text.name),
        nodes: chip.nodes + [.text(line)]))
  }

  private var textStyle: TextStyle { TextStyle(size: TimeChipDrawing.textSize, weight: .medium) }
}
