public import ImageFiles

/// Whether an actual picture passes for an expected one, and why not.
public struct ImageVerdict: Hashable, Sendable {
  /// The tolerance that the pictures are judged by.
  public let tolerance: Tolerance
  /// Who said that this tolerance counts, such as "the test" or the path of a configuration file.
  public let origin: String
  /// What is different.
  public let comparison: ImageComparison
  /// How many of the differing pixels the tolerance leaves out of account: as antialiasing, or, with pixelmatch, as
  /// near enough.
  public let excusedPixels: Int
  /// Why the picture does not pass; nothing when it does.
  public let reasons: [Reason]
  /// What is likely a mistake, though the picture may pass.
  public let warnings: [Warning]

  /// Whether the picture passes.
  public var isPassed: Bool { reasons.isEmpty }

  /// Compares and judges two pictures.
  ///
  /// Different sizes never pass, nor does a picture that is masked all over; different declared colour spaces only when
  /// the options say so. Takes time as
  /// ``ImageComparison`` does; tolerances for antialiasing and for pixelmatch go through pictures that differ once more.
  public init(
    expected: RGBAImage, actual: RGBAImage, tolerance: Tolerance = .exact, from origin: String = "default",
    mask: PixelMask? = nil, options: ComparisonOptions = ComparisonOptions()
  ) {
    let count: PixelmatchCount?
    if case .pixelmatch(let settings) = tolerance {
      count = PixelmatchCount(expected: expected, actual: actual, options: settings, mask: mask)
    } else {
      count = nil
    }
    (comparison, excusedPixels) = PixelPair.with(expected, actual) { pair in
      let rows = mask.map { MaskRows($0, width: pair.width, height: pair.height) }
      let comparison = ImageComparison(
        pair, mask: rows, expectedColorSpace: expected.colorSpace, actualColorSpace: actual.colorSpace)
      let excused =
        switch tolerance {
        case .antialiasing(let largestStep) where comparison.differingPixels > 0:
          AntialiasingRule.excusedPixels(pair, mask: rows, largestStep: largestStep)
        case .pixelmatch:
          count.map { max(0, comparison.differingPixels - $0.pixelsInAll) } ?? 0
        default: 0
        }
      return (comparison, excused)
    }
    self.tolerance = tolerance
    self.origin = origin
    reasons =
      Reason.ofWhatIsCompared(comparison, options) + Reason.ofPixels(comparison, tolerance, excusedPixels, count)
    warnings = Warning.about(mask, comparison)
  }
}

extension ImageVerdict {
  /// What is likely a mistake in how pictures are compared.
  public enum Warning: Hashable, Sendable {
    /// The mask covers no pixel.
    case maskCoversNothing
    /// The mask covers more than half of the pixels.
    case maskCoversMost(pixels: Int, of: Int)

    static func about(_ mask: PixelMask?, _ comparison: ImageComparison) -> [Warning] {
      guard let mask, !mask.isEmpty else { return [] }
      let pixels = comparison.comparedPixels + comparison.maskedPixels
      if comparison.maskedPixels == 0 { return [.maskCoversNothing] }
      return comparison.maskedPixels * 2 > pixels ? [.maskCoversMost(pixels: comparison.maskedPixels, of: pixels)] : []
    }
  }
}

extension ImageVerdict.Warning: CustomStringConvertible {
  /// What is likely wrong.
  public var description: String {
    switch self {
    case .maskCoversNothing: "the mask covers no pixel of the picture"
    case .maskCoversMost(let pixels, let all): "the mask covers \(pixels) of \(all) pixels, more than half"
    }
  }
}

extension ImageVerdict {
  /// Why a picture does not pass: what was found, and what would have passed.
  public enum Reason: Hashable, Sendable {
    /// The sizes differ.
    case size(expected: ImageComparison.Size, actual: ImageComparison.Size, bestOffset: PictureOffset?)
    /// The declared colour spaces differ.
    case colorSpace(expected: ColorSpaceDeclaration, actual: ColorSpaceDeclaration)
    /// The mask leaves out every pixel, so that nothing was compared.
    case nothingCompared
    /// Pixels differ, and none may.
    case pixelsDiffer(Int)
    /// A figure is above its limit.
    case above(Figure, found: Int, limit: Int)
    /// A figure is below its lower limit: the tolerance is no longer needed.
    case below(Figure, found: Int, limit: Int)
    /// More than a share of the compared pixels differ.
    case shareAbove(found: Int, of: Int, limit: Double)
    /// Pixels differ in other ways than by antialiasing.
    case notAntialiasing(pixels: Int, of: Int)
    /// Pixels count by pixelmatch.
    case pixelmatch(found: Int, limit: Int, windowSize: Int?)
  }

  /// What is measured against a limit.
  public enum Figure: String, Hashable, Sendable {
    /// The largest delta.
    case delta
    /// The number of differing pixels.
    case pixels
    /// The number of differing pixels in the largest cluster.
    case largestCluster
  }
}

extension ImageVerdict.Reason {
  static func ofWhatIsCompared(_ comparison: ImageComparison, _ options: ComparisonOptions) -> [Self] {
    var reasons: [Self] = []
    if comparison.expectedSize != comparison.actualSize {
      reasons.append(
        .size(
          expected: comparison.expectedSize, actual: comparison.actualSize, bestOffset: comparison.bestOffset))
    }
    if comparison.expectedColorSpace != comparison.actualColorSpace, !options.ignoresColorSpace {
      reasons.append(.colorSpace(expected: comparison.expectedColorSpace, actual: comparison.actualColorSpace))
    }
    if comparison.comparedPixels == 0 { reasons.append(.nothingCompared) }
    return reasons
  }

  static func ofPixels(
    _ comparison: ImageComparison, _ tolerance: Tolerance, _ excusedPixels: Int, _ count: PixelmatchCount?
  ) -> [Self] {
    switch tolerance {
    case .exact:
      return comparison.differingPixels == 0 ? [] : [.pixelsDiffer(comparison.differingPixels)]
    case .near(let largestDelta):
      return comparison.largestDelta <= largestDelta
        ? [] : [.above(.delta, found: comparison.largestDelta, limit: largestDelta)]
    case .fuzzy(let bounds):
      return ofBounds(comparison, bounds)
    case .antialiasing:
      let rest = comparison.differingPixels - excusedPixels
      return rest == 0 ? [] : [.notAntialiasing(pixels: rest, of: comparison.differingPixels)]
    case .pixelmatch(let options):
      guard let count, count.pixels > options.allowedPixels else { return [] }
      return [.pixelmatch(found: count.pixels, limit: options.allowedPixels, windowSize: options.windowSize)]
    }
  }

  private static func ofBounds(_ comparison: ImageComparison, _ bounds: FuzzyBounds) -> [Self] {
    let figures: [(ImageVerdict.Figure, Int, ClosedRange<Int>)] = [
      (.delta, comparison.largestDelta, bounds.delta),
      (.pixels, comparison.differingPixels, bounds.pixels),
      (.largestCluster, comparison.clusters.first?.pixels ?? 0, bounds.largestCluster),
    ]
    var reasons: [Self] = []
    for (figure, found, range) in figures {
      if found > range.upperBound { reasons.append(.above(figure, found: found, limit: range.upperBound)) }
      if found < range.lowerBound { reasons.append(.below(figure, found: found, limit: range.lowerBound)) }
    }
    if let share = bounds.largestShare,
      Double(comparison.differingPixels) > share * Double(comparison.comparedPixels)
    {
      reasons.append(.shareAbove(found: comparison.differingPixels, of: comparison.comparedPixels, limit: share))
    }
    return reasons
  }
}

extension ImageVerdict.Reason: CustomStringConvertible {
  /// The reason in a few words, with every figure and its limit.
  public var description: String {
    switch self {
    case .size(let expected, let actual, let bestOffset):
      "the size differs: expected \(expected) pixels, actual \(actual)"
        + (bestOffset.map { "; they agree best \($0)" } ?? "")
    case .colorSpace(let expected, let actual):
      "the declared colour space differs: expected \(expected), actual \(actual)"
    case .nothingCompared:
      "the mask leaves out every pixel, so that nothing was compared"
    case .pixelsDiffer(let pixels):
      pixels == 1 ? "1 pixel differs, allowed are none" : "\(pixels) pixels differ, allowed are none"
    case .above(.delta, let found, let limit):
      "the largest delta is \(found) of 255, allowed are up to \(limit)"
    case .above(.pixels, let found, let limit):
      "\(found == 1 ? "1 pixel differs" : "\(found) pixels differ"), allowed are up to \(limit)"
    case .above(.largestCluster, let found, let limit):
      "the largest cluster has \(pixelCount(found)), allowed are up to \(limit)"
    case .below(.delta, let found, let limit):
      "the largest delta is \(found) of 255, expected are at least \(limit): \(Self.tighten)"
    case .below(.pixels, let found, let limit):
      "\(found == 1 ? "1 pixel differs" : "\(found) pixels differ"), expected are at least \(limit): \(Self.tighten)"
    case .below(.largestCluster, let found, let limit):
      "the largest cluster has \(pixelCount(found)), expected are at least \(limit): \(Self.tighten)"
    case .shareAbove(let found, let all, let limit):
      "\(found) of \(all) compared pixels differ, allowed is a share of up to \(limit)"
    case .notAntialiasing(let pixels, let all):
      "\(pixels) of \(all == 1 ? "1 differing pixel" : "\(all) differing pixels") are more than antialiasing"
    case .pixelmatch(let found, let limit, let windowSize):
      "pixelmatch counts \(pixelCount(found))"
        + (windowSize.map { " in the densest window of \($0) × \($0)" } ?? "") + ", allowed are up to \(limit)"
    }
  }

  private static let tighten = "the tolerance is no longer needed; tighten or remove it"

  private func pixelCount(_ count: Int) -> String { count == 1 ? "1 pixel" : "\(count) pixels" }
}

/// What a verdict overlooks when asked to.
public struct ComparisonOptions: Hashable, Sendable {
  /// Whether pictures may declare different colour spaces.
  public var ignoresColorSpace: Bool

  /// Creates options, by default none.
  public init(ignoresColorSpace: Bool = false) {
    self.ignoresColorSpace = ignoresColorSpace
  }
}
