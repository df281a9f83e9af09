/// Finds the fewest and best groups for a party among lines of seats.
///
/// What groups cost adds up, so that the best way to seat the rest of a party on the rest of the lines does not depend
/// on how the others are seated. Lines are taken from the first to the last; for each number of groups and each state
/// of the party's demand that can be reached the best way to reach it is kept.
struct GroupPacking {
  /// Groups that seat a party.
  struct Result {
    let cost: GroupCost
    let windows: [SeatGroups.Window]
  }

  private struct Node {
    var cost = GroupCost()
    /// The lowest number of a seat of its groups.
    var leastSeat = Int.max
    /// The last group added, as a number of `links`; −1 where there is none, −2 where the state is not reached.
    var link = -2

    var isReached: Bool { link != -2 }
  }

  private struct Link {
    let window: SeatGroups.Window
    let previous: Int
  }

  /// A way to a state that holds from some place of a line on: the next group is at least two seats further.
  private struct Step {
    let from: Int
    let groupCount: Int
    let state: Int
    let node: Node
  }

  private let groups: SeatGroups
  private let candidates: GroupCandidates
  private let stateCount: Int
  /// The most people of a group.
  private let largest: Int
  /// The most groups that are still of use, and the most that they may cost if there are so many.
  private var mostGroups: Int
  private var mostCost: GroupCost?
  private var nodes: [Node]
  /// For each number of groups the states that are reached.
  private var reached: [[Int]]
  private var links: [Link] = []
  private var steps: [Step] = []

  private init(
    _ groups: SeatGroups, candidates: GroupCandidates, mostGroups: Int, mostCost: GroupCost?, stateCount: Int
  ) {
    (self.groups, self.candidates, self.stateCount) = (groups, candidates, stateCount)
    (self.mostGroups, self.mostCost) = (mostGroups, mostCost)
    largest = candidates.candidates.reduce(0) { max($0, $1.window.count) }
    nodes = Array(repeating: Node(), count: (mostGroups + 1) * stateCount)
    reached = Array(repeating: [], count: mostGroups + 1)
    nodes[groups.demand.whole].link = -1
    reached[0] = [groups.demand.whole]
  }

  /// The best way to seat a party in the fewest groups; nil where there is none, or the budget is spent.
  ///
  /// - Parameters:
  ///   - mostGroups: How many groups at most.
  ///   - mostCost: What they may cost if there are so many; anything where nil.
  static func best(
    _ groups: SeatGroups, on lines: [SeatGroups.Line], among candidates: GroupCandidates, mostGroups: Int,
    mostCost: GroupCost?, stateCount: Int, budget: inout StepBudget
  ) -> Result? {
    var packing = GroupPacking(
      groups, candidates: candidates, mostGroups: mostGroups, mostCost: mostCost, stateCount: stateCount)
    var line = -1
    for candidate in candidates.candidates {
      if candidate.line != line {
        packing.take(upTo: .max)
        line = candidate.line
      } else if !groups.takesOneGroup(lines[line]) {
        packing.take(upTo: candidate.start)
      }
      packing.add(candidate, budget: &budget)
      if budget.isSpent { return nil }
    }
    packing.take(upTo: .max)
    let found = packing.nodes[packing.index(packing.mostGroups, GroupPacking.met)]
    return found.isReached ? Result(cost: found.cost, windows: packing.windows(from: found.link)) : nil
  }

  /// The state in which all are seated, whatever is left of limits.
  private static let met = 0

  private func index(_ groupCount: Int, _ state: Int) -> Int { groupCount * stateCount + state }

  // MARK: Groups

  private mutating func add(_ candidate: GroupCandidates.Candidate, budget: inout StepBudget) {
    let supply = candidates.supply(of: candidate)
    for before in 0..<mostGroups {
      budget.spend(reached[before].count + 1)
      let isLast = before + 1 == mostGroups
      for state in reached[before] {
        guard var left = groups.demand.state(state, after: supply) else { continue }
        let people = groups.demand.people(in: left)
        guard people <= (mostGroups - before - 1) * largest else { continue }
        if people == 0 {
          guard groups.demand.isMet(left) else { continue }
          left = GroupPacking.met
        }
        let previous = nodes[index(before, state)]
        var node = Node(
          cost: previous.cost + candidate.rank.cost, leastSeat: min(previous.leastSeat, candidate.rank.leastSeat))
        // With one group less the rest would be better, whatever it cost.
        if let mostCost, before + (people > 0 ? 2 : 1) >= mostGroups {
          var least = node.cost
          if people > 0 {
            let groupsLeft = mostGroups - before - 1
            least.unevenness += (people * people + groupsLeft - 1) / groupsLeft
          }
          guard least <= mostCost else { continue }
        }
        guard !isLast || left == GroupPacking.met else { continue }
        let current = nodes[index(before + 1, left)]
        guard !current.isReached || node.cost <= current.cost else { continue }
        links.append(Link(window: candidate.window, previous: previous.link))
        node.link = links.count - 1
        steps.append(
          Step(from: candidate.start + candidate.window.count + 2, groupCount: before + 1, state: left, node: node))
      }
    }
  }

  /// Takes the steps that hold at some place of a line.
  private mutating func take(upTo place: Int) {
    var later: [Step] = []
    for step in steps {
      if step.from <= place { take(step) } else { later.append(step) }
    }
    steps = later
  }

  private mutating func take(_ step: Step) {
    guard step.groupCount <= mostGroups else { return }
    let number = index(step.groupCount, step.state)
    guard isBetter(step.node, than: nodes[number]) else { return }
    if !nodes[number].isReached { reached[step.groupCount].append(step.state) }
    nodes[number] = step.node
    guard step.state == GroupPacking.met else { return }
    mostGroups = step.groupCount
    mostCost = step.node.cost
  }

  private func isBetter(_ node: Node, than current: Node) -> Bool {
    guard current.isReached else { return true }
    if node.cost != current.cost { return node.cost < current.cost }
    if node.leastSeat != current.leastSeat { return node.leastSeat < current.leastSeat }
    return groups.precede(windows(from: node.link), windows(from: current.link))
  }

  private func windows(from link: Int) -> [SeatGroups.Window] {
    var (windows, link): ([SeatGroups.Window], Int) = ([], link)
    while link >= 0 {
      windows.append(links[link].window)
      link = links[link].previous
    }
    return windows
  }
}
