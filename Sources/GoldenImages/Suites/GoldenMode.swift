/// What to do with a golden that is missing or differs.
public enum GoldenMode: String, Hashable, Sendable {
  /// Leave it as it is and fail.
  case verify
  /// Write the actual picture in its place, and fail all the same, so that no run passes on what it wrote itself.
  case record
}
