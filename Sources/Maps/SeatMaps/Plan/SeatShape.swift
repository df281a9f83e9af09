/// How a seat is drawn.
public enum SeatShape: String, Hashable, Sendable, CaseIterable {
  /// A back and a base, seen from the front.
  case chair
  /// A circle.
  case circle
  /// A square with rounded corners.
  case square
}
