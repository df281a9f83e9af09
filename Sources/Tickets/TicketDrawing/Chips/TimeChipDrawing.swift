public import Drawing
public import Geometry
internal import Paths

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
