public import Drawing
public import Geometry

extension PangoTextMeasurer: TextFitting {
  /// Sets a text in a box.
  ///
  /// Lines are broken where Pango would, and each is measured by itself, in the base direction of the whole text, as it
  /// will be drawn. Letters and their marks are composed (NFC). Where a font file cannot be opened, which drawing will
  /// report, the answer is that of `EstimatedTextMeasuring`.
  ///
  /// - Complexity: O(*n*) in the length of the text the first time, and O(1) for a text that was set lately, which
  ///   waits for no other thread.
  public func fit(_ text: String, in box: Size, style: TextStyle, rules: TextFittingRules) -> FittedText {
    let key = FittingCache.FittingKey(text: text, box: box, style: style, rules: rules)
    do throws(FontError) {
      return try fonts.shared.fittings.fitted(key) { () throws(FontError) in
        try fonts.shared.withShaper(for: fonts) { shaper throws(FontError) in
          let setter = try PangoLineSetter(shaper: shaper, weight: style.weight)
          let fitted = TextFittingLadder(box: box, style: style, rules: rules).fit(text, by: setter)
          if let failure = setter.failure { throw failure }
          return fitted
        }
      }
    } catch {
      return EstimatedTextMeasuring().fit(text, in: box, style: style, rules: rules)
    }
  }
}
