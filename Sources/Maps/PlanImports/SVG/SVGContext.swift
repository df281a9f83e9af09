internal import Colors
internal import Geometry
internal import Reading
internal import SeatMaps
internal import XML

/// What an element has from those around it.
struct SVGContext {
  /// From the element's coordinates to the drawing's.
  var transform: AffineTransform
  var fill = SVGPaint.color(.black)
  var stroke = SVGPaint.none
  var fontSize = 16.0
  var textAnchor = "start"
  var floor: String?
  var section: String?
  var row: String?
  /// Whether shapes are seats without names of their own.
  var isOfSeats = false
  /// Whether the element itself is to be seen through, which is not read.
  var isTranslucent = false
  /// How many elements stand around.
  var depth = 0

  /// What holds within an element; nil where nothing of it is shown, or its transform breaks the grammar.
  func inner(_ element: XMLElement, classes: [Substring], styleSheet: SVGStyleSheet) -> SVGContext? {
    var context = self
    context.depth += 1
    if let text = element["transform"] {
      guard let own = AffineTransform(svg: text) else { return nil }
      context.transform = own.then(transform)
      guard context.transform.isFinite else { return nil }
    }
    let style = SVGStyle(of: element, classes: classes, styleSheet: styleSheet)
    guard style["display"] != "none", style["visibility"] != "hidden" else { return nil }
    if let paint = style["fill"].flatMap(SVGPaint.init) { context.fill = paint }
    if let paint = style["stroke"].flatMap(SVGPaint.init) { context.stroke = paint }
    if let size = SVGNumberScanner.length(style["font-size"], whole: fontSize, fontSize: fontSize), size > 0 {
      context.fontSize = size
    }
    context.isTranslucent = SVGContext.opacities.contains { style[$0].map { $0 != "1" } ?? false }
    if let anchor = style["text-anchor"] { context.textAnchor = anchor }
    return context
  }

  private static let opacities = ["opacity", "fill-opacity", "stroke-opacity"]
}

/// The properties of an element: attributes, over them the style sheet, over that its own `style`.
struct SVGStyle {
  private let element: XMLElement
  private let declared: [String: String]

  init(of element: XMLElement, classes: [Substring], styleSheet: SVGStyleSheet) {
    self.element = element
    var declared = styleSheet.properties(ofElement: element.name, classes: classes)
    if let style = element["style"] {
      declared.merge(SVGStyleSheet.properties(style)) { _, own in own }
    }
    self.declared = declared
  }

  /// The value of a property; nil where nothing is said.
  subscript(property: String) -> String? { declared[property] ?? element[property] }
}
