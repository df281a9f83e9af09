/// How much time is spent to make a PNG file small.
public enum PNGEffort: Hashable, Sendable {
  /// As little as possible: for pictures that are looked at once.
  case fast
  /// As much as helps: for pictures that are kept, such as goldens.
  case small
}
