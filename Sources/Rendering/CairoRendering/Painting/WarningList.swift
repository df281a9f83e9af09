internal import Drawing
internal import Geometry

/// Warnings, each kept once.
struct WarningList {
  /// The warnings in the order in which they were first given.
  private(set) var warnings: [TextWarning] = []
  private var known: Set<TextWarning> = []

  /// Adds those that are new.
  mutating func add(_ others: some Sequence<TextWarning>) {
    for warning in others where known.insert(warning).inserted { warnings.append(warning) }
  }

  /// Adds that a text was left out because of its size.
  private mutating func noteTooLarge(_ text: String, limit: Int) {
    add(CollectionOfOne(.tooLarge(limit: limit, text: WarningList.excerpt(of: text))))
  }

  /// Adds what there is to say about a shaped text.
  private mutating func note(_ text: String, missing: [Unicode.Scalar]) {
    let excerpt = WarningList.excerpt(of: text)
    add(missing.lazy.map { .missingCharacter($0, text: excerpt) })
    if text.utf8.count > TextShaper.longestLine, text.unicodeScalars.count > TextShaper.longestLine {
      add(CollectionOfOne(.tooLong(limit: TextShaper.longestLine, text: excerpt)))
    }
  }

  /// The largest em in units of the surface: FreeType cannot draw letters far above it.
  private static let largestText = 4000.0
  /// The smallest em in units of the surface: FreeType cannot draw letters far below it, and nobody could see them.
  private static let smallestText = 0.02

  /// Shapes a text and notes what is wrong with it; nil where nothing can be drawn.
  ///
  /// The answer must not outlive the shaper's turn.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - style: Its face and size.
  ///   - direction: Its direction.
  ///   - transform: From the style's units to those of the surface.
  ///   - shaper: What shapes it.
  mutating func shape(
    _ text: String, style: TextStyle, direction: TextDirection, transform: AffineTransform, by shaper: TextShaper
  ) throws(FontError) -> ShapedText? {
    guard style.size > 0, style.size.isFinite else { return nil }
    let height = style.size * transform.maximumScale
    let least = style.size * transform.determinant.magnitude / transform.maximumScale
    guard height <= WarningList.largestText else {
      noteTooLarge(text, limit: Int(WarningList.largestText))
      return nil
    }
    guard least >= WarningList.smallestText else { return nil }
    let shaped = try shaper.shape(text, weight: style.weight, direction: direction)
    note(text, missing: shaped?.missing ?? [])
    return shaped
  }

  /// Enough of a text to know it by.
  private static func excerpt(of text: String) -> String { String(text.prefix(40)) }
}
