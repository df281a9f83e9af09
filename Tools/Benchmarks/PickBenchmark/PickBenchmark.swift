import Geometry
import Measuring
import SeatMaps

/// Measures how long the best seats of a large hall take: `pick-benchmark [PEOPLE [RUNS [SECTIONS]]]`.
///
/// The hall has 50,000 seats in 40 sections, or as many as said, of 25 rows of 50, with an aisle in the middle of each row. Sold seats are
/// spread at random by a fixed seed. A line for each part of seats that is sold: the time to prepare a showing, and to
/// answer a question, both as the median of the runs.
@main struct PickBenchmark {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst().compactMap { Int($0) }
    let people = arguments.first ?? 10
    let runs = max(arguments.dropFirst().first ?? 11, 1)
    let map = hall(sections: max(arguments.dropFirst(2).first ?? 40, 1))
    print("\(people) of \(map.seats.count) seats, median of \(runs) runs, in milliseconds")
    print("  \("sold".padded(to: 21))prepare   pick   both  answer")
    for sold in [0, 50, 80, 90, 95, 98] {
      let states = states(of: map, sold: sold)
      report("\(sold) %", map, states, SeatRequest(count: people), runs: runs)
    }
    var everySecond = SeatStates(of: map)
    for seat in map.seats.indices where seat.isMultiple(of: 2) { everySecond.setStatus(.blocked, of: seat) }
    report("every 2nd", map, everySecond, SeatRequest(count: people), runs: runs)
    let wheelchairs = min(2, people)
    let withWheelchairs = SeatRequest(
      count: people, wheelchairs: wheelchairs, companions: min(wheelchairs, people - wheelchairs))
    // Sections are of one category, so that limits keep the party from sitting in one.
    let limits = [SeatRequest.CategoryLimit("A", most: people / 2), .init("B", most: people - people / 2)]
    for sold in [50, 80, 90] {
      let states = states(of: map, sold: sold)
      report("\(sold) %, 2 wheelchairs", map, states, withWheelchairs, runs: runs)
      report("\(sold) %, limits", map, states, SeatRequest(count: people, limits: limits), runs: runs)
      var both = withWheelchairs
      both.limits = limits
      report("\(sold) %, both", map, states, both, runs: runs)
      report(
        "\(sold) %, none single", map, states, SeatRequest(count: people, forbidsSingleSeats: true), runs: runs)
    }
    report("every 2nd, limits", map, everySecond, SeatRequest(count: people, limits: limits), runs: runs)
  }

  private static func report(
    _ name: String, _ map: SeatMap, _ states: SeatStates, _ request: SeatRequest, runs: Int
  ) {
    let clock = ContinuousClock()
    var (prepare, pick, both): ([Double], [Double], [Double]) = ([], [], [])
    var answer = ""
    for _ in 0..<runs {
      let start = clock.now
      let best = BestSeats(map, states: states)
      let middle = clock.now
      do throws(ChoiceProblem) {
        let choice = try best.pick(request)
        answer = choice.reasons.first ?? ""
        if !choice.isProvenBest { answer += " (not proven)" }
      } catch {
        answer = "\(error)"
      }
      let end = clock.now
      prepare.append((middle - start).milliseconds)
      pick.append((end - middle).milliseconds)
      both.append((end - start).milliseconds)
    }
    let times = [prepare, pick, both].map { tenths($0.median) }
    let columns = times.map { String(repeating: " ", count: max(7 - $0.count, 1)) + $0 }.joined()
    print("  \(name.padded(to: 21))\(columns)  \(answer)")
  }

  private static func tenths(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }

  private static func hall(sections count: Int) -> SeatMap {
    let row = RowPattern([.seats(25), .aisle(width: 60), .seats(25)])
    let rows = StraightRows(count: 25, patterns: [row])
    let sections = (0..<count).map { number in
      Section(
        name: "\(number + 1)", origin: Point(Double(number % 8) * 2200, Double(number / 8) * 1600),
        blocks: [Block(.straight(rows), category: number.isMultiple(of: 2) ? "A" : "B")])
    }
    var map = SeatPlan(
      name: "Arena", categories: [Category(name: "A"), Category(name: "B")],
      stage: Stage(.stage, position: Point(7700, -200), width: 2000), sections: sections
    ).layout()
    // A place for a wheelchair and one for a companion at the end of each row.
    for row in map.rows {
      map.modifySeat(row.seats.lowerBound) { $0.attributes = .wheelchair }
      map.modifySeat(row.seats.lowerBound + 1) { $0.attributes = .companion }
    }
    return map
  }

  private static func states(of map: SeatMap, sold percent: Int) -> SeatStates {
    var states = SeatStates(of: map)
    var numbers = RepeatableNumbers(seed: 2026)
    for seat in map.seats.indices where numbers.next(below: 100) < percent { states.setStatus(.sold, of: seat) }
    return states
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(width - count, 0)) }
}
