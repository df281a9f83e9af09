internal import CCairo
internal import CPango
internal import Drawing

/// Fonts opened for Pango in a configuration of their own, in an order of their own.
///
/// A class because it is kept in a dictionary, which cannot hold what cannot be copied. Not for two threads at once.
final class FontStack {
  /// The size at which text is shaped.
  ///
  /// With hinting off, outlines and advances grow in proportion, so that one size serves for all.
  static let referenceSize = 64.0

  /// What fontconfig has to be told where the machine's own rules are not read.
  ///
  /// Pango asks for a family called `emoji` where a character wants to be a picture. And pictures come in one size, at
  /// which they would be drawn whatever the size of the text: a matrix makes them as large as was asked for.
  private static let rules = """
    <fontconfig>
    <alias binding="same"><family>emoji</family><prefer><family>Noto Color Emoji</family></prefer></alias>
    <match target="font">
      <test name="outline"><bool>false</bool></test>
      <edit name="pixelsizefixupfactor" mode="assign">
        <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
      </edit>
      <edit name="matrix" mode="assign">
        <times>
          <name>matrix</name>
          <matrix>
            <name>pixelsizefixupfactor</name><double>0</double>
            <double>0</double><name>pixelsizefixupfactor</name>
          </matrix>
        </times>
      </edit>
      <edit name="size" mode="assign"><divide><name>size</name><name>pixelsizefixupfactor</name></divide></edit>
    </match>
    </fontconfig>
    """

  /// Where layouts are made whose text decides about its direction.
  let context: OpaquePointer
  /// Where layouts are made that run in a given direction.
  private let leftToRight: OpaquePointer
  private let rightToLeft: OpaquePointer
  private let map: UnsafeMutablePointer<PangoFontMap>
  private let description: OpaquePointer

  /// Opens files.
  ///
  /// - Parameters:
  ///   - files: The paths, in the order of fallback.
  ///   - weight: The weight to ask for, by the numbers of OpenType.
  /// - Throws: `FontError.notAFont` for the first file that cannot be opened.
  init(files: [String], weight: Int) throws(FontError) {
    guard let configuration = FcConfigCreate() else { throw .empty }
    defer { FcConfigDestroy(configuration) }
    FcConfigParseAndLoadFromMemory(configuration, FontStack.rules, FcFalse)
    for path in files where FcConfigAppFontAddFile(configuration, path) == FcFalse { throw .notAFont(path: path) }

    guard
      let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT),
      let context = pango_font_map_create_context(map),
      let leftToRight = pango_font_map_create_context(map),
      let rightToLeft = pango_font_map_create_context(map),
      let description = pango_font_description_new()
    else { throw .empty }
    self.map = map
    self.context = context
    self.leftToRight = leftToRight
    self.rightToLeft = rightToLeft
    self.description = description

    pango_fc_font_map_set_config(OpaquePointer(map), configuration)
    pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)

    // With the families named in order fontconfig sorts by that order, not by what it likes best for a language.
    pango_font_description_set_family(description, FontStack.families(of: configuration).joined(separator: ","))
    pango_font_description_set_weight(description, PangoWeight(UInt32(weight)))
    pango_font_description_set_absolute_size(description, FontStack.referenceSize * Double(PANGO_SCALE))
    for (context, direction) in [
      (context, PANGO_DIRECTION_WEAK_LTR), (leftToRight, PANGO_DIRECTION_LTR), (rightToLeft, PANGO_DIRECTION_RTL),
    ] {
      FontStack.configure(context, direction: direction)
      pango_context_set_font_description(context, description)
    }
  }

  /// Where layouts of a direction are made.
  ///
  /// One for each, because a layout is laid out anew when its context changes.
  func context(for direction: TextDirection) -> OpaquePointer {
    switch direction {
    case .automatic: context
    case .leftToRight: leftToRight
    case .rightToLeft: rightToLeft
    }
  }

  deinit {
    pango_font_description_free(description)
    for context in [context, leftToRight, rightToLeft] { g_object_unref(UnsafeMutableRawPointer(context)) }
    g_object_unref(UnsafeMutableRawPointer(map))
  }

  /// The font's own ascent and descent in ems.
  var lineExtents: (ascent: Double, descent: Double) {
    guard let metrics = pango_context_get_metrics(context, description, nil) else { return (1, 0.25) }
    defer { pango_font_metrics_unref(metrics) }
    let unit = Double(PANGO_SCALE) * FontStack.referenceSize
    return (
      Double(pango_font_metrics_get_ascent(metrics)) / unit, Double(pango_font_metrics_get_descent(metrics)) / unit
    )
  }

  /// Switches off all that would fit glyphs to a pixel grid, and all that depends on the machine's language.
  private static func configure(_ context: OpaquePointer, direction: PangoDirection) {
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string("en"))
    pango_context_set_base_dir(context, direction)
  }

  /// The families in a configuration, in the order in which their files were added.
  private static func families(of configuration: OpaquePointer) -> [String] {
    guard let fonts = FcConfigGetFonts(configuration, FcSetApplication) else { return [] }
    var families: [String] = []
    for index in 0..<Int(fonts.pointee.nfont) {
      var name: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(fonts.pointee.fonts[index], FC_FAMILY, 0, &name) == FcResultMatch, let name else {
        continue
      }
      let family = String(cString: name)
      if !families.contains(family) { families.append(family) }
    }
    return families
  }
}
