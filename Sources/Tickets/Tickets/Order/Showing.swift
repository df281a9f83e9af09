/// When an event takes place.
public struct Showing: Hashable, Sendable {
  /// When it begins.
  public var start: Moment
  /// When the doors open.
  public var doors: Moment?

  /// Creates a showing.
  public init(start: Moment, doors: Moment? = nil) {
    self.start = start
    self.doors = doors
  }
}
