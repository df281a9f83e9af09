import SeatMaps
import Testing

/// The search against all subsets of the free seats of small halls.
@Suite struct BestSeatsExactnessTests {
  private func check(_ hall: RandomHall, seed: UInt64) -> SeatChoice? {
    let expected = ExhaustiveChoice(hall.map, hall.states, hall.request).best()
    let choice = try? BestSeats(hall.map, states: hall.states).pick(hall.request)
    let score = choice.map { choice in
      let score = choice.score
      return ExhaustiveChoice.Found(
        criteria: [
          score.nearness.rawValue, score.groups, score.alone, score.singleSeats, score.unevenness, score.view,
          score.offCenter,
        ], seats: choice.seats)
    }
    #expect(score == expected, "seed \(seed): \(hall.request)")
    #expect(choice?.isProvenBest ?? true)
    return choice
  }

  /// Five hundred halls.
  @Test(arguments: 0..<10) func `Brute force agrees`(on fifty: UInt64) {
    var (together, split, none) = (0, 0, 0)
    for seed in fifty * 50..<(fifty + 1) * 50 {
      switch check(RandomHall(seed: seed), seed: seed)?.groups.count {
      case nil: none += 1
      case 1: together += 1
      default: split += 1
      }
    }
    // The halls are of all kinds.
    #expect(together >= 5 && split >= 5 && none >= 2)
  }

  /// A hundred halls with hardly two free seats side by side, half of them with limits that split the party.
  @Test func `Brute force agrees where every second seat is sold`() {
    var found: [SeatChoice.Nearness: Int] = [:]
    for seed in UInt64(0)..<100 {
      guard let choice = check(.withEverySecondSeatSold(seed: seed), seed: seed) else { continue }
      found[choice.score.nearness, default: 0] += 1
    }
    // In circles and across sections.
    #expect(found[.callingDistance, default: 0] >= 5 && found[.floor, default: 0] >= 5)
  }
}
