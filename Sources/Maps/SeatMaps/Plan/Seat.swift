public import Geometry

/// A seat that is given by itself.
///
/// It has at most fifteen words and bytes to copy: what has more, Swift copies field by field through memory.
public struct Seat: Hashable, Sendable {
  /// The identifier; section, row and label joined by the section's separator where nil.
  public var id: String?
  /// The name that identifies the seat in its row.
  public var label: String
  /// What is drawn on it, and how people speak of it.
  @usableFromInline var names: OtherNames?
  /// The centre, in the row's coordinates.
  public var position: Point
  /// How far it is turned, clockwise from facing up; as plan and block say where nil.
  public var angle: Angle?
  /// The width; the block's where nil.
  public var size: Double?
  /// The drawing; the block's where nil.
  public var shape: SeatShape?
  /// The name of its category; the block's where nil.
  public var category: String?
  /// What is special about it.
  public var attributes: SeatAttributes

  /// What is drawn on it; the label where nil.
  public var shownLabel: String? {
    get { names?.shownLabel }
    set { names = OtherNames.names(shownLabel: newValue, spokenLabel: spokenLabel) }
  }

  /// How people speak of it, such as "Seat 12"; made from the label where nil.
  public var spokenLabel: String? {
    get { names?.spokenLabel }
    set { names = OtherNames.names(shownLabel: shownLabel, spokenLabel: newValue) }
  }

  /// Creates a seat; inlined, so that a reader of many makes each where it will stand.
  @inlinable public init(
    id: String? = nil, label: String, shownLabel: String? = nil, spokenLabel: String? = nil, position: Point,
    angle: Angle? = nil, size: Double? = nil, shape: SeatShape? = nil, category: String? = nil,
    attributes: SeatAttributes = []
  ) {
    self.id = id
    self.label = label
    names = OtherNames.names(shownLabel: shownLabel, spokenLabel: spokenLabel)
    self.position = position
    self.angle = angle
    self.size = size
    self.shape = shape
    self.category = category
    self.attributes = attributes
  }
}
