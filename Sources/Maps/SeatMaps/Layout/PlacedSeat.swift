public import Geometry

/// A seat with its place.
///
/// It has at most fifteen words and bytes to copy: what has more, Swift copies field by field through memory, and every
/// loop over many seats would.
public struct PlacedSeat: Hashable, Sendable {
  /// The identifier: the file's own, or section, row and label joined by slashes.
  public var id: String
  /// The name that identifies the seat in its row.
  public var label: String {
    // What is drawn stays as it is.
    didSet { if label != oldValue { shownLabel = names?.shownLabel ?? oldValue } }
  }
  /// What is drawn on it, where that is not its label, and how people speak of it.
  private var names: OtherNames?
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
  /// The number of its category; −1 where it has none.
  private var categoryNumber: Int32

  /// What is drawn on it.
  public var shownLabel: String {
    get { names?.shownLabel ?? label }
    set {
      names = OtherNames.names(shownLabel: newValue == label ? nil : newValue, spokenLabel: spokenLabel)
    }
  }

  /// How people speak of it where the plan says so, such as "Seat 12".
  public var spokenLabel: String? {
    get { names?.spokenLabel }
    set { names = OtherNames.names(shownLabel: names?.shownLabel, spokenLabel: newValue) }
  }

  /// The number of its category, below 2³¹; nil where it has none, or one that the plan does not list.
  public var category: Int? {
    get { categoryNumber < 0 ? nil : Int(categoryNumber) }
    set { categoryNumber = newValue.map { Int32($0) } ?? -1 }
  }

  /// Creates a placed seat.
  public init(
    id: String, label: String, shownLabel: String? = nil, spokenLabel: String? = nil, center: Point,
    angle: Angle = .zero, size: Double, shape: SeatShape, attributes: SeatAttributes = [], row: Int,
    categoryName: String? = nil, category: Int? = nil
  ) {
    self.init(
      id: id, label: label,
      names: OtherNames.names(shownLabel: shownLabel == label ? nil : shownLabel, spokenLabel: spokenLabel),
      center: center, angle: angle, size: size, shape: shape, attributes: attributes, row: row,
      categoryName: categoryName, category: category)
  }

  /// Creates a placed seat with the names of the seat that it was.
  init(
    id: String, label: String, names: OtherNames?, center: Point, angle: Angle, size: Double, shape: SeatShape,
    attributes: SeatAttributes, row: Int, categoryName: String?, category: Int?
  ) {
    self.id = id
    self.label = label
    self.names = names
    self.center = center
    self.angle = angle
    self.size = size
    self.shape = shape
    self.attributes = attributes
    self.row = row
    self.categoryName = categoryName
    categoryNumber = category.map { Int32($0) } ?? -1
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
