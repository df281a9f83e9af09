internal import CCairo
internal import Colors
internal import Drawing
internal import Geometry

extension ScenePainter {
  /// Draws instances on a page as glyphs of a font of their own, a layer at a time.
  ///
  /// A page keeps positions as they are, so there is one glyph for each symbol, layer and angle. The glyph of the first
  /// layer of an instance that can be seen stands for the instance's text.
  ///
  /// - Returns: False, with nothing drawn, where there is no memory for a font.
  func drawAsText(_ instances: Instances) -> Bool {
    let symbols = instances.symbols
    let transform = cairo.transform
    let linear = AffineTransform(a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0)
    let layers = symbols.lazy.map(\.layers.count).max() ?? 0
    let farthest = symbols.lazy.flatMap(\.layers).map(\.reach).max() ?? 0
    let turns = AngleSteps.finest
    let font = StampFont(phases: 1, reach: farthest * transform.maximumScale) { number, context in
      let (variant, layer) = number.quotientAndRemainder(dividingBy: layers)
      let (symbol, step) = variant.quotientAndRemainder(dividingBy: turns.count)
      context.concatenate(linear)
      context.draw(symbols[symbol].layers[layer], turnedBy: turns.angle(ofStep: step))
    }
    guard let font else { return false }

    cairo_save(cairo.pointer)
    defer { cairo_restore(cairo.pointer) }
    font.select(on: cairo.pointer)
    var isNamed = [Bool](repeating: instances.identities.isEmpty, count: instances.placements.count)
    for layer in 0..<layers {
      let colors = colors(ofLayer: layer, in: instances)
      var runs = [NamedGlyphs](repeating: NamedGlyphs(), count: colors.count)
      for (index, placement) in instances.placements.enumerated() where placement.isFinite {
        let style = Int(placement.symbol) * instances.styles.count + Int(placement.style)
        guard colors[style].alpha > 0 else { continue }
        let isUpright = symbols[Int(placement.symbol)].layers[layer].staysUpright
        let step = isUpright ? 0 : turns.step(of: placement.angle)
        let variant = Int(placement.symbol) * turns.count + step
        let text = isNamed[index] ? "" : instances.identities[index].text
        isNamed[index] = true
        runs[style].append(variant * layers + layer, at: transform.apply(placement.center), standingFor: text)
      }
      for (run, color) in zip(runs, colors) {
        cairo.setSource(color)
        run.show(on: cairo)
      }
    }
    return true
  }
}

/// Glyphs that each stand for a text when a page is searched or copied.
private struct NamedGlyphs {
  private var glyphs: [cairo_glyph_t] = []
  private var clusters: [cairo_text_cluster_t] = []
  private var utf8: [UInt8] = []

  /// Adds a glyph.
  mutating func append(_ glyph: Int, at point: Point, standingFor text: String) {
    glyphs.append(cairo_glyph_t(index: UInt(glyph), x: point.x, y: point.y))
    // Without a space programs join what stands close together to one word, and a glyph that stands for nothing at
    // all is copied as U+FFFD.
    let bytes = Array(TextShaper.line(of: text).utf8) + [0x20]
    utf8 += bytes
    clusters.append(cairo_text_cluster_t(num_bytes: Int32(bytes.count), num_glyphs: 1))
  }

  /// Draws the glyphs in the colour in force.
  func show(on cairo: CairoContext) {
    guard !glyphs.isEmpty else { return }
    utf8.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { bytes in
        cairo_show_text_glyphs(
          cairo.pointer, bytes.baseAddress, Int32(bytes.count), glyphs, Int32(glyphs.count), clusters,
          Int32(clusters.count), cairo_text_cluster_flags_t(0))
      }
    }
  }
}
