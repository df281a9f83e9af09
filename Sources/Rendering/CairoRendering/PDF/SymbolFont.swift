internal import CopyRaster
internal import Drawing
internal import Geometry
internal import Paths

/// A font of a PDF whose glyphs are layers of symbols (a Type 3 font, ISO 32000-1, 9.6.5): a layer is written into the
/// file once for each angle, and then set like a letter.
struct SymbolFont {
  /// The distance from a glyph's origin that no ink goes beyond, in points.
  let reach: Double
  /// For each code the operators that draw its glyph.
  private(set) var procedures: [[UInt8]] = []

  /// Whether all codes are taken, which have one byte.
  var isFull: Bool { procedures.count > UInt8.max }

  /// Adds a glyph, and gives its code.
  mutating func append(_ procedure: [UInt8]) -> UInt8 {
    procedures.append(procedure)
    return UInt8(truncatingIfNeeded: procedures.count - 1)
  }
}

/// A glyph in the fonts of a document.
struct SymbolGlyphCode {
  /// The number of the font.
  var font: Int
  /// The glyph's code in it.
  var code: UInt8
}

/// The symbols of instances at one scale, and the glyphs that there are of them.
final class SymbolGlyphs {
  /// What a glyph shows: a layer of a symbol, turned.
  struct Glyph: Hashable {
    var symbol: Int32
    var layer: Int32
    var step: Int32
  }

  let symbols: [Symbol]
  /// From the symbols' units to points, without a translation.
  let transform: AffineTransform
  /// The distance from the origin that no symbol goes beyond, in points.
  let reach: Double
  /// The angles that symbols are turned by.
  let turns: AngleSteps
  /// The glyphs that are in a font.
  var codes: [Glyph: SymbolGlyphCode] = [:]
  /// For each layer met so far the operators that draw it in the symbol's own coordinates.
  private var drawings: [Glyph: [UInt8]] = [:]

  init(symbols: [Symbol], transform: AffineTransform) {
    self.symbols = symbols
    self.transform = transform
    reach = (symbols.lazy.flatMap(\.layers).map(\.reach).max() ?? 0) * transform.maximumScale
    turns = AngleSteps(reach: reach)
  }

  /// The operators that draw a glyph; its colour is the one in force where it is set.
  func procedure(of glyph: Glyph) -> [UInt8] {
    let layer = symbols[Int(glyph.symbol)].layers[Int(glyph.layer)]
    var operators = PageOperators()
    // The advance, and a box that holds all ink.
    for number in [reach, 0, -reach, -reach, reach, reach] {
      operators.write(number, digits: 3)
      operators.write(" ")
    }
    operators.write("d1\n")
    // Up is up on pages.
    let upright = transform.then(AffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0))
    let angle = turns.angle(ofStep: Int(glyph.step))
    operators.concatenate(glyph.step == 0 ? upright : AffineTransform.rotation(angle).then(upright))
    let key = Glyph(symbol: glyph.symbol, layer: glyph.layer, step: 0)
    let drawing = drawings[key] ?? draw(layer)
    drawings[key] = drawing
    operators.write(drawing)
    return operators.bytes
  }

  private func draw(_ layer: Symbol.Layer) -> [UInt8] {
    var operators = PageOperators()
    // A thousandth of a point, or less, whatever the scale.
    var (digits, covered) = (3, 1.0)
    while covered < transform.maximumScale, digits < 9 { (digits, covered) = (digits + 1, covered * 10) }
    switch layer.ink {
    case .fill:
      operators.write(layer.path, digits: digits)
      operators.write("f\n")
    case .stroke(let style):
      // A line without width would be as thin as a printer can draw it.
      guard style.width > 0 else { return [] }
      operators.write(style, digits: digits)
      operators.write(layer.path, digits: digits)
      operators.write("S\n")
    }
    return operators.bytes
  }
}
