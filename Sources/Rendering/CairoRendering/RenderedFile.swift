internal import CopyRaster
internal import Drawing
internal import Geometry
internal import Support

/// A finished file and what there is to say about it.
public struct RenderedFile: Hashable, Sendable {
  /// The file's content.
  public var bytes: [UInt8]
  /// What was not drawn as asked, each once, in the order of drawing.
  public var warnings: [TextWarning]

  /// Creates a file.
  public init(bytes: [UInt8], warnings: [TextWarning] = []) {
    self.bytes = bytes
    self.warnings = warnings
  }
}

/// Something about a text that was not drawn as asked.
public enum TextWarning: Hashable, Sendable {
  /// No font has the character; a box with its number stands in its place.
  case missingCharacter(Unicode.Scalar, text: String)
  /// The text is longer than a line can be; what follows the limit is left out.
  case tooLong(limit: Int, text: String)
  /// The text is larger than letters can be, in pixels or points; it is left out.
  case tooLarge(limit: Int, text: String)
}

extension TextWarning: CustomStringConvertible {
  /// What is wrong, in one line.
  public var description: String {
    switch self {
    case .missingCharacter(let scalar, let text):
      "no font has the character \(scalar.codePointName) in \u{201C}\(text)\u{201D}"
    case .tooLong(let limit, let text):
      "a text of more than \(limit) characters was cut: \u{201C}\(text)…\u{201D}"
    case .tooLarge(let limit, let text):
      "a text of a size of more than \(limit) pixels was left out: \u{201C}\(text)\u{201D}"
    }
  }

}

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

  /// Shapes a line of text and notes what is wrong with it; nil where nothing can be drawn.
  mutating func shape(
    _ text: Text, transform: AffineTransform, by shaper: TextShaper
  ) throws(RenderingError) -> ShapedText? {
    try shape(text.string, style: text.style, direction: text.direction, transform: transform, by: shaper)
  }

  /// Shapes the texts of labels and notes what is wrong with them; nil where nothing can be drawn.
  mutating func shape(
    _ labels: Labels, transform: AffineTransform, by shaper: TextShaper
  ) throws(RenderingError) -> [ShapedText?] {
    var texts: [ShapedText?] = []
    for text in labels.texts {
      texts.append(try shape(text, style: labels.style, direction: .automatic, transform: transform, by: shaper))
    }
    return texts
  }

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
  private mutating func shape(
    _ text: String, style: TextStyle, direction: TextDirection, transform: AffineTransform, by shaper: TextShaper
  ) throws(RenderingError) -> ShapedText? {
    guard style.size > 0, style.size.isFinite else { return nil }
    let height = style.size * transform.maximumScale
    let least = style.size * transform.determinant.magnitude / transform.maximumScale
    guard height <= WarningList.largestText else {
      noteTooLarge(text, limit: Int(WarningList.largestText))
      return nil
    }
    guard least >= WarningList.smallestText else { return nil }
    do throws(FontError) {
      let shaped = try shaper.shape(text, weight: style.weight, direction: direction)
      note(text, missing: shaped?.missing ?? [])
      return shaped
    } catch {
      throw .fonts(error)
    }
  }

  /// Enough of a text to know it by.
  private static func excerpt(of text: String) -> String { String(text.prefix(40)) }
}
