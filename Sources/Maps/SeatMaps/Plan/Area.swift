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

extension Area {
  /// The outline in the section's coordinates, turned as the area is; nil where there is none.
  public var path: Path? {
    let path: Path
    switch outline {
    case .rectangle(let size, let cornerRadius):
      path = .roundedRectangle(Rect(origin: position, size: size), radius: cornerRadius)
    case .ellipse(let radiusX, let radiusY):
      path = .ellipse(in: Rect(center: position, size: Size(2 * radiusX, 2 * radiusY)))
    case .polygon(let points):
      path = .polygon(points.map { $0 + (position - .zero) })
    case .path(let shape):
      path = shape.transformed(by: .translation(position - .zero))
    case .none:
      return nil
    }
    return rotation == .zero ? path : path.transformed(by: .rotation(rotation, about: position))
  }

  /// The middle of the area's text in the section's coordinates.
  public func captionCenter(of caption: Caption) -> Point {
    position + (caption.position - .zero).rotated(by: rotation)
  }
}

/// What an area stands for, drawn as a sign in its middle.
public enum AreaSymbol: String, Hashable, Sendable, CaseIterable {
  /// A way in.
  case entrance
  /// A way out.
  case exit
  /// A door.
  case door
  /// Stairs.
  case stairs
  /// An elevator.
  case elevator
  /// Toilets.
  case toilets
  /// A bar.
  case bar
  /// A cloakroom.
  case cloakroom
  /// A column that people see around.
  case column
  /// A driver's place.
  case wheel
}
