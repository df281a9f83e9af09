public import Drawing
public import Geometry

/// A page of a PDF, and where a printer cuts it.
public struct PDFPage: Hashable, Sendable {
  /// What is drawn.
  public var scene: Scene
  /// How the scene is put on the page.
  public var setup: PageSetup
  /// What is left of the page after cutting, in the scene's coordinates; not said where nil.
  public var trim: Rect?
  /// How far drawing goes beyond the cut, in the scene's coordinates; not said where nil.
  ///
  /// What lies beyond the page is left out of both.
  public var bleed: Rect?

  /// Creates a page.
  public init(_ scene: Scene, setup: PageSetup = PageSetup(), trim: Rect? = nil, bleed: Rect? = nil) {
    self.scene = scene
    self.setup = setup
    self.trim = trim
    self.bleed = bleed
  }
}

/// A page's place for a scene, and the rectangles of a page that a printer asks for.
struct PlacedPage {
  /// The page's size in points.
  let size: Size
  /// From the scene's coordinates to points from the page's top left corner.
  let transform: AffineTransform
  /// The boxes in points from the page's top left corner.
  let trim, bleed: Rect?

  /// Whether the page says more than its size.
  var hasBoxes: Bool { trim != nil || bleed != nil }

  /// Places a page.
  init(_ page: PDFPage) throws(RenderingError) {
    let (size, transform) = try page.setup.place(page.scene.size)
    self.size = size
    self.transform = transform
    trim = try PlacedPage.box(page.trim, size, transform)
    bleed = try PlacedPage.box(page.bleed, size, transform)
  }

  private static func box(_ box: Rect?, _ page: Size, _ transform: AffineTransform) throws(RenderingError) -> Rect? {
    guard let box else { return nil }
    let placed = Rect(transform.apply(Point(box.minX, box.minY)), transform.apply(Point(box.maxX, box.maxY)))
    guard box.isFinite, !box.isEmpty, let seen = placed.intersection(Rect(origin: .zero, size: page)), !seen.isEmpty
    else { throw .badPageBox(box) }
    return seen
  }
}

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

/// A standard size of paper.
public enum Paper: String, Hashable, Sendable, CaseIterable {
  /// 297 × 420 mm (ISO 216).
  case a3
  /// 210 × 297 mm (ISO 216).
  case a4
  /// 148 × 210 mm (ISO 216).
  case a5
  /// 8.5 × 11 inches (ANSI/ASME Y14.1).
  case letter
  /// 8.5 × 14 inches.
  case legal

  /// The size in points, upright.
  public var size: Size {
    switch self {
    case .a3: Paper.millimetres(297, 420)
    case .a4: Paper.millimetres(210, 297)
    case .a5: Paper.millimetres(148, 210)
    case .letter: Size(612, 792)
    case .legal: Size(612, 1008)
    }
  }

  private static func millimetres(_ width: Double, _ height: Double) -> Size {
    Size(width, height) * (72 / 25.4)
  }
}
