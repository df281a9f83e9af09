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
  /// Creates a chair.
  public init() {}

  /// The extents of a chair of some width.
  public static func size(width: Double) -> Size {
    let width = width.limited(to: .infinity)
    return Size(width, Proportions(width: width).height)
  }

  /// The back and the base, as two contours.
  public func path(in frame: Rect) -> Path {
    let width = min(frame.width, Chair.width(height: frame.height))
    let parts = Proportions(width: width)
    let top = frame.midY - parts.height / 2
    let back = Rect(x: frame.midX - width / 2, y: top, width: width, height: parts.backHeight)
    let base = Rect(
      x: frame.midX - parts.baseWidth / 2, y: back.maxY + parts.gap, width: parts.baseWidth, height: parts.baseHeight)

    var path = Path.roundedRectangle(back, radius: parts.cornerRadius)
    path.append(.roundedRectangle(base, radius: parts.cornerRadius))
    return path
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
