public import Geometry
public import Paths

/// A table with its place.
public struct PlacedTable: Hashable, Sendable {
  /// The identifier that stands for all its chairs: section and label joined by a slash.
  public var id: String
  /// The name that identifies it in its section, which is its row's label.
  public var label: String
  /// The number of its section.
  public var section: Int
  /// The number of the row that its chairs are.
  public var row: Int
  /// The middle.
  public var center: Point
  /// How far it is turned.
  public var rotation: Angle
  /// The edge of the table in the map's coordinates.
  public var outline: Path
  /// Whether it is sold with all its chairs only.
  public var isSoldWhole: Bool

  /// Creates a placed table, whose id is its label unless it is given.
  public init(
    id: String? = nil, label: String, section: Int, row: Int, center: Point, rotation: Angle = .zero, outline: Path,
    isSoldWhole: Bool = false
  ) {
    self.id = id ?? label
    self.label = label
    self.section = section
    self.row = row
    self.center = center
    self.rotation = rotation
    self.outline = outline
    self.isSoldWhole = isSoldWhole
  }
}
