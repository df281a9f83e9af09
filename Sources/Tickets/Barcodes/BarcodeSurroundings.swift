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

/// The grade of a code's symbol contrast, by ISO/IEC 15415 and 15416.
public enum ContrastGrade: String, Hashable, Sendable, CaseIterable {
  /// At least 70 %.
  case a = "A"
  /// At least 55 %.
  case b = "B"
  /// At least 40 %, the least that is accepted in trade.
  case c = "C"
  /// At least 20 %.
  case d = "D"
  /// Less.
  case f = "F"

  /// The least contrast of the grade.
  public var leastContrast: Double {
    switch self {
    case .a: 0.70
    case .b: 0.55
    case .c: 0.40
    case .d: 0.20
    case .f: 0
    }
  }

  /// The grade of a contrast in 0…1.
  public init(contrast: Double) {
    self = ContrastGrade.allCases.first { contrast >= $0.leastContrast } ?? .f
  }
}

extension Color {
  /// The part of the light that a code in this colour reflects less than its ground: its symbol contrast.
  ///
  /// By luminance, which stands for the reflectance in white light. Negative where this colour is the lighter one.
  public func symbolContrast(on light: Color) -> Double { light.relativeLuminance - relativeLuminance }

  /// The symbol contrast in the red light, of about 650 nm, that laser scanners and many imagers use.
  ///
  /// By the linear red part: red bars on white have none.
  public func redSymbolContrast(on light: Color) -> Double {
    LinearRGB.decoded(light.red) - LinearRGB.decoded(red)
  }
}
