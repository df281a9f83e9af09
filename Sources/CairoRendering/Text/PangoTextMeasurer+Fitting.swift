public import Drawing
public import Geometry

extension PangoTextMeasurer: TextFitting {
  /// Sets a text in a box.
  ///
  /// Where a font file cannot be opened, which drawing will report, the answer is that of `EstimatedTextMeasuring`.
  ///
  /// - Complexity: O(*n*) in the length of the text the first time.
  public func fit(_ text: String, in box: Size, style: TextStyle, rules: TextFittingRules) -> FittedText {
    TextFittingLadder(box: box, style: style, rules: rules)
      .fit(text, by: CharacterLineSetter(measurer: self, weight: style.weight))
  }
}

/// Sets lines by the widths of single characters.
private struct CharacterLineSetter: LineSetter {
  let measurer: PangoTextMeasurer
  let weight: TextStyle.Weight

  var ascent: Double { metrics("").ascent }
  var descent: Double { metrics("").descent }

  func paragraph(_ text: String, direction: TextDirection) -> FittingParagraph {
    FittingParagraph(
      clusters: text.map { .init($0, advance: metrics(String($0)).width, mayEndLine: $0 == " " || $0 == "-") })
  }

  func extents(of line: String, direction: TextDirection) -> LineExtents { LineExtents(advance: metrics(line).width) }

  private func metrics(_ text: String) -> TextMetrics {
    measurer.metrics(of: text, style: TextStyle(size: 1, weight: weight))
  }
}
