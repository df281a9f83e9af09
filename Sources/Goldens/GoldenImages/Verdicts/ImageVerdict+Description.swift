extension ImageVerdict: CustomStringConvertible {
  /// The verdict in one line: every reason with its figures and limits, and the tolerance with its origin.
  public var description: String {
    let judged = "tolerance \(tolerance), by \(origin)"
    if isPassed { return "\(comparison.description(excusing: excusedPixels)) (\(judged))" }
    return reasons.map(\.description).joined(separator: "; ") + " (\(judged))"
  }

  /// The verdict and all facts, one to a line, without a line break at the end.
  public var details: String {
    var lines = isPassed ? ["passed"] : reasons.map(\.description)
    lines.append("tolerance: \(tolerance), by \(origin)")
    lines += comparison.details
    if excusedPixels > 0 { lines.append("excused: \(excusedPixels) of the differing pixels") }
    lines += warnings.map { "warning: \($0)" }
    return lines.joined(separator: "\n")
  }
}

extension ImageComparison {
  fileprivate func description(excusing pixels: Int) -> String {
    pixels == 0 ? description : "\(description); \(pixels) of them excused"
  }

  /// The facts about pixels, one to a line.
  fileprivate var details: [String] {
    var lines = ["compared: \(pixels(comparedPixels))"]
    if maskedPixels > 0 { lines[0] += ", \(maskedPixels) more \(maskedPixels == 1 ? "is" : "are") masked" }
    if unmatchedPixels > 0 { lines.append("unmatched: \(pixels(unmatchedPixels)) that only one picture has") }
    guard let bounds, let densestWindow else { return lines }
    lines.append("differing: \(pixels(differingPixels)) in \(bounds)")
    lines.append("deltas: at most \(largestDelta) of 255, mean \(twoDecimals(meanDelta)) (\(histogram))")
    lines.append("colour: at most \(twoDecimals(largestColorDifference)) of 1 between black and white (OKLab, HyAB)")
    for cluster in clusters.prefix(3) { lines.append("cluster: \(cluster)") }
    if clusterCount > 3 { lines.append("clusters: \(clusterCount) in all") }
    lines.append("densest window: \(densestWindow)")
    if let edgeLikePixels { lines.append("edge-like: \(edgeLikePixels) of the differing pixels") }
    return lines
  }
}

private func pixels(_ count: Int) -> String { count == 1 ? "1 pixel" : "\(count) pixels" }

/// A figure for people to read, no part of any verdict: rounded up in the second place, so that something is not 0.
private func twoDecimals(_ number: Double) -> String {
  let hundredths = Int((number * 100).rounded(.up))
  let rest = hundredths % 100
  return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
}
