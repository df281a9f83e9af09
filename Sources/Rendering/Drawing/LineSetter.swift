/// What `TextFittingLadder` asks about text: where lines may be broken, and how long they are, all in ems.
package protocol LineSetter {
  /// How far letters reach above the baseline.
  var ascent: Double { get }
  /// How far letters reach below the baseline.
  var descent: Double { get }

  /// Measures a text that has no line break.
  func paragraph(_ text: String, direction: TextDirection) -> FittingParagraph
  /// Measures a line as it will be drawn by itself.
  func extents(of line: String, direction: TextDirection) -> LineExtents
  /// The line that, drawn by itself, looks as a part of a paragraph does in its place.
  func line(_ range: Range<Int>, of paragraph: FittingParagraph, direction: TextDirection) -> String
}

extension LineSetter {
  package func line(_ range: Range<Int>, of paragraph: FittingParagraph, direction: TextDirection) -> String {
    paragraph.string(range)
  }
}

/// The extents of a line in ems.
package struct LineExtents: Hashable, Sendable {
  /// The distance by which the pen moves on.
  package var advance: Double
  /// How far ink reaches out on the left, 0 or more.
  package var leftOverhang = 0.0
  /// How far ink reaches out on the right, 0 or more.
  package var rightOverhang = 0.0
  /// How far ink reaches above the baseline; less than 0 where it does not come up to it.
  package var inkAscent = 0.0
  /// How far ink reaches below the baseline.
  package var inkDescent = 0.0

  package init(
    advance: Double, leftOverhang: Double = 0, rightOverhang: Double = 0, inkAscent: Double = 0, inkDescent: Double = 0
  ) {
    self.advance = advance
    self.leftOverhang = leftOverhang
    self.rightOverhang = rightOverhang
    self.inkAscent = inkAscent
    self.inkDescent = inkDescent
  }

  /// The advance and what reaches beyond it.
  package var width: Double { advance + leftOverhang + rightOverhang }
}

/// A text without line breaks, cut into what must stay together.
package struct FittingParagraph: Sendable {
  /// What readers take for one character.
  package struct Cluster: Sendable {
    package var character: Character
    /// How far the pen moves on, in ems.
    package var advance: Double
    /// Whether the next character may begin a line.
    package var mayEndLine: Bool
    /// The embedding level of its first scalar by UAX #9: odd where it runs from right to left.
    package var level: UInt8

    package init(_ character: Character, advance: Double, mayEndLine: Bool, level: UInt8 = 0) {
      self.character = character
      self.advance = advance
      self.mayEndLine = mayEndLine
      self.level = level
    }

    /// Whether it runs from right to left.
    package var isRightToLeft: Bool { level % 2 == 1 }

    /// Whether it takes no room at the end of a line.
    package var isSpace: Bool { character.isWhitespace && character != "\u{A0}" }
    /// Whether it is a place to break a word, which then shows a hyphen.
    package var isSoftHyphen: Bool { character == "\u{AD}" }
  }

  package var clusters: [Cluster]
  /// How far ink reaches above and below the baseline, anywhere in the text.
  package var inkAscent: Double
  package var inkDescent: Double
  /// The characters that no font has.
  package var missing: [Unicode.Scalar]

  package init(
    clusters: [Cluster], inkAscent: Double = 0, inkDescent: Double = 0, missing: [Unicode.Scalar] = []
  ) {
    self.clusters = clusters
    self.inkAscent = inkAscent
    self.inkDescent = inkDescent
    self.missing = missing
  }

  /// The characters of a range.
  package func string(_ range: Range<Int>) -> String { String(clusters[range].map(\.character)) }
}
