import CairoRendering
import Drawing
import Geometry
import GoldenImages
import GoldenTesting
import PlanFiles
import PlanImports
import SVGRendering
import SeatMapDrawing
import SeatMapGoldenTesting
import SeatMaps
import TestSupport
import Testing

/// The pictures that this package is judged by.
///
/// They are drawn exactly, so that work on speed does not touch them.
@Suite("Seat map goldens")
struct SeatMapGoldenTests {
  struct Look: CustomTestStringConvertible {
    let theme: Theme
    let name: String
    var testDescription: String { name }

    init?(_ name: String, _ scheme: ColorScheme) {
      guard let theme = Theme.builtIn(name, scheme: scheme) else { return nil }
      self.theme = theme
      self.name = "\(name)-\(scheme.rawValue)"
    }
  }

  /// Each theme in each scheme; paper is always white.
  static let looks = Theme.builtInNames.flatMap { name in
    ColorScheme.allCases.filter { name != "print" || $0 == .light }.compactMap { Look(name, $0) }
  }

  @Test(arguments: looks)
  func `The theatre with a few seats of each status`(look: Look) throws {
    let map = try Self.plan("theatre.json").layout()
    let states = try Self.states("theatre.availability.json", of: map)
    try Self.expectGoldens(
      "theatre-\(look.name)", of: map, states: states, drawing: SeatMapDrawing(theme: look.theme))
  }

  @Test func `A hall whose rows are arcs`() throws {
    let map = try Self.plan("hall-of-arcs.json").layout()
    try Self.expectGoldens("hall-of-arcs", of: map, drawing: SeatMapDrawing(canvas: .width(640)))
  }

  @Test func `A plan in pretix's format`() throws {
    let map = try Self.plan("community-hall.pretix.json").layout()
    try Self.expectGoldens("community-hall", of: map, drawing: SeatMapDrawing(canvas: .width(640)))
  }

  @Test func `A map turned on its side`() throws {
    let map = try Self.plan("theatre.json").layout()
    try Self.expectGoldens(
      "theatre-turned", of: map, drawing: SeatMapDrawing(canvas: .size(Size(420, 420)), quarterTurns: 1))
  }

  private static func plan(_ name: String) throws -> SeatPlan {
    try ImportedPlan(reading: RepositoryFiles.bytes("Examples/" + name), file: name).plan
  }

  private static func states(_ name: String, of map: SeatMap) throws -> SeatStates {
    let document = try AvailabilityDocument(reading: RepositoryFiles.bytes("Examples/" + name), file: name)
    let (states, findings) = document.availability.states(for: map)
    #expect(findings.isEmpty)
    return states
  }

  private static func expectGoldens(
    _ name: String, of map: SeatMap, states: SeatStates? = nil, drawing: SeatMapDrawing,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let fonts = try FontSet.standard()
    let measurer = PangoTextMeasurer(fonts: fonts)
    let scene = drawing.scene(of: map, states: states, measuring: measurer)
    expectGolden(
      scene, "SeatMaps/\(name)", fonts: fonts, fileID: fileID, filePath: filePath, line: line, column: column)

    var document = drawing
    document.detail = .document
    // The very bytes, which this package promises, rather than the document in canonical form.
    let text = SVGRenderer().svg(of: document.scene(of: map, states: states, measuring: measurer))
    expectGolden(
      text, "SeatMaps/\(name)", as: .svg, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
