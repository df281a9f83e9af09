/// Which points lie inside a path that crosses or surrounds itself.
public enum FillRule: String, Hashable, Sendable {
  /// Those that the contours wind around, counted with their direction.
  case nonzero
  /// Those that the contours surround an odd number of times.
  case evenOdd
}
