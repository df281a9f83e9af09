public import Geometry

/// How a canvas is put on a page.
///
/// Without further words the page is the canvas, a point to a canvas unit.
public struct PageSetup: Hashable, Sendable {
  /// The paper, turned to the canvas' shape; where nil the page is as large as the drawing and its margins.
  public var paper: Paper?
  /// The distance in points that the drawing keeps from each edge of the page; not negative.
  public var margin: Double
  /// How many points a canvas unit is; where nil a point, or less where the paper is too small for that.
  ///
  /// A drawing at 1 : 100 of a plan with *m* metres to the unit has *m* / 100 × 72 / 0.0254 points to the unit.
  public var pointsPerUnit: Double?
  /// Whether a drawing smaller than the paper is enlarged to fill it; `pointsPerUnit` comes first.
  public var enlarges: Bool

  /// The longest side in points that PDF allows a page (ISO 32000-1, annex C).
  public static let longestSide = 14_400.0

  /// Creates a setup.
  public init(paper: Paper? = nil, margin: Double = 0, pointsPerUnit: Double? = nil, enlarges: Bool = false) {
    self.paper = paper
    self.margin = margin
    self.pointsPerUnit = pointsPerUnit
    self.enlarges = enlarges
  }

  /// Puts a canvas on a page, in the middle.
  ///
  /// - Returns: The page's size in points, and the way from the canvas' coordinates to the page's.
  /// - Throws: `RenderingError.emptyCanvas`, `.badScale`, `.badMargin`, `.largerThanPaper` or `.pageTooLarge`.
  public func place(_ canvas: Size) throws(RenderingError) -> (page: Size, transform: AffineTransform) {
    guard canvas.isFinite, canvas.width > 0, canvas.height > 0 else { throw .emptyCanvas(canvas) }
    guard margin.isFinite, margin >= 0 else { throw .badMargin(points: margin) }
    if let pointsPerUnit, !(pointsPerUnit.isFinite && pointsPerUnit > 0) { throw .badScale(pointsPerUnit) }

    guard let paper else {
      let drawing = canvas * (pointsPerUnit ?? 1)
      let page = Size(drawing.width + 2 * margin, drawing.height + 2 * margin)
      guard max(page.width, page.height) <= PageSetup.longestSide else {
        throw .pageTooLarge(points: page, limit: PageSetup.longestSide)
      }
      return (page, transform(of: canvas, to: page, scale: pointsPerUnit ?? 1))
    }

    let upright = paper.size
    let page = canvas.width > canvas.height ? Size(upright.height, upright.width) : upright
    let room = Size(page.width - 2 * margin, page.height - 2 * margin)
    guard room.width > 0, room.height > 0 else { throw .badMargin(points: margin) }
    let fitting = min(room.width / canvas.width, room.height / canvas.height)
    // A drawing that was made for the paper does not fail for the last digit.
    if let pointsPerUnit, pointsPerUnit > fitting * (1 + 1e-9) {
      throw .largerThanPaper(drawing: canvas * pointsPerUnit, room: room)
    }
    return (page, transform(of: canvas, to: page, scale: pointsPerUnit ?? (enlarges ? fitting : min(1, fitting))))
  }

  /// Stretches a canvas and moves it to the middle of a page.
  private func transform(of canvas: Size, to page: Size, scale: Double) -> AffineTransform {
    AffineTransform.scale(scale).then(
      .translation((page.width - canvas.width * scale) / 2, (page.height - canvas.height * scale) / 2))
  }
}
