public import Geometry
public import Paths

/// A place that is sold by the head, with its place in the map.
public struct PlacedGeneralAdmissionArea: Hashable, Sendable {
  /// The identifier: the file's own, or the section's and the label, joined by the section's separator.
  public var id: String
  /// The name that identifies it in its section.
  public var label: String
  /// What is drawn on it.
  public var shownLabel: String
  /// What it is.
  public var kind: GeneralAdmissionArea.Kind
  /// The number of its section.
  public var section: Int
  /// The outline in the map's coordinates.
  public var outline: Path
  /// A point inside, around which its name is drawn.
  public var labelCenter: Point
  /// How many people it holds.
  public var capacity: Int
  /// Whether it is sold whole only.
  public var isSoldWhole: Bool
  /// The name of the category it asks for; nil where it has none.
  public var categoryName: String?
  /// The number of its category; nil where it has none, or one that the plan does not list.
  public var category: Int?

  /// Creates a placed area.
  public init(
    id: String, label: String, shownLabel: String? = nil, kind: GeneralAdmissionArea.Kind = .standing, section: Int,
    outline: Path, labelCenter: Point, capacity: Int, isSoldWhole: Bool = false, categoryName: String? = nil,
    category: Int? = nil
  ) {
    self.id = id
    self.label = label
    self.shownLabel = shownLabel ?? label
    self.kind = kind
    self.section = section
    self.outline = outline
    self.labelCenter = labelCenter
    self.capacity = capacity
    self.isSoldWhole = isSoldWhole
    self.categoryName = categoryName
    self.category = category
  }
}
