internal import Drawing
internal import Geometry
internal import Paths
internal import Synchronization

/// Shapes lines of text, and remembers fonts and texts it has met.
///
/// Not for two threads at once: `SharedShaper` sees to that, which is why it may cross from one thread to another.
final class TextShaper: @unchecked Sendable {
  /// The longest line, in characters.
  static let longestLine = 4096
  /// How many texts are remembered.
  private static let rememberedTexts = 8192

  private struct StackKey: Hashable {
    var files: [String]
    var weight: FontWeight
  }

  /// A text to the last scalar: strings are equal where one is composed and the other is not, but what is drawn of them
  /// must not depend on which of them came first.
  private struct TextKey: Hashable {
    var text: String
    var weight: FontWeight
    var direction: TextDirection

    static func == (left: TextKey, right: TextKey) -> Bool {
      left.weight == right.weight && left.direction == right.direction && left.text.utf8.elementsEqual(right.text.utf8)
    }
  }

  private var stacks: [StackKey: FontStack] = [:]
  private var texts: [TextKey: ShapedText] = [:]
  private var lines: [FontWeight: TextMetrics] = [:]
  private let faces: [FontFace]

  init(_ faces: [FontFace]) {
    self.faces = faces
  }

  /// Shapes a line; nil where nothing of the text can be seen.
  func shape(
    _ text: String, weight: FontWeight, direction: TextDirection = .automatic
  ) throws(FontError) -> ShapedText? {
    let key = TextKey(text: text, weight: weight, direction: direction)
    if let known = texts[key] { return known }
    let line = TextShaper.line(of: text)
    guard !line.isEmpty else { return nil }
    let stack = try stack(for: line, weight: weight)
    guard let shaped = ShapedText(line, in: stack, direction: direction) else { return nil }
    if texts.count >= TextShaper.rememberedTexts { texts.removeAll() }
    texts[key] = shaped
    return shaped
  }

  /// The extents of letters of a weight at size 1; the width is 0.
  func lineMetrics(weight: FontWeight) throws(FontError) -> TextMetrics {
    if let known = lines[weight] { return known }
    let (ascent, descent) = try stack(for: "", weight: weight).lineExtents
    let capHeight = try shape("H", weight: weight).map { -$0.ink.minY } ?? 0
    let metrics = TextMetrics(width: 0, ascent: ascent, descent: descent, capHeight: capHeight)
    lines[weight] = metrics
    return metrics
  }

  /// The text as one line: without control characters, breaks and tabs turned into spaces, and cut where it is too
  /// long.
  ///
  /// Without noncharacters too, which UTF-8 may hold and cairo takes for a fault of it.
  static func line(of text: String) -> String {
    // Nearly all texts are as they should be, and looking up what each character is takes long.
    if text.utf8.count <= longestLine, text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    var line = String.UnicodeScalarView()
    var count = 0
    for scalar in text.unicodeScalars {
      guard count < longestLine else { break }
      switch scalar.properties.generalCategory {
      case .lineSeparator, .paragraphSeparator: line.append(" ")
      case .control where scalar == "\n" || scalar == "\t": line.append(" ")
      case .control: continue
      case .unassigned where scalar.properties.isNoncharacterCodePoint: continue
      default: line.append(scalar)
      }
      count += 1
    }
    return String(line)
  }

  private func stack(for text: String, weight: FontWeight) throws(FontError) -> FontStack {
    let key = StackKey(files: faces.files(for: text, weight: weight), weight: weight)
    if let known = stacks[key] { return known }
    let stack = try FontStack(files: key.files, weight: weight.rawValue)
    stacks[key] = stack
    return stack
  }
}

/// The shaper of a font set, for one thread at a time.
///
/// All sets of a process take turns. cairo 1.16 keeps FreeType's faces of all fonts in one place, and opens and closes
/// them there without a lock: two threads that draw text at once, in whatever fonts, would break each other's memory.
final class SharedShaper: @unchecked Sendable {
  private static let turn = Mutex<Void>(())

  /// What was set lately; asking it needs no turn.
  let fittings = FittingCache()
  /// Touched only in turn.
  private var shaper: TextShaper?

  deinit {
    // Letting go of fonts closes their faces.
    SharedShaper.turn.withLock { _ in shaper = nil }
  }

  /// Lends the shaper; whatever draws glyphs with cairo, or asks it for their outlines, happens within `body`.
  func withShaper<Outcome: Sendable, Failure>(
    for fonts: FontSet, _ body: (TextShaper) throws(Failure) -> Outcome
  ) throws(Failure) -> Outcome {
    try SharedShaper.turn.withLock { _ throws(Failure) in
      let shaper = self.shaper ?? TextShaper(fonts.faces)
      self.shaper = shaper
      return try body(shaper)
    }
  }
}
