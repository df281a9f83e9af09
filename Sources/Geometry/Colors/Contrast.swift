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

extension Color {
  /// The nearest colour of the same hue whose contrast on every one of the backgrounds is at least `ratio`; `nil` when
  /// no lightness reaches it.
  ///
  /// This colour itself when it suffices. Otherwise its OKLab lightness is moved, darker and lighter, as little as
  /// possible, and of the two outcomes the one nearer in OKLab is chosen, the darker when they are equally near.
  /// Chroma is kept as far as sRGB can show it. The opacity stays, and contrast is measured as
  /// ``contrast(on:)`` does. The outcome is exact in 8 bits for each part, so that the ratio still holds in a picture
  /// and in hexadecimal text. With one background, `nil` cannot happen up to a ratio of 4.58 for opaque colours.
  public func adjusted(toContrast ratio: Double, on backgrounds: Color...) -> Color? {
    adjusted(toContrast: ratio, on: backgrounds)
  }

  /// The nearest colour of the same hue whose contrast on every one of the backgrounds is at least `ratio`; `nil` when
  /// no lightness reaches it.
  ///
  /// The same as the variant that takes its backgrounds one by one.
  public func adjusted(toContrast ratio: Double, on backgrounds: [Color]) -> Color? {
    func suffices(_ color: Color) -> Bool { backgrounds.allSatisfy { color.contrast(on: $0) >= ratio } }
    if suffices(self), suffices(roundedToEightBit) { return self }
    let start = OKLCH(self)
    func candidate(_ lightness: Double) -> Color {
      OKLCH(lightness: lightness, chroma: start.chroma, hue: start.hue).color(alpha: alpha).roundedToEightBit
    }
    let darker = Color.firstLightness(from: start.lightness, to: 0) { suffices(candidate($0)) }
    let lighter = Color.firstLightness(from: start.lightness, to: 1) { suffices(candidate($0)) }
    let origin = OKLab(self)
    return [darker, lighter].compactMap { $0.map(candidate) }.min {
      OKLab($0).distance(to: origin) < OKLab($1).distance(to: origin)
    }
  }

  /// The lightness nearest to `start` that suffices, on the way to `end`.
  ///
  /// Walks in steps of at most 1/128, because several backgrounds can forbid bands of lightness between allowed ones,
  /// then halves the last step until it is far below what 8 bits can tell apart.
  private static func firstLightness(
    from start: Double, to end: Double, where suffices: (Double) -> Bool
  ) -> Double? {
    let steps = max(1, Int((abs(end - start) * 128).rounded(.up)))
    func lightness(_ step: Int) -> Double { start + (end - start) * Double(step) / Double(steps) }
    guard let first = (0...steps).first(where: { suffices(lightness($0)) }) else { return nil }
    guard first > 0 else { return start }
    var (failing, passing) = (lightness(first - 1), lightness(first))
    for _ in 0..<12 {
      let middle = (failing + passing) / 2
      if suffices(middle) { passing = middle } else { failing = middle }
    }
    return passing
  }
}
