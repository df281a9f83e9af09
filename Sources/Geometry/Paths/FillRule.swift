/// Which points lie inside a path that runs round them more than once.
public enum FillRule: String, Hashable, Sendable {
  /// Those it runs round a number of times that is not zero, one way counted against the other.
  case nonzero
  /// Those it runs round an odd number of times.
  case evenOdd
}
