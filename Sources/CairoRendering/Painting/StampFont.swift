internal import CCairo

/// A font whose glyphs are small drawings, so that cairo draws each once and then copies its pixels.
///
/// Glyphs are drawn in the surface's own units about their origin, in one colour. cairo 1.16 rounds the origins of
/// glyphs to whole pixels; a *phase* makes up for it: each drawing has `phases` × `phases` glyphs, moved right and
/// down by parts of a pixel. A glyph's number says all of it, so there is no table to keep.
struct StampFont: ~Copyable {
  /// How many steps a pixel is divided into along each axis; 1 where origins are not rounded.
  let phases: Int
  private let face: OpaquePointer

  /// Creates a font.
  ///
  /// - Parameters:
  ///   - phases: The number of steps to a pixel.
  ///   - reach: The distance from the origin that no drawing goes beyond. cairo leaves out, without a word, glyphs that
  ///     by this measure cannot be seen.
  ///   - draw: Draws the variant with a number; it is called when a glyph is first needed.
  init?(phases: Int, reach: Double, draw: @escaping (_ variant: Int, _ context: CairoContext) -> Void) {
    guard let face = cairo_user_font_face_create() else { return nil }
    self.phases = phases
    self.face = face
    let drawing = StampDrawing(phases: phases, reach: reach, draw: draw)
    cairo_font_face_set_user_data(face, StampDrawing.key, Unmanaged.passRetained(drawing).toOpaque()) { data in
      if let data { Unmanaged<StampDrawing>.fromOpaque(data).release() }
    }
    cairo_user_font_face_set_init_func(face) { font, _, extents in
      guard let drawing = StampDrawing.of(font), let extents else { return CAIRO_STATUS_USER_FONT_ERROR }
      extents.pointee.ascent = drawing.reach
      extents.pointee.descent = drawing.reach
      extents.pointee.height = 2 * drawing.reach
      extents.pointee.max_x_advance = drawing.reach
      extents.pointee.max_y_advance = 0
      return CAIRO_STATUS_SUCCESS
    }
    cairo_user_font_face_set_render_glyph_func(face) { font, glyph, context, extents in
      guard let drawing = StampDrawing.of(font), let context else { return CAIRO_STATUS_USER_FONT_ERROR }
      extents?.pointee.x_advance = drawing.reach
      let phases = drawing.phases
      let phase = Int(glyph) % (phases * phases)
      cairo_translate(context, Double(phase % phases) / Double(phases), Double(phase / phases) / Double(phases))
      drawing.draw(Int(glyph) / (phases * phases), CairoContext(pointer: context))
      return CAIRO_STATUS_SUCCESS
    }
  }

  deinit { cairo_font_face_destroy(face) }

  /// Draws text in this font from here on, in the surface's own units.
  func select(on context: OpaquePointer) {
    cairo_identity_matrix(context)
    cairo_set_font_face(context, face)
    var unit = cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: 1, x0: 0, y0: 0)
    cairo_set_font_matrix(context, &unit)
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_set_font_options(context, options)
    cairo_font_options_destroy(options)
  }
}

/// What a stamp font's callbacks know.
private final class StampDrawing {
  let phases: Int
  let reach: Double
  let draw: (Int, CairoContext) -> Void

  init(phases: Int, reach: Double, draw: @escaping (Int, CairoContext) -> Void) {
    self.phases = phases
    self.reach = reach
    self.draw = draw
  }

  /// The address under which a face keeps its drawing; only the address counts.
  nonisolated(unsafe) static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

  /// The drawing of the face that a scaled font was made from.
  static func of(_ font: OpaquePointer?) -> StampDrawing? {
    guard let font, let data = cairo_font_face_get_user_data(cairo_scaled_font_get_font_face(font), key) else {
      return nil
    }
    return Unmanaged<StampDrawing>.fromOpaque(data).takeUnretainedValue()
  }
}
