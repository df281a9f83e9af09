public import Geometry

/// A section with its place.
public struct PlacedSection: Hashable, Sendable {
  /// The name; may be empty.
  public var name: String
  /// The identifier that seat ids begin with.
  public var id: String
  /// The numbers of its rows.
  public var rows: Range<Int>
  /// The numbers of its seats.
  public var seats: Range<Int>
  /// What else is drawn, under the seats, in the section's own coordinates.
  public var areas: [Area]
  /// From the section's coordinates to the map's.
  public var transform: AffineTransform
  /// Exceptions of its blocks that no seat meets.
  public var unmatchedExceptions: [UnmatchedException]
  /// The numbers of rows whose labels are not in the style of their numbering, in order, such as the row before A.
  public var rowsOutsideStyle: [Int]

  /// Creates a placed section.
  public init(
    name: String, id: String, rows: Range<Int>, seats: Range<Int>, areas: [Area] = [],
    transform: AffineTransform = .identity, unmatchedExceptions: [UnmatchedException] = [],
    rowsOutsideStyle: [Int] = []
  ) {
    self.name = name
    self.id = id
    self.rows = rows
    self.seats = seats
    self.areas = areas
    self.transform = transform
    self.unmatchedExceptions = unmatchedExceptions
    self.rowsOutsideStyle = rowsOutsideStyle
  }
}
