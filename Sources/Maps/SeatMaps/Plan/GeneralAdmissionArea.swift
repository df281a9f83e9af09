public import Geometry
public import Paths

/// A place that is sold by the head instead of by the seat: a standing area, free seating, a booth or box sold whole.
public struct GeneralAdmissionArea: Hashable, Sendable {
  /// What it is, for people and for its look.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// People stand.
    case standing
    /// People sit where they like.
    case seating
    /// A booth or box, usually sold whole.
    case booth
  }

  /// The identifier; the section's and the label, joined by the section's separator, where nil.
  public var id: String?
  /// The name that identifies it in its section.
  public var label: String
  /// What is drawn on it; the label where nil.
  public var shownLabel: String?
  /// What it is.
  public var kind: Kind
  /// The outline, about or from the position.
  public var outline: Area.Outline
  /// Where it stands in the section.
  public var position: Point
  /// How far it is turned about the position.
  public var rotation: Angle
  /// How many people it holds.
  public var capacity: Int
  /// Whether it is sold whole only.
  public var isSoldWhole: Bool
  /// The name of its category; the section's where nil.
  public var category: String?

  /// Creates an area.
  public init(
    _ label: String, id: String? = nil, shownLabel: String? = nil, kind: Kind = .standing, outline: Area.Outline,
    at position: Point = .zero, rotation: Angle = .zero, capacity: Int, isSoldWhole: Bool = false,
    category: String? = nil
  ) {
    self.id = id
    self.label = label
    self.shownLabel = shownLabel
    self.kind = kind
    self.outline = outline
    self.position = position
    self.rotation = rotation
    self.capacity = capacity
    self.isSoldWhole = isSoldWhole
    self.category = category
  }
}

extension GeneralAdmissionArea {
  /// The outline in the section's coordinates, turned as the area is; nil where there is none.
  public var path: Path? { Area(outline, at: position, rotation: rotation).path }
}
