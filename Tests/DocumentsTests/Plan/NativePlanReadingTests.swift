import Colors
import Documents
import Geometry
import SeatMaps
import Testing

struct NativePlanReadingTests {
  @Test func theExampleTheatreIsWhatItsLinesSay() throws {
    let document = try PlanDocument(reading: RepositoryFiles.bytes("Examples/theatre.json"))
    #expect(document.format == .native)
    #expect(document.notes.isEmpty)
    let plan = document.plan
    #expect(plan.name == "Screen 1")
    #expect(plan.currency == "EUR")
    #expect(plan.stage == Stage(.screen))
    #expect(plan.categories.map(\.price) == [Price(units: 950, digits: 2), Price(units: 750, digits: 2)])
    let section = try #require(plan.sections.first)
    #expect(plan.sections.count == 1)
    #expect(section.rowNumbering == RowNumbering(LabelScheme(.numbers)))
    #expect(section.seatNumbering == SeatNumbering())
    #expect(section.category == "Standard")
    #expect(
      section.blocks == [
        Block(.straight(StraightRows(count: 2, seats: 7)), category: "Front"),
        Block(.straight(StraightRows(count: 5, seats: 9)), gap: 14),
      ])
  }
}
