internal import Colors
internal import Drawing
internal import Geometry
internal import SeatMaps

/// Where each seat stands on the canvas, and what it looks like in a status.
///
/// One seat depends on no other, so that a change of a few costs what these cost.
struct SeatLook {
  let map: SeatMap
  let symbols: SeatSymbols
  private let palette: SeatPalette
  /// What colours the seats in place of their categories; nil where nothing does.
  private let heatMap: HeatMap?
  /// From plan units to the canvas, the picture's turn included.
  let placing: AffineTransform
  /// The picture's turn.
  private let rotation: Angle

  init(
    map: SeatMap, theme: Theme, palette: SeatPalette, heatMap: HeatMap?, placing: AffineTransform, rotation: Angle
  ) {
    self.map = map
    self.palette = palette
    self.heatMap = heatMap
    self.placing = placing
    self.rotation = rotation
    symbols = SeatSymbols(of: map, theme: theme, scale: placing.meanScale)
  }

  /// The colours of seats, by number.
  var styles: [InstanceStyle] { heatMap?.styles ?? palette.styles }

  /// The colours of numbers on seats, by number.
  var labelColors: [Color] { heatMap?.labelColors ?? palette.labelColors }

  /// The instance that shows a seat in a status.
  func placement(ofSeat number: Int, status: SeatStatus) -> Placement {
    Placement(
      center: placing.apply(map.seats[number].center), angle: angle(ofSeat: number),
      symbol: symbols.number(ofSeat: number, status: status), style: style(ofSeat: number, status: status))
  }

  /// The number of the colours of a seat in a status, and of the number on it.
  func style(ofSeat number: Int, status: SeatStatus) -> Int {
    heatMap?.style(ofSeat: number) ?? palette.index(of: status, category: map.seats[number].category)
  }

  /// What is written on a seat.
  func label(ofSeat number: Int) -> String { heatMap?.letter(ofSeat: number) ?? map.seats[number].shownLabel }

  /// The middle of what is written on a seat.
  func labelCenter(ofSeat number: Int) -> Point {
    let (center, angle) = (map.seats[number].center, map.seats[number].angle)
    let frame = SeatSymbol.labelFrame(shape: map.seats[number].shape, size: map.seats[number].size)
    let offset = frame.center - Point.zero
    return placing.apply(offset == .zero ? center : center + offset.rotated(by: angle))
  }

  /// How far a seat is turned on the canvas; circles look the same from everywhere, so they are not turned.
  private func angle(ofSeat number: Int) -> Angle {
    map.seats[number].shape == .circle ? .zero : (map.seats[number].angle + rotation).normalized
  }
}

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
