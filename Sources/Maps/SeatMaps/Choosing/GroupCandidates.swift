/// The groups on some lines that can be part of the best choice: a few of each kind.
///
/// Groups are of one kind if they give the same to the party, so that any of them can stand in for another. A party of
/// *g* groups sits on *g* − 1 lines besides that of one group; so on one of any *g* lines there is nobody else, and the
/// best group of that line could be taken. What is worse than the best groups of *g* lines is therefore never needed.
struct GroupCandidates {
  /// A group that may be needed.
  struct Candidate {
    let window: SeatGroups.Window
    let rank: Rank
    /// The number of its line.
    let line: Int
    /// The place on its line at which it begins.
    let start: Int
    /// The number of its kind.
    let kind: Int
  }

  /// What decides between groups of one kind: the cost, then the lowest number of a seat.
  struct Rank: Comparable {
    let cost: GroupCost
    let leastSeat: Int

    static func < (left: Rank, right: Rank) -> Bool {
      left.cost == right.cost ? left.leastSeat < right.leastSeat : left.cost < right.cost
    }
  }

  /// The candidates by line, and on each by the place at which they begin.
  private(set) var candidates: [Candidate] = []
  /// What each kind gives to the party.
  private var supplies: [Demand.Supply] = []

  /// Looks through all groups of some lines.
  ///
  /// - Parameters:
  ///   - groupCount: How many groups the party is seated in at most.
  ///   - leastSize: How many people a group has at least.
  ///   - stateCount: The number of states of the demand.
  init(
    _ groups: SeatGroups, on lines: [SeatGroups.Line], groupCount: Int, leastSize: Int, stateCount: Int
  ) {
    var kinds = KindTable(groupCount: groupCount, stateCount: stateCount)
    for (number, line) in lines.enumerated() where line.count >= leastSize {
      let takesOneGroup = groups.takesOneGroup(line)
      let longest = min(line.count, groups.demand.people)
      for start in 0..<line.count {
        let last = line.isRing ? longest : min(longest, line.count - start)
        guard last >= leastSize else { break }
        for size in leastSize...last where !line.isRing || size < line.count || start == 0 {
          let window = groups.window(in: line, from: start, count: size)
          guard let code = groups.code(of: window), let cost = groups.cost(of: window) else { continue }
          let kind: Int
          if let known = kinds.kind(of: code) {
            kind = known
          } else {
            guard let supply = groups.supply(of: window) else { continue }
            supplies.append(supply)
            kind = kinds.add(code)
          }
          guard kinds.mayNeed(cost, kind: kind) else { continue }
          let rank = Rank(cost: cost, leastSeat: groups.leastSeat(of: window))
          let candidate = Candidate(window: window, rank: rank, line: number, start: start, kind: kind)
          switch kinds.use(of: candidate, at: candidates.count, takesOneGroup: takesOneGroup) {
          case .add: candidates.append(candidate)
          case .replace(let place): candidates[place] = candidate
          case nil: break
          }
        }
      }
    }
    kinds.finish()
    candidates.removeAll { !kinds.mayNeed($0.rank.cost, kind: $0.kind) || kinds.isWorse($0) }
  }

  /// What a candidate gives to the party.
  func supply(of candidate: Candidate) -> Demand.Supply { supplies[candidate.kind] }
}

/// The kinds of groups on some lines, and which rank they must have to be needed.
private struct KindTable {
  private struct Kind {
    /// The line that is looked at, its best group, and where that is among the candidates.
    var line = -1
    var bestOfLine: GroupCandidates.Rank?
    var place = 0
    /// How many lines had a group of it, at most as many as the party has groups.
    var lineCount = 0
    /// The rank beyond which groups are not needed; nil while there are too few lines.
    var worst: GroupCandidates.Rank?
  }

  enum Use {
    case add
    case replace(Int)
  }

  private let groupCount: Int
  private var kindOfCode: [Int32]
  private var kinds: [Kind] = []
  /// For each kind the ranks of the best groups of its best lines, in order.
  private var ranks: [GroupCandidates.Rank] = []

  init(groupCount: Int, stateCount: Int) {
    self.groupCount = groupCount
    kindOfCode = Array(repeating: -1, count: stateCount)
  }

  func kind(of code: Int) -> Int? { kindOfCode[code] >= 0 ? Int(kindOfCode[code]) : nil }

  mutating func add(_ code: Int) -> Int {
    kindOfCode[code] = Int32(kinds.count)
    kinds.append(Kind())
    for _ in 0..<groupCount { ranks.append(GroupCandidates.Rank(cost: GroupCost(), leastSeat: 0)) }
    return kinds.count - 1
  }

  func mayNeed(_ cost: GroupCost, kind: Int) -> Bool { kinds[kind].worst.map { cost <= $0.cost } ?? true }

  func isWorse(_ candidate: GroupCandidates.Candidate) -> Bool {
    kinds[candidate.kind].worst.map { $0 < candidate.rank } ?? false
  }

  /// What is to be done with a group that would be the next candidate; nil where it is not needed.
  mutating func use(of candidate: GroupCandidates.Candidate, at place: Int, takesOneGroup: Bool) -> Use? {
    let number = candidate.kind
    if kinds[number].line != candidate.line {
      finishLine(ofKind: number)
      kinds[number].line = candidate.line
    }
    guard !isWorse(candidate) else { return nil }
    let best = kinds[number].bestOfLine
    let isBest = best.map { candidate.rank < $0 } ?? true
    if isBest { kinds[number].bestOfLine = candidate.rank }
    if takesOneGroup, best != nil { return isBest ? .replace(kinds[number].place) : nil }
    if isBest { kinds[number].place = place }
    return .add
  }

  mutating func finish() {
    for kind in kinds.indices { finishLine(ofKind: kind) }
  }

  private mutating func finishLine(ofKind number: Int) {
    guard let rank = kinds[number].bestOfLine else { return }
    kinds[number].bestOfLine = nil
    let first = number * groupCount
    var place = first + kinds[number].lineCount
    if kinds[number].lineCount < groupCount {
      kinds[number].lineCount += 1
    } else {
      place -= 1
      guard rank < ranks[place] else { return }
    }
    while place > first, rank < ranks[place - 1] {
      ranks[place] = ranks[place - 1]
      place -= 1
    }
    ranks[place] = rank
    if kinds[number].lineCount == groupCount { kinds[number].worst = ranks[first + groupCount - 1] }
  }
}
