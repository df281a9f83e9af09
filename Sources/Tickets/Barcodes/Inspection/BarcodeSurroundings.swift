public import Colors
public import Geometry
public import Paths

/// What a code is shown on and what lies around it, as far as scanners care.
public struct BarcodeSurroundings: Hashable, Sendable {
  /// What a code is shown on.
  public enum Medium: Hashable, Sendable {
    /// A screen, whose pixels may be of any size.
    case screen
    /// Paper, printed by a device with so many dots to the inch, each of which is a pixel of the placed code.
    case paper(dotsPerInch: Double)
  }

  /// A straight line on the canvas.
  public struct Line: Hashable, Sendable {
    /// One end.
    public let start: Point
    /// The other end.
    public let end: Point

    /// Creates a line.
    public init(from start: Point, to end: Point) {
      self.start = start
      self.end = end
    }
  }

  /// What the code is shown on.
  public var medium: Medium
  /// The colour of dark modules.
  public var dark: Color
  /// The colour of the plate.
  public var light: Color
  /// What the plate must lie inside of: the page as it is cut, the ticket with its corners, notches and holes.
  public var outlines: [Path]
  /// Where the paper is folded.
  public var folds: [Line]
  /// Where parts are torn off.
  public var perforations: [Line]
  /// What is painted over the plate or would be taken for part of the code beside it.
  public var neighbors: [Rect]
  /// How far a fold, a perforation and the edge must be from the plate on paper, in millimetres.
  ///
  /// An eighth of an inch is what printers ask for as bleed and as safe distance: folds, perforations and cuts land
  /// up to so much beside where they should be.
  public var clearance: Double

  /// Creates surroundings.
  public init(
    medium: Medium, dark: Color = .black, light: Color = .white, outlines: [Path] = [], folds: [Line] = [],
    perforations: [Line] = [], neighbors: [Rect] = [], clearance: Double = 25.4 / 8
  ) {
    self.medium = medium
    self.dark = dark
    self.light = light
    self.outlines = outlines
    self.folds = folds
    self.perforations = perforations
    self.neighbors = neighbors
    self.clearance = clearance
  }
}
