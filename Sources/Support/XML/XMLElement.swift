/// An element of an XML document with everything in it.
package struct XMLElement: Hashable, Sendable {
  /// What stands between the tags of an element.
  package enum Content: Hashable, Sendable {
    /// An element.
    case element(XMLElement)
    /// Characters, references resolved; never empty, and never followed by more characters.
    case text(String)
  }

  /// An attribute as the file has it.
  package struct Attribute: Hashable, Sendable {
    /// The name with its prefix, as in `xlink:href`; unique in its element.
    package var name: String
    /// The value, references resolved and line breaks turned into spaces.
    package var value: String

    /// Creates an attribute.
    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The prefix of the name, without its colon; empty where there is none.
  ///
  /// What namespace a prefix stands for is left to the reader of a format.
  package var prefix: String
  /// The name without its prefix.
  package var name: String
  /// The attributes in the file's order.
  package var attributes: [Attribute]
  /// What stands between the tags, in order, white space included.
  package var contents: [Content]
  /// Where the element begins.
  package var position: XMLPosition

  /// Creates an element.
  package init(
    prefix: String = "", name: String, attributes: [Attribute] = [], contents: [Content] = [],
    position: XMLPosition = XMLPosition(line: 1, column: 1)
  ) {
    self.prefix = prefix
    self.name = name
    self.attributes = attributes
    self.contents = contents
    self.position = position
  }

  /// The value of the attribute of a name, prefix included; nil where there is none.
  ///
  /// O(number of attributes).
  package subscript(attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }

  /// The elements in it, in order, without those deeper down.
  package var elements: [XMLElement] {
    contents.compactMap { content in
      guard case .element(let element) = content else { return nil }
      return element
    }
  }

  /// All characters in it, those of elements deeper down included, in order.
  package var text: String {
    contents.reduce(into: "") { text, content in
      switch content {
      case .element(let element): text += element.text
      case .text(let characters): text += characters
      }
    }
  }
}
