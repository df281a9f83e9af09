public import Colors

/// How a seat map looks: every colour and measure that the plan does not decide.
///
/// A theme holds for one scheme, light or dark. The named ones stand in `Theme.builtIn(_:scheme:)`; a venue's own are
/// read from files. Widths are parts of a seat's width or canvas units, as each field says.
public struct Theme: Hashable, Sendable {
  /// The name by which it is asked for.
  public var name: String
  /// The colour under everything.
  public var background: Color
  /// The colour of titles and of the legend.
  public var text: Color
  /// The colour of row labels and section names.
  public var secondaryText: Color
  /// The screen and the light that falls from it.
  public var screen: ScreenStyle
  /// The stage.
  public var stage: AreaStyle
  /// Areas that have no colours of their own.
  public var area: AreaStyle
  /// Tables.
  public var table: AreaStyle
  /// What all seats have in common.
  public var seat: SeatStyle
  /// What each status adds.
  public var statuses: StatusStyles
  /// How the colours of categories are shown.
  public var categoryColors: CategoryColors
  /// From which size on things are drawn one by one.
  public var detail: DetailStyle

  /// Creates a theme; tables look as areas do where nothing is said of them.
  public init(
    name: String, background: Color, text: Color, secondaryText: Color, screen: ScreenStyle, stage: AreaStyle,
    area: AreaStyle, table: AreaStyle? = nil, seat: SeatStyle, statuses: StatusStyles,
    categoryColors: CategoryColors = .given, detail: DetailStyle = DetailStyle()
  ) {
    self.name = name
    self.background = background
    self.text = text
    self.secondaryText = secondaryText
    self.screen = screen
    self.stage = stage
    self.area = area
    self.table = table ?? area
    self.seat = seat
    self.statuses = statuses
    self.categoryColors = categoryColors
    self.detail = detail
  }
}

/// Whether a theme is for light or dark surroundings.
public enum ColorScheme: String, Hashable, Sendable, CaseIterable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// How the colours of categories are shown.
public enum CategoryColors: String, Hashable, Sendable, CaseIterable {
  /// As the plan gives them.
  case given
  /// As greys, the first category the lightest, for printers without colour.
  case grays
}

/// From which size on things are drawn one by one: the rule by which a map drawn small gives way to an overview.
///
/// Seats show numbers from ``SeatStyle/minimumLabelSize`` on; below that they are drawn without; and where a usual seat
/// would be narrower than `minimumSeatSize`, sections are drawn as outlines instead.
public struct DetailStyle: Hashable, Sendable {
  /// The width of a usual seat, in canvas units, below which sections are drawn as outlines.
  public var minimumSeatSize: Double
  /// The least size, in canvas units, of texts in the outlines of sections and of areas that are sold by the head.
  public var minimumTextSize: Double

  /// Creates a rule.
  public init(minimumSeatSize: Double = 6, minimumTextSize: Double = 8) {
    self.minimumSeatSize = minimumSeatSize
    self.minimumTextSize = minimumTextSize
  }
}

/// The look of a screen.
public struct ScreenStyle: Hashable, Sendable {
  /// The colour of the curve.
  public var line: Color
  /// The width of the curve's line, as a part of a seat's width.
  public var lineWidth: Double
  /// The colour of the light just below the curve, which fades to nothing halfway down; no light where clear.
  public var light: Color

  /// Creates a style.
  public init(line: Color, lineWidth: Double = 5.0 / 30, light: Color) {
    self.line = line
    self.lineWidth = lineWidth
    self.light = light
  }
}

/// The look of an area: a stage, a bar, a wall.
public struct AreaStyle: Hashable, Sendable {
  /// The colour inside.
  public var fill: Color
  /// The colour of the border.
  public var border: Color
  /// The colour of a text in it.
  public var text: Color

  /// Creates a style.
  public init(fill: Color, border: Color, text: Color) {
    self.fill = fill
    self.border = border
    self.text = text
  }
}

/// What the drawing of all seats has in common.
public struct SeatStyle: Hashable, Sendable {
  /// The colour of a seat without a category, and of the first category that has no colour of its own.
  public var body: Color
  /// The colours of further categories that have none of their own, stronger each time round; `body` where empty.
  public var furtherBodies: [Color]
  /// The width of outlines, as a part of the seat's width.
  public var outlineWidth: Double
  /// The least contrast of outlines to the background (WCAG 2); outlines are darkened or lightened until they have it.
  public var outlineContrast: Double
  /// The height of numbers, as a part of the seat's width.
  public var labelSize: Double
  /// The least size, in canvas units, at which numbers are shown.
  public var minimumLabelSize: Double

  /// Creates a style.
  public init(
    body: Color, furtherBodies: [Color] = [], outlineWidth: Double = 0.05, outlineContrast: Double = 3,
    labelSize: Double = 0.36,
    minimumLabelSize: Double = 5
  ) {
    self.body = body
    self.furtherBodies = furtherBodies
    self.outlineWidth = outlineWidth
    self.outlineContrast = outlineContrast
    self.labelSize = labelSize
    self.minimumLabelSize = minimumLabelSize
  }
}
