public import Paths

/// A ticket's edge with everything that is cut out of it: corners, notches, bites, scallops and rows of holes.
///
/// It is one closed contour, and one more, run the other way round, for every hole. Corners, notches and bites that
/// would run into each other all shrink by the same factor until they only touch.
public struct TicketOutline: Shape {
  /// A side of the frame.
  public enum Edge: String, Hashable, Sendable, CaseIterable {
    /// The upper side, from left to right.
    case top
    /// The right side, from top to bottom.
    case right
    /// The lower side, from left to right.
    case bottom
    /// The left side, from top to bottom.
    case left
  }

  /// The form of a corner.
  public enum Corner: Hashable, Sendable {
    /// As it is.
    case square
    /// A quarter circle of this radius in place of the tip.
    case rounded(Double)
    /// A quarter circle of this radius about the tip, cut out.
    case concave(Double)

    /// The distance from the tip that it takes up of both edges.
    public var radius: Double {
      switch self {
      case .square: 0
      case .rounded(let radius), .concave(let radius): radius
      }
    }
  }

  /// All four corners.
  public struct Corners: Hashable, Sendable {
    /// The corner at the top left.
    public var topLeft: Corner
    /// The corner at the top right.
    public var topRight: Corner
    /// The corner at the bottom right.
    public var bottomRight: Corner
    /// The corner at the bottom left.
    public var bottomLeft: Corner

    /// Four corners as they are.
    public static let square = Corners(.square)

    /// Creates corners, clockwise from the top left.
    public init(_ topLeft: Corner, _ topRight: Corner, _ bottomRight: Corner, _ bottomLeft: Corner) {
      self.topLeft = topLeft
      self.topRight = topRight
      self.bottomRight = bottomRight
      self.bottomLeft = bottomLeft
    }

    /// Creates corners that are all alike.
    public init(_ all: Corner) { self.init(all, all, all, all) }
  }

  /// A circular segment that is cut out of an edge.
  public struct Bite: Hashable, Sendable {
    /// The edge that it is cut out of.
    public var edge: Edge
    /// Where its middle lies on the edge, 0 at its start and 1 at its end.
    public var position: Double
    /// The radius of the circle.
    public var radius: Double
    /// How far it goes in, at most the radius: a half circle there, a shallower segment of the circle below.
    public var depth: Double

    /// Creates a bite; a half circle where no depth is given.
    public init(_ edge: Edge, at position: Double, radius: Double, depth: Double? = nil) {
      self.edge = edge
      self.position = position
      self.radius = radius
      self.depth = depth ?? radius
    }
  }

  /// Half circles side by side along whole edges, as a stamp has them.
  public struct Scallops: Hashable, Sendable {
    /// The edges.
    public var edges: Set<Edge>
    /// The radius of the half circles.
    public var radius: Double
    /// The straight piece between neighbours, at least; what is left over is shared out evenly.
    public var spacing: Double

    /// Creates scallops.
    public init(_ edges: Set<Edge>, radius: Double, spacing: Double) {
      self.edges = edges
      self.radius = radius
      self.spacing = spacing
    }
  }

  /// Holes on a straight line across the frame.
  public struct Holes: Hashable, Sendable {
    /// The edge that the line begins at: it runs from the top down, or from the left to the right.
    public var edge: Edge
    /// Where on that edge, 0…1.
    public var position: Double
    /// The radius of a hole.
    public var radius: Double
    /// From centre to centre, about: it is stretched so that both ends of the line look alike.
    public var pitch: Double
    /// From either edge to where the line begins; half a pitch follows before the first centre.
    public var inset: Double

    /// Creates a row of holes.
    public init(_ edge: Edge, at position: Double, radius: Double, pitch: Double, inset: Double = 0) {
      self.edge = edge
      self.position = position
      self.radius = radius
      self.pitch = pitch
      self.inset = inset
    }
  }

  /// The corners; a radius is limited to half of the frame's shorter side.
  public var corners: Corners
  /// What is cut out of the edges; a bite whose middle lies on a corner or on an earlier bite is left out.
  public var bites: [Bite]
  /// Rows of half circles between the corners and bites of whole edges; those that would touch anything are left out.
  public var scallops: Scallops?
  /// Rows of holes; those that would touch an edge, a bite or another hole are left out.
  public var holes: [Holes]

  /// Creates an outline; without further words a plain rectangle.
  public init(
    corners: Corners = .square, bites: [Bite] = [], scallops: Scallops? = nil, holes: [Holes] = []
  ) {
    self.corners = corners
    self.bites = bites
    self.scallops = scallops
    self.holes = holes
  }
}
