public import Colors
public import Geometry
public import Paths

/// A picture as a list of things to paint, with nothing left to decide.
///
/// Nodes are painted in order, later ones over earlier ones. Lengths are in canvas units, of which one is a pixel at
/// scale 1 and a point in PDF; the canvas spans (0, 0) … `size`, and what lies outside it is cut off.
public struct Scene: Hashable, Sendable {
  /// The extent of the canvas.
  public var size: Size
  /// What the canvas is covered with first; clear where nil.
  public var background: Color?
  /// The picture's name, for a PDF's metadata and for people who cannot see it.
  public var title: String
  /// What the picture shows, in a sentence, for people who cannot see it.
  public var summary: String
  /// What to paint.
  public var nodes: [Node]

  /// Creates a scene.
  public init(size: Size, background: Color? = nil, title: String = "", summary: String = "", nodes: [Node] = []) {
    self.size = size
    self.background = background
    self.title = title
    self.summary = summary
    self.nodes = nodes
  }
}

/// One thing to paint.
///
/// Class names are lowercase words joined by hyphens. They name what a thing is ("screen", "row-label"), so that a
/// web page can restyle it; pictures and PDF pay no attention to them.
public indirect enum Node: Hashable, Sendable {
  /// The inside of a path.
  case fill(Path, paint: Paint, rule: FillRule = .nonzero, class: String? = nil)
  /// A line along a path.
  case stroke(Path, paint: Paint, style: StrokeStyle, class: String? = nil)
  /// The shadow of the inside of a path, and nothing of the path itself.
  case shadow(Path, Shadow, class: String? = nil)
  /// A raster.
  case picture(Picture)
  /// A line of text.
  case text(Text)
  /// A few symbols drawn many times.
  case instances(Instances)
  /// Many short texts in one style.
  case labels(Labels)
  /// Things that belong together.
  case group(Group)
  /// What other scenes of the same kind hold too, such as the ground and the pictures of all tickets of a showing.
  ///
  /// It looks as its nodes do without it. A renderer that draws many of these scenes may paint it once, as long as that
  /// changes no pixel. Naming what differs from scene to scene costs time and no pixel either.
  case backdrop([Node])

  /// The nodes that a group or a backdrop holds.
  package var members: [Node] {
    switch self {
    case .group(let group): group.nodes
    case .backdrop(let nodes): nodes
    default: []
    }
  }
}

/// Nodes that belong together: moved, clipped or faded as one, or known by one name.
public struct Group: Hashable, Sendable {
  /// From the coordinates of the nodes to those around the group.
  public var transform: AffineTransform
  /// Where the nodes may paint, in their own coordinates; everywhere where nil.
  public var clip: Path?
  /// How much the group as a whole covers, 0…1.
  public var opacity: Double
  /// What the group is, for outputs that keep structure.
  public var identity: Identity?
  /// What to paint, in order.
  public var nodes: [Node]

  /// Creates a group.
  public init(
    transform: AffineTransform = .identity, clip: Path? = nil, opacity: Double = 1, identity: Identity? = nil,
    nodes: [Node]
  ) {
    self.transform = transform
    self.clip = clip
    self.opacity = opacity
    self.identity = identity
    self.nodes = nodes
  }
}

/// What a thing in a scene is, for outputs that keep structure: SVG, a web page, a PDF that can be searched.
public struct Identity: Hashable, Sendable {
  /// A key and its value, written as `data-KEY` in SVG.
  public struct Attribute: Hashable, Sendable {
    /// The key: lowercase letters, digits and hyphens.
    public var key: String
    /// The value, any text.
    public var value: String

    /// Creates an attribute.
    public init(_ key: String, _ value: String) {
      self.key = key
      self.value = value
    }
  }

  /// The identifier, unique in the scene; any text, escaped by outputs that allow less; none where empty.
  public var id: String
  /// The class names, separated by spaces; none where empty.
  public var classes: String
  /// Data for programs.
  public var attributes: [Attribute]
  /// The name that a screen reader speaks; none where empty.
  public var name: String
  /// The short text that stands for the thing when a document is searched or copied; none where empty.
  public var text: String

  /// Creates an identity.
  public init(id: String = "", classes: String = "", attributes: [Attribute] = [], name: String = "", text: String = "")
  {
    self.id = id
    self.classes = classes
    self.attributes = attributes
    self.name = name
    self.text = text
  }
}
