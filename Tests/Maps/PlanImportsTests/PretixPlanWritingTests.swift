import Geometry
import PlanImports
import Reading
import SeatMaps
import Support
import TestSupport
import Testing

struct PretixPlanWritingTests {
  static let plans =
    ["Examples/community-hall.pretix.json", "Tests/Fixtures/pretix/valid/round-stands.json"]
    + ["../shared/plans/pretix/seatmap-canvas-stadium.pretix.json"].filter { RepositoryFiles.exists($0) }

  @Test(arguments: plans)
  func goingThroughTheNativeFormatAndBackKeepsEverySeat(path: String) throws {
    let original = try ImportedPlan(reading: RepositoryFiles.bytes(path)).plan
    let native = try ImportedPlan(reading: PlanFormat.native.write(original).bytes).plan
    #expect(native == original)
    let back = try ImportedPlan(reading: PlanFormat.pretix.write(native).bytes)
    #expect(back.format == .pretix)
    #expect(back.notes.isEmpty)
    expectSameSeats(back.plan.layout(), original.layout())
    #expect(back.plan.categories == original.categories)
    #expect(back.plan.canvas == original.canvas)
  }

  @Test func writingAPretixPlanLosesNothing() throws {
    let plan = try ImportedPlan(reading: RepositoryFiles.bytes(PretixPlanWritingTests.plans[0])).plan
    let written = PlanFormat.pretix.write(plan)
    #expect(written.notes.isEmpty)
    let back = try ImportedPlan(reading: written.bytes).plan
    #expect(back.sections.map(\.areas) == plan.sections.map(\.areas))
    #expect(back.sections.map(\.id) == plan.sections.map(\.id))
    #expect(spokenLabels(of: back) == spokenLabels(of: plan))
    #expect(labelPlacements(of: back) == labelPlacements(of: plan))
  }

  @Test func aTheatreBecomesSeatsOneByOneAndSaysWhatIsLost() throws {
    let plan = SeatPlan(
      name: "Screen 1", metresPerUnit: 0.02, currency: "EUR",
      categories: [Category(name: "Standard", price: Price(units: 950, digits: 2))], stage: Stage(.screen),
      sections: [
        Section(
          name: "Stalls", rotation: .degrees(90),
          blocks: [
            Block(
              .straight(StraightRows(count: 2, seats: 3)), seatSize: 24,
              exceptions: [SeatException(seats: LabelSelection([.label("2")]), attributes: .wheelchair)])
          ], category: "Standard")
      ])
    let written = PlanFormat.pretix.write(plan)
    // Turned chairs 24 wide are 22.8 high, so the seats begin at x = −36 − 11.4 and y = −38 − 12; the screen lies 48 above
    // them, and its curve, a quarter of its width of 58.8, above that; then comes a margin of 40.
    #expect(
      written.notes.map(\.description) == [
        "moved everything by (87.4, 152.7) into a canvas from (0, 0)",
        "the screen is written as an area",
        "the scale, metres per unit, is left out",
        "prices of categories are left out",
        "a seat that is no circle becomes one (6 times)",
        "the angle of a seat is left out (6 times)",
        "the attributes of a seat are left out (2 times)",
      ])
    let back = try ImportedPlan(reading: written.bytes).plan.layout()
    let map = plan.layout()
    #expect(back.seats.map(\.id) == map.seats.map(\.id))
    #expect(back.seats.allSatisfy { $0.size == 24 && $0.shape == .circle && $0.categoryName == "Standard" })
    #expect(back.sections.map(\.name) == ["Screen", "Stalls"])
  }

  private func expectSameSeats(_ map: SeatMap, _ original: SeatMap) {
    #expect(map.seats.count == original.seats.count)
    #expect(map.rows.map(\.label) == original.rows.map(\.label))
    for (seat, other) in zip(map.seats, original.seats) {
      #expect(seat.center.distance(to: other.center) < 1e-6)
      #expect(seat.id == other.id && seat.label == other.label && seat.categoryName == other.categoryName)
      #expect(seat.size == other.size)
    }
  }

  private func spokenLabels(of plan: SeatPlan) -> [[String?]] {
    let map = plan.layout()
    return [map.rows.map(\.spokenLabel), map.seats.map(\.spokenLabel)]
  }

  private func labelPlacements(of plan: SeatPlan) -> [[RowLabelPlacement?]] {
    plan.sections.flatMap(\.blocks).map { block in
      guard case .rows(let rows) = block.arrangement else { return [] }
      return rows.map { $0.labelPlacement ?? RowLabelPlacement.none }
    }
  }
}
