package import Drawing
package import SeatMaps

/// The nodes of a picture that show a map's seats and the numbers on them, for those who change single ones.
///
/// Only pictures in which the seats are nodes of the scene itself have them: no documents, overviews and crops.
package struct ChangeableSeats: Sendable {
  /// A node of numbers.
  private struct Run {
    var node: Int
    /// The seats that they stand on, in order.
    var seats: [Int32]

    /// The number of the placement on a seat; `nil` where the node has none.
    func placement(onSeat seat: Int) -> Int? {
      var (low, high) = (0, seats.count)
      while low < high {
        let middle = low + (high - low) / 2
        if seats[middle] < seat { low = middle + 1 } else { high = middle }
      }
      return low < seats.count && seats[low] == seat ? low : nil
    }
  }

  private let look: SeatLook
  /// The node of each section's seats; −1 where it has none.
  private var instances: [Int] = []
  /// The nodes of the numbers on each section's seats.
  private var runs: [[Run]] = []

  init(_ look: SeatLook) {
    self.look = look
  }

  /// Adds the nodes of the next section, which begin at a number.
  mutating func addSection(firstNode: Int, hasSeats: Bool, runs: [LabelRun]) {
    instances.append(hasSeats ? firstNode : -1)
    let firstRun = firstNode + (hasSeats ? 1 : 0)
    self.runs.append(runs.enumerated().map { Run(node: firstRun + $0, seats: $1.seats) })
  }

  /// What changes in the scene where the seats at some indices get the statuses that they have in some states.
  ///
  /// - Complexity: O(*c* log *n*) for *c* seats of *n*.
  package func changes(ofSeats seats: [Int], in states: SeatStates) -> [CopyChange] {
    var changes: [CopyChange] = []
    for seat in seats {
      let status = states.statuses[seat]
      let section = look.map.section(ofSeat: seat)
      if instances[section] >= 0 {
        changes.append(
          .instance(
            node: instances[section], number: seat - look.map.sections[section].seats.lowerBound,
            look.placement(ofSeat: seat, status: status)))
      }
      for run in runs[section] {
        guard let number = run.placement(onSeat: seat) else { continue }
        changes.append(.label(node: run.node, number: number, color: look.style(ofSeat: seat, status: status)))
      }
    }
    return changes
  }
}

extension SeatMapDrawing {
  /// The picture of a map, and what it takes to change single seats; `nil` where a change of one may change more.
  package func sceneWithSeats(
    of map: SeatMap, states: SeatStates, measuring: any TextMeasuring
  ) -> (scene: Scene, seats: ChangeableSeats?) {
    MapPicture(of: map, states: states, drawing: self, measuring: measuring).sceneWithSeats()
  }
}
