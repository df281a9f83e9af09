import CairoRendering
import Colors
import Drawing
import Geometry
import Localization
import Paths
import SeatMapGoldenTesting
import Support
import Testing
import TicketDrawing
import Tickets

/// Chips that dates and times are chosen by.
@Suite struct ChipTests {
  static let looks = ChipStyle.builtInNames.flatMap { name in TicketScheme.allCases.map { (name, $0) } }

  private static func dates(_ count: Int = 5) throws -> [DateChipText] {
    let first = try #require(CalendarDay(year: 2026, month: 5, day: 29))
    return try LocalizedFormats(language: "en-GB").dateStrip(from: first, count: count)
  }

  @Test(arguments: looks)
  func `Chips in each look`(name: String, scheme: TicketScheme) throws {
    let fonts = try FontSet.standard()
    let style = try #require(ChipStyle.builtIn(name, scheme: scheme))
    let strip = ChipStrip(style: style, measuring: PangoTextMeasurer(fonts: fonts))
    let dates = try ChipTests.dates()
    expectGolden(strip.scene(of: dates, selected: dates[1].date), "Tickets/dates-\(name)-\(scheme.rawValue)")
    var wrapping = strip
    wrapping.width = 420
    expectGolden(
      wrapping.scene(of: TimeChipText.fullHours, selected: 18 * 60), "Tickets/times-\(name)-\(scheme.rawValue)")
  }

  @Test func `The card that asks for a choice`() throws {
    let style = ChipStyle.cinema()
    let card = ChoiceCard(style: style, fitting: PangoTextMeasurer(fonts: try FontSet.standard()))
    expectGolden(card.scene(), "Tickets/choice-card")
  }

  @Test func `A choice is complete with a seat, a date and a time`() {
    for seats in [0, 1, 3] {
      for hasDate in [false, true] {
        for hasTime in [false, true] {
          let choice = BookingChoice(seatCount: seats, hasDate: hasDate, hasTime: hasTime)
          #expect(choice.isComplete == (seats > 0 && hasDate && hasTime))
        }
      }
    }
  }

  /// 29, 30 and 31 May, 1 and 2 June, …: the days of a month come again, the dates do not.
  @Test func `Only the day that is chosen is selected`() throws {
    let dates = try ChipTests.dates(62)
    #expect(dates.filter { $0.day == "30" }.count == 2)
    let strip = ChipStrip(style: .cinema(), measuring: EstimatedTextMeasuring())
    let scene = strip.scene(of: dates, selected: CalendarDay(year: 2026, month: 6, day: 30))
    let identities = scene.nodes.compactMap { if case .group(let group) = $0 { group.identity } else { nil } }
    #expect(identities.count == 62)
    #expect(identities.filter { $0.classes.contains("selected") }.map(\.id) == ["date-2026-06-30"])
    #expect(identities.filter { $0.name.hasSuffix("✓") }.map(\.id) == ["date-2026-06-30"])
  }

  /// 28 and 16 high letters of 1.22 lines, and 16 on every side: 34.16 + 19.52 = 53.68, in whole units 54.
  @Test func `A chip has the app's padding around its texts`() throws {
    let dates = DateChipDrawing(style: .app(), measuring: EstimatedTextMeasuring())
    let text = try ChipTests.dates()[0]
    #expect(dates.size(of: text).height == 54 + 32)
    // "05/26" is five characters of 0.64 em, the slash not among the narrow ones: 51.2.
    #expect(dates.size(of: text).width == 52 + 32)
  }

  @Test func `Times go from midnight to the last hour`() {
    let times = TimeChipText.fullHours
    #expect(times.count == 24)
    #expect(times.first?.text == "0:00")
    #expect(times.last?.text == "23:00")
    #expect(times.map(\.minutes) == Array(stride(from: 0, to: 24 * 60, by: 60)))
  }

  @Test func `A strip goes on in the next line, from the right where reading begins there`() throws {
    var strip = ChipStrip(style: .app(), measuring: EstimatedTextMeasuring(), width: 300)
    let dates = try ChipTests.dates()
    // 84 wide with 10 between them and 16 at both ends: 3 take 304, 2 take 210.
    func frames(_ scene: Scene) -> [Rect] {
      scene.nodes.compactMap { node in
        guard case .group(let group) = node, case .fill(let path, _, _, _) = group.nodes.first else { return nil }
        return path.bounds
      }
    }
    let left = frames(strip.scene(of: dates))
    #expect(left.map(\.minX) == [16, 110, 16, 110, 16])
    #expect(left.map(\.minY) == [16, 16, 112, 112, 208])
    strip.isRightToLeft = true
    #expect(frames(strip.scene(of: dates)).map(\.maxX) == [284, 190, 284, 190, 284])
  }

  @Test(arguments: TicketScheme.allCases)
  func `The accessible chips can be told apart without colour`(scheme: TicketScheme) throws {
    let style = ChipStyle.cinema(scheme)
    for look in [style.plain, style.selected] {
      #expect(look.text.contrast(on: look.ground) >= 4.5)
      #expect(look.outline.contrast(on: style.background) >= 3)
    }
    #expect(style.hasTick)
    let app = ChipStyle.app(scheme)
    #expect(app.selected.ground == AppColors.accent && app.selected.text == .white)
    #expect(app.plain.ground == AppColors.gray.withAlpha(0.3))
  }

  @Test func `No style has an unknown name`() {
    #expect(ChipStyle.builtIn("neon") == nil)
  }
}
