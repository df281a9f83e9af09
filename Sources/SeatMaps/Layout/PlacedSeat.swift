public import Geometry

/// A seat with its place.
public struct PlacedSeat: Hashable, Sendable {
  /// The identifier: the file's own, or section, row and label joined by slashes.
  public var id: String
  /// The name that identifies the seat in its row.
  public var label: String
  /// What is drawn on it.
  public var shownLabel: String
  /// How people speak of it where the plan says so, such as "Seat 12".
  public var spokenLabel: String?
  /// The centre.
  public var center: Point
  /// How far it is turned, clockwise from facing up.
  public var angle: Angle
  /// The width.
  public var size: Double
  /// The drawing.
  public var shape: SeatShape
  /// What is special about it.
  public var attributes: SeatAttributes
  /// The number of its row.
  public var row: Int
  /// The name of the category it asks for; nil where it has none.
  public var categoryName: String?
  /// The number of its category; nil where it has none, or one that the plan does not list.
  public var category: Int?

  /// Creates a placed seat.
  public init(
    id: String, label: String, shownLabel: String? = nil, spokenLabel: String? = nil, center: Point,
    angle: Angle = .zero, size: Double, shape: SeatShape, attributes: SeatAttributes = [], row: Int,
    categoryName: String? = nil, category: Int? = nil
  ) {
    self.id = id
    self.label = label
    self.shownLabel = shownLabel ?? label
    self.spokenLabel = spokenLabel
    self.center = center
    self.angle = angle
    self.size = size
    self.shape = shape
    self.attributes = attributes
    self.row = row
    self.categoryName = categoryName
    self.category = category
  }
}
