import Geometry
import JSON
import PlanImports
import Reading
import SeatMaps
import Support
import Testing

/// Large plans are read zone by zone on all cores; what comes out is what reading one zone after the other gives.
struct PretixLargePlanTests {
  /// Zones of 600 seats each, far more than are read on one core; `extra` is written into the seats that it is asked
  /// for by zone and seat.
  private func plan(zones: Int, extra: (_ zone: Int, _ seat: Int) -> String = { _, _ in "" }) -> [UInt8] {
    let zones = (0..<zones).map { zone in
      let seats = (0..<600).map { seat in
        let place = #""position": {"x": \#(seat * 10), "y": 0}"#
        return
          #"{"seat_guid": "\#(zone)-\#(seat)", "seat_number": "\#(seat)", \#(place), "category": "A"\#(extra(zone, seat))}"#
      }
      let row =
        #"{"row_number": "\#(zone)", "position": {"x": 0, "y": 0}, "seats": [\#(seats.joined(separator: ","))]}"#
      return #"{"name": "Zone \#(zone)", "position": {"x": 0, "y": \#(zone * 50)}, "rows": [\#(row)]}"#
    }
    let json = #"{"name": "Arena", "categories": [{"name": "A"}], "zones": [\#(zones.joined(separator: ","))]}"#
    return Array(json.utf8)
  }

  @Test func zonesKeepTheirOrderAndTheirSeats() throws {
    let map = try ImportedPlan(reading: plan(zones: 9)).plan.layout()
    #expect(map.sections.map(\.name) == (0..<9).map { "Zone \($0)" })
    #expect(map.seats.map(\.id) == (0..<9).flatMap { zone in (0..<600).map { "\(zone)-\($0)" } })
    #expect(map.seats[601].center.x == 10 && map.seats[601].center.y == 50)
  }

  @Test(arguments: [1, 2, 7]) func theNumberOfThreadsChangesNothing(threads: Int) throws {
    let bytes = plan(zones: 5) { zone, seat in seat == zone ? #", "odd": 1"# : "" }
    let one = try ImportedPlan(reading: bytes, limits: DocumentLimits(threads: 1))
    #expect(try ImportedPlan(reading: bytes, limits: DocumentLimits(threads: threads)) == one)
  }

  @Test func notesAreCountedOverAllZonesAndPlacedAtTheFirst() throws {
    let bytes = plan(zones: 9) { zone, seat in
      (zone >= 2 && seat == 5 ? #", "odd": 1"# : "") + (zone == 7 ? #", "late": 1"# : "")
    }
    let notes = try ImportedPlan(reading: bytes).notes
    #expect(notes.map(\.message) == [#"ignored key "odd""#, #"ignored key "late""#])
    #expect(notes.map(\.count) == [7, 600])
    // A key's place is that of the object it stands in and its own name.
    #expect(notes.map(\.place.path) == ["zones[2].rows[0].seats[5].odd", "zones[7].rows[0].seats[0].late"])
  }

  @Test func ofManyUnknownKeysTheFirstTwentyAreNamedInTheOrderOfTheFile() throws {
    let notes = try ImportedPlan(reading: plan(zones: 9) { #", "key\#($0 * 600 + $1)": 1"# }).notes
    #expect(notes.map(\.message) == (0..<20).map { #"ignored key "key\#($0)""# } + ["ignored other keys"])
    #expect(notes.last?.count == 9 * 600 - 20)
  }

  @Test func theFirstFaultInTheFileIsTheOneThatIsTold() {
    let bytes = plan(zones: 9) { zone, seat in
      zone == 8 && seat == 0 || zone == 3 && seat == 599 ? #", "radius": "wide""# : ""
    }
    #expect {
      try ImportedPlan(reading: bytes)
    } throws: { error in
      (error as? DocumentError)?.place.path == "zones[3].rows[0].seats[599].radius"
    }
  }

  @Test func theSeatThatIsOneTooManyIsTold() {
    let (bytes, limits) = (plan(zones: 9), DocumentLimits(seats: 1300))
    #expect {
      try ImportedPlan(reading: bytes, limits: limits)
    } throws: { error in
      let error = error as? DocumentError
      return error?.kind == .seatLimit && error?.place.path == "zones[2].rows[0].seats[100]"
    }
  }
}
