public import Colors
public import Geometry

/// Many short texts in one style, each centred on a place: the numbers on seats.
public struct Labels: Hashable, Sendable {
  /// A text at a place.
  public struct Placement: Hashable, Sendable {
    /// The middle of the text: halfway along it and halfway up its capital letters.
    public var center: Point
    /// The number of the text.
    public var text: Int32
    /// The number of the colour.
    public var color: Int32

    /// Creates a placement.
    ///
    /// - Precondition: both numbers are below 2³¹.
    public init(center: Point, text: Int, color: Int) {
      self.center = center
      self.text = Int32(text)
      self.color = Int32(color)
    }
  }

  /// The distinct texts.
  public var texts: [String]
  /// The distinct colours.
  public var colors: [Color]
  /// The face and size of all of them.
  public var style: TextStyle
  /// The distance from the middle down to the baseline: half the height of a capital letter.
  public var baselineOffset: Double
  /// Where each stands.
  public var placements: [Placement]
  /// The class name of all of them.
  public var className: String

  /// Creates a node's content.
  public init(
    texts: [String], colors: [Color], style: TextStyle, baselineOffset: Double, placements: [Placement],
    className: String = "label"
  ) {
    self.texts = texts
    self.colors = colors
    self.style = style
    self.baselineOffset = baselineOffset
    self.placements = placements
    self.className = className
  }

  /// Whether all is the same, the texts to the last scalar, as with `Text`.
  public static func == (left: Labels, right: Labels) -> Bool {
    left.texts.elementsEqual(right.texts) { $0.utf8.elementsEqual($1.utf8) } && left.colors == right.colors
      && left.style == right.style && left.baselineOffset == right.baselineOffset
      && left.placements == right.placements && left.className == right.className
  }
}
