extension Color {
  /// The relative luminance: 0 for black, 1 for white; opacity does not count.
  ///
  /// Defined by WCAG 2.2, <https://www.w3.org/TR/WCAG22/#dfn-relative-luminance>.
  public var relativeLuminance: Double {
    let light = LinearRGB(self)
    return 0.2126 * light.red + 0.7152 * light.green + 0.0722 * light.blue
  }

  /// The contrast ratio of this colour on a background: 1 when they look alike in brightness, 21 for black on white.
  ///
  /// Defined by WCAG 2.2, <https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio>: 4.5 is asked of text, 3 of large text
  /// and of outlines that carry a meaning. A colour that is not opaque is first laid over the background, whose own
  /// opacity does not count; between opaque colours the ratio is the same both ways.
  public func contrast(on background: Color) -> Double {
    let background = background.withAlpha(1)
    let luminances = (over(background).relativeLuminance, background.relativeLuminance)
    return (max(luminances.0, luminances.1) + 0.05) / (min(luminances.0, luminances.1) + 0.05)
  }

  /// Black or white, whichever can be read better on this fill; black when both are equal.
  ///
  /// The better of the two always has a contrast of at least 4.58, the square root of 21, on an opaque fill.
  public var blackOrWhiteText: Color {
    Color.white.contrast(on: self) > Color.black.contrast(on: self) ? .white : .black
  }
}
