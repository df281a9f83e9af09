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
