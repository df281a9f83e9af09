import Foundation
import FoundationXML
import Testing

/// An element of a document, as a parser that knows nothing of this package reads it (libxml2).
struct MarkupElement {
  var name: String
  var attributes: [String: String]
  var children: [MarkupElement] = []
  /// The text directly inside.
  var text = ""

  /// Reads a document; fails where it is not well-formed.
  init(parsing bytes: [UInt8]) throws {
    let builder = TreeBuilder()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = builder
    let isWellFormed = parser.parse()
    try #require(isWellFormed, "line \(parser.lineNumber): \(String(describing: parser.parserError))")
    self = try #require(builder.root)
  }

  fileprivate init(name: String, attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  subscript(attribute: String) -> String? { attributes[attribute] }

  /// The class names.
  var classes: [String] { (self["class"] ?? "").split(separator: " ").map(String.init) }

  /// The element and all that are in it, in the document's order.
  var all: [MarkupElement] { [self] + children.flatMap(\.all) }

  /// All elements of a name.
  func all(_ name: String) -> [MarkupElement] { all.filter { $0.name == name } }

  /// All elements that have a class.
  func all(class name: String) -> [MarkupElement] { all.filter { $0.classes.contains(name) } }

  /// The element with an id.
  func element(id: String) -> MarkupElement? { all.first { $0["id"] == id } }

  /// The declarations of the rule whose selector is exactly this, in the document's style sheet.
  func rule(_ selector: String) -> String? {
    for line in (all("style").first?.text ?? "").split(separator: "\n") where line.hasPrefix(selector + "{") {
      return String(line.dropFirst(selector.count + 1).dropLast())
    }
    return nil
  }
}

private final class TreeBuilder: NSObject, XMLParserDelegate {
  var root: MarkupElement?
  private var open: [MarkupElement] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    open.append(MarkupElement(name: name, attributes: attributes))
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text += text
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    guard let element = open.popLast() else { return }
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }
}
