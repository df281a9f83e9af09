internal import Synchronization

/// The shaper of a font set, for one thread at a time.
///
/// All sets of a process take turns. cairo 1.16 keeps FreeType's faces of all fonts in one place, and opens and closes
/// them there without a lock: two threads that draw text at once, in whatever fonts, would break each other's memory.
final class SharedShaper: @unchecked Sendable {
  private static let turn = Mutex<Void>(())

  /// What was set lately; asking it needs no turn.
  let fittings = FittingCache()
  /// Touched only in turn.
  private var shaper: TextShaper?

  deinit {
    // Letting go of fonts closes their faces.
    SharedShaper.turn.withLock { _ in shaper = nil }
  }

  /// Lends the shaper; whatever draws glyphs with cairo, or asks it for their outlines, happens within `body`.
  func withShaper<Outcome: Sendable, Failure>(
    for fonts: FontSet, _ body: (TextShaper) throws(Failure) -> Outcome
  ) throws(Failure) -> Outcome {
    try SharedShaper.turn.withLock { _ throws(Failure) in
      let shaper = self.shaper ?? TextShaper(fonts.faces)
      self.shaper = shaper
      return try body(shaper)
    }
  }
}
