import JSON
import PlanFiles
import Reading
import SeatMaps
import Support
import Testing

struct DocumentLimitsTests {
  private func error(_ text: String, _ limits: DocumentLimits) -> DocumentError? {
    do throws(DocumentError) {
      _ = try PlanDocument(reading: Array(text.utf8), file: "plan.json", limits: limits)
      return nil
    } catch {
      return error
    }
  }

  private func plan(_ blocks: String) -> String {
    "{ \"format\": \"seatmap-plan/1\", \"name\": \"X\", \"blocks\": [\(blocks)] }"
  }

  @Test func theLimitOfSeatsIsTheLastNumberThatIsAllowed() {
    let text = plan("{ \"rows\": 10, \"seats\": 10 }")
    #expect(error(text, DocumentLimits(seats: 100)) == nil)
    let refusal = error(text, DocumentLimits(seats: 99))
    #expect(refusal?.kind == .seatLimit)
    #expect(
      refusal?.description
        == "plan.json:1:65: blocks[0].rows: with this there are more seats than the limit of 99")
  }

  @Test func seatsOfAllBlocksCount() {
    let text = plan(
      """
      { "rows": 2, "seats": 10 },
      { "rows": [{ "label": "Z", "seats": [{ "label": "1", "x": 0, "y": 0 }, { "label": "2", "x": 1, "y": 0 }] }] }
      """)
    #expect(error(text, DocumentLimits(seats: 22)) == nil)
    #expect(error(text, DocumentLimits(seats: 21))?.place.path == "blocks[1].rows[0].seats[1]")
  }

  @Test func rowsWithoutSeatsCountToo() {
    let text = plan("{ \"rows\": 50, \"seats\": 0 }, { \"rows\": 1, \"seats\": 1 }")
    #expect(error(text, DocumentLimits(seats: 50))?.kind == .seatLimit)
    #expect(error(text, DocumentLimits(seats: 51)) == nil)
  }

  @Test func exceptionsForManySeatsAreLimited() {
    func blocks(_ exceptions: Int) -> String {
      let list = Array(repeating: "{ \"seats\": \"1\", \"remove\": true }", count: exceptions).joined(separator: ", ")
      return plan("{ \"rows\": 2, \"seats\": 5, \"exceptions\": [\(list)] }, { \"rows\": 1, \"seats\": 10 }")
    }
    // 20 seats allow 20,000 looks: 2,000 exceptions for 10 seats each.
    #expect(error(blocks(2000), DocumentLimits(seats: 20)) == nil)
    let refusal = error(blocks(2001), DocumentLimits(seats: 20))
    #expect(refusal?.kind == .seatLimit)
    #expect(refusal?.place.path == "blocks[0].exceptions")
    #expect(error(blocks(2001), DocumentLimits(seats: 21)) == nil)
  }

  @Test func aFileLargerThanTheLimitIsNotParsed() {
    let refusal = error("no JSON at all", DocumentLimits(fileSize: 13))
    #expect(refusal?.description == "plan.json: the file has 14 bytes, more than the limit of 13")
    #expect(error("no JSON at all", DocumentLimits(fileSize: 14))?.kind == .syntax)
  }

  @Test func `A plan that may be read may be laid out`() {
    #expect(DocumentLimits().seats == SeatPlan.defaultLimit)
  }
}
