/// The direction that a line of text runs in as a whole, whatever scripts are within it.
///
/// It decides the order of the pieces of a line that run in different directions, and the side of signs that have no
/// direction of their own, as "!" at the end of an Arabic sentence.
public enum TextDirection: String, Hashable, Sendable, CaseIterable {
  /// That of the first letter which has one; from left to right where none has (UAX #9, rules P2 and P3).
  case automatic
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}
