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
