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
}
