public import Colors
public import SeatMaps

/// What a status adds to the look of a seat.
public struct StatusStyle: Hashable, Sendable {
  /// The colour of a part of a seat.
  public enum PartColor: Hashable, Sendable {
    /// The category's colour, or the theme's where it has none.
    case category
    /// A colour of its own.
    case color(Color)
  }

  /// A sign that says the status without colour.
  public enum Sign: String, Hashable, Sendable, CaseIterable {
    /// None: the plain seat.
    case none
    /// Stripes across the seat, under its number.
    case hatch
    /// Two crossing lines over the seat, under its number.
    case cross
    /// A check mark in a disc at the upper right.
    case checkBadge = "check-badge"
    /// A clock at the upper right.
    case clockBadge = "clock-badge"
    /// A bar in a disc at the upper right, as on a no-entry sign.
    case barBadge = "bar-badge"
  }

  /// The colour of the seat.
  public var body: PartColor
  /// The colour of its outline; made from the body's where nil.
  public var outline: Color?
  /// Whether the outline is dashed.
  public var isDashed: Bool
  /// How many times the theme's outline width the outline is wide; none where 0.
  public var outlineFactor: Double
  /// The sign.
  public var sign: Sign
  /// The colour of the sign, or of what stands in its disc, and of the disc that marks a wheelchair place; black or
  /// white, whichever is plainer on the outline's colour, where nil.
  public var signColor: Color?
  /// The colour of the number; black or white, whichever is plainer, where nil.
  public var label: Color?

  /// Creates a style.
  public init(
    body: PartColor = .category, outline: Color? = nil, isDashed: Bool = false, outlineFactor: Double = 1,
    sign: Sign = .none, signColor: Color? = nil, label: Color? = nil
  ) {
    self.body = body
    self.outline = outline
    self.isDashed = isDashed
    self.outlineFactor = outlineFactor
    self.sign = sign
    self.signColor = signColor
    self.label = label
  }
}

/// A style for each status.
public struct StatusStyles: Hashable, Sendable {
  /// Free seats.
  public var available: StatusStyle
  /// Chosen seats.
  public var selected: StatusStyle
  /// Seats in somebody's basket.
  public var held: StatusStyle
  /// Seats set aside.
  public var reserved: StatusStyle
  /// Taken seats.
  public var sold: StatusStyle
  /// Seats that are not for sale.
  public var blocked: StatusStyle

  /// Creates styles.
  public init(
    available: StatusStyle, selected: StatusStyle, held: StatusStyle, reserved: StatusStyle, sold: StatusStyle,
    blocked: StatusStyle
  ) {
    self.available = available
    self.selected = selected
    self.held = held
    self.reserved = reserved
    self.sold = sold
    self.blocked = blocked
  }

  /// The style of a status.
  public subscript(status: SeatStatus) -> StatusStyle {
    get {
      switch status {
      case .available: available
      case .selected: selected
      case .held: held
      case .reserved: reserved
      case .sold: sold
      case .blocked: blocked
      }
    }
    set {
      switch status {
      case .available: available = newValue
      case .selected: selected = newValue
      case .held: held = newValue
      case .reserved: reserved = newValue
      case .sold: sold = newValue
      case .blocked: blocked = newValue
      }
    }
  }
}
