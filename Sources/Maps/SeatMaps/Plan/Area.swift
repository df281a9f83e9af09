public import Colors
public import Geometry
public import Paths

/// Something drawn that is no seat: a floor, a bar, a wall, a text.
public struct Area: Hashable, Sendable {
  /// The outline, about or from the position.
  public enum Outline: Hashable, Sendable {
    /// A rectangle whose top left corner is the position.
    case rectangle(Size, cornerRadius: Double = 0)
    /// An ellipse about the position.
    case ellipse(radiusX: Double, radiusY: Double)
    /// A closed polygon, its points relative to the position.
    case polygon([Point])
    /// Any shape, relative to the position; what is inside is told by the nonzero rule.
    case path(Path)
    /// No outline: a text alone.
    case none
  }

  /// A line of text in an area.
  public struct Caption: Hashable, Sendable {
    /// The text.
    public var string: String
    /// Its middle, relative to the area's position.
    public var position: Point
    /// The height of its letters' em square.
    public var size: Double
    /// Its colour; the theme's where nil.
    public var color: Color?

    /// The height of a text that says nothing of its own.
    public static let defaultSize = 16.0

    /// Creates a text.
    public init(_ string: String, at position: Point = .zero, size: Double = Caption.defaultSize, color: Color? = nil) {
      self.string = string
      self.position = position
      self.size = size
      self.color = color
    }
  }

  /// The outline.
  public var outline: Outline
  /// Where it stands in the section.
  public var position: Point
  /// How far it is turned about the position.
  public var rotation: Angle
  /// The colour inside; the theme's where nil.
  public var fill: Color?
  /// The colour of the border; the theme's where nil.
  public var border: Color?
  /// The text in it.
  public var caption: Caption?
  /// The sign in its middle, as large as the outline has room for.
  public var symbol: AreaSymbol?
  /// The picture that fills its bounding box, by the name of its file relative to the plan's; drawn where whoever draws
  /// has loaded it.
  public var picture: String?
  /// Whether it is drawn over the seats instead of under them.
  public var isForeground: Bool

  /// Creates an area.
  public init(
    _ outline: Outline, at position: Point = .zero, rotation: Angle = .zero, fill: Color? = nil,
    border: Color? = nil, caption: Caption? = nil, symbol: AreaSymbol? = nil, picture: String? = nil,
    isForeground: Bool = false
  ) {
    self.outline = outline
    self.position = position
    self.rotation = rotation
    self.fill = fill
    self.border = border
    self.caption = caption
    self.symbol = symbol
    self.picture = picture
    self.isForeground = isForeground
  }
}
