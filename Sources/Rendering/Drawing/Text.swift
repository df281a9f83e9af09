public import Colors
public import Geometry
public import Paths

/// A line of text at a place.
public struct Text: Hashable, Sendable {
  /// Which part of the text stands at the position.
  public enum Alignment: String, Hashable, Sendable {
    /// The left end.
    case left
    /// The middle.
    case center
    /// The right end.
    case right
  }

  /// The text: one line, any script, drawn as it is, never as markup.
  public var string: String
  /// The point on the baseline that the alignment speaks of.
  public var position: Point
  /// Which part of the text stands at the position.
  public var alignment: Alignment
  /// How far the text is turned about the position.
  public var rotation: Angle
  /// The face and size.
  public var style: TextStyle
  /// The colour.
  public var color: Color
  /// The direction of the line as a whole; alignments speak of left and right in either.
  public var direction: TextDirection
  /// What the text is, for outputs that keep structure.
  public var className: String?

  /// Creates a line of text.
  public init(
    _ string: String, at position: Point, alignment: Alignment = .left, rotation: Angle = .zero, style: TextStyle,
    color: Color, direction: TextDirection = .automatic, className: String? = nil
  ) {
    self.string = string
    self.position = position
    self.alignment = alignment
    self.rotation = rotation
    self.style = style
    self.color = color
    self.direction = direction
    self.className = className
  }

  /// Whether all is the same, the text to the last scalar.
  ///
  /// Strings are equal where one is composed and the other is not; fonts may draw them differently.
  public static func == (left: Text, right: Text) -> Bool {
    left.string.utf8.elementsEqual(right.string.utf8) && left.position == right.position
      && left.alignment == right.alignment && left.rotation == right.rotation && left.style == right.style
      && left.color == right.color && left.direction == right.direction && left.className == right.className
  }
}

/// The face and size of a piece of text.
///
/// The family is not named here: a renderer draws with the fonts it was given, and takes others of those only for
/// characters that the first does not have.
public struct TextStyle: Hashable, Sendable {
  /// The height of the em square in canvas units.
  public var size: Double
  /// The thickness of letters.
  public var weight: FontWeight

  /// Creates a style.
  public init(size: Double, weight: FontWeight = .regular) {
    self.size = size
    self.weight = weight
  }
}

/// The direction that a line of text runs in as a whole, whatever scripts are within it.
///
/// It decides the order of the pieces of a line that run in different directions, and the side of signs that have no
/// direction of their own, as "!" at the end of an Arabic sentence.
public enum TextDirection: String, Hashable, Sendable, CaseIterable {
  /// That of the first letter which has one; from left to right where none has (UAX #9, rules P2 and P3).
  case automatic
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

extension TextDirection {
  /// Which of the two directions a text has: this one, or where it is `automatic` that of the text's first letter.
  ///
  /// - Complexity: O(*n*) in the length of the text up to its first letter.
  public func resolved(for text: String) -> TextDirection {
    guard self == .automatic else { return self }
    for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
      return TextDirection.isRightToLeft(scalar) ? .rightToLeft : .leftToRight
    }
    return .leftToRight
  }

  /// Whether a letter is of a script that runs from right to left, by the blocks that Unicode sets aside for them.
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
