public import Colors
public import Drawing
public import Geometry

/// Tickets side by side in rows, each turned about its vertical axis, as in the booking app's basket.
///
/// The ticket in the middle of a row is seen straight on and its neighbours turn to it: in a row of three by a tenth of
/// a degree for each unit that they lie to the side, and by 60° at most. In longer rows the outermost are turned as in a
/// row of three, and those between them by less, evenly. A last row that is not full stands in the middle.
public struct TurnedSheet: Hashable, Sendable {
  /// How many tickets there are in a row at most; as many as make the sheet about as wide as high where nil, and all of
  /// them up to three.
  public var columns: Int?
  /// Between tickets before they are turned.
  public var gap: Double
  /// Around all of them.
  public var margin: Double
  /// What is behind them.
  public var background: Color

  /// Creates a sheet on the ground of the booking app's basket.
  public init(
    columns: Int? = nil, gap: Double = 24, margin: Double = 24, background: Color = AppColors.basket
  ) {
    self.columns = columns
    self.gap = gap
    self.margin = margin
    self.background = background
  }

  /// A ticket's place before it is turned, and its turn.
  public struct Placement: Hashable, Sendable {
    /// Where the ticket lies.
    public let frame: Rect
    /// How far it is turned about the vertical axis through its middle: its right half goes away where positive.
    public let angle: Angle
  }

  /// A ticket that has been turned.
  public struct TurnedTicket: Hashable, Sendable {
    /// Its pixels.
    public var raster: Raster
    /// Where they lie from the top left corner of the ticket before it was turned, in canvas units.
    public var frame: Rect
    /// Its name, for people who cannot see it.
    public var name: String

    /// Creates a ticket.
    public init(_ raster: Raster, in frame: Rect, name: String = "") {
      self.raster = raster
      self.frame = frame
      self.name = name
    }
  }

  /// The places and turns of tickets of a size, row by row.
  ///
  /// - Parameter isRightToLeft: Whether the first ticket of a row is on the right.
  /// - Complexity: O(`count`).
  public func placements(count: Int, ticket: Size, isRightToLeft: Bool = false) -> [Placement] {
    let columns = columnCount(count: count, ticket: ticket)
    let step = Vector(ticket.width + gap, rowHeight(of: ticket, columns: columns) + gap)
    let turn = turn(between: ticket, columns: columns)
    return (0..<count).map { number in
      let (row, place) = number.quotientAndRemainder(dividingBy: columns)
      let inRow = min(columns, count - row * columns)
      // How many places to the right of the row's middle, which is the sheet's.
      let side = (Double(place) - Double(inRow - 1) / 2) * (isRightToLeft ? -1 : 1)
      let column = side + Double(columns - 1) / 2
      return Placement(
        frame: Rect(
          x: margin + column * step.dx, y: margin + Double(row) * step.dy, width: ticket.width, height: ticket.height),
        angle: .degrees(-side * turn))
    }
  }

  /// The canvas that holds so many tickets of a size when they are turned, but for what is rounded to pixels.
  ///
  /// - Complexity: O(number of columns).
  public func canvas(count: Int, ticket: Size) -> Size {
    canvas(count: count, ticket: ticket, columns: columnCount(count: count, ticket: ticket))
  }

  private func canvas(count: Int, ticket: Size, columns: Int) -> Size {
    let rows = max(1, (count + columns - 1) / columns)
    let side = Double(columns - 1) / 2
    let outermost = TurnedSheet.extent(of: ticket, turnedBy: side * turn(between: ticket, columns: columns))
    return Size(
      2 * (margin + side * (ticket.width + gap) + outermost.width),
      2 * margin + Double(rows - 1) * gap + Double(rows) * outermost.height)
  }

  private func columnCount(count: Int, ticket: Size) -> Int {
    if let columns { return max(1, min(columns, count)) }
    return SheetColumns.squarest(count: count) { canvas(count: count, ticket: ticket, columns: $0) }
  }

  /// The degrees between a ticket and its neighbour.
  private func turn(between ticket: Size, columns: Int) -> Double {
    min((ticket.width + gap) / 10, TurnedSheet.furthestTurn) / max(1, Double(columns - 1) / 2)
  }

  /// The height of the outermost tickets of a row, whose outer edge comes nearest to the eye.
  private func rowHeight(of ticket: Size, columns: Int) -> Double {
    TurnedSheet.extent(
      of: ticket, turnedBy: Double(columns - 1) / 2 * turn(between: ticket, columns: columns)
    ).height
  }

  /// How far a turned ticket reaches from its middle to the edge that comes towards the eye, and how high that edge is.
  ///
  /// By the perspective of `Raster.turned(aboutVerticalAxis:)`, whose eye is as far away as the longer side is long.
  private static func extent(of ticket: Size, turnedBy degrees: Double) -> Size {
    let angle = Angle.degrees(degrees)
    let slope = ticket.width / 2 * angle.sine / max(ticket.width, ticket.height)
    return Size(ticket.width / 2 * angle.cosine / (1 - slope), ticket.height / (1 - slope))
  }

  /// In degrees: further than that, nothing on a ticket is seen.
  private static let furthestTurn = 60.0

  /// The turned tickets at their places, those that are turned furthest at the back; nil for one that is not seen.
  public func scene(of tickets: [TurnedTicket?], at placements: [Placement]) -> Scene {
    let seen = zip(tickets, placements).compactMap { ticket, placement in ticket.map { ($0, placement) } }
    let frames = seen.map { $0.0.frame.translated(by: $0.1.frame.origin - .zero) }
    guard let first = frames.first else { return Scene(size: Size(2 * margin, 2 * margin), background: background) }
    let all = frames.reduce(first) { $0.union($1) }
    let move = Vector(margin - all.minX, margin - all.minY)
    let order = seen.indices.sorted {
      let (left, right) = (seen[$0].1.angle.degrees.magnitude, seen[$1].1.angle.degrees.magnitude)
      return left == right ? $0 < $1 : left > right
    }
    return Scene(
      size: Size(all.width + 2 * margin, all.height + 2 * margin), background: background,
      summary: seen.map(\.0.name).filter { !$0.isEmpty }.joined(separator: "; "),
      nodes: order.map { number in
        .picture(
          Picture(seen[number].0.raster, in: frames[number].translated(by: move), name: seen[number].0.name))
      })
  }
}
