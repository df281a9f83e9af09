internal import CCairo
internal import Colors
internal import Drawing
internal import Geometry
internal import Paths

extension ScenePainter {
  /// The pixels to a point of a shadow on a page: 180 to the inch, which is plenty for what has no edges.
  private static let pagePixels = 2.5

  /// Draws the shadow of a path's inside.
  func draw(_ shadow: Shadow, of path: Path) {
    guard shadow.color.alpha > 0 else { return }
    let pixels = ScenePainter.pagePixels
    let grid = AffineTransform.scale(pixels)
    let extent = Rect(
      minX: extent.minX * pixels, minY: extent.minY * pixels, maxX: extent.maxX * pixels, maxY: extent.maxY * pixels)
    guard let shape = ShadowShape(shadow, of: path, transform: cairo.transform.then(grid), extent: extent),
      let mask = sources.source(.shadow(shape), make: { shape.mask() })
    else { return }
    cairo_save(cairo.pointer)
    defer { cairo_restore(cairo.pointer) }
    cairo_identity_matrix(cairo.pointer)
    cairo_scale(cairo.pointer, 1 / pixels, 1 / pixels)
    cairo.setSource(shadow.color)
    cairo_mask_surface(cairo.pointer, mask.surface, Double(shape.column), Double(shape.row))
  }
}
