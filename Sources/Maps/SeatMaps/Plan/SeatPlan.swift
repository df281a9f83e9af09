public import Colors
public import Geometry
public import Support

/// What a venue says about its seats: rules and lists, before anything has a place.
///
/// Lengths are in units of the plan's own, x to the right, y down, with the screen or stage usually at the top.
/// `layout()` turns a plan into a `SeatMap`, in which every seat has its place.
public struct SeatPlan: Hashable, Sendable {
  /// The name of the room, for people.
  public var name: String
  /// The canvas the plan was drawn on, from (0, 0); nil where the seats themselves decide.
  public var canvas: Size?
  /// The length of a unit in metres; nil where the plan is not to scale.
  public var metresPerUnit: Double?
  /// The currency of all prices, as an ISO 4217 code such as "EUR".
  public var currency: String?
  /// The groups that seats are sold in, in the order of the legend.
  public var categories: [Category]
  /// The drawing of a seat that says nothing of its own.
  public var seatShape: SeatShape
  /// The screen or stage; nil where the plan draws it as an area, or has none.
  public var stage: Stage?
  /// The point that all seats face; nil where rows decide.
  public var focalPoint: Point?
  /// The levels of the venue, from the lowest; empty where it has one.
  public var floors: [Floor]
  /// The parts of the room, in drawing order: later ones lie over earlier ones.
  public var sections: [Section]

  /// Creates a plan.
  public init(
    name: String, canvas: Size? = nil, metresPerUnit: Double? = nil, currency: String? = nil,
    categories: [Category] = [], seatShape: SeatShape = .chair, stage: Stage? = nil, focalPoint: Point? = nil,
    floors: [Floor] = [], sections: [Section]
  ) {
    self.name = name
    self.canvas = canvas
    self.metresPerUnit = metresPerUnit
    self.currency = currency
    self.categories = categories
    self.seatShape = seatShape
    self.stage = stage
    self.focalPoint = focalPoint
    self.floors = floors
    self.sections = sections
  }
}

/// A group of seats that are sold alike.
public struct Category: Hashable, Sendable {
  /// The name by which seats refer to it, and that people read; unique in a plan.
  public var name: String
  /// The colour of its seats; the theme's where nil.
  public var color: Color?
  /// What one of its seats costs, in the plan's currency; unknown where nil.
  public var price: Price?

  /// Creates a category.
  public init(name: String, color: Color? = nil, price: Price? = nil) {
    self.name = name
    self.color = color
    self.price = price
  }
}

/// A level of a venue, or a deck of a bus or a ship: sections that share it are drawn together.
public struct Floor: Hashable, Sendable {
  /// The name by which sections refer to it, and that people read; unique in a plan.
  public var name: String

  /// Creates a floor.
  public init(name: String) {
    self.name = name
  }
}
