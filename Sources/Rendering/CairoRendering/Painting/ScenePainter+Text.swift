internal import CCairo
internal import Colors
internal import Drawing
internal import Geometry
internal import Paths

extension ScenePainter {
  /// Draws a line of text.
  mutating func draw(_ text: Text) throws(FontError) {
    guard text.position.isFinite, text.rotation.degrees.isFinite, text.color.alpha > 0 else { return }
    guard let shaped = try shape(text.string, style: text.style, direction: text.direction) else { return }
    let shift =
      switch text.alignment {
      case .left: 0.0
      case .center: -shaped.width / 2
      case .right: -shaped.width
      }
    cairo_save(cairo.pointer)
    defer { cairo_restore(cairo.pointer) }
    cairo.setSource(text.color)
    if cairo.concatenate(.rotation(text.rotation).then(.translation(text.position.x, text.position.y))) {
      show(shaped, size: text.style.size, x: shift * text.style.size, y: 0)
    }
  }

  /// Draws many short texts, each centred on its place.
  mutating func draw(_ labels: Labels) throws(FontError) {
    var texts: [ShapedText?] = []
    for text in labels.texts { texts.append(try shape(text, style: labels.style)) }
    let size = labels.style.size
    var color: Int32?
    for placement in labels.placements {
      guard placement.center.isFinite, let text = texts[Int(placement.text)] else { continue }
      if color != placement.color { cairo.setSource(labels.colors[Int(placement.color)]) }
      color = placement.color
      show(
        text, size: size, x: placement.center.x - text.width * size / 2, y: placement.center.y + labels.baselineOffset)
    }
  }

  /// Draws shaped text from a point on its baseline.
  private func show(_ text: ShapedText, size: Double, x: Double, y: Double) {
    cairo_save(cairo.pointer)
    defer { cairo_restore(cairo.pointer) }
    guard cairo.concatenate(.scale(size / FontStack.referenceSize).then(.translation(x, y))) else { return }
    cairo_new_path(cairo.pointer)
    text.show(on: cairo.pointer)
  }

  /// Shapes a text and notes what is wrong with it; nil where nothing can be drawn.
  private mutating func shape(
    _ text: String, style: TextStyle, direction: TextDirection = .automatic
  ) throws(FontError) -> ShapedText? {
    try warnings.shape(text, style: style, direction: direction, transform: cairo.transform, by: shaper)
  }
}
