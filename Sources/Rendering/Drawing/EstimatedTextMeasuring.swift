/// Text sizes by rule of thumb, for layout where no font is at hand.
///
/// Widths are those of a wide sans serif face, rounded up, so that text which fits by this estimate fits in most
/// faces: 0.64 em for a letter or a digit, 1 em for ideographs, emoji and other wide characters.
public struct EstimatedTextMeasuring: TextMeasuring {
  /// Creates the estimate.
  public init() {}

  /// Measures one line.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func metrics(of text: String, style: TextStyle) -> TextMetrics {
    var ems = 0.0
    for character in text { ems += width(of: character) }
    return TextMetrics(
      width: ems * style.size, ascent: 0.97 * style.size, descent: 0.25 * style.size, capHeight: 0.73 * style.size)
  }

  /// The advance of a character in ems.
  ///
  /// From U+1100 on stand Hangul, kana, ideographs and emoji.
  private func width(of character: Character) -> Double {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    return switch scalar.value {
    case 0x20, 0x2C, 0x2E, 0x3A, 0x69, 0x6C, 0x7C, 0xA0: 0.3
    case 0x1100...: 1
    default: 0.64
    }
  }
}
