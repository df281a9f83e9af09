public import Colors
public import Geometry

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
