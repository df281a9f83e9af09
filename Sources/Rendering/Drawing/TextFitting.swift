public import Geometry

/// Something that sets a text in a box, so that it never leaves it.
///
/// The steps are always the same, and the first that succeeds is taken: the text as it is; broken into lines between
/// words; made smaller; broken within words; shortened with an ellipsis. What was done is said in the answer.
///
/// Before all that a text is cleaned: control characters, and the characters that override or embed a direction
/// (U+202A–202E, U+2066–2069), are left out, so that no field can turn another around; tabs and runs of spaces become
/// one space, and so do line breaks where there is one line only.
///
/// A renderer that draws text offers one that sets it in the same fonts.
public protocol TextFitting: TextMeasuring {
  /// Sets a text in a box.
  ///
  /// - Parameters:
  ///   - text: Any text; a line break begins a new line where the rules allow another.
  ///   - box: The room in canvas units. A line of the style needs as much height as its `ascent` and `descent` are
  ///     together, about 1.21 times the size.
  ///   - style: The face, and the size that is wanted.
  ///   - rules: What may be done.
  func fit(_ text: String, in box: Size, style: TextStyle, rules: TextFittingRules) -> FittedText
}

/// What may be done to a text so that it fits in its box.
public struct TextFittingRules: Hashable, Sendable {
  /// Where a text is cut that does not fit at the smallest size.
  public enum Ellipsis: String, Hashable, Sendable, CaseIterable {
    /// At its end: "The Incredible Adv…".
    case end
    /// In the middle of its last line, so that its end can be read: "firstname.la…@example.org".
    case middle
  }

  /// The most lines, 1 or more.
  ///
  /// There are fewer where the box is not high enough.
  public var maximumLines: Int
  /// The smallest size in parts of the size that is wanted, 0…1.
  public var smallestScale: Double
  /// Where a text is cut that does not fit at the smallest size.
  public var ellipsis: Ellipsis
  /// The base direction of all lines.
  public var direction: TextDirection
  /// The distance between baselines in parts of the size; more where the letters of a script would touch.
  public var lineSpacing: Double

  /// Creates rules: by default one line, down to three fifths of the size, cut at its end.
  public init(
    maximumLines: Int = 1, smallestScale: Double = 0.6, ellipsis: Ellipsis = .end,
    direction: TextDirection = .automatic, lineSpacing: Double = 1.2
  ) {
    self.maximumLines = maximumLines
    self.smallestScale = smallestScale
    self.ellipsis = ellipsis
    self.direction = direction
    self.lineSpacing = lineSpacing
  }
}

/// A text that was set in a box: its lines, its size and what was done so that it fits.
public struct FittedText: Hashable, Sendable {
  /// What was done to a text, the last step of the ladder that was needed.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// Nothing: it fits on one line.
    case asIs
    /// It was broken into lines.
    case wrapped
    /// It was made smaller, and broken into lines where the rules allow it.
    case shrunk
    /// A part was replaced by an ellipsis: at the smallest size that the rules allow, or because the text has more than
    /// 4096 Unicode scalars.
    case ellipsized
    /// Nothing is shown, because not even an ellipsis would fit.
    case omitted
    /// There was nothing to show.
    case empty
  }

  /// A line, ready to be drawn by itself.
  public struct Line: Hashable, Sendable {
    /// What to draw, without spaces at its ends.
    public var string: String
    /// The distance by which the pen moves on.
    public var width: Double
    /// How far ink reaches out on the left of where the pen begins, 0 or more.
    public var leftOverhang: Double
    /// How far ink reaches out on the right of where the pen ends, 0 or more.
    public var rightOverhang: Double
    /// The distance from the top of the first line down to this line's baseline.
    public var baseline: Double

    /// Creates a line.
    public init(
      string: String, width: Double, leftOverhang: Double = 0, rightOverhang: Double = 0, baseline: Double
    ) {
      self.string = string
      self.width = width
      self.leftOverhang = leftOverhang
      self.rightOverhang = rightOverhang
      self.baseline = baseline
    }
  }

  /// The lines, from the top; the first holds the first words in every script.
  public var lines: [Line]
  /// The face, and the size that the lines have.
  public var style: TextStyle
  /// What was done.
  public var outcome: Outcome
  /// The extent of all lines with their ink; not larger than the box.
  public var size: Size
  /// Whether lines begin on the right.
  public var isRightToLeft: Bool
  /// The characters of the whole text that no font has, each once, in order.
  public var missing: [Unicode.Scalar]

  /// Creates a fitted text.
  public init(
    lines: [Line], style: TextStyle, outcome: Outcome, size: Size, isRightToLeft: Bool, missing: [Unicode.Scalar] = []
  ) {
    self.lines = lines
    self.style = style
    self.outcome = outcome
    self.size = size
    self.isRightToLeft = isRightToLeft
    self.missing = missing
  }

  /// The base direction to draw each line in, so that it looks as it does among the others.
  public var direction: TextDirection { isRightToLeft ? .rightToLeft : .leftToRight }
}
