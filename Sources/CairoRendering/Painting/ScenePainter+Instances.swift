internal import CCairo
internal import Colors
internal import Drawing
internal import Geometry
internal import Paths

extension ScenePainter {
  /// Draws symbols at their places.
  func draw(_ instances: Instances) {
    if !isExact, kind == .pixels ? drawStamped(instances) : drawAsText(instances) { return }
    drawDirectly(instances)
  }

  /// Draws each layer of each instance by itself.
  private func drawDirectly(_ instances: Instances) {
    for placement in instances.placements where placement.isFinite {
      let style = instances.styles[Int(placement.style)]
      for layer in instances.symbols[Int(placement.symbol)].layers {
        let color = style.color(of: layer.part)
        guard color.alpha > 0 else { continue }
        cairo.setSource(color)
        cairo_save(cairo.pointer)
        if cairo.concatenate(.translation(placement.center.x, placement.center.y)) {
          cairo.draw(layer, turnedBy: placement.angle)
        }
        cairo_restore(cairo.pointer)
      }
    }
  }

  /// Draws instances as stamps, a layer at a time; false, with nothing drawn, where that would not be quicker.
  private func drawStamped(_ instances: Instances) -> Bool {
    let symbols = instances.symbols
    let transform = cairo.transform
    let farthest = symbols.lazy.flatMap(\.layers).map(\.reach).max() ?? 0
    let reach = farthest * transform.maximumScale
    let turns = AngleSteps(reach: reach)
    let layers = symbols.lazy.map(\.layers.count).max() ?? 0
    var run = StampRun(
      variants: symbols.count * turns.count, layers: layers, reach: reach, extent: extent,
      count: instances.placements.count)
    for placement in instances.placements where placement.isFinite {
      run.append(
        at: transform.apply(placement.center),
        variant: Int(placement.symbol) * turns.count + turns.step(of: placement.angle),
        style: Int(placement.symbol) * instances.styles.count + Int(placement.style))
    }

    let linear = AffineTransform(a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0)
    guard
      let phases = run.worthwhilePhases(among: [16, 8]),
      let font = StampFont(
        phases: phases, reach: run.reach,
        draw: { number, context in
          let (variant, layer) = number.quotientAndRemainder(dividingBy: layers)
          let (symbol, step) = variant.quotientAndRemainder(dividingBy: turns.count)
          context.concatenate(linear)
          context.draw(symbols[symbol].layers[layer], turnedBy: turns.angle(ofStep: step))
        })
    else { return false }
    for layer in 0..<layers {
      let isUpright = symbols.map { layer < $0.layers.count && $0.layers[layer].staysUpright }
      run.show(layer: layer, in: font, on: cairo, colors: colors(ofLayer: layer, in: instances)) { stamp in
        let variant = Int(stamp.variant)
        let (symbol, step) = variant.quotientAndRemainder(dividingBy: turns.count)
        return isUpright[symbol] ? variant - step : variant
      }
    }
    return true
  }

  /// The colour of a layer for each symbol and style; clear for symbols that do not have the layer.
  func colors(ofLayer layer: Int, in instances: Instances) -> [Color] {
    instances.symbols.flatMap { symbol in
      instances.styles.map { style in
        layer < symbol.layers.count ? style.color(of: symbol.layers[layer].part) : .clear
      }
    }
  }
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

extension CairoContext {
  /// Draws a layer of a symbol about the origin, in the colour in force.
  func draw(_ layer: Symbol.Layer, turnedBy angle: Angle) {
    if !layer.staysUpright, angle != .zero { concatenate(.rotation(angle)) }
    switch layer.ink {
    case .fill: fill(layer.path)
    case .stroke(let style): stroke(layer.path, style)
    }
  }
}
