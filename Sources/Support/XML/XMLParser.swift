internal import CExpat

/// The one owner of a parser of expat.
struct XMLParser: ~Copyable {
  private let parser: XML_Parser
  private let builder: XMLTreeBuilder

  /// Creates a parser, or throws where there is no memory for one.
  init(limits: XMLLimits) throws(XMLFault) {
    guard let parser = XML_ParserCreate(nil) else { throw XMLParser.outOfMemory }
    self.parser = parser
    builder = XMLTreeBuilder(limits: limits)
  }

  deinit { XML_ParserFree(parser) }

  private static var outOfMemory: XMLFault {
    XMLFault("there is not enough memory to read the file", kind: .limit, line: 1, column: 1)
  }

  /// Parses a whole document and gives its root.
  consuming func finish(parsing bytes: [UInt8]) throws(XMLFault) -> XMLElement {
    // A salt of its own would come from the system's random numbers; the limits keep collisions harmless.
    XML_SetHashSalt(parser, 0x5EA7)
    let (builder, parser) = (self.builder, self.parser)
    let status = withExtendedLifetime(builder) {
      XMLCallbackContext(parser: parser, builder: builder).withHandlers {
        bytes.withUnsafeBytes { XMLParser.parse($0, with: parser) }
      }
    }
    if let refusal = builder.refusal { throw refusal }
    guard status == XML_STATUS_OK, let root = builder.root else {
      let code = XML_GetErrorCode(parser)
      if code == XML_ERROR_NO_MEMORY { throw XMLParser.outOfMemory }
      throw fault(XMLParser.reason(for: code))
    }
    return root
  }

  /// The length of the pieces that expat is given, whose lengths are 32 bits wide.
  private static let pieceLength = 1 << 30

  private static func parse(_ bytes: UnsafeRawBufferPointer, with parser: XML_Parser) -> XML_Status {
    var start = 0
    while true {
      let end = min(start + pieceLength, bytes.count)
      let piece = UnsafeRawBufferPointer(rebasing: bytes[start..<end])
      let status = XML_Parse(
        parser, piece.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(piece.count), end == bytes.count ? 1 : 0)
      if status != XML_STATUS_OK || end == bytes.count { return status }
      start = end
    }
  }

  private func fault(_ reason: String) -> XMLFault {
    let position = XMLPosition(of: parser)
    return XMLFault(reason, line: position.line, column: position.column)
  }

  /// What is wrong, in words that say what to do where that is known.
  private static func reason(for code: XML_Error) -> String {
    switch code {
    case XML_ERROR_NO_ELEMENTS: "the file ends where an element, or the end of one, was expected"
    case XML_ERROR_UNKNOWN_ENCODING: "the encoding is none of UTF-8, UTF-16, ISO-8859-1 and US-ASCII: save it as UTF-8"
    case XML_ERROR_INCORRECT_ENCODING: "the encoding is not the one that the file declares"
    case XML_ERROR_TAG_MISMATCH: "the end tag does not belong to the element that is open"
    case XML_ERROR_UNCLOSED_TOKEN: "the tag or comment that begins here is never closed"
    case XML_ERROR_PARTIAL_CHAR: "the text ends within a character"
    case XML_ERROR_DUPLICATE_ATTRIBUTE: "an attribute stands twice in this element"
    case XML_ERROR_JUNK_AFTER_DOC_ELEMENT: "there is something after the root element"
    case XML_ERROR_UNDEFINED_ENTITY: "an entity that XML does not have: write the character itself"
    case XML_ERROR_INVALID_TOKEN: "expected XML; a character cannot stand here, or is not in the file's encoding"
    case XML_ERROR_UNCLOSED_CDATA_SECTION: "the CDATA section is never closed"
    default: XML_ErrorString(code).map { String(cString: $0) } ?? "the file is not valid XML"
    }
  }
}

extension XMLPosition {
  /// Where the parser is; counts on from where it was asked before, so that asking for every element costs little.
  fileprivate init(of parser: XML_Parser) {
    self.init(
      line: max(Int(XML_GetCurrentLineNumber(parser)), 1), column: Int(XML_GetCurrentColumnNumber(parser)) + 1)
  }
}

/// What the parser's callbacks need; they neither throw nor trap, but stop the parser.
private final class XMLCallbackContext {
  private let parser: XML_Parser
  private let builder: XMLTreeBuilder

  init(parser: XML_Parser, builder: XMLTreeBuilder) {
    self.parser = parser
    self.builder = builder
  }

  /// Runs a body while the parser calls back to this context.
  func withHandlers(_ body: () -> XML_Status) -> XML_Status {
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { context, name, attributes in
        guard let context = XMLCallbackContext.found(context), let name else { return }
        context.beginElement(name, attributes)
      },
      { context, _ in XMLCallbackContext.found(context)?.builder.endElement() })
    XML_SetCharacterDataHandler(parser) { context, characters, count in
      guard let characters else { return }
      XMLCallbackContext.found(context)?.add(characters, count: Int(count))
    }
    XML_SetStartDoctypeDeclHandler(parser) { context, _, _, _, hasDeclarations in
      guard hasDeclarations != 0 else { return }
      XMLCallbackContext.found(context)?.refuse(
        "the document type holds declarations, such as entities, which are not read: save the file without them")
    }
    XML_SetSkippedEntityHandler(parser) { context, _, _ in
      XMLCallbackContext.found(context)?.refuse("an entity that XML does not have: write the character itself")
    }
    return withExtendedLifetime(self) { body() }
  }

  private static func found(_ pointer: UnsafeMutableRawPointer?) -> XMLCallbackContext? {
    pointer.map { Unmanaged<XMLCallbackContext>.fromOpaque($0).takeUnretainedValue() }
  }

  private func beginElement(
    _ name: UnsafePointer<CChar>, _ pairs: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) {
    var count = 0
    while let pairs, pairs[2 * count] != nil { count += 1 }
    let position = XMLPosition(of: parser)
    guard builder.takes(attributes: count, at: position) else { return stop() }

    var attributes: [XMLElement.Attribute] = []
    attributes.reserveCapacity(count)
    for index in 0..<count {
      guard let name = pairs?[2 * index], let value = pairs?[2 * index + 1] else { continue }
      attributes.append(XMLElement.Attribute(name: String(cString: name), value: String(cString: value)))
    }
    builder.beginElement(String(cString: name), attributes: attributes, at: position)
    if builder.refusal != nil { stop() }
  }

  private func add(_ characters: UnsafePointer<CChar>, count: Int) {
    let bytes = UnsafeRawBufferPointer(start: characters, count: count)
    builder.add(String(decoding: bytes, as: UTF8.self))
  }

  private func refuse(_ reason: String) {
    builder.refuse(reason, at: XMLPosition(of: parser))
    stop()
  }

  private func stop() { _ = XML_StopParser(parser, 0) }
}

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
