public import Geometry
public import Paths

/// Rows of seats along a line of any form, each further row parallel to it.
///
/// The first row stands on the line, and row k everywhere at k row pitches from it, so that rows are as far apart in a
/// bend as on a straight. Neighbouring seats are the seat pitch apart in a straight line, in every row and every bend.
/// Seats turn their backs to the side on which further rows follow. Across an aisle of width w neighbouring seats are
/// the pitch + w apart; a gap of k cells is k further steps from seat to seat. Where a row is longer than its line it
/// goes straight on.
public struct PathRows: Hashable, Sendable {
  /// The line of the first row in the block's coordinates, from the first seat to the last; of several contours the
  /// first counts.
  public enum Line: Hashable, Sendable {
    /// Any path, closed ones too.
    case path(Path)
    /// Straight lines from point to point where the smoothness is 0, and a smooth curve through the points where it is
    /// 1; in between the bends lie nearer to the points.
    case points([Point], smoothness: Double)
  }

  /// A side of a line, looking along it.
  public enum Side: String, Hashable, Sendable, CaseIterable {
    /// To the left: up the page for a line that runs to the right.
    case left
    /// To the right: down the page for a line that runs to the right.
    case right
  }

  /// The number of rows.
  public var count: Int
  /// The line of the first row.
  public var line: Line
  /// Where further rows follow.
  public var side: Side
  /// The straight distance between neighbouring seats.
  public var seatPitch: Double
  /// The distance between neighbouring rows.
  public var rowPitch: Double
  /// Which part of the rows stands on one normal of the line: where it begins, its middle, or where it ends.
  public var alignment: StraightRows.Alignment
  /// What stands along each row, from the front; the last pattern goes on for further rows.
  ///
  /// Empty where rows hold as many seats as fit between the ends of their lines, none of them nearer than the pitch to
  /// another of its row: in a sharp corner, and where a line crosses itself, one is left out.
  public var patterns: [RowPattern]

  /// Creates rows.
  public init(
    count: Int, line: Line, side: Side = .right, seatPitch: Double = StraightRows.defaultSeatPitch,
    rowPitch: Double = StraightRows.defaultRowPitch, alignment: StraightRows.Alignment = .center,
    patterns: [RowPattern] = []
  ) {
    self.count = count
    self.line = line
    self.side = side
    self.seatPitch = seatPitch
    self.rowPitch = rowPitch
    self.alignment = alignment
    self.patterns = patterns
  }
}

/// Rows of seats that fill an outline: fans, wedges, trapezoids, blocks with any edge.
///
/// Every row holds as many seats as have room, each of them, as a circle as wide as the seat, at least the margin away
/// from the outline. Where the outline cuts a row in pieces each piece is filled by itself. Rows without room for a
/// seat are left out and not counted.
public struct FilledRows: Hashable, Sendable {
  /// How rows run.
  public enum Course: Hashable, Sendable {
    /// Straight, turned by an angle from running to the right; seats face up where it is zero.
    case straight(Angle)
    /// On circles about a point, which the seats face.
    case arcs(center: Point)
  }

  /// The corners of the outline in the block's coordinates.
  public var outline: [Point]
  /// How rows run.
  public var course: Course
  /// The most rows; as many as have room where nil.
  public var count: Int?
  /// The distance of the first row from the outline's foremost point, or the radius of the first row's circle; as near
  /// to the front as the margin allows where nil.
  public var start: Double?
  /// The straight distance between neighbouring seats.
  public var seatPitch: Double
  /// The distance between neighbouring rows.
  public var rowPitch: Double
  /// The least distance between the outline and a seat.
  public var margin: Double
  /// Where the seats of a row stand that has room to spare.
  public var alignment: StraightRows.Alignment

  /// Creates rows.
  public init(
    outline: [Point], course: Course = .straight(.zero), count: Int? = nil, start: Double? = nil,
    seatPitch: Double = StraightRows.defaultSeatPitch, rowPitch: Double = StraightRows.defaultRowPitch,
    margin: Double = 0, alignment: StraightRows.Alignment = .center
  ) {
    self.outline = outline
    self.course = course
    self.count = count
    self.start = start
    self.seatPitch = seatPitch
    self.rowPitch = rowPitch
    self.margin = margin
    self.alignment = alignment
  }
}
