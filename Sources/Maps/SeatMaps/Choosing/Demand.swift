/// What a party still needs while it is seated group by group, counted and coded as one number.
///
/// People and wheelchair users are to be seated to the last; companions at least as many as there are; of a limited
/// category no more than its limit.
struct Demand: Hashable {
  /// What a group gives.
  struct Supply: Hashable {
    var people: Int
    var wheelchairs = 0
    /// The seats on which companions of its wheelchair users can sit.
    var companions = 0
    /// The seats of each limited category; empty where there is none.
    var limited: [Int] = []
  }

  let people: Int
  let wheelchairs: Int
  let companions: Int
  let limits: [Int]
  /// The most companions of one wheelchair user: as many as there are for each, rounded up.
  var companionsOfOne: Int { wheelchairs > 0 ? (companions + wheelchairs - 1) / wheelchairs : 0 }

  /// The number of states; nil where there are too many to look at.
  var stateCount: Int? {
    var count = 1
    for most in [people, wheelchairs, companions] + limits {
      let (product, overflow) = count.multipliedReportingOverflow(by: most + 1)
      guard !overflow, product <= 1 << 20 else { return nil }
      count = product
    }
    return count
  }

  /// The state in which nobody is seated, which is the last one.
  var whole: Int {
    var state = 0
    for most in ([people, wheelchairs, companions] + limits).reversed() { state = state * (most + 1) + most }
    return state
  }

  /// What a group gives, coded as states are; nil where it has more seats of a limited category than the limit.
  ///
  /// - Parameter limited: How many of its seats a limit counts, by the limit's number.
  func code(people: Int, wheelchairs: Int, companions: Int, limited: (_ limit: Int) -> Int) -> Int? {
    var stride = self.people + 1
    var code = people + wheelchairs * stride
    stride *= self.wheelchairs + 1
    code += companions * stride
    stride *= self.companions + 1
    for (number, most) in limits.enumerated() {
      let count = limited(number)
      guard count <= most else { return nil }
      code += count * stride
      stride *= most + 1
    }
    return code
  }

  /// How many people are not seated in a state.
  func people(in state: Int) -> Int { state % (people + 1) }

  /// Whether in a state everybody is seated; what is left of limits does not matter.
  func isMet(_ state: Int) -> Bool { state % ((people + 1) * (wheelchairs + 1) * (companions + 1)) == 0 }

  /// Whether a group alone meets all.
  func isMet(by supply: Supply) -> Bool {
    supply.people == people && supply.wheelchairs == wheelchairs && supply.companions >= companions
      && zip(supply.limited, limits).allSatisfy { $0 <= $1 }
  }

  /// What is needed beside a group; nil where the group gives more than is needed.
  func state(_ state: Int, after supply: Supply) -> Int? {
    let peopleBase = people + 1
    let peopleLeft = state % peopleBase - supply.people
    guard peopleLeft >= 0 else { return nil }
    if wheelchairs == 0, limits.isEmpty { return peopleLeft }
    var rest = state / peopleBase
    let wheelchairsLeft = rest % (wheelchairs + 1) - supply.wheelchairs
    rest /= wheelchairs + 1
    let companionsLeft = max(rest % (companions + 1) - supply.companions, 0)
    rest /= companions + 1
    guard wheelchairsLeft >= 0 else { return nil }
    var stride = peopleBase
    var result = peopleLeft + wheelchairsLeft * stride
    stride *= wheelchairs + 1
    result += companionsLeft * stride
    stride *= companions + 1
    for (number, most) in limits.enumerated() {
      let left = rest % (most + 1) - (supply.limited.isEmpty ? 0 : supply.limited[number])
      guard left >= 0 else { return nil }
      rest /= most + 1
      result += left * stride
      stride *= most + 1
    }
    return result
  }
}
