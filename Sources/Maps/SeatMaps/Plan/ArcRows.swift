public import Geometry

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
