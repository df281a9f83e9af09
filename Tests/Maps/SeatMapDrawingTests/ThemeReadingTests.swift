import Colors
import SeatMapDrawing
import TestSupport
import Testing

struct ThemeReadingTests {
  @Test(arguments: Theme.builtInNames, ColorScheme.allCases)
  func aFileThatChangesNothingIsTheThemeThatItExtends(name: String, scheme: ColorScheme) throws {
    let text = "{ \"format\": \"seatmap-theme/1\", \"extends\": \"\(name)\" }"
    #expect(try ThemeDocument(reading: Array(text.utf8), scheme: scheme).theme == Theme.builtIn(name, scheme: scheme))
  }

  @Test func aFileWithoutAnythingIsTheDefaultTheme() throws {
    let bytes = Array("{ \"format\": \"seatmap-theme/1\" }".utf8)
    #expect(try ThemeDocument(reading: bytes).theme == .cinema(.light))
    #expect(try ThemeDocument(reading: bytes, scheme: .dark).theme == .cinema(.dark))
  }

  @Test func everyKeyChangesItsField() throws {
    let bytes = try RepositoryFiles.bytes("Tests/Fixtures/themes/valid/every-key.json")
    let base = try #require(Theme.builtIn("plain", scheme: .dark))
    var statuses = base.statuses
    statuses.available = StatusStyle()
    statuses.selected.body = .color(Color(hex: 0x0000FF))
    statuses.selected.outline = .white
    statuses.selected.outlineFactor = 2
    statuses.selected.sign = .checkBadge
    statuses.held.isDashed = true
    statuses.held.sign = .clockBadge
    statuses.reserved.sign = .hatch
    statuses.reserved.signColor = Color(hex: 0x123456)
    statuses.sold.sign = .cross
    statuses.sold.label = Color(hex: 0xABCDEF)
    statuses.blocked.sign = .barBadge
    let expected = Theme(
      name: "house", background: Color(hex: 0x101010), text: .white, secondaryText: Color(hex: 0xCCCCCC),
      screen: ScreenStyle(
        line: Color(hex: 0xFF0000), lineWidth: 0.25, light: Color(hex: 0xFF0000).withAlpha(64.0 / 255)),
      stage: AreaStyle(fill: Color(hex: 0x222222), border: Color(hex: 0x333333), text: Color(hex: 0xEEEEEE)),
      area: AreaStyle(fill: Color(hex: 0x444444), border: Color(hex: 0x555555), text: Color(hex: 0xDDDDDD)),
      table: AreaStyle(fill: Color(hex: 0x999999), border: Color(hex: 0xAAAAAA), text: Color(hex: 0xBBBBBB)),
      seat: SeatStyle(
        body: Color(hex: 0x666666), furtherBodies: [Color(hex: 0x777777), Color(hex: 0x888888)], outlineWidth: 0.1,
        outlineContrast: 4.5, labelSize: 0.4, minimumLabelSize: 6),
      statuses: statuses, categoryColors: .grays,
      detail: DetailStyle(minimumSeatSize: 3, minimumTextSize: 9))
    // The file's own scheme goes before the one that is asked for.
    #expect(try ThemeDocument(reading: bytes, scheme: .light).theme == expected)
  }
}
