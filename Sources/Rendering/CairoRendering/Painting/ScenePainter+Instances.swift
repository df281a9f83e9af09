internal import CCairo
internal import Colors
internal import Drawing
internal import Geometry
internal import Paths

extension ScenePainter {
  /// Draws symbols at their places.
  ///
  /// Those whose identities have a text can be found and copied; with `isExact` each is paths of its own, which stand
  /// for nothing.
  func draw(_ instances: Instances) {
    if isExact { drawDirectly(instances) } else { symbols.add(instances, on: cairo) }
  }

  /// Draws each layer of each instance by itself.
  private func drawDirectly(_ instances: Instances) {
    for placement in instances.placements where placement.isFinite {
      cairo_save(cairo.pointer)
      if cairo.concatenate(.translation(placement.center.x, placement.center.y)) {
        cairo.draw(
          instances.symbols[Int(placement.symbol)], in: instances.styles[Int(placement.style)],
          turnedBy: placement.angle)
      }
      cairo_restore(cairo.pointer)
    }
  }
}

extension Placement {
  /// Whether no number is infinite or not a number.
  var isFinite: Bool { center.isFinite && angle.degrees.isFinite }
}

extension AffineTransform {
  /// The transform of displacements alone.
  var withoutTranslation: AffineTransform { AffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0) }
}

extension CairoContext {
  /// Draws a symbol about the origin, layer by layer.
  func draw(_ symbol: Symbol, in style: InstanceStyle, turnedBy angle: Angle) {
    for layer in symbol.layers {
      let color = style.color(of: layer.part)
      guard color.alpha > 0 else { continue }
      cairo_save(pointer)
      setSource(color)
      draw(layer, turnedBy: angle)
      cairo_restore(pointer)
    }
  }

  /// Draws a layer of a symbol about the origin, in the colour in force.
  func draw(_ layer: Symbol.Layer, turnedBy angle: Angle) {
    if !layer.staysUpright, angle != .zero { concatenate(.rotation(angle)) }
    switch layer.ink {
    case .fill: fill(layer.path)
    case .stroke(let style): stroke(layer.path, style)
    }
  }
}
