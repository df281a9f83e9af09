internal import SeatMaps

/// What `--show` colours seats by.
enum ShownMeasure: String, CaseIterable {
  case sight
  case distance
  case angle

  /// What is measured.
  private var quantity: SightLines.Quantity {
    switch self {
    case .sight: .verdict
    case .distance: .distance
    case .angle: .angle
    }
  }

  /// The measure of each seat of a map; the failure says what the plan lacks for it.
  func measure(of map: SeatMap, file: String) throws(CommandFailure) -> SeatMeasure {
    let measure = SightLines(map).measure(quantity)
    guard !measure.ticks.isEmpty else {
      let needs =
        switch self {
        case .distance: "a screen, a stage or a focal point"
        case .sight: "a screen with its width"
        case .angle: "a screen or a stage with its width"
        }
      throw CommandFailure(.badData, "\(file): --show \(rawValue) needs \(needs), which the plan does not say")
    }
    return measure
  }
}
