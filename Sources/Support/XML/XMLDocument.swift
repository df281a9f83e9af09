/// A parsed XML document: its root element with everything in it.
///
/// Comments, processing instructions and the document type are passed over. Declarations inside the document type are
/// refused: entities could make a small file a large one, and nothing else that they say is of use here. Nothing outside
/// the file is ever read. Prefixes are not looked up, so that one without a namespace is no fault.
package struct XMLDocument: Hashable, Sendable {
  /// The root element.
  package var root: XMLElement

  /// Parses a file's bytes: UTF-8, UTF-16 with a byte order mark, ISO 8859-1 or ASCII, by its mark or its declaration.
  ///
  /// O(number of bytes).
  package init(bytes: [UInt8], limits: XMLLimits = XMLLimits()) throws(XMLFault) {
    let parser = try XMLParser(limits: limits)
    root = try parser.finish(parsing: bytes)
  }
}

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

/// How much of an XML document is taken in before it is refused, so that a hostile one costs little.
package struct XMLLimits: Hashable, Sendable {
  /// How deep elements may be nested.
  package var depth: Int
  /// How many elements there may be.
  package var elements: Int
  /// How many attributes an element may have.
  package var attributes: Int

  /// Creates limits; those that are not given are wide enough for every real drawing.
  ///
  /// Values of elements are freed one inside the other, so that a depth of many thousands would exhaust the stack.
  package init(depth: Int = 200, elements: Int = 4_000_000, attributes: Int = 500) {
    self.depth = depth
    self.elements = elements
    self.attributes = attributes
  }
}

/// A place in the text of an XML document.
package struct XMLPosition: Hashable, Sendable {
  /// The line, counted from 1.
  package var line: Int
  /// The column in Unicode scalars, counted from 1.
  package var column: Int

  /// Creates a position.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// What is wrong with an XML document, and where.
public struct XMLFault: Error, Hashable, Sendable {
  /// The sort of fault, for programs.
  public enum Kind: Hashable, Sendable {
    /// The text breaks the grammar of XML, or is in an encoding that is not read.
    case syntax
    /// More of something than the reader was told to take.
    case limit
  }

  /// The sort of fault.
  public var kind: Kind
  /// The line, counted from 1.
  public var line: Int
  /// The column in Unicode scalars, counted from 1.
  public var column: Int
  /// What is wrong, for people, in English.
  public var reason: String

  /// Creates a fault.
  public init(_ reason: String, kind: Kind = .syntax, line: Int, column: Int) {
    self.kind = kind
    self.line = line
    self.column = column
    self.reason = reason
  }
}
