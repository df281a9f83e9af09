public import Geometry

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
