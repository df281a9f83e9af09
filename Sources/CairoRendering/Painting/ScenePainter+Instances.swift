internal import CCairo
internal import Colors
internal import Drawing
internal import Geometry
internal import Paths

extension ScenePainter {
  /// Draws symbols at their places.
  func draw(_ instances: Instances) {
    drawDirectly(instances)
  }

  /// Draws each layer of each instance by itself.
  private func drawDirectly(_ instances: Instances) {
    for placement in instances.placements where placement.center.isFinite && placement.angle.degrees.isFinite {
      let style = instances.styles[Int(placement.style)]
      for layer in instances.symbols[Int(placement.symbol)].layers {
        let color = style.color(of: layer.part)
        guard color.alpha > 0 else { continue }
        cairo.setSource(color)
        cairo_save(cairo.pointer)
        cairo_translate(cairo.pointer, placement.center.x, placement.center.y)
        if !layer.staysUpright, placement.angle != .zero { cairo.concatenate(.rotation(placement.angle)) }
        cairo.draw(layer)
        cairo_restore(cairo.pointer)
      }
    }
  }
}

extension CairoContext {
  /// Draws a layer of a symbol about the origin, in the colour in force.
  func draw(_ layer: Symbol.Layer) {
    cairo_new_path(pointer)
    append(layer.path)
    switch layer.ink {
    case .fill:
      cairo_set_fill_rule(pointer, CAIRO_FILL_RULE_WINDING)
      cairo_fill(pointer)
    case .stroke(let style):
      guard setLine(style) else { return cairo_new_path(pointer) }
      cairo_stroke(pointer)
    }
  }
}
