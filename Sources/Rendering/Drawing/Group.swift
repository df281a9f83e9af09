public import Geometry
public import Paths

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
