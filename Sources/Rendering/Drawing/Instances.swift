public import Colors
public import Geometry
public import Paths

/// A few symbols drawn many times, each time at a place, turned, in one of a few styles.
///
/// This is how seats are drawn: every renderer has a way of its own to make it cheap. Instances of one node should not
/// overlap each other, since renderers may paint them in any order that keeps the layers of each in order; where
/// things do lie over each other, nodes of their own keep them apart.
///
/// Every placement names a symbol and a style that are there, and there is an identity for each placement, or none.
public struct Instances: Hashable, Sendable {
  /// What is drawn.
  public let symbols: [Symbol]
  /// In which colours.
  public let styles: [InstanceStyle]
  /// Where, each with the number of its symbol and of its style.
  public let placements: [Placement]
  /// Who each is, as many as placements; empty where nobody asks.
  public let identities: [Identity]
  /// The class name that all instances share.
  public let className: String

  /// Creates a node's content.
  ///
  /// - Precondition: identities are none or as many as placements, and placements name existing symbols and styles.
  /// - Complexity: O(*n*) for *n* placements.
  public init(
    symbols: [Symbol], styles: [InstanceStyle], placements: [Placement], identities: [Identity] = [],
    className: String = "instance"
  ) {
    precondition(identities.isEmpty || identities.count == placements.count, "one identity for each placement, or none")
    precondition(
      placements.allSatisfy { symbols.indices.contains(Int($0.symbol)) && styles.indices.contains(Int($0.style)) },
      "placements name symbols and styles that there are")
    self.symbols = symbols
    self.styles = styles
    self.placements = placements
    self.identities = identities
    self.className = className
  }
}

/// A small drawing about the origin, in layers whose colours are left open.
public struct Symbol: Hashable, Sendable {
  /// A layer's part, by which a style colours it.
  public enum Part: Int, Hashable, Sendable, CaseIterable {
    /// The area.
    case body
    /// The line around it.
    case outline
    /// The sign on it.
    case mark
  }

  /// How a layer's path is painted.
  public enum Ink: Hashable, Sendable {
    /// Its inside, by the nonzero rule.
    case fill
    /// A line along it.
    case stroke(StrokeStyle)
  }

  /// One path of the drawing.
  public struct Layer: Hashable, Sendable {
    /// The outline, about the origin, facing up.
    public var path: Path
    /// How it is painted.
    public var ink: Ink
    /// The part that it is, by which it gets its colour.
    public var part: Part
    /// Whether it stays upright when the symbol is turned, as signs that people read do.
    public var staysUpright: Bool

    /// Creates a layer.
    public init(_ path: Path, ink: Ink = .fill, part: Part, staysUpright: Bool = false) {
      self.path = path
      self.ink = ink
      self.part = part
      self.staysUpright = staysUpright
    }
  }

  /// The name: lowercase words joined by hyphens, unique among the symbols of a scene that differ.
  public var name: String
  /// The drawing, from back to front.
  public var layers: [Layer]

  /// Creates a symbol.
  public init(name: String, layers: [Layer]) {
    self.name = name
    self.layers = layers
  }
}

/// The colours of a symbol's parts; clear where a part is not to be seen.
public struct InstanceStyle: Hashable, Sendable {
  /// The class names, separated by spaces, that say what the style means ("available category-2").
  public var classes: String
  /// The colour of areas.
  public var body: Color
  /// The colour of outlines.
  public var outline: Color
  /// The colour of signs.
  public var mark: Color

  /// Creates a style.
  public init(classes: String, body: Color, outline: Color, mark: Color) {
    self.classes = classes
    self.body = body
    self.outline = outline
    self.mark = mark
  }

  /// The colour of a part.
  public func color(of part: Symbol.Part) -> Color {
    switch part {
    case .body: body
    case .outline: outline
    case .mark: mark
    }
  }
}

/// A place where a symbol is drawn.
public struct Placement: Hashable, Sendable {
  /// Where the symbol's origin goes.
  public var center: Point
  /// How far the symbol is turned.
  public var angle: Angle
  /// The number of the symbol.
  public var symbol: Int32
  /// The number of the style.
  public var style: Int32

  /// Creates a placement.
  ///
  /// - Precondition: both numbers are below 2³¹.
  public init(center: Point, angle: Angle = .zero, symbol: Int, style: Int) {
    self.center = center
    self.angle = angle
    self.symbol = Int32(symbol)
    self.style = Int32(style)
  }
}

/// An instance or a label that looks different from now on; all else of a scene is as it was.
///
/// Nodes are told by their number in ``Scene/nodes``, so that only those that are in no group can be named.
package enum CopyChange: Hashable, Sendable {
  /// A placement that takes the place of one in a node of instances.
  case instance(node: Int, number: Int, Placement)
  /// The number of another colour for one in a node of labels.
  case label(node: Int, number: Int, color: Int)

  /// The number of the node.
  package var node: Int {
    switch self {
    case .instance(let node, _, _), .label(let node, _, _): node
    }
  }
}
