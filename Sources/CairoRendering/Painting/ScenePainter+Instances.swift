internal import CCairo
internal import Colors
internal import Drawing
internal import Geometry
internal import Paths

extension ScenePainter {
  /// Draws symbols at their places.
  func draw(_ instances: Instances) {
    if !isExact, drawAsText(instances) { return }
    drawDirectly(instances)
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

/// What the stamps of instances look like: the same for all nodes with the same symbols, styles and scale.
struct InstanceLook: Equatable {
  var symbols: [Symbol]
  var styles: [InstanceStyle]
  var transform: AffineTransform
}

/// Angles in steps of an even part of a quarter turn.
///
/// The steps are so small that the farthest point of what is turned is never moved by more than a sixteenth of a pixel,
/// or down to a sixteenth of a degree.
struct AngleSteps {
  /// The number of steps in a full turn.
  let count: Int

  /// Steps of a sixteenth of a degree.
  static let finest = AngleSteps(count: 5760)

  private init(count: Int) {
    self.count = count
  }

  /// Chooses the steps for something that goes so far from the origin, in pixels.
  init(reach: Double) {
    var count = 360
    while count < AngleSteps.finest.count, .pi * reach / Double(count) > 1.0 / 16 { count *= 2 }
    self.count = count
  }

  /// The step nearest to an angle.
  func step(of angle: Angle) -> Int {
    guard angle.degrees != 0 else { return 0 }
    return Int((angle.normalized.degrees / 360 * Double(count)).rounded()) % count
  }

  /// The angle of a step.
  func angle(ofStep step: Int) -> Angle { Angle(degrees: Double(step) * 360 / Double(count)) }
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
