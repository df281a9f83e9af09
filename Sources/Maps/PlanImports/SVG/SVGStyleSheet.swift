internal import Reading

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
