/// A row along a line that bends more tightly than the row is far from it, so that the row cannot follow the bend.
public struct TightRow: Hashable, Sendable {
  /// The label of the row.
  public var label: String
  /// The row's distance from the line.
  public var distance: Double
  /// The least radius to which the line bends towards the row.
  public var leastRadius: Double

  /// Creates a record of a row.
  public init(label: String, distance: Double, leastRadius: Double) {
    self.label = label
    self.distance = distance
    self.leastRadius = leastRadius
  }
}
