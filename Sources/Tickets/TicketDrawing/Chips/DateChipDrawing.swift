public import Drawing
public import Geometry
internal import Paths
internal import Shapes
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
    let date = text.date.isoText
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

extension CalendarDay {
  /// The day as ISO 8601 writes it, as in `2026-05-23`.
  var isoText: String {
    func padded(_ number: Int, _ length: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, length - digits.count)) + digits
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }
}
