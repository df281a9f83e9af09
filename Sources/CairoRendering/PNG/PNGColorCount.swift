/// The colours that have been seen in the strips of a picture, as long as they may make a palette.
///
/// Shared by all who compress strips of one picture, so that none goes on counting when there are too many.
final class PNGColorCount: Sendable {
  /// Whether counting may end early.
  ///
  /// Where strips will be replaced later, each has to know its own colours.
  let endsEarly: Bool

  /// Creates a count that has seen nothing.
  init(endsEarly: Bool = true) {
    self.endsEarly = endsEarly
  }
}
