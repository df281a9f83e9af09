/// Puts elements together as a parser meets their tags.
///
/// It is a class so that the parser's callbacks can find it; nothing outside the parser sees it.
final class XMLTreeBuilder {
  /// Why the document is refused, once it is.
  private(set) var refusal: XMLFault?
  /// The root, once its end tag has been met.
  private(set) var root: XMLElement?
  private let limits: XMLLimits
  private var openElements: [XMLElement] = []
  private var elementCount = 0
  private var text = ""

  init(limits: XMLLimits) {
    self.limits = limits
  }

  /// Refuses the document; only the first reason is kept.
  func refuse(_ reason: String, _ kind: XMLFault.Kind = .syntax, at position: XMLPosition) {
    if refusal == nil { refusal = XMLFault(reason, kind: kind, line: position.line, column: position.column) }
  }

  /// Begins an element of a name with its prefix.
  func beginElement(_ qualifiedName: String, attributes: [XMLElement.Attribute], at position: XMLPosition) {
    elementCount += 1
    if elementCount > limits.elements {
      return refuse("with this there are more elements than the limit of \(limits.elements)", .limit, at: position)
    }
    if openElements.count >= limits.depth {
      return refuse("elements are nested deeper than the limit of \(limits.depth)", .limit, at: position)
    }
    endText()
    var (prefix, name) = ("", qualifiedName)
    if let colon = qualifiedName.firstIndex(of: ":") {
      prefix = String(qualifiedName[..<colon])
      name = String(qualifiedName[qualifiedName.index(after: colon)...])
    }
    openElements.append(XMLElement(prefix: prefix, name: name, attributes: attributes, position: position))
  }

  /// Whether an element of a number of attributes may begin; the document is refused where it may not.
  func takes(attributes count: Int, at position: XMLPosition) -> Bool {
    if count > limits.attributes {
      refuse("an element has more attributes than the limit of \(limits.attributes)", .limit, at: position)
    }
    return refusal == nil
  }

  /// Ends the innermost element.
  func endElement() {
    endText()
    guard let element = openElements.popLast() else { return }
    if openElements.isEmpty {
      root = element
    } else {
      openElements[openElements.count - 1].contents.append(.element(element))
    }
  }

  /// Adds characters, which come in pieces.
  func add(_ characters: String) {
    guard !openElements.isEmpty else { return }
    text += characters
  }

  private func endText() {
    guard !text.isEmpty else { return }
    openElements[openElements.count - 1].contents.append(.text(text))
    text = ""
  }
}
