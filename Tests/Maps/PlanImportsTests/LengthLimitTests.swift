import JSON
import PlanImports
import SeatMaps
import Support
import Testing

/// Lengths lie between a billionth and a billion units in every format, so that what one reads another can write.
struct LengthLimitTests {
  private func native(seatSize: String) -> [UInt8] {
    Array(
      #"{"format": "seatmap-plan/1", "name": "", "blocks": [{"rows": 1, "seats": 1, "seatSize": \#(seatSize)}]}"#.utf8)
  }

  private func pretix(radius: String) -> [UInt8] {
    Array(
      #"""
      {"name": "", "size": {"width": 9, "height": 9}, "categories": [], "zones": [
        {"position": {"x": 0, "y": 0}, "rows": [{"position": {"x": 0, "y": 0}, "row_number": "1", "seats": [
          {"seat_guid": "a", "seat_number": "1", "position": {"x": 0, "y": 0}, "category": "", "radius": \#(radius)}
        ]}]}]}
      """#.utf8)
  }

  @Test(arguments: ["1e-9", "1e9"]) func `Seats may be as small and as large as the limits`(size: String) throws {
    let seats = try ImportedPlan(reading: native(seatSize: size)).plan.layout().seats
    #expect(seats.map(\.size) == [Double(size)])
  }

  // 5e-324 is the smallest number there is: half of it is 0.
  @Test(arguments: ["5e-324", "9e-10", "1.1e9"]) func `Seats beyond the limits are refused`(size: String) throws {
    let error = try #require(throws: DocumentError.self) { try ImportedPlan(reading: native(seatSize: size)) }
    #expect(error.kind == .value)
    #expect(error.place.path == "blocks[0].seatSize")
  }

  @Test(arguments: ["5e-324", "4e-10", "5.1e8"]) func `The limits hold for twice a radius`(radius: String) throws {
    let error = try #require(throws: DocumentError.self) { try ImportedPlan(reading: pretix(radius: radius)) }
    #expect(error.kind == .value)
    #expect(error.place.path == "zones[0].rows[0].seats[0].radius")
  }

  @Test(arguments: ["5e-10", "5e8"], PlanFormat.writable)
  func `Seats at the limits go from one format to another`(radius: String, format: PlanFormat) throws {
    let plan = try ImportedPlan(reading: pretix(radius: radius)).plan
    let copy = try ImportedPlan(reading: format.write(plan).bytes).plan
    #expect(copy.layout().seats.map(\.size) == plan.layout().seats.map(\.size))
  }
}
