internal import CCairo
internal import Colors
internal import Drawing
internal import Geometry

extension ScenePainter {
  /// Draws instances on a page as glyphs of a font of symbols, a layer at a time.
  ///
  /// There is one glyph for each symbol, layer and angle step. The glyph of the first layer of an instance that can be
  /// seen stands for the instance's text.
  ///
  /// - Returns: False, with nothing drawn, where there is no memory for a font.
  func drawAsText(_ instances: Instances) -> Bool {
    let symbols = instances.symbols
    let transform = cairo.transform
    cairo_save(cairo.pointer)
    defer { cairo_restore(cairo.pointer) }
    guard let font = symbolFonts.select(symbols, transform: transform.withoutTranslation, on: cairo.pointer) else {
      return false
    }
    var isNamed = [Bool](repeating: instances.identities.isEmpty, count: instances.placements.count)
    for layer in 0..<font.layers {
      let colors = colors(ofLayer: layer, in: instances)
      var runs = [NamedGlyphs](repeating: NamedGlyphs(), count: colors.count)
      for (index, placement) in instances.placements.enumerated() where placement.isFinite {
        let symbol = Int(placement.symbol)
        let style = symbol * instances.styles.count + Int(placement.style)
        guard colors[style].alpha > 0 else { continue }
        let step = symbols[symbol].layers[layer].staysUpright ? 0 : font.turns.step(of: placement.angle)
        let text = isNamed[index] ? "" : instances.identities[index].text
        isNamed[index] = true
        runs[style].append(
          font.number(of: SymbolGlyph(symbol: symbol, step: step, layer: layer)),
          at: transform.apply(placement.center), standingFor: text)
      }
      for (run, color) in zip(runs, colors) {
        cairo.setSource(color)
        run.show(on: cairo)
      }
    }
    return true
  }

  /// The colour of a layer for each symbol and style; clear for symbols that do not have the layer.
  private func colors(ofLayer layer: Int, in instances: Instances) -> [Color] {
    instances.symbols.flatMap { symbol in
      instances.styles.map { style in
        layer < symbol.layers.count ? style.color(of: symbol.layers[layer].part) : .clear
      }
    }
  }
}

/// Glyphs that each stand for a text when a page is searched or copied.
private struct NamedGlyphs {
  private var glyphs: [cairo_glyph_t] = []
  private var clusters: [cairo_text_cluster_t] = []
  private var utf8: [UInt8] = []

  /// Adds a glyph.
  ///
  /// Its place is kept to a hundredth of a point, which nobody sees: more digits would be a third of the file.
  mutating func append(_ glyph: Int, at point: Point, standingFor text: String) {
    glyphs.append(
      cairo_glyph_t(index: UInt(glyph), x: (point.x * 100).rounded() / 100, y: (point.y * 100).rounded() / 100))
    // Without a space programs join what stands close together to one word, and a glyph that stands for nothing at
    // all is copied as U+FFFD.
    let start = utf8.count
    utf8.append(contentsOf: TextShaper.line(of: text).utf8)
    utf8.append(0x20)
    clusters.append(cairo_text_cluster_t(num_bytes: Int32(utf8.count - start), num_glyphs: 1))
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
