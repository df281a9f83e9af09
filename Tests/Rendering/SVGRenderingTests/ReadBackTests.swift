import CairoRendering
import Drawing
import Geometry
import PlanImports
import SVGRendering
import SeatMapDrawing
import SeatMaps
import TestSupport
import Testing

/// Our own pictures are plans: what they show is read back, seat by seat.
struct ReadBackTests {
  private func picture(of map: SeatMap, _ states: SeatStates) throws -> [UInt8] {
    let theme = try #require(Theme.builtInNames.first.flatMap { Theme.builtIn($0, scheme: .light) })
    let fonts = try FontSet.standard()
    let scene = SeatMapDrawing(theme: theme, detail: .document)
      .scene(of: map, states: states, measuring: PangoTextMeasurer(fonts: fonts))
    return SVGRenderer().bytes(of: scene)
  }

  @Test(arguments: ["Examples/theatre.json", "Examples/studio.json", "Examples/hall-of-arcs.json"])
  func `Every seat of a picture is read back`(file: String) throws {
    let map = try ImportedPlan(reading: RepositoryFiles.bytes(file)).plan.layout()
    var states = SeatStates(of: map)
    for number in map.seats.indices {
      states.setStatus(SeatStatus.allCases[number % SeatStatus.allCases.count], of: number)
    }
    let document = try ImportedPlan(reading: picture(of: map, states))
    let copy = document.plan.layout()
    try #require(copy.seats.count == map.seats.count)
    #expect(document.plan.name == map.name)

    // A picture is moved into its canvas; places have two digits and turns one, so that half of the last may be off.
    let shift = copy.seats[0].center - map.seats[0].center
    for (seat, read) in zip(map.seats, copy.seats) {
      #expect((seat.center + shift).distance(to: read.center) < 0.015)
      #expect(abs(seat.size - read.size) < 0.05 && seat.shape == read.shape)
      #expect(seat.id == read.id && seat.label == read.label && seat.attributes == read.attributes)
      #expect(map.rows[seat.row].label == copy.rows[read.row].label)
      #expect(
        map.sections[map.rows[seat.row].section].name == copy.sections[copy.rows[read.row].section].name)
      // A map of one category does not speak of it.
      if map.categories.count > 1 { #expect(seat.categoryName == read.categoryName) }
      let turn = (seat.angle.degrees - read.angle.degrees).remainder(dividingBy: 360)
      #expect(abs(turn) < 0.051 || document.plan.focalPoint != nil)
    }
    let known = try #require(document.availability).states(for: copy)
    #expect(known.states.statuses == states.statuses && known.findings.allSatisfy { $0.code == .selectedUnavailable })
    #expect(copy.stage?.kind == map.stage?.kind)
  }
}
