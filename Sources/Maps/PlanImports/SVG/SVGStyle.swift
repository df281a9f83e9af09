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

/// What `fill` or `stroke` says.
enum SVGPaint: Hashable {
  /// Nothing is painted.
  case none
  /// A colour.
  case color(Color)
  /// A gradient, a pattern, or a colour in a notation that is not read.
  case other

  /// Reads a value; nil where the value is the parent's.
  init?(_ text: String) {
    let text = text.trimmed
    switch text.lowercased() {
    case "inherit", "": return nil
    case "none", "transparent": self = .none
    case let lowercased: self = SVGPaint.color(of: lowercased).map { .color($0) } ?? .other
    }
  }

  /// The colour; nil where there is none, or none that is known.
  var color: Color? {
    if case .color(let color) = self { color } else { nil }
  }

  private static func color(of text: String) -> Color? {
    if let color = Color(css: text) { return color }
    guard text.hasPrefix("rgb"), let start = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let parts = text[text.index(after: start)...].dropLast()
    let numbers = SVGNumberScanner.numbers(parts.map { $0 == "%" || $0 == "/" ? " " : String($0) }.joined())
    guard let numbers, (3...4).contains(numbers.count) else { return nil }
    let whole = parts.contains("%") ? 100.0 : 255
    return Color(
      numbers[0] / whole, numbers[1] / whole, numbers[2] / whole, alpha: numbers.count == 4 ? numbers[3] : 1
    ).roundedToEightBit
  }
}

/// The rules of a drawing's `<style>` that are about classes: `.seat.vip { fill: #c00 }`.
///
/// Selectors with anything but a name and classes are passed over, and so are all properties but those that are asked
/// for.
struct SVGStyleSheet {
  /// A selector with the properties that it gives.
  private struct Rule {
    var element: String
    var classes: Set<Substring>
    var properties: [String: String]
    var order: Int
  }

  private var rulesByClass: [Substring: [Rule]] = [:]
  private var ruleCount = 0

  /// How many rules are read, where each selector of a list is a rule of its own.
  private static let ruleLimit = 1000

  /// Whether there were more rules than are read.
  private(set) var wasCut = false

  /// Adds the rules of a style element's text.
  mutating func add(_ css: String) {
    var rest = SVGStyleSheet.withoutComments(css)[...]
    while let open = rest.firstIndex(of: "{") {
      let close = rest[open...].firstIndex(of: "}") ?? rest.endIndex
      let properties = SVGStyleSheet.properties(rest[rest.index(after: open)..<close])
      for selector in rest[..<open].split(separator: ",") {
        guard ruleCount < SVGStyleSheet.ruleLimit else {
          wasCut = true
          return
        }
        add(selector.filter { !$0.isNewline }.trimmed[...], properties)
      }
      rest = close == rest.endIndex ? "" : rest[rest.index(after: close)...]
    }
  }

  private mutating func add(_ selector: Substring, _ properties: [String: String]) {
    guard !selector.isEmpty, !selector.contains(where: { " >+~:#[*".contains($0) || $0.isNewline }) else { return }
    let parts = selector.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, let first = parts.dropFirst().first, !first.isEmpty else { return }
    ruleCount += 1
    rulesByClass[first, default: []].append(
      Rule(element: String(parts[0]), classes: Set(parts.dropFirst()), properties: properties, order: ruleCount))
  }

  /// What the rules say of an element, the more classes a rule names, and the later it stands, the more it counts.
  func properties(ofElement name: String, classes: [Substring]) -> [String: String] {
    guard !rulesByClass.isEmpty else { return [:] }
    let own = Set(classes)
    var rules: [Rule] = []
    for name in own.sorted() {
      for rule in rulesByClass[name] ?? [] where rule.classes.isSubset(of: own) { rules.append(rule) }
    }
    rules.removeAll { !$0.element.isEmpty && $0.element != name }
    rules.sort { ($0.classes.count, $0.element.count, $0.order) < ($1.classes.count, $1.element.count, $1.order) }
    return rules.reduce(into: [:]) { $0.merge($1.properties) { _, later in later } }
  }

  /// The declarations of a block, or of a `style` attribute.
  static func properties(_ text: some StringProtocol) -> [String: String] {
    var properties: [String: String] = [:]
    for declaration in text.split(separator: ";") {
      guard let colon = declaration.firstIndex(of: ":") else { continue }
      let name = String(declaration[..<colon].filter { !$0.isWhitespace }).lowercased()
      var value = declaration[declaration.index(after: colon)...].trimmed
      if let mark = value.lastIndex(of: "!") { value = value[..<mark].trimmed }
      properties[name] = value
    }
    return properties
  }

  private static func withoutComments(_ css: String) -> String {
    var result = ""
    var rest = css[...]
    while let start = rest.range(of: "/*") {
      result += rest[..<start.lowerBound]
      rest = rest[start.upperBound...].range(of: "*/").map { rest[$0.upperBound...] } ?? ""
    }
    return result + rest
  }
}

extension Substring {
  /// Where a text stands in this one first.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
