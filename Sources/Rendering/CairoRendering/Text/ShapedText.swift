internal import CCairo
internal import CPango
internal import Drawing
internal import Geometry

/// A line of text turned into glyphs, at the reference size.
///
/// A class because it owns a layout and is kept in a dictionary.
final class ShapedText {
  /// The distance by which the pen moves on, in ems.
  let width: Double
  /// The characters that no font has, each once, in order.
  let missing: [Unicode.Scalar]
  /// Whether a glyph is a picture rather than an outline, as emoji are.
  let hasPictures: Bool
  let layout: OpaquePointer

  /// Shapes a text that holds neither control characters nor line breaks.
  init?(_ text: String, in stack: FontStack, direction: TextDirection = .automatic) {
    guard let layout = pango_layout_new(stack.context(for: direction)) else { return nil }
    self.layout = layout
    pango_layout_set_auto_dir(layout, direction == .automatic ? 1 : 0)
    pango_layout_set_single_paragraph_mode(layout, 1)
    let utf8 = Array(text.utf8)
    utf8.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { pango_layout_set_text(layout, $0.baseAddress, Int32($0.count)) }
    }
    var extents = PangoRectangle()
    pango_layout_get_extents(layout, nil, &extents)
    width = Double(extents.width) / (Double(PANGO_SCALE) * FontStack.referenceSize)

    var missing: [Unicode.Scalar] = []
    var hasPictures = false
    ShapedText.forEachRun(of: layout) { font, glyphs, _ in
      hasPictures = hasPictures || ShapedText.isPicture(font)
      for index in 0..<Int(glyphs.pointee.num_glyphs) {
        let glyph = glyphs.pointee.glyphs[index].glyph
        guard glyph & ShapedText.unknownFlag != 0, let scalar = Unicode.Scalar(glyph & ~ShapedText.unknownFlag) else {
          continue
        }
        if !missing.contains(scalar) { missing.append(scalar) }
      }
    }
    self.missing = missing
    self.hasPictures = hasPictures
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

  /// What is drawn of the text, in ems: x to the right from where the pen begins, y down from the baseline.
  var ink: Rect {
    var ink = PangoRectangle()
    guard let line = pango_layout_get_line_readonly(layout, 0) else { return .zero }
    pango_layout_line_get_extents(line, &ink, nil)
    let unit = Double(PANGO_SCALE) * FontStack.referenceSize
    return Rect(
      x: Double(ink.x) / unit, y: Double(ink.y) / unit, width: Double(ink.width) / unit,
      height: Double(ink.height) / unit)
  }

  /// Draws glyphs, from the origin along the baseline.
  ///
  /// In a PDF this is text that can be searched and copied.
  func show(on context: OpaquePointer) {
    guard let line = pango_layout_get_line_readonly(layout, 0) else { return }
    cairo_move_to(context, 0, 0)
    pango_cairo_show_layout_line(context, line)
    cairo_new_path(context)
  }

  /// A part of a line that is drawn at once: the glyphs of one font.
  ///
  /// It lasts as long as the text.
  struct Part {
    private let font: UnsafeMutablePointer<PangoFont>
    private let glyphs: UnsafeMutablePointer<PangoGlyphString>
    /// The distance of the first glyph from the start of the line, in units of the reference size.
    private let offset: Double

    fileprivate init(
      font: UnsafeMutablePointer<PangoFont>, glyphs: UnsafeMutablePointer<PangoGlyphString>, offset: Double
    ) {
      (self.font, self.glyphs, self.offset) = (font, glyphs, offset)
    }

    /// The box of the ink where glyphs are pictures, as emoji are, in units of the reference size; nil where they are
    /// outlines.
    var pictureInk: Rect? {
      guard ShapedText.isPicture(font) else { return nil }
      var extents = PangoRectangle()
      pango_glyph_string_extents(glyphs, font, &extents, nil)
      let unit = Double(PANGO_SCALE)
      return Rect(
        x: offset + Double(extents.x) / unit, y: Double(extents.y) / unit, width: Double(extents.width) / unit,
        height: Double(extents.height) / unit)
    }

    /// Makes the outlines of the glyphs the current path, from the origin along the baseline.
    ///
    /// Outlines stand where they should, unlike glyphs, whose positions cairo rounds to whole pixels.
    func makePath(on context: OpaquePointer) {
      cairo_new_path(context)
      cairo_move_to(context, offset, 0)
      pango_cairo_glyph_string_path(context, font, glyphs)
    }

    /// Draws the glyphs, from the origin along the baseline.
    func show(on context: OpaquePointer) {
      cairo_move_to(context, offset, 0)
      pango_cairo_show_glyph_string(context, font, glyphs)
      cairo_new_path(context)
    }
  }

  /// The parts of the line in the order of drawing.
  var parts: [Part] {
    var parts: [Part] = []
    ShapedText.forEachRun(of: layout) { font, glyphs, offset in
      parts.append(Part(font: font, glyphs: glyphs, offset: offset))
    }
    return parts
  }

  /// Marks a glyph number that is a character's number, of a character that no font has.
  private static let unknownFlag: PangoGlyph = 0x1000_0000

  static func isPicture(_ font: UnsafeMutablePointer<PangoFont>) -> Bool {
    let font = UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self)
    var hasColor = FcFalse
    guard let pattern = pango_fc_font_get_pattern(font) else { return false }
    return FcPatternGetBool(pattern, FC_COLOR, 0, &hasColor) == FcResultMatch && hasColor != FcFalse
  }

  /// Visits the runs of glyphs from left to right, each with its distance from the start of the line.
  static func forEachRun(
    of layout: OpaquePointer,
    _ visit: (UnsafeMutablePointer<PangoFont>, UnsafeMutablePointer<PangoGlyphString>, Double) -> Void
  ) {
    guard let line = pango_layout_get_line_readonly(layout, 0) else { return }
    var offset: Int32 = 0
    var node = line.pointee.runs
    while let current = node {
      node = current.pointee.next
      guard let data = current.pointee.data else { continue }
      let run = data.assumingMemoryBound(to: PangoGlyphItem.self)
      guard let item = run.pointee.item, let glyphs = run.pointee.glyphs else { continue }
      if let font = item.pointee.analysis.font { visit(font, glyphs, Double(offset) / Double(PANGO_SCALE)) }
      offset += pango_glyph_string_get_width(glyphs)
    }
  }
}
