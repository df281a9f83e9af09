public import Drawing
public import Geometry
internal import Paths

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
