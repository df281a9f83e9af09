public import Geometry

/// The extents of a line of text in canvas units.
public struct TextMetrics: Hashable, Sendable {
  /// The distance by which the pen moves on.
  public var width: Double
  /// How far letters such as Å may reach above the baseline.
  public var ascent: Double
  /// How far letters such as g reach below the baseline.
  public var descent: Double
  /// The height of a capital letter above the baseline; digits are as high in most faces.
  public var capHeight: Double

  /// Creates metrics.
  public init(width: Double, ascent: Double, descent: Double, capHeight: Double) {
    self.width = width
    self.ascent = ascent
    self.descent = descent
    self.capHeight = capHeight
  }
}

/// Something that knows how large text is, so that layout can make room for it.
///
/// A renderer that draws text offers one that measures with the same fonts.
public protocol TextMeasuring: Sendable {
  /// Measures one line.
  func metrics(of text: String, style: TextStyle) -> TextMetrics
}

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
