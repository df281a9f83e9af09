public import Colors
public import Drawing
public import Geometry

/// Tickets side by side on one picture, as in a basket.
public struct ContactSheet: Hashable, Sendable {
  /// How many tickets there are in a row at most; as many as make the sheet about as wide as high where nil, and all of
  /// them up to three.
  public var columns: Int?
  /// Between tickets.
  public var gap: Double
  /// Around all of them, where their shadows fall.
  public var margin: Double
  /// What is behind them.
  public var background: Color
  /// Device pixels to a canvas unit: tickets are moved by whole pixels, so that their codes stay on them.
  public var pixelsPerUnit: Double

  /// Creates a sheet on the ground of the booking app's basket.
  public init(
    columns: Int? = nil, gap: Double = 24, margin: Double = 24, background: Color = AppColors.basket,
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
  ///
  /// - Complexity: O(`count`).
  public func frames(count: Int, cell: Size, isRightToLeft: Bool = false) -> (tickets: [Rect], canvas: Size) {
    let columns = columnCount(count: count, cell: cell)
    let step = step(between: cell)
    let margin = snapped(margin)
    let frames = (0..<count).map { number in
      let (row, place) = number.quotientAndRemainder(dividingBy: columns)
      let column = isRightToLeft ? columns - 1 - place : place
      return Rect(
        origin: Point(margin + Double(column) * step.dx, margin + Double(row) * step.dy), size: cell)
    }
    return (frames, canvas(count: count, cell: cell, columns: columns))
  }

  /// The canvas that holds so many tickets of a size.
  ///
  /// - Complexity: O(number of columns).
  public func canvas(count: Int, cell: Size) -> Size {
    canvas(count: count, cell: cell, columns: columnCount(count: count, cell: cell))
  }

  private func canvas(count: Int, cell: Size, columns: Int) -> Size {
    let rows = max(1, (count + columns - 1) / columns)
    let step = step(between: cell)
    let margin = snapped(margin)
    return Size(
      2 * margin + Double(columns - 1) * step.dx + cell.width, 2 * margin + Double(rows - 1) * step.dy + cell.height)
  }

  private func columnCount(count: Int, cell: Size) -> Int {
    if let columns { return max(1, min(columns, count)) }
    return SheetColumns.squarest(count: count) { canvas(count: count, cell: cell, columns: $0) }
  }

  private func step(between cell: Size) -> Vector {
    Vector(snapped(cell.width + gap), snapped(cell.height + gap))
  }

  /// A length in whole device pixels, rounded up.
  private func snapped(_ length: Double) -> Double {
    pixelsPerUnit > 0 ? (length * pixelsPerUnit - 1e-6).rounded(.up) / pixelsPerUnit : length
  }
}

/// How many tickets stand in a row of a contact sheet.
enum SheetColumns {
  /// A basket of so many stands in one row.
  static let mostInOneRow = 3

  /// The number of columns that makes a sheet about as wide as high; so many as there are tickets up to three.
  ///
  /// The best sheet is that whose sides differ by the smallest factor, and the narrower one of equals; none is wider
  /// than the first that is as wide as high.
  ///
  /// - Parameter canvas: The size of the sheet with a number of columns.
  /// - Complexity: O(number of columns).
  static func squarest(count: Int, canvas: (_ columns: Int) -> Size) -> Int {
    guard count > mostInOneRow else { return max(1, count) }
    var best = (columns: 1, factor: Double.infinity)
    for columns in 1...count {
      let size = canvas(columns)
      let factor = max(size.width, size.height) / min(size.width, size.height)
      if factor < best.factor { best = (columns, factor) }
      if size.width >= size.height { break }
    }
    return best.columns
  }
}
