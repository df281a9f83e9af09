internal import Drawing

/// Sets lines for the ladder with the fonts of a shaper, in its turn.
///
/// A class because it keeps the first failure, which the ladder has no place for.
final class PangoLineSetter: LineSetter {
  /// Why a font could not be opened.
  private(set) var failure: FontError?
  let ascent: Double
  let descent: Double
  private let shaper: TextShaper
  private let weight: TextStyle.Weight

  init(shaper: TextShaper, weight: TextStyle.Weight) throws(FontError) {
    self.shaper = shaper
    self.weight = weight
    let metrics = try shaper.lineMetrics(weight: weight)
    ascent = metrics.ascent
    descent = metrics.descent
  }

  func paragraph(_ text: String, direction: TextDirection) -> FittingParagraph {
    let text = text.composed
    guard let shaped = shape(text, direction) else { return FittingParagraph(clusters: []) }
    return shaped.paragraph(of: text, levels: BidirectionalText(text, direction: direction).levels)
  }

  func extents(of line: String, direction: TextDirection) -> LineExtents {
    shape(line, direction)?.extents ?? LineExtents(advance: 0)
  }

  func line(_ range: Range<Int>, of paragraph: FittingParagraph, direction: TextDirection) -> String {
    let part = paragraph.string(range)
    let isMixed = paragraph.clusters.contains { $0.isRightToLeft != (direction == .rightToLeft) }
    guard isMixed, range.count < paragraph.clusters.count else { return part }
    let levels = paragraph.clusters[range].flatMap { cluster in
      repeatElement(cluster.level, count: cluster.character.unicodeScalars.count)
    }
    return BidirectionalText.line(part, levels: levels, direction: direction)
  }

  private func shape(_ text: String, _ direction: TextDirection) -> ShapedText? {
    do throws(FontError) {
      return try shaper.shape(text, weight: weight, direction: direction)
    } catch {
      failure = failure ?? error
      return nil
    }
  }
}
