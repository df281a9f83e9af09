public import Geometry
public import Paths

/// A cinema seat: a back with round corners and, below it, the edge of the seat.
///
/// At a width w the back is w × ⅔w; 2 below it, centred, lies the base of (w − 10) × w/5; the corners' radius is w/5,
/// limited to half the height of each part. Below a width of 20 that rule breaks down (the base would be gone at 10),
/// so there the proportions of width 20 are kept.
///
/// The chair is the largest that fits the frame, centred in it: it fills the width of every frame that is at least
/// `size(width:)` high.
public struct Chair: Shape {
  /// How far the outlines of back and base each lie inside the chair, so that a line of twice that width along them
  /// stays within it; limited to half the height of each part.
  public var inset: Double

  /// Creates a chair.
  public init(inset: Double = 0) {
    self.inset = inset
  }

  /// The extents of a chair of some width.
  public static func size(width: Double) -> Size {
    let width = width.limited(to: .infinity)
    return Size(width, Proportions(width: width).height)
  }

  /// The back and the base, as two contours.
  public func path(in frame: Rect) -> Path {
    let parts = Proportions(width: Chair.fittingWidth(in: frame))
    let back = Chair.backFrame(in: frame)
    let base = Rect(
      x: frame.midX - parts.baseWidth / 2, y: back.maxY + parts.gap, width: parts.baseWidth, height: parts.baseHeight)

    var path = Path()
    for part in [back, base] {
      let inset = self.inset.limited(to: part.height / 2)
      path.append(.roundedRectangle(part.inset(by: inset), radius: min(parts.cornerRadius, part.height / 2) - inset))
    }
    return path
  }

  /// Where the back of a chair in a frame stands: the part that has room for a number.
  public static func backFrame(in frame: Rect) -> Rect {
    let width = fittingWidth(in: frame)
    let parts = Proportions(width: width)
    let top = frame.midY - parts.height / 2
    return Rect(x: frame.midX - width / 2, y: top, width: width, height: parts.backHeight)
  }

  /// The width of the largest chair that fits a frame.
  private static func fittingWidth(in frame: Rect) -> Double {
    min(frame.width, Chair.width(height: frame.height))
  }

  /// The width of the chair of some height: the inverse of `size(width:)`.
  private static func width(height: Double) -> Double {
    let smallest = Proportions(width: Proportions.smallestWidth)
    return height < smallest.height
      ? height * Proportions.smallestWidth / smallest.height
      : (height - smallest.gap) / (2.0 / 3 + 1.0 / 5)
  }

  /// The measures that follow from a width.
  private struct Proportions {
    /// The width below which measures that do not grow with the width are scaled down with it.
    static let smallestWidth = 20.0

    let backHeight, gap, baseWidth, baseHeight, cornerRadius: Double

    var height: Double { backHeight + gap + baseHeight }

    init(width: Double) {
      let scale = min(1, width / Proportions.smallestWidth)
      backHeight = width * 2 / 3
      gap = 2 * scale
      baseWidth = width - 10 * scale
      baseHeight = width / 5
      cornerRadius = width / 5
    }
  }
}

/// The largest square that fits the frame, centred in it, with round corners.
public struct RoundedSquare: Shape {
  /// The radius of the corners as a part of the square's side, limited to 0…½; at ½ the square is a circle.
  public var cornerFraction: Double

  /// Creates a square whose corners take up a quarter of the side.
  public init(cornerFraction: Double = 0.25) {
    self.cornerFraction = cornerFraction
  }

  /// The square, clockwise from its top left corner.
  public func path(in frame: Rect) -> Path {
    let side = min(frame.width, frame.height)
    return .roundedRectangle(
      Rect(center: frame.center, size: Size(side, side)), radius: side * cornerFraction.limited(to: 0.5))
  }
}

/// The largest circle that fits the frame, centred in it.
public struct Circle: Shape {
  /// Creates a circle.
  public init() {}

  /// The circle, clockwise from its rightmost point.
  public func path(in frame: Rect) -> Path {
    .circle(center: frame.center, radius: min(frame.width, frame.height) / 2)
  }
}
