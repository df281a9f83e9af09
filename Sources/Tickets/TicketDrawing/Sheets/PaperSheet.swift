internal import Colors
public import Drawing
public import Geometry
internal import Paths

/// A sheet of paper on which several tickets are printed and then cut apart.
public struct PaperSheet: Hashable, Sendable {
  /// ISO 216 A4, upright: 210 × 297 mm, in points of 1/72 inch.
  public static let a4 = Size(210 / 25.4 * 72, 297 / 25.4 * 72)
  /// US Letter, upright: 8.5 × 11 inches, in points.
  public static let letter = Size(612, 792)

  /// The extent of the upright sheet in points.
  public var paper: Size
  /// The least distance of tickets from the sheet's edge in points.
  public var margin: Double
  /// Between tickets, from the edge of one's bleed to that of the next, in points.
  public var gap: Double
  /// Points to a canvas unit of the tickets: 1 for designs of lengths on paper, 0.75 for those of CSS pixels.
  public var scale: Double
  /// Printer dots to a point; 0 for no such grid.
  ///
  /// Tickets are moved by whole dots, so that their codes stay on them.
  public var dotsPerPoint: Double
  /// Whether marks on the margin show where to cut.
  public var hasCropMarks: Bool

  /// The most tickets in a row or a column: of more, none could be told from the next.
  public static let mostPerSide = 1000

  /// Creates a sheet, A4 by default, with a margin of 10 mm.
  public init(
    paper: Size = PaperSheet.a4, margin: Double = 10 / 25.4 * 72, gap: Double = 0, scale: Double = 1,
    dotsPerPoint: Double = 0, hasCropMarks: Bool = true
  ) {
    self.paper = paper
    self.margin = margin
    self.gap = gap
    self.scale = scale
    self.dotsPerPoint = dotsPerPoint
    self.hasCropMarks = hasCropMarks
  }

  /// How tickets are laid out on the sheet.
  public struct Arrangement: Hashable, Sendable {
    /// The extent of the sheet, which lies on its side where more tickets fit so.
    public let page: Size
    /// How many tickets there are in a row.
    public let columns: Int
    /// How many rows there are.
    public let rows: Int
    /// Where tickets go on a page, row by row.
    public let frames: [Rect]

    /// How many tickets a page holds.
    public var count: Int { frames.count }
  }

  /// The arrangement for tickets of a size, as many to a page as fit, in the middle of the sheet.
  ///
  /// - Parameter size: The extent of a ticket, bleed included, in its canvas units.
  /// - Throws: `SheetError` where not even one fits, or the sheet has no such measures.
  /// - Complexity: O(number of tickets on a page), of which there are at most `mostPerSide` in a row and in a column.
  public func arrangement(forTicketsOf size: Size) throws(SheetError) -> Arrangement {
    guard paper.isFinite, [margin, gap, scale, dotsPerPoint].allSatisfy({ $0.isFinite && $0 >= 0 }) else {
      throw .badSheet
    }
    let ticket = size * scale
    guard ticket.isFinite, ticket.width > 0, ticket.height > 0 else { throw .emptyTicket }
    let upright = grid(of: ticket, on: paper)
    let lying = grid(of: ticket, on: Size(paper.height, paper.width))
    let best = lying.columns * lying.rows > upright.columns * upright.rows ? lying : upright
    guard best.columns > 0, best.rows > 0 else {
      throw .ticketTooLarge(ticket, room: Size(paper.width - 2 * margin, paper.height - 2 * margin))
    }
    return best.arrangement
  }

  /// The pages that hold the tickets, in order, as many as it takes.
  ///
  /// - Parameter tickets: Pictures of one size, drawn for `scale * dotsPerPoint` pixels to a unit.
  /// - Throws: `SheetError` where a ticket does not fit.
  public func pages(of tickets: [TicketPicture]) throws(SheetError) -> [Scene] {
    guard let first = tickets.first else { return [] }
    let sizes = tickets.map(\.scene.size)
    let arrangement = try arrangement(
      forTicketsOf: Size(sizes.map(\.width).max() ?? 0, sizes.map(\.height).max() ?? 0))
    return stride(from: 0, to: tickets.count, by: arrangement.count).map { start in
      let onPage = tickets[start..<min(start + arrangement.count, tickets.count)]
      var nodes = zip(onPage, arrangement.frames).map { ticket, frame in
        Node.group(
          Group(transform: .scale(scale).then(.translation(frame.minX, frame.minY)), nodes: ticket.scene.nodes))
      }
      if hasCropMarks { nodes += cropMarks(around: Array(arrangement.frames.prefix(onPage.count)), trim: first.trim) }
      return Scene(
        size: arrangement.page, background: .white, title: onPage.first?.scene.title ?? "",
        summary: onPage.map(\.scene.title).joined(separator: "; "), nodes: nodes)
    }
  }

  private struct Grid {
    let page: Size
    let columns: Int
    let rows: Int
    let step: Vector
    let ticket: Size
    let snap: (Double) -> Double

    var arrangement: Arrangement {
      let left = snap((page.width - (Double(columns - 1) * step.dx + ticket.width)) / 2)
      let top = snap((page.height - (Double(rows - 1) * step.dy + ticket.height)) / 2)
      let frames = (0..<columns * rows).map { number in
        let (row, column) = number.quotientAndRemainder(dividingBy: columns)
        return Rect(
          origin: Point(left + Double(column) * step.dx, top + Double(row) * step.dy), size: ticket)
      }
      return Arrangement(page: page, columns: columns, rows: rows, frames: frames)
    }
  }

  private func grid(of ticket: Size, on page: Size) -> Grid {
    let dots = dotsPerPoint
    func snapped(_ length: Double, _ rule: FloatingPointRoundingRule) -> Double {
      dots > 0 ? (length * dots - (rule == .up ? 1e-6 : 0)).rounded(rule) / dots : length
    }
    let step = Vector(snapped(ticket.width + gap, .up), snapped(ticket.height + gap, .up))
    func count(_ room: Double, _ length: Double, _ step: Double) -> Int {
      // A millionth of a point is an error of division, not a reason to leave a ticket out.
      room + 1e-6 < length ? 0 : Int(min((room - length + 1e-6) / step, Double(PaperSheet.mostPerSide - 1))) + 1
    }
    return Grid(
      page: page, columns: count(page.width - 2 * margin, ticket.width, step.dx),
      rows: count(page.height - 2 * margin, ticket.height, step.dy), step: step, ticket: ticket,
      snap: { snapped($0, .toNearestOrEven) })
  }

  /// Marks around all tickets together, in line with the edges that each is cut along.
  private func cropMarks(around frames: [Rect], trim: Rect) -> [Node] {
    guard let first = frames.first else { return [] }
    let all = frames.reduce(first) { $0.union($1) }
    let (offset, length) = (3.0, min(margin - 6, 14))
    guard length > 0 else { return [] }
    var lines = Path()
    for x in cuts(frames.map { ($0.minX + trim.minX * scale, $0.minX + trim.maxX * scale) }) {
      lines.append(.polyline([Point(x, all.minY - offset - length), Point(x, all.minY - offset)]))
      lines.append(.polyline([Point(x, all.maxY + offset), Point(x, all.maxY + offset + length)]))
    }
    for y in cuts(frames.map { ($0.minY + trim.minY * scale, $0.minY + trim.maxY * scale) }) {
      lines.append(.polyline([Point(all.minX - offset - length, y), Point(all.minX - offset, y)]))
      lines.append(.polyline([Point(all.maxX + offset, y), Point(all.maxX + offset + length, y)]))
    }
    return [.stroke(lines, paint: .color(.black), style: StrokeStyle(width: 0.25), class: "crop-marks")]
  }

  /// The places of cuts, each once.
  private func cuts(_ edges: [(Double, Double)]) -> [Double] {
    var cuts: [Double] = []
    for place in edges.flatMap({ [$0.0, $0.1] }).sorted() where place - (cuts.last ?? -.infinity) > 0.01 {
      cuts.append(place)
    }
    return cuts
  }
}

/// Why tickets cannot be laid out on a sheet.
public enum SheetError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A measure of the sheet, its margin, gap, scale or grid is not finite, or is negative.
  case badSheet
  /// A ticket has no extent.
  case emptyTicket
  /// A ticket is larger than what the margins leave of the sheet, either way up; both in points.
  case ticketTooLarge(Size, room: Size)

  /// What is wrong and what to do.
  public var description: String {
    func text(_ length: Double) -> String { Int(exactly: length.rounded()).map(String.init) ?? "\(length)" }
    func text(_ size: Size) -> String { "\(text(size.width)) × \(text(size.height)) pt" }
    return switch self {
    case .badSheet: "the measures of the sheet, its margin, gap and scale have to be finite, and none is below 0"
    case .emptyTicket: "a ticket without extent cannot be laid out on a sheet"
    case .ticketTooLarge(let ticket, let room):
      "a ticket of \(text(ticket)) does not fit on a sheet that has \(text(room)) within its margins; "
        + "use larger paper or a page for each ticket"
    }
  }
}
