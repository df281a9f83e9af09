internal import CCairo
internal import Drawing
internal import Geometry

/// Fonts whose glyphs are symbols, for pages: a symbol is written into the file once and then set like a letter.
///
/// One font serves all instances with the same symbols, however many nodes they are spread over. A glyph's number says
/// symbol, layer and angle, so there is no table to keep. cairo hands out and takes back its own references; this
/// owner's go with it.
final class SymbolFonts {
  private struct Entry {
    var symbols: [Symbol]
    var transform: AffineTransform
    var face: OpaquePointer
    var glyphs: SymbolGlyphs
  }

  private var entries: [Entry] = []

  deinit {
    for entry in entries { cairo_font_face_destroy(entry.face) }
  }

  /// Sets text in a font of these symbols from here on, in the page's own units.
  ///
  /// - Parameters:
  ///   - symbols: The symbols of a node.
  ///   - transform: From their units to the page's, without its translation.
  ///   - context: Where text is set.
  /// - Returns: The font's glyphs; nil where there is no memory for a font.
  func select(_ symbols: [Symbol], transform: AffineTransform, on context: OpaquePointer) -> SymbolGlyphs? {
    let known = entries.first { $0.transform == transform && $0.symbols == symbols }
    guard let entry = known ?? makeEntry(symbols, transform: transform) else { return nil }
    cairo_identity_matrix(context)
    cairo_set_font_face(context, entry.face)
    var unit = cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: 1, x0: 0, y0: 0)
    cairo_set_font_matrix(context, &unit)
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_set_font_options(context, options)
    cairo_font_options_destroy(options)
    return entry.glyphs
  }

  private func makeEntry(_ symbols: [Symbol], transform: AffineTransform) -> Entry? {
    guard let face = cairo_user_font_face_create() else { return nil }
    let drawing = SymbolDrawing(symbols: symbols, transform: transform)
    cairo_font_face_set_user_data(face, SymbolDrawing.key, Unmanaged.passRetained(drawing).toOpaque()) { data in
      if let data { Unmanaged<SymbolDrawing>.fromOpaque(data).release() }
    }
    cairo_user_font_face_set_init_func(face) { font, _, extents in
      guard let drawing = SymbolDrawing.of(font), let extents else { return CAIRO_STATUS_USER_FONT_ERROR }
      // cairo leaves out, without a word, glyphs that by these extents cannot be seen.
      extents.pointee.ascent = drawing.reach
      extents.pointee.descent = drawing.reach
      extents.pointee.height = 2 * drawing.reach
      extents.pointee.max_x_advance = drawing.reach
      extents.pointee.max_y_advance = 0
      return CAIRO_STATUS_SUCCESS
    }
    cairo_user_font_face_set_render_glyph_func(face) { font, glyph, context, extents in
      guard let drawing = SymbolDrawing.of(font), let context else { return CAIRO_STATUS_USER_FONT_ERROR }
      extents?.pointee.x_advance = drawing.reach
      drawing.draw(drawing.glyphs.glyph(number: Int(glyph)), on: CairoContext(pointer: context))
      return CAIRO_STATUS_SUCCESS
    }
    let entry = Entry(symbols: symbols, transform: transform, face: face, glyphs: drawing.glyphs)
    entries.append(entry)
    return entry
  }
}

/// What a glyph of a font of symbols shows: a layer of a symbol, turned.
struct SymbolGlyph {
  var symbol: Int
  var step: Int
  var layer: Int
}

/// The glyphs of a font of symbols, and their numbers.
struct SymbolGlyphs {
  /// The most layers that a symbol has.
  let layers: Int
  /// The angles that symbols are turned by.
  let turns: AngleSteps

  /// A glyph's number.
  func number(of glyph: SymbolGlyph) -> Int { (glyph.symbol * turns.count + glyph.step) * layers + glyph.layer }

  /// The glyph that has a number.
  func glyph(number: Int) -> SymbolGlyph {
    let (variant, layer) = number.quotientAndRemainder(dividingBy: layers)
    let (symbol, step) = variant.quotientAndRemainder(dividingBy: turns.count)
    return SymbolGlyph(symbol: symbol, step: step, layer: layer)
  }
}

/// What a font's callbacks know.
private final class SymbolDrawing {
  let symbols: [Symbol]
  let transform: AffineTransform
  let glyphs: SymbolGlyphs
  /// The distance from the origin that no symbol goes beyond, in points.
  let reach: Double

  init(symbols: [Symbol], transform: AffineTransform) {
    self.symbols = symbols
    self.transform = transform
    reach = (symbols.lazy.flatMap(\.layers).map(\.reach).max() ?? 0) * transform.maximumScale
    glyphs = SymbolGlyphs(
      layers: max(1, symbols.lazy.map(\.layers.count).max() ?? 0), turns: AngleSteps(reach: reach))
  }

  func draw(_ glyph: SymbolGlyph, on context: CairoContext) {
    guard glyph.symbol < symbols.count, glyph.layer < symbols[glyph.symbol].layers.count else { return }
    context.concatenate(transform)
    context.draw(symbols[glyph.symbol].layers[glyph.layer], turnedBy: glyphs.turns.angle(ofStep: glyph.step))
  }

  /// The address under which a face keeps its drawing; only the address counts.
  nonisolated(unsafe) static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

  /// The drawing of the face that a scaled font was made from.
  static func of(_ font: OpaquePointer?) -> SymbolDrawing? {
    guard let font, let data = cairo_font_face_get_user_data(cairo_scaled_font_get_font_face(font), key) else {
      return nil
    }
    return Unmanaged<SymbolDrawing>.fromOpaque(data).takeUnretainedValue()
  }
}
