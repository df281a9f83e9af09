public import Drawing

/// Writes scenes as SVG.
///
/// The document is self-contained and deterministic: the same scene and options give the same bytes, everywhere.
///
/// **Instances.** A symbol is defined once, and each instance is one `<use>` of it. It has the scene's id (escaped so
/// that it is a name of XML: "Stalls/C/12" becomes `Stalls.C.12`), the class names of the node and of its style, `data-`
/// attributes, and an accessible name, with the role `img` so that screen readers stop at it. Instances without any
/// identity, and all of them where `compact` is set, are grouped by style instead, which takes a third of the bytes.
///
/// **Style.** Whatever has a class name is painted by a rule in the document's `<style>`, or by attributes, which are
/// weaker than any rule. A page restyles it with rules that are stronger or come later: `#map .seat.sold { fill: grey }`.
/// On an instance `fill` is the colour of the body, `stroke` that of the outline and `color` that of the mark. Only an
/// area in the colour of outlines, or a line in that of bodies, is out of reach: no property is left to bring it.
///
/// **Pictures** are in the document, once each however often they are shown: the JPEG or PNG file of the raster, or its
/// pixels as they are where it has none. Shadows are blurred by a filter.
///
/// **Text** is text. It asks for Inter and takes what the reader's machine has instead; alignment is by anchors, so
/// that it stays in place.
///
/// **Numbers** have a fixed number of digits at most, never an exponent, never a locale.
///
/// A mark that stays upright on a turned symbol is turned back by a whole number of degrees, so that a document holds
/// 360 copies of a symbol at most; it leans by half a degree at most.
public struct SVGRenderer: Hashable, Sendable {
  /// Whether ids, names and data are left out.
  public var compact: Bool
  /// The most digits after the point of a coordinate or a length, 0…9.
  public var digits: Int
  /// The size at which the document is shown, in CSS pixels for each canvas unit; coordinates stay as they are.
  public var scale: Double

  /// The ratio from which mitred corners are bevelled where a line does not say otherwise, set once on the root.
  static let miterLimit = 10.0

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - compact: Whether ids, names and data are left out.
  ///   - digits: The most digits after the point, 2 by default and 1 in a compact document.
  ///   - scale: CSS pixels for each canvas unit.
  public init(compact: Bool = false, digits: Int? = nil, scale: Double = 1) {
    self.compact = compact
    self.digits = digits ?? (compact ? 1 : 2)
    self.scale = scale
  }

  /// The document as text.
  ///
  /// - Complexity: O(*n*) in the number of things in the scene.
  public func svg(of scene: Scene) -> String {
    String(decoding: bytes(of: scene), as: UTF8.self)
  }

  /// The document as UTF-8, ready to be written to a file.
  ///
  /// - Complexity: O(*n*) in the number of things in the scene.
  public func bytes(of scene: Scene) -> [UInt8] {
    var document = DocumentBuilder(options: self, scene: scene)
    document.draw(scene.nodes)
    return document.finish()
  }
}
