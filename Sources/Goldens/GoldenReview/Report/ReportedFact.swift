internal import GoldenImages

/// A fact about a golden, as it is written for people.
struct ReportedFact: Hashable {
  /// What it is about, in lower case.
  let label: String
  let value: String

  init(_ label: String, _ value: String) {
    self.label = label
    self.value = value
  }
}

extension ReportedGolden {
  /// The facts about a golden in the order in which people want to know them.
  var facts: [ReportedFact] {
    var facts = comparison.map(ReportedGolden.facts) ?? []
    if let tolerance {
      facts.append(ReportedFact("tolerance", tolerance.tolerance.description))
      facts.append(ReportedFact("tolerance set by", tolerance.origin))
    }
    if let variant = file.variant { facts.append(ReportedFact("variant", variant.description)) }
    if let caller { facts.append(ReportedFact("test", caller.description)) }
    return facts
  }

  private static func facts(_ comparison: ImageComparison) -> [ReportedFact] {
    let (expectedSize, actualSize) = (comparison.expectedSize, comparison.actualSize)
    var facts = [
      ReportedFact("size", expectedSize == actualSize ? "\(actualSize)" : "\(expectedSize), now \(actualSize)")
    ]
    if comparison.expectedColorSpace != comparison.actualColorSpace {
      facts.append(
        ReportedFact("colours", "\(comparison.expectedColorSpace), now \(comparison.actualColorSpace)"))
    }
    facts.append(ReportedFact("pixels that differ", "\(comparison.differingPixels) of \(comparison.comparedPixels)"))
    if comparison.unmatchedPixels > 0 {
      facts.append(ReportedFact("pixels in one picture only", String(comparison.unmatchedPixels)))
    }
    if comparison.maskedPixels > 0 { facts.append(ReportedFact("pixels masked", String(comparison.maskedPixels))) }
    if let bounds = comparison.bounds {
      facts.append(ReportedFact("largest delta", "\(comparison.largestDelta) of 255"))
      facts.append(ReportedFact("largest colour difference", hundredths(comparison.largestColorDifference)))
      facts.append(ReportedFact("bounds", bounds.description))
      facts.append(ReportedFact("clusters", String(comparison.clusterCount)))
      facts.append(ReportedFact("pixels by delta", comparison.histogram.description))
    }
    if let window = comparison.densestWindow { facts.append(ReportedFact("densest window", window.description)) }
    if let edges = comparison.edgeLikePixels, edges > 0 {
      facts.append(ReportedFact("pixels as of a moved edge", String(edges)))
    }
    if let offset = comparison.bestOffset { facts.append(ReportedFact("best offset", offset.description)) }
    return facts
  }

  /// A number from 0 with two decimals, and never 0 where it is not.
  private static func hundredths(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    if hundredths == 0 { return number > 0 ? "less than 0.01" : "0" }
    let decimals = hundredths % 100
    return "\(hundredths / 100).\(decimals < 10 ? "0" : "")\(decimals)"
  }
}
