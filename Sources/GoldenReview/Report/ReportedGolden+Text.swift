internal import GoldenImages

extension ReportedGolden.State {
  /// The state in the words of the report.
  var title: String {
    switch self {
    case .passed: "passed"
    case .differs: "differs"
    case .missing: "no golden yet"
    case .unreadable: "cannot be read"
    }
  }
}

extension ReportedGolden {
  /// All that the report tells of a golden, a line for each fact, for formats that show text alone.
  var text: String {
    var lines = reasons
    lines += facts.map { "\($0.label): \($0.value)" }
    return lines.joined(separator: "\n")
  }

  /// The facts about a golden in the order in which people want to know them.
  var facts: [PictureDifference.Detail] {
    var facts: [PictureDifference.Detail] = []
    if let difference {
      facts.append(.init("pixels that differ", String(difference.differingPixels)))
      if difference.unmatchedPixels > 0 {
        facts.append(.init("pixels only in one picture", String(difference.unmatchedPixels)))
      }
      if difference.maskedPixels > 0 { facts.append(.init("pixels masked", String(difference.maskedPixels))) }
      facts.append(.init("largest delta", "\(difference.largestDelta) of 255"))
      if let bounds = difference.bounds { facts.append(.init("bounds", bounds.description)) }
      if difference.clusterCount > 0 { facts.append(.init("clusters", String(difference.clusterCount))) }
      facts += difference.details
    }
    if let tolerance {
      facts.append(.init("tolerance", tolerance.tolerance.description))
      facts.append(.init("tolerance set by", tolerance.origin))
    }
    if let variant = file.variant { facts.append(.init("variant", variant.description)) }
    if let caller { facts.append(.init("test", caller.description)) }
    return facts
  }
}
