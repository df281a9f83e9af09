public import ImageFiles

/// The outcome of holding a picture against its golden.
public enum GoldenVerdict: Hashable, Sendable {
  /// The picture is the golden, within the tolerance.
  case passed(ImageComparison)
  /// The picture differs by more than the tolerance; the paths are those of the pictures left to look at.
  case differs(ImageComparison, tolerance: Tolerance, golden: String, actual: String, difference: String)
  /// There is no golden; the path of the picture left to look at.
  case missing(golden: String, actual: String)
  /// The golden has been written in this run, which therefore counts as a failure.
  case recorded(golden: String)
  /// The golden cannot be read.
  case unreadableGolden(path: String, ImageFileError)
  /// The picture cannot be read.
  case unreadableActual(ImageFileError)
  /// A file could not be read or written, for the reason told.
  case fileFailure(path: String, reason: String)

  /// Whether the test passes.
  public var isPassed: Bool {
    if case .passed = self { true } else { false }
  }
}

extension GoldenVerdict: CustomStringConvertible {
  /// What is the matter, where the pictures are, and what to do.
  public var description: String {
    switch self {
    case .passed(let comparison):
      "the picture is the golden: \(comparison)"
    case .differs(let comparison, let tolerance, let golden, let actual, let difference):
      """
      the picture is not the golden: \(comparison) (tolerance: \(tolerance))
        golden: \(golden)
        actual: \(actual)
        difference: \(difference)
      """
    case .missing(let golden, let actual):
      """
      there is no golden; look at the picture and record it with GOLDENS=record
        golden: \(golden)
        actual: \(actual)
      """
    case .recorded(let golden):
      "the golden has been recorded: look at it and run again without GOLDENS=record\n  golden: \(golden)"
    case .unreadableGolden(let path, let error):
      "the golden cannot be read: \(error)\n  golden: \(path)"
    case .unreadableActual(let error):
      "the picture to check cannot be read: \(error)"
    case .fileFailure(let path, let reason):
      "\(path): \(reason)"
    }
  }
}
