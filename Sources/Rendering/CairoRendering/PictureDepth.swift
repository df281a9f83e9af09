/// How many colours the pixels of a picture may have.
public enum PictureDepth: String, Hashable, Sendable, CaseIterable {
  /// Red, green, blue and opacity of 8 bits each.
  case color
  /// Black or white, for printers that know no other: on white paper, nothing smoothed.
  ///
  /// Colours become the nearer of the two; pictures, gradients and shadows become patterns of dots.
  case oneBit
}
