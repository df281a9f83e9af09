import CairoRendering
import Drawing
import Geometry
import GoldenImages
import GoldenTesting
import PlanFiles
import PlanImports
import SeatMapDrawing
import SeatMapGoldenTesting
import SeatMaps
import TestSupport
import Testing

/// The venues of Examples that are no cinemas, as the README shows them.
@Suite("Example goldens")
struct ExampleGoldenTests {
  private static func map(_ name: String) throws -> SeatMap {
    try ImportedPlan(reading: RepositoryFiles.bytes("Examples/\(name).json"), file: "\(name).json").plan.layout()
  }

  private static func states(_ name: String, of map: SeatMap) throws -> SeatStates {
    let file = "\(name).availability.json"
    let document = try AvailabilityDocument(reading: RepositoryFiles.bytes("Examples/" + file), file: file)
    let (states, findings) = document.availability.states(for: map)
    #expect(findings.isEmpty)
    return states
  }

  private static func expectGoldens(
    of map: SeatMap, named name: String, states: SeatStates? = nil, canvas: SeatMapDrawing.Canvas,
    level: SeatMapDrawing.Level = .auto, quarterTurns: Int = 0, schemes: [ColorScheme] = ColorScheme.allCases,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let fonts = try FontSet.standard()
    let measurer = PangoTextMeasurer(fonts: fonts)
    for scheme in schemes {
      let theme = try #require(Theme.builtIn("cinema", scheme: scheme))
      let drawing = SeatMapDrawing(theme: theme, canvas: canvas, level: level, quarterTurns: quarterTurns)
      let scene = drawing.scene(of: map.floorsSideBySide(), states: states, measuring: measurer)
      expectGolden(
        scene, "Examples/\(name)-\(scheme.rawValue)", fonts: fonts, fileID: fileID, filePath: filePath, line: line,
        column: column)
    }
  }

  @Test func `Theatre with boxes`() throws {
    try Self.expectGoldens(of: Self.map("theatre-with-boxes"), named: "theatre-with-boxes", canvas: .width(720))
  }

  @Test func `Cabaret`() throws {
    let map = try Self.map("cabaret")
    try Self.expectGoldens(of: map, named: "cabaret", states: Self.states("cabaret", of: map), canvas: .width(640))
  }

  @Test func `Coach with two decks`() throws {
    try Self.expectGoldens(of: Self.map("night-coach"), named: "night-coach", canvas: .width(420))
  }

  /// Lying on its side, with upright letters.
  @Test func `Aircraft`() throws {
    try Self.expectGoldens(
      of: Self.map("aircraft-cabin"), named: "aircraft-cabin", canvas: .width(900), quarterTurns: 3)
  }

  /// The arena has more than twenty thousand seats by rules of fewer than two hundred lines.
  @Test func `Arena is large`() throws {
    let map = try Self.map("arena")
    #expect(map.seats.count > 20_000)
    #expect(Set(map.seats.map(\.id)).count == map.seats.count)
    #expect(map.findings().isEmpty)
    #expect(try RepositoryFiles.text("Examples/arena.json").split(separator: "\n").count < 200)
  }

  /// Drawn small, sections are outlines with their names and prices.
  @Test func `Arena from afar`() throws {
    try Self.expectGoldens(of: Self.map("arena"), named: "arena", canvas: .width(720))
  }

  @Test func `All seats of the arena`() throws {
    try Self.expectGoldens(
      of: Self.map("arena"), named: "arena-seats", canvas: .width(400), level: .seats, schemes: [.light])
  }

  @Test func `One section of the arena`() throws {
    let map = try Self.map("arena")
    let section = map.keepingSections { map.sections[$0].name == "110" }
    try Self.expectGoldens(of: section, named: "arena-section", canvas: .width(420), schemes: [.light])
  }
}
