public import Drawing

/// Measures text with the fonts that `CairoRenderer` draws with.
///
/// Safe to use on several threads at once; drawing and measuring take turns.
public struct PangoTextMeasurer: TextMeasuring {
  /// The fonts.
  public let fonts: FontSet

  /// Creates a measurer.
  public init(fonts: FontSet) {
    self.fonts = fonts
  }

  /// Measures one line.
  ///
  /// Where a font file cannot be opened, which drawing will report, the answer is that of `EstimatedTextMeasuring`.
  ///
  /// - Complexity: O(*n*) in the length of the text the first time, O(1) for a text measured lately.
  public func metrics(of text: String, style: TextStyle) -> TextMetrics {
    do throws(FontError) {
      return try fonts.shared.withShaper(for: fonts) { shaper throws(FontError) in
        let line = try shaper.lineMetrics(weight: style.weight)
        let width = try shaper.shape(text, weight: style.weight)?.width ?? 0
        return TextMetrics(
          width: width * style.size, ascent: line.ascent * style.size, descent: line.descent * style.size,
          capHeight: line.capHeight * style.size)
      }
    } catch {
      return EstimatedTextMeasuring().metrics(of: text, style: style)
    }
  }
}
