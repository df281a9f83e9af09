/// A number for each seat, with what a colour scale beside it says: the content of a heat map.
public struct SeatMeasure: Hashable, Sendable {
  /// A mark on the scale.
  public struct Tick: Hashable, Sendable {
    /// The value that it stands at.
    public var value: Double
    /// What is written beside it.
    public var label: String

    /// Creates a mark.
    public init(_ value: Double, _ label: String) {
      self.value = value
      self.label = label
    }
  }

  /// What is measured, with its unit, in English.
  public var title: String
  /// A value for each seat, by its number; nil where it has none.
  public var values: [Double?]
  /// The marks of the scale, from its lower end to its upper one; empty where no seat has a value.
  public var ticks: [Tick]

  /// Creates a measure.
  public init(title: String, values: [Double?], ticks: [Tick]) {
    self.title = title
    self.values = values
    self.ticks = ticks
  }
}
