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
