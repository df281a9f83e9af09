public import Geometry

/// A row with its place.
public struct PlacedRow: Hashable, Sendable {
  /// The name of a row at one of its ends.
  public struct Label: Hashable, Sendable {
    /// The middle of the label.
    public var center: Point
    /// How far it is turned; between −90 and 90 degrees, never upside down.
    public var rotation: Angle

    /// Creates a label.
    public init(center: Point, rotation: Angle) {
      self.center = center
      self.rotation = rotation
    }
  }

  /// The name that identifies the row in its section.
  public var label: String
  /// What is drawn as its name.
  public var shownLabel: String
  /// How people speak of it where the plan says so, such as "Row A".
  public var spokenLabel: String?
  /// The number of its section.
  public var section: Int
  /// The numbers of its seats.
  public var seats: Range<Int>
  /// The number of the table whose chairs it holds; nil where it is a row.
  public var table: Int?
  /// Where its name stands.
  public var labels: [Label]

  /// Creates a placed row.
  public init(
    label: String, shownLabel: String? = nil, spokenLabel: String? = nil, section: Int, seats: Range<Int>,
    table: Int? = nil, labels: [Label] = []
  ) {
    self.label = label
    self.shownLabel = shownLabel ?? label
    self.spokenLabel = spokenLabel
    self.section = section
    self.seats = seats
    self.table = table
    self.labels = labels
  }
}
