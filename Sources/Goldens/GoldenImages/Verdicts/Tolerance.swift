/// How much two pictures may differ and still count as the same.
///
/// Deltas are differences of premultiplied samples in steps of 1/255; of 16-bit samples they are rounded up, so that no
/// difference counts as none. Nothing is rounded down, and no share of the pixels passes by itself: a share hides small
/// changes in large pictures.
public enum Tolerance: Hashable, Sendable {
  /// No difference at all.
  case exact
  /// What another processor or compiler may make of the same drawing: any number of pixels, none off by more than this.
  case near(largestDelta: Int)
  /// Deltas, numbers of pixels and sizes of clusters within bounds, lower bounds among them.
  case fuzzy(FuzzyBounds)
  /// Small changes of coverage at edges, as another rasterizer makes them, and no others.
  ///
  /// A pixel is excused when its samples in each picture lie within those of the 3 × 3 pixels around it in the other
  /// one, when no sample changes by more than the step in relation to the contrast there, in 1/255, and when the change
  /// is shorter than 8 pixels, thinner than 3 and no part of a straight strip: moved edges and recoloured lines fail.
  case antialiasing(largestStep: Int)
  /// What pixelmatch counts, for those who come with its numbers.
  case pixelmatch(PixelmatchOptions)

  /// No sample of any pixel differs by more than 2.
  ///
  /// librsvg's test suite takes the same 2 as the least that can be told apart.
  public static let near = Tolerance.near(largestDelta: 2)

  /// Changes of coverage of up to an eighth.
  public static let antialiasing = Tolerance.antialiasing(largestStep: 32)
}

extension Tolerance: CustomStringConvertible {
  /// The tolerance as it is written on a command line, such as `near:2`; ``init(_:)`` reads it back.
  public var description: String {
    switch self {
    case .exact: "exact"
    case .near(let largestDelta): "near:\(largestDelta)"
    case .fuzzy(let bounds): "fuzzy:\(bounds)"
    case .antialiasing(let largestStep): "antialiasing:\(largestStep)"
    case .pixelmatch(let options): "\(options)"
    }
  }
}
