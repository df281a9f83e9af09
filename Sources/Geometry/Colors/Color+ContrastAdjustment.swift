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
