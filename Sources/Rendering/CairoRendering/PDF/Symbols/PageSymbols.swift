internal import CCairo
internal import Colors
internal import Drawing
internal import Geometry

/// The symbols of a document's pages: fonts whose glyphs they are, and forms that set them.
///
/// cairo could set such glyphs, and would write each number and each text through `printf` and all of it through zlib's
/// usual level. For a map of 50,000 seats that is most of the time that a page takes, so their operators are written
/// here: into forms, for each of which a placeholder is drawn. When cairo has finished the document, `PDFRevision` puts
/// the forms where their placeholders are.
final class PageSymbols {
  /// The fonts, by number.
  private(set) var fonts: [SymbolFont] = []
  /// The forms, by the number that their placeholder has.
  private(set) var forms: [PageForm] = []

  private var known: [SymbolGlyphs] = []
  /// The form that instances are added to, until something else is drawn over them.
  private var open: PageForm?

  /// Adds instances to the form that comes next on a page.
  ///
  /// The glyph of the first layer of an instance that can be seen stands for the instance's text, so that it can be
  /// found and copied.
  func add(_ instances: Instances, on cairo: CairoContext) {
    guard var form = open ?? makeForm(on: cairo) else { return }
    open = nil
    let transform = cairo.transform
    let glyphs = glyphs(of: instances.symbols, transform: transform.withoutTranslation)
    var isNamed = [Bool](repeating: instances.identities.isEmpty, count: instances.placements.count)
    for layer in 0..<(instances.symbols.lazy.map(\.layers.count).max() ?? 0) {
      let looks = PageSymbols.colors(ofLayer: layer, in: instances)
      var runs = [[SetSymbol]](repeating: [], count: looks.count)
      for (index, placement) in instances.placements.enumerated() where placement.isFinite {
        let look = Int(placement.symbol) * instances.styles.count + Int(placement.style)
        guard looks[look].alpha > 0 else { continue }
        let place = transform.apply(placement.center)
        // Numbers near the largest there are may become none.
        guard place.isFinite else { continue }
        let isUpright = instances.symbols[Int(placement.symbol)].layers[layer].staysUpright
        let step = isUpright ? 0 : glyphs.turns.step(of: placement.angle)
        let glyph = SymbolGlyphs.Glyph(symbol: placement.symbol, layer: Int32(layer), step: Int32(step))
        let isFirst = !isNamed[index]
        isNamed[index] = true
        runs[look].append(
          SetSymbol(
            glyph: code(of: glyph, in: glyphs), x: PageSymbols.hundredths(place.x - form.area.minX),
            y: PageSymbols.hundredths(form.area.maxY - place.y), identity: isFirst ? index : nil))
      }
      for (run, color) in zip(runs, looks) where !run.isEmpty {
        form.use(opacity: color.alpha)
        form.operators.write(color)
        form.set(run, standingFor: instances.identities)
      }
    }
    open = form
  }

  /// Draws the placeholder of the form that was added to, so that what is drawn from here on lies over it.
  func finishForm(on cairo: CairoContext) {
    guard let form = open else { return }
    open = nil
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, 1, 1) else { return }
    defer { cairo_surface_destroy(surface) }
    PreparedPixels.attach(FormPlaceholder.file(forms.count), to: surface)
    forms.append(form)
    cairo_save(cairo.pointer)
    defer { cairo_restore(cairo.pointer) }
    cairo_identity_matrix(cairo.pointer)
    cairo_translate(cairo.pointer, form.area.minX, form.area.minY)
    cairo_scale(cairo.pointer, form.area.width, form.area.height)
    cairo_set_source_surface(cairo.pointer, surface, 0, 0)
    cairo_paint(cairo.pointer)
  }

  /// A form over all that can be seen of the page; nil where nothing can.
  private func makeForm(on cairo: CairoContext) -> PageForm? {
    cairo_save(cairo.pointer)
    defer { cairo_restore(cairo.pointer) }
    cairo_identity_matrix(cairo.pointer)
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo.pointer, &left, &top, &right, &bottom)
    guard left < right, top < bottom else { return nil }
    return PageForm(area: Rect(x: left, y: top, width: right - left, height: bottom - top))
  }

  private func glyphs(of symbols: [Symbol], transform: AffineTransform) -> SymbolGlyphs {
    if let glyphs = known.last(where: { $0.transform == transform && $0.symbols == symbols }) { return glyphs }
    let glyphs = SymbolGlyphs(symbols: symbols, transform: transform)
    known.append(glyphs)
    return glyphs
  }

  /// The code of a glyph, which is added to a font when it first comes.
  private func code(of glyph: SymbolGlyphs.Glyph, in glyphs: SymbolGlyphs) -> SymbolGlyphCode {
    if let code = glyphs.codes[glyph] { return code }
    if fonts.isEmpty || fonts[fonts.count - 1].isFull || fonts[fonts.count - 1].reach != glyphs.reach {
      fonts.append(SymbolFont(reach: glyphs.reach))
    }
    let font = fonts.count - 1
    let code = SymbolGlyphCode(font: font, code: fonts[font].append(glyphs.procedure(of: glyph)))
    glyphs.codes[glyph] = code
    return code
  }

  /// The colour of a layer for each symbol and style; clear for symbols that do not have the layer.
  private static func colors(ofLayer layer: Int, in instances: Instances) -> [Color] {
    instances.symbols.flatMap { symbol in
      instances.styles.map { style in
        layer < symbol.layers.count ? style.color(of: symbol.layers[layer].part) : .clear
      }
    }
  }

  /// A distance in hundredths of a point, which nobody sees: more digits would be a third of the file.
  private static func hundredths(_ points: Double) -> Int {
    Int(min(max((points * 100).rounded(), -1e9), 1e9))
  }
}

/// A symbol at its place in a form.
private struct SetSymbol {
  var glyph: SymbolGlyphCode
  /// The place in hundredths of a point.
  var x, y: Int
  /// The number of the identity whose text it stands for; nil where it stands for none.
  var identity: Int?
}

extension PageForm {
  /// Sets symbols in the colour in force.
  fileprivate mutating func set(_ run: [SetSymbol], standingFor identities: [Identity]) {
    operators.reserve(run.count * 64)
    operators.write("BT\n")
    var font: Int?
    var (x, y) = (0, 0)
    var isSilent = false
    for symbol in run {
      if let identity = symbol.identity {
        if isSilent { operators.write("EMC\n") }
        isSilent = false
        operators.write("/Span<</ActualText")
        // Without a space programs join what stands close together to one word.
        operators.write(word: TextShaper.line(of: identities[identity].text))
        operators.write(">>BDC\n")
      } else if !isSilent {
        operators.write("/Span<</ActualText()>>BDC\n")
        isSilent = true
      }
      if symbol.glyph.font != font {
        font = symbol.glyph.font
        use(font: symbol.glyph.font)
      }
      operators.write(symbol.x - x, places: 2)
      operators.write(" ")
      operators.write(symbol.y - y, places: 2)
      operators.write(" Td")
      operators.write(code: symbol.glyph.code)
      operators.write("Tj\n")
      (x, y) = (symbol.x, symbol.y)
      if !isSilent { operators.write("EMC\n") }
    }
    operators.write(isSilent ? "EMC\nET\n" : "ET\n")
  }
}
