/// Looks for the best groups of a party: together, else in circles, sections, floors, anywhere.
struct GroupSearch {
  /// Groups that seat a party.
  struct Result {
    var score: SeatChoice.Score
    var windows: [SeatGroups.Window]
    var isProvenBest = true
  }

  let map: SeatMap
  let groups: SeatGroups
  /// The map's usual distance between neighbours.
  let pitch: Double
  private var people: Int { groups.demand.people }

  /// The steps that circles may take, and sections, floors and the venue; beyond, it is not tried whether another choice
  /// is better.
  private static let stepsOfCircles = 4_000_000
  private static let stepsOfContainers = 8_000_000

  // MARK: One group

  /// The best seats side by side for all; nil where there are none.
  ///
  /// Complexity: O(*n*) for *n* open seats.
  func together() -> Result? { together(meeting: groups.demand) }

  /// The most people, fewer than the party, for whom there are seats side by side under the same conditions.
  func mostTogether() -> Int {
    let demand = groups.demand
    let longest = groups.lines.reduce(0) { max($0, $1.count) }
    for count in stride(from: min(longest, people - 1), through: max(demand.wheelchairs, 1), by: -1) {
      let smaller = Demand(
        people: count, wheelchairs: demand.wheelchairs, companions: min(demand.companions, count - demand.wheelchairs),
        limits: demand.limits)
      if together(meeting: smaller) != nil { return count }
    }
    return 0
  }

  private func together(meeting demand: Demand) -> Result? {
    var best: (cost: GroupCost, window: SeatGroups.Window)?
    for line in groups.lines where line.count >= demand.people {
      for window in groups.windows(in: line, count: demand.people) {
        guard let cost = groups.cost(of: window), best.map({ cost <= $0.cost }) ?? true,
          groups.mayMeet(demand, window), let supply = groups.supply(of: window), demand.isMet(by: supply)
        else { continue }
        if let found = best, cost == found.cost, !groups.precede([window], [found.window]) { continue }
        best = (cost, window)
      }
    }
    return best.map { best in
      Result(score: .init(nearness: .together, groups: 1, cost: best.cost), windows: [best.window])
    }
  }

  // MARK: Several groups

  /// The best way to split the party; nil where there is none.
  func split() throws(ChoiceProblem) -> Result? {
    let circles = inCallingDistance()
    if let best = circles.best { return best }
    var budget = StepBudget(GroupSearch.stepsOfContainers)
    for nearness in [SeatChoice.Nearness.section, .floor, .venue] {
      var best: Result?
      for lines in containers(nearness) {
        if budget.isSpent, best != nil { break }
        let result = packed(on: lines, nearness: nearness, noWorseThan: best, budget: &budget)
        if let result, isBetter(result, than: best) { best = result }
      }
      if var best {
        if budget.isSpent || !circles.isComplete { best.isProvenBest = false }
        return best
      }
      if budget.isSpent { throw .tooIntricate }
    }
    return nil
  }

  private func inCallingDistance() -> (best: Result?, isComplete: Bool) {
    guard people <= GroupSearch.largestPartyInCircles, groups.demand.stateCount != nil else { return (nil, false) }
    var budget = StepBudget(GroupSearch.stepsOfCircles)
    let radius = Neighborhoods.radius(people: people, pitch: pitch)
    var neighborhoods = Neighborhoods(map, groups: groups, radius: radius)
    var best: Result?
    while let lines = neighborhoods.next(noWorseThan: best?.score, budget: &budget) {
      let result = bestGroups(on: lines, nearness: .callingDistance, noWorseThan: best, budget: &budget)
      if let result, isBetter(result, than: best) { best = result }
    }
    if budget.isSpent { best?.isProvenBest = false }
    return (best, !budget.isSpent)
  }

  /// Above this, circles are so large that a section does as well.
  private static let largestPartyInCircles = 32

  /// The lines of each section, of each floor, or of all the map.
  private func containers(_ nearness: SeatChoice.Nearness) -> [[SeatGroups.Line]] {
    guard nearness < .venue else { return [groups.lines] }
    // Sections without a floor are one floor together, the last.
    var containers = Array(
      repeating: [SeatGroups.Line](), count: nearness == .section ? map.sections.count : map.floors.count + 1)
    for line in groups.lines {
      let section = map.section(ofSeat: groups.open.seats[line.first])
      let number = nearness == .section ? section : map.sections[section].floor ?? map.floors.count
      if containers.indices.contains(number) { containers[number].append(line) }
    }
    return containers.filter { !$0.isEmpty }
  }

  /// The best groups on some lines; nil where the party has no room, or what it has is worse than `best`.
  ///
  /// Where the budget does not reach, these are some groups that fit, if nothing but their number counts.
  private func packed(
    on lines: [SeatGroups.Line], nearness: SeatChoice.Nearness, noWorseThan best: Result?, budget: inout StepBudget
  ) -> Result? {
    if !budget.isSpent, groups.demand.stateCount != nil {
      let result = bestGroups(on: lines, nearness: nearness, noWorseThan: best, budget: &budget)
      if !budget.isSpent { return result }
    } else {
      budget.spend(.max)
    }
    guard groups.isPlain, let groupCount = leastGroups(on: lines) else { return nil }
    return longestFirst(on: lines, nearness: nearness, groupCount: groupCount)
  }

  /// The best groups on some lines; nil where the party has no room, what it has is worse than `best`, or the budget is
  /// spent.
  private func bestGroups(
    on lines: [SeatGroups.Line], nearness: SeatChoice.Nearness, noWorseThan best: Result?, budget: inout StepBudget
  ) -> Result? {
    let mostGroups = best?.score.groups ?? people
    guard let stateCount = groups.demand.stateCount, let leastGroups = leastGroups(on: lines),
      leastGroups <= mostGroups
    else { return nil }
    var groupCount = groups.isPlain ? leastGroups : min(max(leastGroups, 2), mostGroups)
    while true {
      // Where each group has a line of its own, the longest of the others must have room for the rest.
      let leastSize = groups.isPlain ? people - longestLines(lines).prefix(groupCount - 1).reduce(0, +) : 1
      budget.spend(candidateCount(on: lines, leastSize: leastSize) + stateCount * (groupCount + 1))
      if budget.isSpent { return nil }
      let candidates = GroupCandidates(
        groups, on: lines, groupCount: groupCount, leastSize: leastSize, stateCount: stateCount)
      let found = GroupPacking.best(
        groups, on: lines, among: candidates, mostGroups: groupCount,
        mostCost: groupCount == best?.score.groups ? best?.score.cost : nil, stateCount: stateCount, budget: &budget)
      if let found {
        return Result(
          score: .init(nearness: nearness, groups: found.windows.count, cost: found.cost), windows: found.windows)
      }
      // Conditions may ask for more groups than the number of seats does.
      guard !budget.isSpent, !groups.isPlain, groupCount < mostGroups else { return nil }
      groupCount = min(groupCount * 2, mostGroups)
    }
  }

  /// The lengths of the lines that may hold the party, the longest first.
  private func longestLines(_ lines: [SeatGroups.Line]) -> [Int] {
    var counts = Array(repeating: 0, count: people + 1)
    for line in lines { counts[min(line.count, people)] += 1 }
    var (left, longest) = (people, [Int]())
    for length in stride(from: people, to: 0, by: -1) {
      for _ in 0..<counts[length] where left > 0 {
        longest.append(length)
        left -= length
      }
    }
    return longest
  }

  /// How many of the longest lines have room for the party; nil where all have not.
  private func leastGroups(on lines: [SeatGroups.Line]) -> Int? {
    let longest = longestLines(lines)
    return longest.reduce(0, +) >= people ? longest.count : nil
  }

  private func candidateCount(on lines: [SeatGroups.Line], leastSize: Int) -> Int {
    lines.reduce(0) { $0 + $1.count * max(min($1.count, people) - leastSize + 1, 0) }
  }

  /// The longest lines whole, and what is left of the party on the best seats of the next one.
  private func longestFirst(
    on lines: [SeatGroups.Line], nearness: SeatChoice.Nearness, groupCount: Int
  ) -> Result {
    var (left, cost, windows) = (people, GroupCost(), [SeatGroups.Window]())
    for line in lines.sorted(by: { ($1.count, $0.first) < ($0.count, $1.first) }).prefix(groupCount) {
      var best: (cost: GroupCost, window: SeatGroups.Window)?
      for window in groups.windows(in: line, count: min(left, line.count)) {
        if let cost = groups.cost(of: window), best.map({ cost < $0.cost }) ?? true { best = (cost, window) }
      }
      guard let best else { continue }
      left -= best.window.count
      cost = cost + best.cost
      windows.append(best.window)
    }
    return Result(
      score: .init(nearness: nearness, groups: windows.count, cost: cost), windows: windows, isProvenBest: false)
  }

  private func isBetter(_ result: Result, than best: Result?) -> Bool {
    guard let best else { return true }
    return result.score == best.score
      ? groups.precede(result.windows, best.windows) : result.score < best.score
  }
}

/// What is to be looked at, the least first: a binary heap.
struct BestFirstQueue<Element: Comparable> {
  private var heap: [Element]

  /// Complexity: O(*n*) for *n* elements.
  init(_ elements: [Element]) {
    heap = elements
    for place in (0..<heap.count / 2).reversed() { sink(from: place) }
  }

  /// Complexity: O(log *n*) for *n* elements.
  mutating func insert(_ element: Element) {
    heap.append(element)
    var place = heap.count - 1
    while place > 0, heap[place] < heap[(place - 1) / 2] {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  /// Takes the least element out; nil where there is none.
  ///
  /// Complexity: O(log *n*) for *n* elements.
  mutating func popLeast() -> Element? {
    guard let least = heap.first, let last = heap.popLast() else { return nil }
    if !heap.isEmpty {
      heap[0] = last
      sink(from: 0)
    }
    return least
  }

  private mutating func sink(from start: Int) {
    var place = start
    while true {
      var least = place
      for child in [2 * place + 1, 2 * place + 2] where child < heap.count && heap[child] < heap[least] {
        least = child
      }
      guard least != place else { return }
      heap.swapAt(place, least)
      place = least
    }
  }
}

/// How much a search may still do, counted in steps of a few nanoseconds, so that the same question is given up at the
/// same point on every machine.
struct StepBudget {
  private(set) var left: Int
  var isSpent: Bool { left < 0 }

  init(_ steps: Int) { left = steps }

  mutating func spend(_ steps: Int) { left = isSpent ? left : left - min(steps, left + 1) }
}
