internal import Drawing
internal import SeatMaps

/// Which nodes of a picture show a map's seats and the numbers on them, for those who change single ones.
///
/// Only pictures in which the seats are nodes of the scene itself have them: no documents, overviews and crops.
struct SeatNodes {
  /// A node of numbers.
  private struct Run {
    var node: Int
    /// The seats that they stand on, in order.
    var seats: [Int32]

    /// The number of the placement on a seat; nil where the node has none.
    func placement(onSeat seat: Int) -> Int? {
      var (low, high) = (0, seats.count)
      while low < high {
        let middle = low + (high - low) / 2
        if seats[middle] < seat { low = middle + 1 } else { high = middle }
      }
      return low < seats.count && seats[low] == seat ? low : nil
    }
  }

  private let map: SeatMap
  /// The node of each section's seats; −1 where it has none.
  private var instances: [Int] = []
  /// The nodes of the numbers on each section's seats.
  private var runs: [[Run]] = []

  init(of map: SeatMap) {
    self.map = map
  }

  /// Adds the nodes of the next section, which begin at a number.
  mutating func addSection(firstNode: Int, hasSeats: Bool, runs: [LabelRun]) {
    instances.append(hasSeats ? firstNode : -1)
    let firstRun = firstNode + (hasSeats ? 1 : 0)
    self.runs.append(runs.enumerated().map { Run(node: firstRun + $0, seats: $1.seats) })
  }

  /// What changes in the scene where some seats, told by number in order, may look different.
  ///
  /// - Complexity: O(*c* log *n*) for *c* seats of *n*.
  func change(ofSeats seats: [Int], in scene: Scene, look: SeatLook, states: SeatStates, summary: String) -> SceneChange
  {
    var change = SceneChange(summary: summary)
    for seat in seats {
      let status = states.statuses[seat]
      let section = map.section(ofSeat: seat)
      let node = instances[section]
      if node >= 0, case .instances(let shown) = scene.nodes[node] {
        let number = seat - map.sections[section].seats.lowerBound
        let replacement = look.placement(ofSeat: seat, status: status)
        if shown.placements[number] != replacement {
          change.instances.append(.init(node: node, placement: number, replacement: replacement))
        }
      }
      for run in runs[section] {
        guard let number = run.placement(onSeat: seat), case .labels(let shown) = scene.nodes[run.node] else {
          continue
        }
        var replacement = shown.placements[number]
        replacement.color = Int32(look.style(ofSeat: seat, status: status))
        if shown.placements[number] != replacement {
          change.labels.append(.init(node: run.node, placement: number, replacement: replacement))
        }
      }
    }
    change.instances.sort { ($0.node, $0.placement) < ($1.node, $1.placement) }
    change.labels.sort { ($0.node, $0.placement) < ($1.node, $1.placement) }
    return change
  }
}
