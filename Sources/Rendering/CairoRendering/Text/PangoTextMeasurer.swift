public import Drawing
public import Geometry
internal import Paths
internal import Synchronization

/// Measures text with the fonts that `CairoRenderer` draws with.
///
/// Safe to use on several threads at once; measuring takes turns with the setting of text in drawings. A measurer shares
/// the opened fonts of its set, and the texts that were set lately.
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

/// Sets lines for the ladder with the fonts of a shaper, in its turn.
///
/// A class because it keeps the first failure, which the ladder has no place for.
final class PangoLineSetter: LineSetter {
  /// Why a font could not be opened.
  private(set) var failure: FontError?
  let ascent: Double
  let descent: Double
  private let shaper: TextShaper
  private let weight: FontWeight

  init(shaper: TextShaper, weight: FontWeight) throws(FontError) {
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

/// Texts that were set and measured lately, for many threads at once.
///
/// Whoever finds his text here need not wait for a turn with the fonts.
final class FittingCache: Sendable {
  /// How many texts are remembered.
  private static let rememberedTexts = 8192

  /// A text to the last scalar, as it is drawn, and all that decides how it is set.
  struct FittingKey: Hashable {
    var text: String
    var box: Size
    var style: TextStyle
    var rules: TextFittingRules

    static func == (left: FittingKey, right: FittingKey) -> Bool {
      left.box == right.box && left.style == right.style && left.rules == right.rules
        && left.text.utf8.elementsEqual(right.text.utf8)
    }
  }

  private let fitted = Mutex<[FittingKey: FittedText]>([:])

  /// The text that was set, or what `set` makes of it now.
  ///
  /// Two threads that ask for the same text at once may both set it, to the same end.
  func fitted<Failure>(_ key: FittingKey, _ set: () throws(Failure) -> FittedText) throws(Failure) -> FittedText {
    if let known = fitted.withLock({ $0[key] }) { return known }
    let new = try set()
    fitted.withLock { fitted in
      if fitted.count >= FittingCache.rememberedTexts { fitted.removeAll() }
      fitted[key] = new
    }
    return new
  }
}
