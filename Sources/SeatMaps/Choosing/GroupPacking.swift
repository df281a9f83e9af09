/// Finds the fewest and best groups for a party among lines of seats.
///
/// What groups cost adds up, so that the best way to seat the rest of a party on the rest of the lines does not depend
/// on how the others are seated. Lines are taken from the last to the first; for each number of groups and each state
/// of the party's demand the best way to meet it is kept.
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
    /// The last group added, as a number of `links`; −1 where there is none, −2 where the state cannot be met.
    var link = -2

    var isMet: Bool { link != -2 }
  }

  private struct Link {
    let window: SeatGroups.Window
    let next: Int
  }

  private let groups: SeatGroups
  private let groupCount: Int
  private let stateCount: Int
  private var links: [Link] = []

  private init(_ groups: SeatGroups, groupCount: Int, stateCount: Int) {
    (self.groups, self.groupCount, self.stateCount) = (groups, groupCount, stateCount)
  }

  /// The best way to seat a party in the fewest groups, at most so many; nil where there is none.
  ///
  /// Complexity: O(*l* · *n*² · *g*) for *l* seats on the lines, *n* people and *g* groups, times the states of
  /// wheelchairs, companions and limits.
  static func best(_ groups: SeatGroups, on lines: [SeatGroups.Line], mostGroups: Int, stateCount: Int) -> Result? {
    var packing = GroupPacking(groups, groupCount: mostGroups, stateCount: stateCount)
    var nodes = packing.start
    for line in lines.reversed() {
      if groups.isPlain || groups.open.stretches[line.stretch].isRing {
        packing.addOneGroup(of: line, to: &nodes)
      } else {
        packing.addGroups(of: line, to: &nodes)
      }
    }
    return (0...mostGroups).lazy.map { nodes[packing.index($0, groups.demand.whole)] }.first { $0.isMet }.map {
      Result(cost: $0.cost, windows: packing.windows(from: $0.link))
    }
  }

  private var start: [Node] {
    var nodes = [Node](repeating: Node(), count: (groupCount + 1) * stateCount)
    for state in 0..<stateCount where groups.demand.isMet(state) { nodes[index(0, state)].link = -1 }
    return nodes
  }

  private func index(_ groupsLeft: Int, _ state: Int) -> Int { groupsLeft * stateCount + state }

  // MARK: Lines

  /// Two groups of a party on one line would be one, where nothing but their number counts; a table takes one too.
  private mutating func addOneGroup(of line: SeatGroups.Line, to nodes: inout [Node]) {
    let before = nodes
    for window in candidates(on: line) { add(window, to: &nodes, at: before) }
  }

  /// The groups of a line that can be part of the best: of plain ones of a size only the best.
  private func candidates(on line: SeatGroups.Line) -> [SeatGroups.Window] {
    let sizes = 1...max(1, min(line.count, groups.demand.people))
    guard groups.isPlain else { return sizes.flatMap { groups.windows(in: line, count: $0) } }
    return sizes.compactMap { size in
      var best: (cost: GroupCost, window: SeatGroups.Window)?
      for window in groups.windows(in: line, count: size) {
        guard let cost = groups.cost(of: window) else { continue }
        if let found = best, !(cost < found.cost || cost == found.cost && groups.precede([window], [found.window])) {
          continue
        }
        best = (cost, window)
      }
      return best?.window
    }
  }

  /// Several groups on one line have two seats between them at least: a single one would be left alone.
  private mutating func addGroups(of line: SeatGroups.Line, to nodes: inout [Node]) {
    var following = Array(repeating: nodes, count: line.count + 1)
    for start in (0..<line.count).reversed() {
      var here = following[start + 1]
      for size in 1...max(1, min(line.count - start, groups.demand.people)) {
        let window = groups.window(in: line, from: start, count: size)
        add(window, to: &here, at: following[min(start + size + 2, line.count)])
      }
      following[start] = here
    }
    nodes = following[0]
  }

  private mutating func add(_ window: SeatGroups.Window, to nodes: inout [Node], at rest: [Node]) {
    guard let supply = groups.supply(of: window), let cost = groups.cost(of: window) else { return }
    let leastSeat = groups.seats(of: window).min() ?? .max
    for state in 0..<stateCount {
      guard let left = groups.demand.state(state, after: supply) else { continue }
      for count in 1...groupCount {
        let tail = rest[index(count - 1, left)]
        guard tail.isMet else { continue }
        var node = Node(cost: cost + tail.cost, leastSeat: min(leastSeat, tail.leastSeat))
        let current = nodes[index(count, state)]
        guard isBetter(node, window, tail, than: current) else { continue }
        links.append(Link(window: window, next: tail.link))
        node.link = links.count - 1
        nodes[index(count, state)] = node
      }
    }
  }

  private func isBetter(_ node: Node, _ window: SeatGroups.Window, _ tail: Node, than current: Node) -> Bool {
    guard current.isMet else { return true }
    if node.cost != current.cost { return node.cost < current.cost }
    if node.leastSeat != current.leastSeat { return node.leastSeat < current.leastSeat }
    return groups.precede([window] + windows(from: tail.link), windows(from: current.link))
  }

  private func windows(from link: Int) -> [SeatGroups.Window] {
    var (windows, link): ([SeatGroups.Window], Int) = ([], link)
    while link >= 0 {
      windows.append(links[link].window)
      link = links[link].next
    }
    return windows
  }
}
