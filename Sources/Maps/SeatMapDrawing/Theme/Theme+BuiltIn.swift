internal import Colors

extension Theme {
  /// The names of the themes that come with the library.
  public static let builtInNames = ["cinema", "app", "plain", "print", "high-contrast"]

  /// The theme with a name, for light or dark surroundings; nil where no theme has that name.
  ///
  /// `print` is the same in both: paper is white.
  public static func builtIn(_ name: String, scheme: ColorScheme = .light) -> Theme? {
    switch name {
    case "cinema": cinema(scheme)
    case "app": app(scheme)
    case "plain": plain(scheme)
    case "print": print
    case "high-contrast": highContrast(scheme)
    default: nil
    }
  }

  /// The default: the booking app's colours, with contrast that everybody can read.
  public static func cinema(_ scheme: ColorScheme = .light) -> Theme {
    scheme == .light ? cinemaLight : cinemaDark
  }

  /// The booking app's own colours, to the last digit: contrast is what it was there.
  public static func app(_ scheme: ColorScheme = .light) -> Theme {
    let isLight = scheme == .light
    let background: Color = isLight ? .white : .black
    let text: Color = isLight ? .black : .white
    let grey = AppColors.gray.withAlpha(0.5)
    let reserved = StatusStyle(body: .color(AppColors.clearPurple), outlineFactor: 0)
    return Theme(
      name: "app", background: background, text: text, secondaryText: AppColors.gray,
      screen: ScreenStyle(line: AppColors.accent, light: AppColors.darkPurple.withAlpha(0.3)),
      stage: AreaStyle(fill: AppColors.accent, border: .clear, text: .white),
      area: AreaStyle(fill: grey, border: .clear, text: text),
      seat: SeatStyle(body: grey, outlineContrast: 1),
      statuses: StatusStyles(
        available: StatusStyle(outlineFactor: 0),
        selected: StatusStyle(body: .color(AppColors.accent), outlineFactor: 0),
        held: StatusStyle(outline: AppColors.accent, isDashed: true),
        reserved: reserved,
        sold: reserved,
        blocked: StatusStyle(body: .color(.clear), outline: grey)))
  }

  /// Quiet and neutral, for pages with colours of their own.
  public static func plain(_ scheme: ColorScheme = .light) -> Theme {
    let isLight = scheme == .light
    let ink = Color(gray: isLight ? 0.13 : 0.92)
    let paper = Color(gray: isLight ? 1 : 0.09)
    let mid = Color(gray: isLight ? 0.45 : 0.6)
    let soft = Color(gray: isLight ? 0.93 : 0.2)
    let tints = (isLight ? [0xE8EEF7, 0xF7EBDD, 0xE4F1E8, 0xF3E6EF] : [0x27303D, 0x40321F, 0x22382B, 0x3C2835])
      .map { Color(hex: $0) }
    let taken = Color(gray: isLight ? 0.78 : 0.3)
    return Theme(
      name: "plain", background: paper, text: ink, secondaryText: mid.mixed(with: ink, by: 0.35),
      screen: ScreenStyle(line: mid, lineWidth: 0.1, light: .clear),
      stage: AreaStyle(fill: soft, border: mid, text: ink),
      area: AreaStyle(fill: soft, border: mid, text: ink),
      seat: SeatStyle(body: paper, furtherBodies: tints),
      statuses: StatusStyles(
        available: StatusStyle(signColor: paper),
        selected: StatusStyle(body: .color(ink), outline: ink, outlineFactor: 1.6, sign: .checkBadge),
        held: StatusStyle(body: .color(paper), outline: mid, isDashed: true, sign: .clockBadge),
        reserved: StatusStyle(body: .color(taken), outline: mid, sign: .hatch, signColor: paper),
        sold: StatusStyle(body: .color(taken), outline: mid, sign: .cross, signColor: paper),
        blocked: StatusStyle(body: .color(paper), outline: mid, sign: .barBadge)))
  }

  /// Black on white, for printers.
  public static let print = Theme(
    name: "print", background: .white, text: .black, secondaryText: .black,
    screen: ScreenStyle(line: .black, lineWidth: 0.1, light: .clear),
    stage: AreaStyle(fill: .white, border: .black, text: .black),
    area: AreaStyle(fill: .white, border: Color(gray: 0.4), text: .black),
    seat: SeatStyle(body: .white, outlineWidth: 0.04, labelSize: 0.38),
    statuses: StatusStyles(
      available: StatusStyle(outline: .black),
      selected: StatusStyle(body: .color(.black), outline: .black, outlineFactor: 1.5, sign: .checkBadge),
      held: StatusStyle(body: .color(.white), outline: .black, isDashed: true, sign: .clockBadge),
      reserved: StatusStyle(
        body: .color(.white), outline: .black, sign: .hatch, signColor: Color(gray: 0.72), label: .black),
      sold: StatusStyle(
        body: .color(Color(gray: 0.78)), outline: .black, sign: .cross, signColor: .white, label: .black),
      blocked: StatusStyle(body: .color(.white), outline: Color(gray: 0.45), sign: .barBadge)),
    categoryColors: .grays)

  /// Few colours, far apart, and thick lines.
  public static func highContrast(_ scheme: ColorScheme = .light) -> Theme {
    let isLight = scheme == .light
    let ink: Color = isLight ? .black : .white
    let paper: Color = isLight ? .white : .black
    let strong = isLight ? Color(hex: 0x0033CC) : Color(hex: 0xFFE000)
    let warning = isLight ? Color(hex: 0x9C0060) : Color(hex: 0xFF9CF0)
    let quiet = Color(gray: isLight ? 0.72 : 0.36)
    let tints = (isLight ? [0xFFF1A8, 0xC9F2FF, 0xFFD9EC] : [0x4A4000, 0x00404F, 0x4F0033]).map { Color(hex: $0) }
    return Theme(
      name: "high-contrast", background: paper, text: ink, secondaryText: ink,
      screen: ScreenStyle(line: ink, light: .clear),
      stage: AreaStyle(fill: ink, border: ink, text: paper),
      area: AreaStyle(fill: paper, border: ink, text: ink),
      seat: SeatStyle(body: paper, furtherBodies: tints, outlineWidth: 0.08, outlineContrast: 7, labelSize: 0.4),
      statuses: StatusStyles(
        available: StatusStyle(signColor: paper),
        selected: StatusStyle(body: .color(strong), outline: ink, outlineFactor: 1.4, sign: .checkBadge),
        held: StatusStyle(body: .color(paper), outline: warning, isDashed: true, sign: .clockBadge),
        reserved: StatusStyle(
          body: .color(paper), outline: warning, sign: .hatch, signColor: warning.mixed(with: paper, by: 0.6)),
        sold: StatusStyle(body: .color(quiet), outline: ink, sign: .cross, signColor: paper),
        blocked: StatusStyle(body: .color(paper), outline: ink, sign: .barBadge)))
  }

  /// How plain outlines are in `cinema`: on the light from the screen there still is a contrast of 3.
  private static let cinemaOutlineContrast = 4.0

  private static let cinemaLight: Theme = {
    let ink = Color(hex: 0x171A26)
    let line = Color(hex: 0x6E7591)
    let reserved = AppColors.clearPurple
    return Theme(
      name: "cinema", background: .white, text: ink, secondaryText: Color(hex: 0x5A6079),
      screen: ScreenStyle(line: AppColors.accent, light: AppColors.darkPurple.withAlpha(0.3)),
      stage: AreaStyle(fill: Color(hex: 0x2B3044), border: Color(hex: 0x2B3044), text: .white),
      area: AreaStyle(fill: Color(hex: 0xF1F3F8), border: Color(hex: 0x8A91A8), text: ink),
      table: AreaStyle(fill: Color(hex: 0xF6EEE2), border: Color(hex: 0x9A8260), text: ink),
      seat: SeatStyle(
        body: Color(hex: 0xDFE4F4),
        furtherBodies: [0xCFEBDD, 0xF9D9CF, 0xD9D2F6, 0xC6E7F2, 0xEFE3C4].map(Color.init(hex:)),
        outlineContrast: cinemaOutlineContrast),
      statuses: StatusStyles(
        available: StatusStyle(signColor: .white),
        selected: StatusStyle(
          body: .color(AppColors.accent), outline: Color(hex: 0x123A9E), outlineFactor: 1.3, sign: .checkBadge),
        held: StatusStyle(
          body: .color(Color(hex: 0xFFF3D6)), outline: Color(hex: 0x96670A), isDashed: true, sign: .clockBadge),
        reserved: StatusStyle(
          body: .color(reserved.mixed(with: .white, by: 0.55)), outline: Color(hex: 0xB0249F), sign: .hatch,
          signColor: reserved.mixed(with: .white, by: 0.87)),
        sold: StatusStyle(
          body: .color(Color(hex: 0xB4B9C8)), outline: line, sign: .cross, signColor: Color(hex: 0xE6E8EF)),
        blocked: StatusStyle(body: .color(.white), outline: Color(hex: 0x6B7187), sign: .barBadge)))
  }()

  private static let cinemaDark: Theme = {
    let ink = Color(hex: 0xF1F3FB)
    let paper = Color(hex: 0x0E1018)
    let line = Color(hex: 0x8C93AE)
    let reserved = AppColors.clearPurple
    return Theme(
      name: "cinema", background: paper, text: ink, secondaryText: Color(hex: 0xA4ABC4),
      screen: ScreenStyle(line: Color(hex: 0x4C80FF), light: AppColors.lightPurple.withAlpha(0.34)),
      stage: AreaStyle(fill: Color(hex: 0xD4D9EA), border: Color(hex: 0xD4D9EA), text: paper),
      area: AreaStyle(fill: Color(hex: 0x1B1F2C), border: Color(hex: 0x6A718B), text: ink),
      table: AreaStyle(fill: Color(hex: 0x2E281F), border: Color(hex: 0x9C8763), text: ink),
      seat: SeatStyle(
        body: Color(hex: 0x2C3246),
        furtherBodies: [0x1C4A38, 0x57302A, 0x3C3170, 0x174859, 0x4A4228].map(Color.init(hex:)),
        outlineContrast: cinemaOutlineContrast),
      statuses: StatusStyles(
        available: StatusStyle(signColor: paper),
        selected: StatusStyle(
          body: .color(AppColors.accent), outline: Color(hex: 0xB9CCFF), outlineFactor: 1.3, sign: .checkBadge),
        held: StatusStyle(
          body: .color(Color(hex: 0x3A2E12)), outline: Color(hex: 0xE3B24B), isDashed: true, sign: .clockBadge),
        reserved: StatusStyle(
          body: .color(reserved.mixed(with: paper, by: 0.55)), outline: Color(hex: 0xF07CEF), sign: .hatch,
          signColor: reserved.mixed(with: paper, by: 0.8)),
        sold: StatusStyle(
          body: .color(Color(hex: 0x4A5064)), outline: line, sign: .cross, signColor: Color(hex: 0x20242F)),
        blocked: StatusStyle(body: .color(paper), outline: Color(hex: 0x767D96), sign: .barBadge)))
  }()
}
