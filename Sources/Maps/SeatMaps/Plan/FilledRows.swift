public import Geometry

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
