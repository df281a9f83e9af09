public import Colors
public import Tickets

/// The colours of chips that a date or a time is chosen by, and whether a tick shows which one is.
public struct ChipStyle: Hashable, Sendable {
  /// The colours of a chip in one state.
  public struct Look: Hashable, Sendable {
    /// The area.
    public var ground: Color
    /// The texts.
    public var text: Color
    /// The line around it; clear where there is none.
    public var outline: Color
    /// The width of that line, which lies within the chip.
    public var outlineWidth: Double

    /// Creates a look, without an outline by default.
    public init(ground: Color, text: Color, outline: Color = .clear, outlineWidth: Double = 0) {
      self.ground = ground
      self.text = text
      self.outline = outline
      self.outlineWidth = outlineWidth
    }
  }

  /// A chip that is not selected.
  public var plain: Look
  /// The one that is.
  public var selected: Look
  /// Whether a tick marks the selected chip, for people who do not see the difference in colour.
  public var hasTick: Bool
  /// What is around the chips.
  public var background: Color

  /// Creates a style.
  public init(plain: Look, selected: Look, hasTick: Bool, background: Color) {
    self.plain = plain
    self.selected = selected
    self.hasTick = hasTick
    self.background = background
  }

  /// The look of a chip.
  public func look(isSelected: Bool) -> Look { isSelected ? selected : plain }

  /// The names of the styles that come with the library.
  public static let builtInNames = ["cinema", "app"]

  /// The style with a name; nil where no style has that name.
  public static func builtIn(_ name: String, scheme: TicketScheme = .light) -> ChipStyle? {
    switch name {
    case "cinema": cinema(scheme)
    case "app": app(scheme)
    default: nil
    }
  }

  /// The booking app's colours, to the last digit: what is selected is told by colour alone.
  public static func app(_ scheme: TicketScheme = .light) -> ChipStyle {
    ChipStyle(
      plain: Look(ground: AppColors.gray.withAlpha(0.3), text: scheme == .light ? .black : .white),
      selected: Look(ground: AppColors.accent, text: .white), hasTick: false,
      background: scheme == .light ? .white : .black)
  }

  /// The default: outlines of a contrast of 3 or more, texts of 4.5 or more, and a tick on what is selected.
  public static func cinema(_ scheme: TicketScheme = .light) -> ChipStyle {
    switch scheme {
    case .light:
      ChipStyle(
        plain: Look(
          ground: Color(hex: 0xEDF0F9), text: Color(hex: 0x171A26), outline: Color(hex: 0x7A819C), outlineWidth: 1),
        selected: Look(ground: AppColors.accent, text: .white, outline: Color(hex: 0x123A9E), outlineWidth: 2),
        hasTick: true, background: .white)
    case .dark:
      ChipStyle(
        plain: Look(
          ground: Color(hex: 0x242938), text: Color(hex: 0xF1F3FB), outline: Color(hex: 0x8C93AE), outlineWidth: 1),
        selected: Look(ground: AppColors.accent, text: .white, outline: Color(hex: 0xB9CCFF), outlineWidth: 2),
        hasTick: true, background: Color(hex: 0x0E1018))
    }
  }
}
