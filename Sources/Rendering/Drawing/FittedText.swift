public import Geometry

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
