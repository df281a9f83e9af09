public import CairoRendering
internal import Drawing
public import SeatMapDrawing
public import SeatMaps
public import Support

/// The picture of a map that is kept while seats are sold.
///
///     var live = try LiveSeatMap(map, drawing: drawing, renderer: renderer)
///     let first = live.png
///     let next = try live.update([.status(.sold, ofSeat: 12)])
///
/// A change of single seats paints and compresses only what it touches. Each file is, to the byte, the one that
/// `SeatMapDrawing` and `CairoRenderer` make afresh of the same states. The value takes four bytes for each pixel and the
/// compressed file twice; a copy takes as much again once either is changed.
public struct LiveSeatMap: Sendable {
  /// Something new that is known of a map.
  public enum Change: Hashable, Sendable {
    /// The status of the seat at an index.
    case status(SeatStatus, ofSeat: Int)
    /// The price of the seat at an index, or `nil` if unknown.
    case price(Price?, ofSeat: Int)
    /// The state of the general admission area at an index.
    case area(AreaState, number: Int)
  }

  /// The map.
  public let map: SeatMap
  /// How the map is drawn.
  public let drawing: SeatMapDrawing
  /// What the picture is drawn with.
  public let renderer: CairoRenderer
  /// What is known of the seats.
  public private(set) var states: SeatStates
  /// The PNG file that shows these states.
  public private(set) var png: [UInt8] = []
  /// What cannot be drawn as asked.
  public private(set) var warnings: [TextWarning] = []

  private var counts: StatusCounts
  /// `nil` where a change of one seat may change more than that seat.
  private var seats: ChangeableSeats?
  /// `nil` before the first picture, and after one that failed.
  private var picture: KeptPicture?

  /// Draws the first picture.
  ///
  /// - Parameters:
  ///   - map: Where the seats are.
  ///   - states: What is known of each seat; all are available where `nil`.
  ///   - drawing: How the map is drawn.
  ///   - renderer: What the picture is drawn with.
  /// - Precondition: The states are those of the map.
  /// - Throws: `RenderingError`, as drawing a PNG file does.
  /// - Complexity: O(*n*) in the number of seats.
  public init(
    _ map: SeatMap, states: SeatStates? = nil, drawing: SeatMapDrawing = SeatMapDrawing(), renderer: CairoRenderer
  ) throws(RenderingError) {
    let states = states ?? SeatStates(of: map)
    states.requireMatch(with: map)

    self.map = map
    self.drawing = drawing
    self.renderer = renderer
    self.states = states
    counts = StatusCounts(states.statuses[...])
    try drawAnew()
  }

  /// Takes in changes, in order, and gives the PNG file that shows them.
  ///
  /// A document, an overview of sections and a crop are drawn anew by any change. So is each picture when the first seat
  /// gets a status that its legend does not name, when the last one loses one, and when a general admission area
  /// changes.
  ///
  /// - Precondition: The indices are those of seats and areas.
  /// - Throws: `RenderingError` where there is no memory. The changes are taken in, and the next call draws all of them.
  /// - Complexity: O(*c* log *n* + *p*) for *c* changes in a map of *n* seats and *p* pixels in the strips of rows that
  ///   they touch, and O(*n*) where the picture is drawn anew.
  public mutating func update(_ changes: [Change]) throws(RenderingError) -> [UInt8] {
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
    return try updated(touched, isAnew: isElsewhere || !hasSameLegend(as: statusesBefore))
  }

  /// Takes in what is known now of all seats, such as a new availability, and gives the PNG file that shows it.
  ///
  /// - Precondition: The states are those of the map.
  /// - Throws: As `update(_:)` does.
  /// - Complexity: O(*n*) for *n* seats, but little more than a comparison where few have changed.
  public mutating func update(to states: SeatStates) throws(RenderingError) -> [UInt8] {
    states.requireMatch(with: map)

    let statusesBefore = counts.occurring
    var touched: [Int] = []
    for seat in states.statuses.indices where states.statuses[seat] != self.states.statuses[seat] {
      counts.move(from: self.states.statuses[seat], to: states.statuses[seat])
      touched.append(seat)
    }
    let isElsewhere = states.areas != self.states.areas || seats == nil && states.prices != self.states.prices
    self.states = states
    return try updated(touched, isAnew: isElsewhere || !hasSameLegend(as: statusesBefore))
  }

  /// Whether a legend names the same statuses as before.
  private func hasSameLegend(as statuses: [SeatStatus]) -> Bool {
    !drawing.showsLegend || drawing.measure != nil || counts.occurring == statuses
  }

  private mutating func updated(_ touched: [Int], isAnew: Bool) throws(RenderingError) -> [UInt8] {
    guard !touched.isEmpty || isAnew || picture == nil else { return png }
    guard !isAnew, let seats, var kept = picture, kept.canChange else {
      try drawAnew()
      return png
    }
    // The value lets go of the picture, so that it is changed in place, and draws anew after a failure.
    picture = nil
    try kept.apply(seats.changes(ofSeats: Set(touched).sorted(), in: states))
    png = kept.png()
    picture = kept
    return png
  }

  private mutating func drawAnew() throws(RenderingError) {
    picture = nil
    let measurer = PangoTextMeasurer(fonts: renderer.fonts)
    let (scene, seats) = drawing.sceneWithSeats(of: map, states: states, measuring: measurer)
    let kept = try KeptPicture(of: scene, renderer: renderer)
    (png, warnings) = (kept.png(), kept.warnings)
    (self.seats, picture) = (seats, kept)
  }
}
