import CairoRendering
import Drawing

/// The fonts that this package's own pictures are drawn with, opened once for all tests.
enum StandardFonts {
  private static let outcome = Result { () throws(FontError) in try FontSet.standard() }

  /// The set; an error says which package to install.
  static var set: FontSet { get throws { try outcome.get() } }

  /// A renderer with the usual options.
  static var renderer: CairoRenderer { get throws { try CairoRenderer(fonts: set) } }
}
