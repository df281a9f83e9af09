public import Colors
public import Drawing
public import Geometry

/// Tickets side by side on one picture, as in a basket.
public struct ContactSheet: Hashable, Sendable {
  /// How many tickets there are in a row at most.
  public var columns: Int
  /// Between tickets.
  public var gap: Double
  /// Around all of them, where their shadows fall.
  public var margin: Double
  /// What is behind them.
  public var background: Color
  /// Device pixels to a canvas unit: tickets are moved by whole pixels, so that their codes stay on them.
  public var pixelsPerUnit: Double

  /// Creates a sheet, of three in a row by default, on the ground of the booking app's basket.
  public init(
    columns: Int = 3, gap: Double = 24, margin: Double = 24, background: Color = AppColors.basket,
    pixelsPerUnit: Double = 1
  ) {
    self.columns = columns
    self.gap = gap
    self.margin = margin
    self.background = background
    self.pixelsPerUnit = pixelsPerUnit
  }

  /// The tickets in rows, flat, each at the top left of a cell that holds the largest.
  ///
  /// - Parameter isRightToLeft: Whether the first ticket is on the right.
  /// - Complexity: O(number of tickets).
  public func scene(of tickets: [Scene], isRightToLeft: Bool = false) -> Scene {
    let cell = Size(tickets.map(\.size.width).max() ?? 0, tickets.map(\.size.height).max() ?? 0)
    let (frames, canvas) = frames(count: tickets.count, cell: cell, isRightToLeft: isRightToLeft)
    let nodes = zip(tickets, frames).map { ticket, frame in
      Node.group(Group(transform: .translation(frame.minX, frame.minY), nodes: ticket.nodes))
    }
    return Scene(
      size: canvas, background: background, title: tickets.first?.title ?? "",
      summary: tickets.map(\.title).joined(separator: "; "), nodes: nodes)
  }

  /// Where tickets of a size go, row by row, and the canvas that holds them.
  public func frames(count: Int, cell: Size, isRightToLeft: Bool = false) -> (tickets: [Rect], canvas: Size) {
    let columns = max(1, min(columns, count))
    let rows = max(1, (count + columns - 1) / columns)
    let step = Vector(snapped(cell.width + gap), snapped(cell.height + gap))
    let margin = snapped(margin)
    let canvas = Size(
      2 * margin + Double(columns - 1) * step.dx + cell.width, 2 * margin + Double(rows - 1) * step.dy + cell.height)
    let frames = (0..<count).map { number in
      let (row, place) = number.quotientAndRemainder(dividingBy: columns)
      let column = isRightToLeft ? columns - 1 - place : place
      return Rect(
        origin: Point(margin + Double(column) * step.dx, margin + Double(row) * step.dy), size: cell)
    }
    return (frames, canvas)
  }

  /// A length in whole device pixels, rounded up.
  private func snapped(_ length: Double) -> Double {
    pixelsPerUnit > 0 ? (length * pixelsPerUnit - 1e-6).rounded(.up) / pixelsPerUnit : length
  }
}
