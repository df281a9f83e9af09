public import Geometry

extension EstimatedTextMeasuring: TextFitting {
  /// Sets a text in a box by estimated widths; lines may be broken after spaces and hyphens, and around ideographs.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func fit(_ text: String, in box: Size, style: TextStyle, rules: TextFittingRules) -> FittedText {
    TextFittingLadder(box: box, style: style, rules: rules).fit(text, by: EstimatedLineSetter())
  }
}

/// Sets lines by the widths of `EstimatedTextMeasuring`.
private struct EstimatedLineSetter: LineSetter {
  private let metrics = EstimatedTextMeasuring().metrics(of: "", style: TextStyle(size: 1))

  var ascent: Double { metrics.ascent }
  var descent: Double { metrics.descent }

  func paragraph(_ text: String, direction: TextDirection) -> FittingParagraph {
    var clusters: [FittingParagraph.Cluster] = []
    for character in text {
      let advance = width(of: String(character))
      let isWide = advance >= 1
      // Before a wide character too, unless closing punctuation has to stay with what it closes.
      if isWide, let last = clusters.indices.last { clusters[last].mayEndLine = true }
      clusters.append(.init(character, advance: advance, mayEndLine: isWide || " -\u{AD}".contains(character)))
    }
    return FittingParagraph(clusters: clusters)
  }

  func extents(of line: String, direction: TextDirection) -> LineExtents { LineExtents(advance: width(of: line)) }

  private func width(of text: String) -> Double {
    EstimatedTextMeasuring().metrics(of: text, style: TextStyle(size: 1)).width
  }
}
