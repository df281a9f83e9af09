internal import CCairo
internal import Colors
internal import CopyRaster
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
  ///
  /// - Parameters:
  ///   - instances: The instances.
  ///   - transform: From their coordinates to points from the page's top left corner.
  ///   - area: What can be seen of the page, asked where a form begins; nil where nothing can.
  func add(_ instances: Instances, transform: AffineTransform, area: () -> Rect?) {
    guard var form = open ?? area().map(PageForm.init(area:)) else { return }
    open = nil
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

  /// Ends the form that was added to, so that what comes from here on lies over it; nil where there is none.
  ///
  /// - Returns: The form's number and its place in points from the page's top left corner.
  func finishForm() -> (number: Int, area: Rect)? {
    guard let form = open else { return nil }
    open = nil
    forms.append(form)
    return (forms.count - 1, form.area)
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

/// Instances as they are written into a PDF: a drawing of its own (a form XObject, ISO 32000-1, 8.10) that the page
/// refers to.
struct PageForm {
  /// What can be seen of it, in points from the page's top left corner.
  let area: Rect
  /// What is drawn, in points from the area's bottom left corner, y growing up.
  var operators = PageOperators()
  /// The numbers of the fonts that are used, each once.
  private(set) var fonts: [Int] = []
  /// The opacities that are used, each once.
  private(set) var opacities: [Double] = []

  init(area: Rect) {
    self.area = area
  }

  /// The name of a font in the operators.
  mutating func use(font: Int) {
    if !fonts.contains(font) { fonts.append(font) }
    operators.write("/F")
    operators.write(integer: font)
    operators.write(" 1 Tf\n")
  }

  /// Sets how much is covered from here on.
  mutating func use(opacity: Double) {
    // A form begins as opaque as what it is drawn on is.
    if opacity == 1, opacities.isEmpty { return }
    let number = opacities.firstIndex(of: opacity) ?? opacities.count
    if number == opacities.count { opacities.append(opacity) }
    operators.write("/G")
    operators.write(integer: number)
    operators.write(" gs\n")
  }
}

/// The picture that stands in a page for a form until the page is finished: a JPEG file of 17 bytes, which cairo puts
/// into the file as it is, and which has nothing but a size.
enum FormPlaceholder {
  /// The length of the file.
  static let length = 17

  /// The file of a form's number.
  static func file(_ number: Int) -> [UInt8] {
    let (height, width) = (number / 65_535 + 1, number % 65_535 + 1)
    // Start of image, a frame of one component, end of image (ITU-T T.81, annex B).
    return [
      0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, UInt8(height >> 8 & 0xFF), UInt8(height & 0xFF), UInt8(width >> 8),
      UInt8(width & 0xFF), 1, 1, 0x11, 0, 0xFF, 0xD9,
    ]
  }

  /// The number of the form whose placeholder has a size.
  static func number(width: Int, height: Int) -> Int { (height - 1) * 65_535 + width - 1 }
}
