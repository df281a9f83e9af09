public import Colors
public import Drawing
public import Geometry

/// Tickets side by side, each turned about its vertical axis, as in the booking app's basket.
///
/// A ticket is turned by a tenth of a degree for each unit that its left edge lies from the left edge of what is seen,
/// towards the left where it lies on the right: the one in front is seen straight on, its neighbours turn to it.
public struct TurnedSheet: Hashable, Sendable {
  /// Between tickets before they are turned.
  public var gap: Double
  /// Around all of them.
  public var margin: Double
  /// What is behind them.
  public var background: Color

  /// Creates a sheet on the ground of the booking app's basket.
  public init(gap: Double = 24, margin: Double = 24, background: Color = AppColors.basket) {
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

  /// The places and turns of tickets in a row, of which the middle one is in front.
  ///
  /// Those that are turned by a quarter or further are not seen.
  ///
  /// - Parameter front: The number of the ticket that is seen straight on, which need not be whole; the middle one
  ///   where nil.
  public func placements(count: Int, ticket: Size, front: Double? = nil) -> [Placement] {
    let front = front ?? Double(count - 1) / 2
    return (0..<count).map { number in
      let step = ticket.width + gap
      let left = (Double(number) - front) * step
      return Placement(
        frame: Rect(x: margin + Double(number) * step, y: margin, width: ticket.width, height: ticket.height),
        angle: .degrees(left / -10))
    }
  }

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
