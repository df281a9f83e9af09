/// A level of a venue, or a deck of a bus or a ship: sections that share it are drawn together.
public struct Floor: Hashable, Sendable {
  /// The name by which sections refer to it, and that people read; unique in a plan.
  public var name: String

  /// Creates a floor.
  public init(name: String) {
    self.name = name
  }
}
