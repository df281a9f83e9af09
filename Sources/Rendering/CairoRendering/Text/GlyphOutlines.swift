internal import CCairo
internal import CPango
internal import Geometry
internal import Paths

/// The outlines of a line of text, as runs of one font each, in the coordinates of the picture.
///
/// cairo's own copies of its paths, which it takes back as they are. Only read once made, by any number of threads.
final class TextOutlines: @unchecked Sendable {
  private var runs: [UnsafeMutablePointer<cairo_path_t>] = []
  /// The box of all points and control points; nil where there are none.
  private(set) var bounds: Rect?

  deinit {
    for run in runs { cairo_path_destroy(run) }
  }

  /// Keeps the current path of a context as one run more, in the coordinates of the surface.
  ///
  /// - Throws: `RenderingError.drawing` where cairo has no memory.
  func addCurrentPath(of context: OpaquePointer) throws(RenderingError) {
    cairo_save(context)
    cairo_identity_matrix(context)
    let copy = cairo_copy_path(context)
    cairo_restore(context)
    guard let copy else { throw .drawing(status: "out of memory") }
    runs.append(copy)
    try RenderingError.check(copy.pointee.status)
    guard let data = copy.pointee.data else { return }
    var index = 0
    while index < Int(copy.pointee.num_data) {
      let length = max(1, Int(data[index].header.length))
      for number in 1..<max(1, length) {
        let point = Point(data[index + number].point.x, data[index + number].point.y)
        bounds = bounds?.extended(to: point) ?? Rect(point, point)
      }
      index += length
    }
  }

  /// Fills the outlines, a run after the other, in the colour and the coordinates in force.
  func fill(on context: OpaquePointer) {
    for run in runs {
      cairo_new_path(context)
      cairo_append_path(context, run)
      cairo_fill(context)
    }
  }
}

extension ShapedText {
  /// A glyph of a font; only as long as the fonts are open.
  struct LetterKey: Hashable {
    fileprivate var font: UnsafeMutablePointer<PangoFont>
    fileprivate var glyph: PangoGlyph
  }

  /// The glyphs that are outlines, from left to right, and where the origin of each lies in units of the reference
  /// size: from where the pen begins, y down from the baseline.
  var letters: [(letter: LetterKey, origin: Point)] {
    var letters: [(letter: LetterKey, origin: Point)] = []
    ShapedText.forEachRun(of: layout) { font, glyphs, offset in
      guard !ShapedText.isPicture(font) else { return }
      var pen = offset
      for index in 0..<Int(glyphs.pointee.num_glyphs) {
        let info = glyphs.pointee.glyphs[index]
        let origin = Point(
          pen + Double(info.geometry.x_offset) / Double(PANGO_SCALE),
          Double(info.geometry.y_offset) / Double(PANGO_SCALE))
        letters.append((LetterKey(font: font, glyph: info.glyph), origin))
        pen += Double(info.geometry.width) / Double(PANGO_SCALE)
      }
    }
    return letters
  }

  /// The outline of a glyph about its origin, in units of the reference size.
  ///
  /// - Throws: `RenderingError.drawing` where cairo has no memory.
  static func outline(of letter: LetterKey, on context: OpaquePointer) throws(RenderingError) -> Path {
    guard let glyphs = pango_glyph_string_new() else { throw .drawing(status: "out of memory") }
    defer { pango_glyph_string_free(glyphs) }
    pango_glyph_string_set_size(glyphs, 1)
    glyphs.pointee.glyphs[0] = PangoGlyphInfo()
    glyphs.pointee.glyphs[0].glyph = letter.glyph
    cairo_new_path(context)
    cairo_move_to(context, 0, 0)
    pango_cairo_glyph_string_path(context, letter.font, glyphs)
    let outline = try Path(currentOf: context)
    cairo_new_path(context)
    return outline
  }
}

extension Path {
  /// The current path of a context, in the coordinates in force.
  fileprivate init(currentOf context: OpaquePointer) throws(RenderingError) {
    self.init()
    guard let copy = cairo_copy_path(context) else { throw .drawing(status: "out of memory") }
    defer { cairo_path_destroy(copy) }
    try RenderingError.check(copy.pointee.status)
    guard let data = copy.pointee.data else { return }
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
