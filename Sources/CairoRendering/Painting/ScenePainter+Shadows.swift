internal import CCairo
internal import Colors
internal import Drawing
internal import Geometry
internal import Paths

extension ScenePainter {
  /// Draws the shadow of a path's inside.
  func draw(_ shadow: Shadow, of path: Path) {
    guard shadow.color.alpha > 0 else { return }
    cairo.setSource(shadow.color)
    cairo.fill(path.translated(by: shadow.offset))
  }
}
