import DocumentTestSupport
import PlanFiles
import SeatMaps
import Support
import TestSupport
import Testing

struct NativePlanWritingTests {
  @Test func whatIsWrittenIsReadBackAsTheSamePlan() throws {
    var random = SeededRandom(seed: 20)
    for number in 0..<400 {
      let plan = random.seatPlan()
      let written = PlanDocument.write(plan)
      let document = try PlanDocument(reading: written)
      let isSame = document.plan == plan
      #expect(isSame, "plan \(number): \(String(decoding: written, as: UTF8.self))")
      #expect(document.notes.isEmpty)
    }
  }

  @Test func theExampleTheatreIsWrittenAsRules() throws {
    let plan = SeatPlan(
      name: "Screen 1", stage: Stage(.screen),
      sections: [
        Section(
          name: "",
          blocks: [
            Block(.straight(StraightRows(count: 2, seats: 7))),
            Block(
              .straight(StraightRows(count: 5, patterns: [RowPattern([.seats(4), .aisle(width: 40), .seats(5)])])),
              gap: 14),
          ],
          rowNumbering: RowNumbering(LabelScheme(.numbers)))
      ])
    #expect(
      String(decoding: PlanDocument.write(plan), as: UTF8.self) == """
        {
          "format": "seatmap-plan/1",
          "name": "Screen 1",
          "stage": "screen",
          "rowNumbering": "numbers",
          "blocks": [
            { "rows": 2, "seats": 7 },
            { "rows": 5, "seats": [4, { "aisle": 40 }, 5], "gap": 14 }
          ]
        }

        """)
  }

  @Test func aPriceThatNoDoubleHoldsIsKept() throws {
    let price = try #require(Price("9007199254740.123457"))
    let plan = SeatPlan(
      name: "", categories: [Category(name: "Dear", price: price)],
      sections: [Section(name: "", blocks: [Block(.straight(StraightRows(count: 1, seats: 1)))])])
    #expect(try PlanDocument(reading: PlanDocument.write(plan)).plan.categories.first?.price == price)
  }
}
