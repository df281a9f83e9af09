import Colors
import Drawing
import SeatMapDrawing
import SeatMaps
import TestSupport
import Testing

@Suite("Themes")
struct ThemeTests {
  /// Every theme but `app`, whose colours are what they are, in light and dark.
  static let readable = Theme.builtInNames.filter { $0 != "app" }.flatMap { name in
    ColorScheme.allCases.compactMap { Theme.builtIn(name, scheme: $0) }
  }

  /// Colours that a venue might give its categories: light, dark, saturated and none.
  static let categories = ["#F44336", "#9C27B0", "#FFEB3B", "#000000", "#FFFFFF", "#8BC34A", "#102040", nil, nil, nil]
    .enumerated().map { number, hex in
      SeatMaps.Category(name: "Category \(number)", color: hex.flatMap { Color(hexText: $0) })
    }

  @Test(arguments: readable)
  func `Outlines stand out 3:1 from the background`(theme: Theme) throws {
    let scene = SeatMapDrawing(theme: theme).scene(
      of: theatre(categories: Self.categories), measuring: EstimatedTextMeasuring())
    let styles = try #require(scene.instances.first).styles
    #expect(styles.count == 6 * (Self.categories.count + 1))
    for style in styles where style.outline.alpha > 0 {
      let contrast = style.outline.over(theme.background).contrast(on: theme.background)
      #expect(contrast >= 2.995, "\(theme.caseName), \(style.classes): \(contrast)")
    }
  }

  @Test(arguments: readable)
  func `Numbers stand out 4.5:1 from the seat and from the sign under them`(theme: Theme) throws {
    let scene = SeatMapDrawing(theme: theme).scene(
      of: theatre(categories: Self.categories), measuring: EstimatedTextMeasuring())
    let styles = try #require(scene.instances.first).styles
    let colors = try #require(scene.labels.first).colors
    for (style, color) in zip(styles, colors) {
      var grounds = [style.body.over(theme.background)]
      let status = try #require(SeatStatus(rawValue: String(style.classes.prefix { $0 != " " })))
      if [.hatch, .cross].contains(theme.statuses[status].sign) { grounds.append(style.mark) }
      for ground in grounds {
        let contrast = color.contrast(on: ground)
        #expect(contrast >= 4.5, "\(theme.caseName), \(style.classes): \(contrast)")
      }
    }
  }

  @Test(arguments: readable)
  func `Titles, names and legends stand out 4.5:1 from the background`(theme: Theme) {
    #expect(theme.text.contrast(on: theme.background) >= 4.5)
    #expect(theme.secondaryText.contrast(on: theme.background) >= 4.5)
    #expect(theme.stage.text.contrast(on: theme.stage.fill) >= 4.5)
    #expect(theme.area.text.contrast(on: theme.area.fill) >= 4.5)
    #expect(theme.screen.line.contrast(on: theme.background) >= 3)
  }

  @Test(arguments: readable)
  func `No two statuses look the same without colour`(theme: Theme) throws {
    let map = theatre()
    let scene = SeatMapDrawing(theme: theme).scene(
      of: map, states: everyStatus(of: map), measuring: EstimatedTextMeasuring())
    let symbols = try #require(scene.instances.first).symbols
    #expect(symbols.count == SeatStatus.allCases.count)
    for (number, symbol) in symbols.enumerated() {
      for other in symbols[..<number] {
        #expect(symbol.layers != other.layers, "\(theme.caseName): \(symbol.name) and \(other.name)")
      }
    }
  }

  @Test func `The theme app has the booking app's colours to the digit`() throws {
    let light = try #require(Theme.builtIn("app", scheme: .light))
    #expect(light.background == Color(1, 1, 1))
    #expect(light.seat.body == Color(0.557, 0.557, 0.576, alpha: 0.5))
    #expect(light.statuses.selected.body == .color(Color(0.165, 0.4, 1)))
    #expect(light.statuses.reserved.body == .color(Color(0.91, 0.267, 0.91)))
    #expect(light.screen.line == Color(0.165, 0.4, 1))
    #expect(light.screen.light == Color(0.549, 0.31, 0.953, alpha: 0.3))
    let dark = try #require(Theme.builtIn("app", scheme: .dark))
    #expect(dark.background == Color(0, 0, 0))
    #expect(dark.text == Color(1, 1, 1))
  }

  @Test func `A name that no theme has gives none`() {
    #expect(Theme.builtIn("cinemax") == nil)
    #expect(Theme.builtInNames.allSatisfy { Theme.builtIn($0) != nil })
  }
}

extension Theme {
  /// The theme and its scheme, for the names of test cases.
  fileprivate var caseName: String { "\(name) on \(background.hexText)" }
}
