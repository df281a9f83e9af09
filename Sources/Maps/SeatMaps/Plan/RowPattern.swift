public import Geometry

/// What stands along a row, from left to right as seen facing the stage on the page.
public struct RowPattern: Hashable, Sendable {
  /// A piece of a row.
  public enum Item: Hashable, Sendable {
    /// Neighbouring seats.
    case seats(Int)
    /// Cells without a seat, each as wide as the pitch; they count where cells are counted.
    case gap(cells: Int)
    /// A way through, of a width in plan units; it never counts.
    case aisle(width: Double)
  }

  /// The pieces, from left to right.
  public var items: [Item]

  /// Creates a pattern.
  public init(_ items: [Item]) {
    self.items = items
  }

  /// Creates a pattern of seats without a gap.
  public init(seats: Int) {
    self.init([.seats(seats)])
  }

  /// The number of seats.
  public var seatCount: Int {
    items.reduce(0) { count, item in
      guard case .seats(let seats) = item else { return count }
      let (sum, overflow) = count.addingReportingOverflow(max(seats, 0))
      return overflow ? .max : sum
    }
  }
}

/// Straight rows of seats at equal distances.
public struct StraightRows: Hashable, Sendable {
  /// Which part of the rows stands on one line.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// Their left ends, below that of the block's widest row.
    case start
    /// Their middles.
    case center
    /// Their right ends, below that of the block's widest row.
    case end
  }

  /// The number of rows.
  public var count: Int
  /// What stands along each row, from the front; the last pattern goes on for further rows.
  public var patterns: [RowPattern]
  /// The distance between neighbouring seat centres.
  public var seatPitch: Double
  /// The distance between neighbouring rows.
  public var rowPitch: Double
  /// Which part of the rows stands on one line.
  public var alignment: Alignment
  /// How far the second, fourth, … row is moved to the right, as a part of the seat pitch.
  public var stagger: Double
  /// How far the block leans: a line across its rows is turned by so much from the vertical, to the right where it is
  /// more than zero; less than a quarter turn either way.
  public var skew: Angle

  /// The distance between seat centres that say nothing of their own.
  public static let defaultSeatPitch = 38.0
  /// The distance between rows that say nothing of their own.
  public static let defaultRowPitch = 36.0

  /// Creates rows.
  public init(
    count: Int, patterns: [RowPattern], seatPitch: Double = StraightRows.defaultSeatPitch,
    rowPitch: Double = StraightRows.defaultRowPitch, alignment: Alignment = .center, stagger: Double = 0,
    skew: Angle = .zero
  ) {
    self.count = count
    self.patterns = patterns
    self.seatPitch = seatPitch
    self.rowPitch = rowPitch
    self.alignment = alignment
    self.stagger = stagger
    self.skew = skew
  }

  /// Creates rows that are all alike.
  public init(
    count: Int, seats: Int, seatPitch: Double = StraightRows.defaultSeatPitch,
    rowPitch: Double = StraightRows.defaultRowPitch, alignment: Alignment = .center, stagger: Double = 0,
    skew: Angle = .zero
  ) {
    self.init(
      count: count, patterns: [RowPattern(seats: seats)], seatPitch: seatPitch, rowPitch: rowPitch,
      alignment: alignment, stagger: stagger, skew: skew)
  }
}

/// Rows of seats on circles with one centre, in front of which the stage lies.
///
/// The centre is above the rows on the page: the middle of a row is the lowest point of its circle, and rows follow
/// outwards. Seats face the centre. Across an aisle of width w neighbouring seats are the pitch + w apart; a gap of k
/// cells is k further steps from seat to seat.
public struct ArcRows: Hashable, Sendable {
  /// How the seats of a row are spread.
  public enum Spacing: Hashable, Sendable {
    /// The straight distance between neighbouring seats is the same in every row; outer rows hold more seats.
    case equalPitch(Double)
    /// The angle between neighbouring seats is the same in every row; outer rows hold as many seats, wider apart. An
    /// aisle has its width in the first row and widens like everything else.
    case equalAngle
  }

  /// A way through all rows along a radius, as wide everywhere.
  public struct Aisle: Hashable, Sendable {
    /// Where it is, seen from the centre: from the middle of the rows, positive to the right on the page.
    public var angle: Angle
    /// Its width: seats on its two sides stand at least the pitch + the width apart.
    public var width: Double

    /// Creates an aisle.
    public init(at angle: Angle, width: Double) {
      self.angle = angle
      self.width = width
    }
  }

  /// The number of rows.
  public var count: Int
  /// The radius of the first row's circle.
  public var radius: Double
  /// The distance between neighbouring rows.
  public var rowPitch: Double
  /// How the seats of a row are spread.
  public var spacing: Spacing
  /// The angle that a row spans between its outermost seats, at most a full turn.
  ///
  /// With equal pitch and no patterns a row holds as many seats as fit into it; with equal angles it is filled
  /// exactly. Patterns with equal pitch do not need it. In a full turn the last seat stands one step before the first.
  public var sweep: Angle?
  /// What stands along each row, from the front; the last pattern goes on for further rows.
  ///
  /// Empty where the sweep decides.
  public var patterns: [RowPattern]
  /// Ways through rows that the sweep fills, whose seats stand at equal pitch between them; those of other rows are in
  /// their patterns.
  ///
  /// Between two aisles seats stand in the middle, between an aisle and the row's end at the aisle.
  public var aisles: [Aisle]

  /// Creates rows.
  public init(
    count: Int, radius: Double, rowPitch: Double = StraightRows.defaultRowPitch,
    spacing: Spacing = .equalPitch(StraightRows.defaultSeatPitch), sweep: Angle? = nil, patterns: [RowPattern] = [],
    aisles: [Aisle] = []
  ) {
    self.count = count
    self.radius = radius
    self.rowPitch = rowPitch
    self.spacing = spacing
    self.sweep = sweep
    self.patterns = patterns
    self.aisles = aisles
  }
}

/// A number of seats shared out among rows on arcs about one centre, as a parliament sits.
///
/// The seats are shared so that they stand as evenly as possible: the steps from seat to seat go to the rows in
/// proportion to their radii, by the largest remainder. The centre lies above the rows, which seats face.
public struct ArchRows: Hashable, Sendable {
  /// The number of seats in all rows together.
  public var seats: Int
  /// The number of rows; only the first thousand get seats.
  public var count: Int
  /// The radius of the first row's circle; more where seats would else overlap.
  public var radius: Double
  /// The distance between neighbouring rows.
  public var rowPitch: Double
  /// The angle that a row spans between its outermost seats, at most a full turn.
  public var sweep: Angle
  /// The greatest straight distance between neighbouring seats: few seats stand together in the middle of the sweep
  /// instead of far apart.
  public var maximumPitch: Double

  /// Creates rows.
  public init(
    seats: Int, count: Int, radius: Double, rowPitch: Double = StraightRows.defaultRowPitch,
    sweep: Angle = .degrees(180), maximumPitch: Double = StraightRows.defaultSeatPitch
  ) {
    self.seats = seats
    self.count = count
    self.radius = radius
    self.rowPitch = rowPitch
    self.sweep = sweep
    self.maximumPitch = maximumPitch
  }
}
