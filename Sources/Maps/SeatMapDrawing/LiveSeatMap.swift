public import Drawing
public import SeatMaps

/// The picture of a map that is kept while seats are sold: it takes what changes and says what looks different.
///
///     var live = LiveSeatMap(map, drawing: drawing, measuring: measurer)
///     switch live.update([.status(.sold, ofSeat: 12)]) {
///     case .change(let change): …  // repaint what it names
///     case .scene(let scene): …  // repaint everything
///     }
///
/// Its scene is always the one that `SeatMapDrawing` would make afresh of the same states.
public struct LiveSeatMap: Sendable {
  /// Something new that is known of a map.
  public enum Change: Hashable, Sendable {
    /// The status of a seat, told by number.
    case status(SeatStatus, ofSeat: Int)
    /// What a seat, told by number, costs; nil where nobody says.
    case price(Price?, ofSeat: Int)
    /// What is known of a place that is sold by the head, told by number.
    case area(AreaState, number: Int)
  }

  /// What changes make of the scene.
  public enum Update: Hashable, Sendable {
    /// Some seats look different, or none does.
    case change(SceneChange)
    /// The picture is another one: its legend has an entry more or less, or it shows more than single seats.
    case scene(Scene)
  }

  /// The map.
  public let map: SeatMap
  /// How it is drawn.
  public let drawing: SeatMapDrawing
  /// What is known of the seats.
  public private(set) var states: SeatStates
  /// The picture.
  public private(set) var scene: Scene

  private let measuring: any TextMeasuring
  private let summary: SeatMapSummary
  private var counts: StatusCounts
  /// Nil where a change of one seat may change more than that seat.
  private var seats: ChangeableSeats?

  /// Makes the first picture.
  ///
  /// - Parameters:
  ///   - map: Where the seats are.
  ///   - states: What is known of each seat; all are available where nil.
  ///   - drawing: How the map is drawn.
  ///   - measuring: How large text is. Take the renderer's own, so that what fits here fits there.
  /// - Precondition: The states are those of the map.
  /// - Complexity: O(*n*) in the number of seats.
  public init(
    _ map: SeatMap, states: SeatStates? = nil, drawing: SeatMapDrawing = SeatMapDrawing(),
    measuring: any TextMeasuring
  ) {
    let states = states ?? SeatStates(of: map)
    states.requireMatch(with: map)

    self.map = map
    self.drawing = drawing
    self.states = states
    self.measuring = measuring
    summary = SeatMapSummary(of: map)
    counts = StatusCounts(states.statuses[...])
    (scene, seats) = MapPicture(of: map, states: states, drawing: drawing, measuring: measuring).sceneWithSeats()
  }

  /// Takes in changes, in order.
  ///
  /// A document, an overview of sections and a crop are made anew by any change, and so is each picture when the first
  /// seat gets a status that its legend does not name, when the last one loses one, and when a place that is sold by
  /// the head changes.
  ///
  /// - Precondition: the numbers are those of seats and places.
  /// - Complexity: O(*c* log *n*) for *c* changes in a map of *n* seats where seats alone look different, and O(*n*) for
  ///   a new scene.
  public mutating func update(_ changes: [Change]) -> Update {
    let statusesBefore = counts.occurring
    var touched: [Int] = []
    var isElsewhere = false
    for change in changes {
      switch change {
      case .status(let status, let seat):
        guard states.statuses[seat] != status else { continue }
        counts.move(from: states.statuses[seat], to: status)
        states.setStatus(status, of: seat)
        touched.append(seat)
      case .price(let price, let seat):
        isElsewhere = isElsewhere || seats == nil && states.prices[seat] != price
        states.setPrice(price, of: seat)
      case .area(let state, let number):
        isElsewhere = isElsewhere || states.areas[number] != state
        states.setState(state, ofArea: number)
      }
    }
    return updated(touched, isAnew: isElsewhere || !hasSameLegend(as: statusesBefore))
  }

  /// Takes in what is known now of all seats, such as a new availability.
  ///
  /// - Precondition: The states are those of the map.
  /// - Complexity: O(*n*) for *n* seats, but little more than a comparison where few have changed.
  public mutating func update(to states: SeatStates) -> Update {
    states.requireMatch(with: map)

    let statusesBefore = counts.occurring
    var touched: [Int] = []
    for seat in states.statuses.indices where states.statuses[seat] != self.states.statuses[seat] {
      counts.move(from: self.states.statuses[seat], to: states.statuses[seat])
      touched.append(seat)
    }
    let isElsewhere = states.areas != self.states.areas || seats == nil && states.prices != self.states.prices
    self.states = states
    return updated(touched, isAnew: isElsewhere || !hasSameLegend(as: statusesBefore))
  }

  /// Whether a legend names the same statuses as before.
  private func hasSameLegend(as statuses: [SeatStatus]) -> Bool {
    !drawing.showsLegend || drawing.measure != nil || counts.occurring == statuses
  }

  private mutating func updated(_ touched: [Int], isAnew: Bool) -> Update {
    guard let seats, !isAnew else {
      guard isAnew || !touched.isEmpty else { return .change(SceneChange(summary: scene.summary)) }
      let picture = MapPicture(of: map, states: states, drawing: drawing, measuring: measuring)
      (scene, self.seats) = picture.sceneWithSeats()
      return .scene(scene)
    }
    let change = seats.nodes.change(
      ofSeats: Set(touched).sorted(), in: scene, look: seats.look, states: states, summary: summary.text(counts))
    scene.apply(change)
    return .change(change)
  }
}

/// What it takes to change single seats of a picture.
struct ChangeableSeats {
  let look: SeatLook
  let nodes: SeatNodes
}
