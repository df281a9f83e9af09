internal import CCairo
internal import Colors
internal import Drawing
internal import Geometry
internal import Paths

extension ScenePainter {
  /// Draws a line of text.
  mutating func draw(_ text: Text) throws(FontError) {
    guard text.position.isFinite, text.rotation.degrees.isFinite, text.color.alpha > 0 else { return }
    cairo.setSource(text.color)
    cairo_new_path(cairo.pointer)
    try turn.take { shaper throws(FontError) in
      guard let shaped = try shape(text.string, style: text.style, direction: text.direction, by: shaper) else {
        return
      }
      let shift =
        switch text.alignment {
        case .left: 0.0
        case .center: -shaped.width / 2
        case .right: -shaped.width
        }
      cairo_save(cairo.pointer)
      if cairo.concatenate(.rotation(text.rotation).then(.translation(text.position.x, text.position.y))) {
        begin(shaped, size: text.style.size, x: shift * text.style.size, y: 0)
      }
      cairo_restore(cairo.pointer)
    }
    cairo_fill(cairo.pointer)
  }

  /// Draws many short texts, each centred on its place.
  mutating func draw(_ labels: Labels) throws(FontError) {
    try turn.take { shaper throws(FontError) in try draw(labels, by: shaper) }
  }

  private mutating func draw(_ labels: Labels, by shaper: TextShaper) throws(FontError) {
    var texts: [ShapedText?] = []
    for text in labels.texts { texts.append(try shape(text, style: labels.style, by: shaper)) }
    if kind == .pixels, !isExact, !texts.contains(where: { $0?.hasPictures ?? false }) {
      if drawStamped(labels, texts) { return }
    }
    let size = labels.style.size
    var color: Int32?
    for placement in labels.placements {
      guard placement.center.isFinite, let text = texts[Int(placement.text)] else { continue }
      if color != placement.color { cairo.setSource(labels.colors[Int(placement.color)]) }
      color = placement.color
      cairo_new_path(cairo.pointer)
      begin(
        text, size: size, x: placement.center.x - text.width * size / 2, y: placement.center.y + labels.baselineOffset)
      cairo_fill(cairo.pointer)
    }
  }

  /// Draws shaped text from a point on its baseline, but for the current path, which is to be filled; there is none yet.
  private func begin(_ text: ShapedText, size: Double, x: Double, y: Double) {
    cairo_save(cairo.pointer)
    defer { cairo_restore(cairo.pointer) }
    guard cairo.concatenate(.scale(size / FontStack.referenceSize).then(.translation(x, y))) else { return }
    switch kind {
    case .pixels: text.beginFilling(on: cairo.pointer)
    case .pages: text.show(on: cairo.pointer)
    }
  }

  /// Draws labels as stamps; false, with nothing drawn, where that would not be quicker.
  private func drawStamped(_ labels: Labels, _ texts: [ShapedText?]) -> Bool {
    let transform = cairo.transform
    let outlines = texts.map { $0.map { outline(of: $0, labels: labels) } ?? Path() }
    let reach = outlines.lazy.compactMap(\.controlReach).max() ?? 0
    let colors = labels.colors
    var run = StampRun(reach: reach, extent: extent, count: labels.placements.count)
    for placement in labels.placements where placement.center.isFinite {
      run.append(
        at: transform.apply(placement.center), drawing: Int(placement.text) * colors.count + Int(placement.color))
    }
    return stamp(run, sheet: { StampSheet(phases: $0, reach: run.reach) }) { drawing, context in
      let (text, color) = drawing.quotientAndRemainder(dividingBy: colors.count)
      context.setSource(colors[color])
      context.append(outlines[text])
      cairo_fill(context.pointer)
    }
  }

  /// The outline of a text about its label's centre, in pixels.
  private func outline(of text: ShapedText, labels: Labels) -> Path {
    let size = labels.style.size
    cairo_save(cairo.pointer)
    defer { cairo_restore(cairo.pointer) }
    var linear = cairo.transform
    (linear.tx, linear.ty) = (0, 0)
    cairo_identity_matrix(cairo.pointer)
    let place = AffineTransform.translation(-text.width * size / 2, labels.baselineOffset)
    guard cairo.concatenate(.scale(size / FontStack.referenceSize).then(place).then(linear)) else { return Path() }
    cairo_new_path(cairo.pointer)
    text.appendOutlines(on: cairo.pointer)
    cairo_identity_matrix(cairo.pointer)
    let outline = cairo.currentPath
    cairo_new_path(cairo.pointer)
    return outline
  }
}
