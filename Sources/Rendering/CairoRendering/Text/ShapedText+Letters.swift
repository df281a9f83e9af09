internal import CCairo
internal import CPango
internal import Geometry
internal import Paths

extension ShapedText {
  /// A glyph of a font; only as long as the fonts are open.
  struct LetterKey: Hashable {
    fileprivate var font: UnsafeMutablePointer<PangoFont>
    fileprivate var glyph: PangoGlyph
  }

  /// Visits the glyphs that are outlines, from left to right.
  ///
  /// - Parameter visit: Takes a glyph, and where its origin lies in units of the reference size: from where the pen
  ///   begins, y down from the baseline.
  func forEachLetter(_ visit: (_ letter: LetterKey, _ origin: Point) -> Void) {
    ShapedText.forEachRun(of: layout) { font, glyphs, offset in
      guard !ShapedText.isPicture(font) else { return }
      var pen = offset
      for index in 0..<Int(glyphs.pointee.num_glyphs) {
        let info = glyphs.pointee.glyphs[index]
        let origin = Point(
          pen + Double(info.geometry.x_offset) / Double(PANGO_SCALE),
          Double(info.geometry.y_offset) / Double(PANGO_SCALE))
        visit(LetterKey(font: font, glyph: info.glyph), origin)
        pen += Double(info.geometry.width) / Double(PANGO_SCALE)
      }
    }
  }

  /// The outline of a glyph about its origin, in units of the reference size.
  static func outline(of letter: LetterKey, on context: OpaquePointer) -> Path {
    guard let glyphs = pango_glyph_string_new() else { return Path() }
    defer { pango_glyph_string_free(glyphs) }
    pango_glyph_string_set_size(glyphs, 1)
    glyphs.pointee.glyphs[0] = PangoGlyphInfo()
    glyphs.pointee.glyphs[0].glyph = letter.glyph
    cairo_new_path(context)
    cairo_move_to(context, 0, 0)
    pango_cairo_glyph_string_path(context, letter.font, glyphs)
    let outline = Path(currentOf: context)
    cairo_new_path(context)
    return outline
  }
}

extension Path {
  /// The current path of a context, in the coordinates in force.
  fileprivate init(currentOf context: OpaquePointer) {
    self.init()
    guard let copy = cairo_copy_path(context) else { return }
    defer { cairo_path_destroy(copy) }
    guard copy.pointee.status == CAIRO_STATUS_SUCCESS, let data = copy.pointee.data else { return }
    var index = 0
    while index < Int(copy.pointee.num_data) {
      let header = data[index].header
      func point(_ number: Int) -> Point { Point(data[index + number].point.x, data[index + number].point.y) }
      switch header.type {
      case CAIRO_PATH_MOVE_TO: move(to: point(1))
      case CAIRO_PATH_LINE_TO: line(to: point(1))
      case CAIRO_PATH_CURVE_TO: cubic(control1: point(1), control2: point(2), to: point(3))
      default: close()
      }
      index += max(1, Int(header.length))
    }
  }
}
