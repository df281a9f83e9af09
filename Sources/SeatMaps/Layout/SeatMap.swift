public import Geometry

/// Where every seat of a plan is.
///
/// Seats stand row by row and rows section by section, so that the seats of a row and of a section are ranges. All
/// coordinates are the plan's, sections' origins and turns already applied.
public struct SeatMap: Hashable, Sendable {
  /// The name of the room.
  public var name: String
  /// The canvas that the plan was drawn on, from (0, 0); nil where it had none.
  public var canvas: Size?
  /// The length of a unit in metres; nil where the plan is not to scale.
  public var metresPerUnit: Double?
  /// The currency of all prices.
  public var currency: String?
  /// The categories, by number.
  public var categories: [Category]
  /// The screen or stage.
  public var stage: PlacedStage?
  /// The point that all seats face, where there is one.
  public var focalPoint: Point?
  /// The sections, in drawing order.
  public var sections: [PlacedSection]
  /// The rows, section by section, from front to back.
  public var rows: [PlacedRow]
  /// The seats, row by row.
  public var seats: [PlacedSeat]

  /// Creates a map.
  public init(
    name: String, canvas: Size? = nil, metresPerUnit: Double? = nil, currency: String? = nil,
    categories: [Category] = [], stage: PlacedStage? = nil, focalPoint: Point? = nil, sections: [PlacedSection] = [],
    rows: [PlacedRow] = [], seats: [PlacedSeat] = []
  ) {
    self.name = name
    self.canvas = canvas
    self.metresPerUnit = metresPerUnit
    self.currency = currency
    self.categories = categories
    self.stage = stage
    self.focalPoint = focalPoint
    self.sections = sections
    self.rows = rows
    self.seats = seats
  }
}

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
  /// Where its name stands.
  public var labels: [Label]

  /// Creates a placed row.
  public init(
    label: String, shownLabel: String? = nil, spokenLabel: String? = nil, section: Int, seats: Range<Int>,
    labels: [Label] = []
  ) {
    self.label = label
    self.shownLabel = shownLabel ?? label
    self.spokenLabel = spokenLabel
    self.section = section
    self.seats = seats
    self.labels = labels
  }
}

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

  /// Creates a placed section.
  public init(
    name: String, id: String, rows: Range<Int>, seats: Range<Int>, areas: [Area] = [],
    transform: AffineTransform = .identity
  ) {
    self.name = name
    self.id = id
    self.rows = rows
    self.seats = seats
    self.areas = areas
    self.transform = transform
  }
}

/// A screen or stage with its place.
public struct PlacedStage: Hashable, Sendable {
  /// What it is.
  public var kind: Stage.Kind
  /// For a screen, the strip as high as its curvature at the bottom of which its ends are; for a stage, the stage.
  public var frame: Rect
  /// The curvature of a screen, as its shape has it: the crest lies half of it before the ends.
  public var curvature: Double
  /// What is written on it.
  public var label: String?

  /// Creates a placed screen or stage.
  public init(kind: Stage.Kind, frame: Rect, curvature: Double, label: String?) {
    self.kind = kind
    self.frame = frame
    self.curvature = curvature
    self.label = label
  }
}
