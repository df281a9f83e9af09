public import Colors

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
