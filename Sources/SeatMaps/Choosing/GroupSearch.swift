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

  /// How many steps a search may take, roughly; beyond, it is not tried whether another choice is better.
  private static let mostWork = 100_000_000

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
          let supply = groups.supply(of: window), demand.isMet(by: supply)
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
    let circles = try inCallingDistance()
    if let best = circles.best { return best }
    for nearness in [SeatChoice.Nearness.section, .floor, .venue] {
      var best: Result?
      for lines in containers(nearness) {
        let result = try packed(on: lines, nearness: nearness, mostGroups: best?.score.groups ?? people)
        if let result, isBetter(result, than: best) { best = result }
      }
      if var best {
        if !circles.isComplete { best.isProvenBest = false }
        return best
      }
    }
    return nil
  }

  private func inCallingDistance() throws(ChoiceProblem) -> (best: Result?, isComplete: Bool) {
    guard people <= GroupSearch.largestPartyInCircles else { return (nil, false) }
    let radius = Neighborhoods.radius(people: people, pitch: pitch)
    let neighborhoods = Neighborhoods(map, groups: groups, radius: radius)
    guard neighborhoods.work <= GroupSearch.mostWork else { return (nil, false) }
    var best: Result?
    var problem: ChoiceProblem?
    neighborhoods.visit(best: { best?.score }) { lines in
      guard problem == nil else { return }
      do throws(ChoiceProblem) {
        let result = try packed(on: lines, nearness: .callingDistance, mostGroups: best?.score.groups ?? people)
        if let result, isBetter(result, than: best) { best = result }
      } catch {
        problem = error
      }
    }
    if let problem { throw problem }
    return (best, true)
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

  /// The best groups on some lines, at most so many; nil where the party has no room in them.
  private func packed(
    on lines: [SeatGroups.Line], nearness: SeatChoice.Nearness, mostGroups: Int
  ) throws(ChoiceProblem) -> Result? {
    guard let leastGroups = leastGroups(on: lines), leastGroups <= mostGroups else { return nil }
    var groupCount = groups.isPlain ? leastGroups : min(max(leastGroups, 2), mostGroups)
    while true {
      guard let states = groups.demand.stateCount, work(on: lines, states, groupCount) <= GroupSearch.mostWork else {
        guard groups.isPlain else { throw .tooIntricate }
        return longestFirst(on: lines, nearness: nearness, groupCount: leastGroups)
      }
      if let best = GroupPacking.best(groups, on: lines, mostGroups: groupCount, stateCount: states) {
        return Result(
          score: .init(nearness: nearness, groups: best.windows.count, cost: best.cost), windows: best.windows)
      }
      // Conditions may ask for more groups than the number of seats does.
      guard !groups.isPlain, groupCount < mostGroups else { return nil }
      groupCount = min(groupCount * 2, mostGroups)
    }
  }

  /// How many of the longest lines have room for the party; nil where all have not.
  private func leastGroups(on lines: [SeatGroups.Line]) -> Int? {
    var left = people
    for (number, count) in lines.map(\.count).sorted(by: >).enumerated() {
      left -= count
      if left <= 0 { return number + 1 }
    }
    return nil
  }

  private func work(on lines: [SeatGroups.Line], _ states: Int, _ groupCount: Int) -> Int {
    let windows = lines.reduce(0) { $0 + min($1.count, people) * (groups.isPlain ? 1 : $1.count) }
    let (work, overflow) = windows.multipliedReportingOverflow(by: states * groupCount)
    return overflow ? .max : work
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
