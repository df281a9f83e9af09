public import ImageFiles

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
