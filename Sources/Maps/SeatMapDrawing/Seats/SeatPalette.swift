internal import Colors
internal import Drawing
internal import SeatMaps

/// The colours that a theme gives to each status of each category.
struct SeatPalette {
  /// The colours of a seat.
  struct Entry: Hashable {
    /// The colours of its parts.
    var style: InstanceStyle
    /// The colour of its number.
    var label: Color
  }

  /// All colours of parts, by number; one array for all nodes, since there may be many sections of many categories.
  let styles: [InstanceStyle]
  /// All colours of numbers, by number.
  let labelColors: [Color]
  private let categoryCount: Int
  private let theme: Theme

  init(theme: Theme, categories: [Category]) {
    self.theme = theme
    categoryCount = categories.count
    let bodies = SeatPalette.bodies(of: categories, theme: theme)
    let entries = SeatStatus.allCases.flatMap { status in
      (0...categories.count).map { number in
        let category = number == categories.count ? "" : " category-\(number + 1)"
        return SeatPalette.entry(
          style: theme.statuses[status], classes: status.rawValue + category, categoryBody: bodies[number],
          theme: theme)
      }
    }
    styles = entries.map(\.style)
    labelColors = entries.map(\.label)
  }

  /// The number of the entry for a status and a category.
  func index(of status: SeatStatus, category: Int?) -> Int {
    status.ordinal * (categoryCount + 1) + (category ?? categoryCount)
  }

  /// The entry with a number.
  subscript(index: Int) -> Entry { Entry(style: styles[index], label: labelColors[index]) }

  /// The colour of a category's free seats; its number after the last stands for none.
  func body(ofCategory category: Int) -> Color {
    styles[index(of: .available, category: category < categoryCount ? category : nil)].body
  }

  /// What is added to class names to say the category: " category-2"; nothing where there is none.
  func className(ofCategory category: Int) -> String { category < categoryCount ? " category-\(category + 1)" : "" }

  /// The colour of stripes over what cannot be had.
  func takenStripes(on ground: Color) -> Color {
    let seen = ground.over(theme.background)
    return seen.mixed(with: seen.blackOrWhiteText, by: 0.22)
  }

  /// The colour of lines around and on an area of some colour: they stand out from it, and it from the background.
  func border(of body: Color) -> Color {
    let seen = body.over(theme.background)
    let line = seen.mixed(with: seen.blackOrWhiteText, by: 0.4)
    if seen.contrast(on: theme.background) >= 3 { return line }
    return line.adjusted(toContrast: 3, on: theme.background) ?? theme.text
  }

  /// The colour of texts on some grounds.
  func ink(on grounds: [Color]) -> Color { SeatPalette.plainest(on: grounds, theme: theme) }

  /// The colour of each category's seats, and last of seats without one.
  private static func bodies(of categories: [Category], theme: Theme) -> [Color] {
    switch theme.categoryColors {
    case .given:
      var uncolored = 0
      let bodies = categories.map { category in
        if let color = category.color { return color }
        defer { uncolored += 1 }
        let further = theme.seat.furtherBodies
        if uncolored == 0 || further.isEmpty { return theme.seat.body }
        let (round, place) = (uncolored - 1).quotientAndRemainder(dividingBy: further.count)
        return stronger(further[place], round: round, on: theme.background)
      }
      return bodies + [theme.seat.body]
    case .grays:
      // From white down to a grey that a black number still stands out from.
      let steps = Double(max(categories.count - 1, 4))
      return categories.indices.map { Color(gray: 1 - 0.36 * min(1, Double($0) / steps)) } + [theme.seat.body]
    }
  }

  /// A colour that has been used before, made to stand out more from the background with each round, up to the third.
  private static func stronger(_ color: Color, round: Int, on background: Color) -> Color {
    guard round > 0 else { return color }
    let steps = Double(min(round, 3))
    var polar = OKLCH(color)
    polar.lightness += (background.blackOrWhiteText == .black ? -0.12 : 0.12) * steps
    polar.chroma *= 1 + 0.6 * steps
    return polar.color(alpha: color.alpha)
  }

  private static func entry(style: StatusStyle, classes: String, categoryBody: Color, theme: Theme) -> Entry {
    let body =
      switch style.body {
      case .category: categoryBody
      case .color(let color): color
      }
    let seen = body.over(theme.background)
    let outline = plain(style.outline ?? seen, on: theme.background, contrast: theme.seat.outlineContrast)
    let sign = style.signColor ?? outline.over(theme.background).blackOrWhiteText
    var grounds = [seen]
    if style.sign == .hatch || style.sign == .cross { grounds.append(sign) }
    return Entry(
      style: InstanceStyle(
        classes: classes, body: body, outline: outline, mark: sign),
      label: style.label ?? plainest(on: grounds, theme: theme))
  }

  /// A colour moved, in lightness alone, until it stands out enough.
  private static func plain(_ color: Color, on background: Color, contrast: Double) -> Color {
    color.adjusted(toContrast: contrast, on: background) ?? background.blackOrWhiteText
  }

  /// Of the theme's own ink, black and white, the one that stands out most from all grounds.
  ///
  /// The theme's ink is taken where it is plain enough.
  private static func plainest(on grounds: [Color], theme: Theme) -> Color {
    func leastContrast(_ color: Color) -> Double {
      grounds.map { color.contrast(on: $0) }.min() ?? 0
    }
    if leastContrast(theme.text) >= 7 { return theme.text }
    return leastContrast(.black) >= leastContrast(.white) ? .black : .white
  }
}

extension SeatStatus {
  /// The place of a status in the list of all.
  var ordinal: Int {
    switch self {
    case .available: 0
    case .selected: 1
    case .held: 2
    case .reserved: 3
    case .sold: 4
    case .blocked: 5
    }
  }
}

extension StatusStyle.Sign {
  /// Whether the sign stands in a disc beside the number, not under it.
  var isBadge: Bool {
    switch self {
    case .none, .hatch, .cross: false
    case .checkBadge, .clockBadge, .barBadge: true
    }
  }
}
