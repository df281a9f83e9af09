public import Geometry

/// Seats of a block that are not as the block's rule says.
///
/// Rows and seats are chosen by the labels that the rule gives them.
public struct SeatException: Hashable, Sendable {
  /// The rows it is about; all where nil.
  public var rows: LabelSelection?
  /// The seats of those rows it is about; all where nil.
  public var seats: LabelSelection?
  /// Whether the seats are not there at all; their labels stay unused.
  public var isRemoved: Bool
  /// Another category.
  public var category: String?
  /// What is special about them, added to what is already said.
  public var attributes: SeatAttributes
  /// Another drawing.
  public var shape: SeatShape?
  /// Another width.
  public var size: Double?
  /// How far they are moved from where the rule puts them, in the section's coordinates.
  public var nudge: Vector
  /// How far they are turned from facing up, as a seat that is given by itself says it; as the rule says where nil.
  public var angle: Angle?

  /// Creates an exception.
  public init(
    rows: LabelSelection? = nil, seats: LabelSelection? = nil, isRemoved: Bool = false, category: String? = nil,
    attributes: SeatAttributes = [], shape: SeatShape? = nil, size: Double? = nil, nudge: Vector = .zero,
    angle: Angle? = nil
  ) {
    self.rows = rows
    self.seats = seats
    self.isRemoved = isRemoved
    self.category = category
    self.attributes = attributes
    self.shape = shape
    self.size = size
    self.nudge = nudge
    self.angle = angle
  }
}
