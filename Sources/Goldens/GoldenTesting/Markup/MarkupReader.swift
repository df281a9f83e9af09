internal import CLibXML2

/// A document of XML read piece by piece, by libxml2.
///
/// Nothing is fetched from anywhere, and a document that declares entities is refused, so that none is ever expanded.
/// libxml2's own limits hold: elements 256 deep, 10 MB in one text.
struct MarkupReader: ~Copyable {
  /// One piece of a document.
  enum Piece {
    /// An element begins; its attributes are in the order of the document.
    case start(name: String, attributes: [(name: String, value: String)], isEmpty: Bool)
    /// The element that began last ends; not sent for one that is empty.
    case end(name: String)
    /// Characters.
    case text(String)
    /// An instruction to whoever shows the document, such as that of a style sheet.
    case instruction(target: String, content: String)
  }

  /// The most bytes that a document may have.
  static let largestDocument = 64 << 20

  private let reader: xmlTextReaderPtr
  /// What libxml2 reads from, which has to stay where it is.
  private let bytes: UnsafeMutableBufferPointer<CChar>
  /// What libxml2 found first; later errors follow from it.
  private let firstError = FirstError()

  /// Begins to read a text, which is Unicode already, whatever encoding it says it has.
  init(_ text: String) throws(MarkupError) {
    _ = MarkupReader.library
    let count = text.utf8.count
    guard count > 0 else { throw MarkupError(line: 1, reason: "the document is empty") }
    guard count <= MarkupReader.largestDocument else {
      throw MarkupError(line: 1, reason: "the document has more than \(MarkupReader.largestDocument >> 20) MB")
    }
    let bytes = UnsafeMutableBufferPointer<CChar>.allocate(capacity: count)
    _ = bytes.initialize(from: text.utf8.lazy.map { CChar(bitPattern: $0) })
    let options = XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue
    guard let reader = xmlReaderForMemory(bytes.baseAddress, Int32(count), nil, "UTF-8", Int32(options)) else {
      bytes.deallocate()
      throw MarkupError(line: 1, reason: "there is no memory to read it")
    }
    self.reader = reader
    self.bytes = bytes
    // Borrowed: the reader does not outlive this value.
    xmlTextReaderSetStructuredErrorHandler(
      reader,
      { context, found in
        guard let context, let found, found.pointee.level == XML_ERR_FATAL else { return }
        Unmanaged<FirstError>.fromOpaque(context).takeUnretainedValue().note(
          code: found.pointee.code, line: Int(found.pointee.line),
          message: found.pointee.message.map { String(cString: $0) })
      }, Unmanaged.passUnretained(firstError).toOpaque())
  }

  deinit {
    xmlFreeTextReader(reader)
    bytes.deallocate()
  }

  /// The next piece; `nil` at the end of the document.
  ///
  /// Comments and the XML declaration are passed over.
  mutating func next() throws(MarkupError) -> Piece? {
    while true {
      switch xmlTextReaderRead(reader) {
      case 1: if let piece = try current() { return piece }
      case 0: return nil
      default: throw failure()
      }
    }
  }

  /// An error at the place that has been read last.
  func error(_ reason: String) -> MarkupError {
    MarkupError(line: max(Int(xmlTextReaderGetParserLineNumber(reader)), 1), reason: reason)
  }

  private func current() throws(MarkupError) -> Piece? {
    switch xmlReaderTypes(UInt32(bitPattern: xmlTextReaderNodeType(reader))) {
    case XML_READER_TYPE_ELEMENT:
      let isEmpty = xmlTextReaderIsEmptyElement(reader) == 1
      return .start(name: name, attributes: attributes(), isEmpty: isEmpty)
    case XML_READER_TYPE_END_ELEMENT:
      return .end(name: name)
    case XML_READER_TYPE_TEXT, XML_READER_TYPE_CDATA, XML_READER_TYPE_WHITESPACE,
      XML_READER_TYPE_SIGNIFICANT_WHITESPACE:
      return .text(value)
    case XML_READER_TYPE_PROCESSING_INSTRUCTION:
      return .instruction(target: name, content: value)
    case XML_READER_TYPE_ENTITY_REFERENCE:
      throw error("&\(name); is an entity; write the character itself")
    case XML_READER_TYPE_DOCUMENT_TYPE:
      guard xmlTextReaderCurrentNode(reader)?.pointee.doc?.pointee.intSubset?.pointee.entities == nil else {
        throw error("the document declares entities; write what they stand for")
      }
      return nil
    default:
      return nil
    }
  }

  private var name: String { xmlTextReaderConstName(reader).map { String(cString: $0) } ?? "" }

  private var value: String { xmlTextReaderConstValue(reader).map { String(cString: $0) } ?? "" }

  private func attributes() -> [(name: String, value: String)] {
    var attributes: [(name: String, value: String)] = []
    while xmlTextReaderMoveToNextAttribute(reader) == 1 { attributes.append((name, value)) }
    xmlTextReaderMoveToElement(reader)
    return attributes
  }

  private func failure() -> MarkupError { firstError.error ?? error("this is no XML") }

  /// The library, made ready once for all threads.
  private static let library: Void = xmlInitParser()
}

/// The first error of a document, kept where a callback of C can reach it.
private final class FirstError {
  private(set) var error: MarkupError?

  func note(code: Int32, line: Int, message: String?) {
    guard error == nil else { return }
    // libxml2 calls a document empty that does not begin with markup.
    let isNoMarkup = code == Int32(XML_ERR_DOCUMENT_EMPTY.rawValue)
    let firstLine = message?.split(whereSeparator: \.isNewline).first.map(String.init)
    error = MarkupError(line: max(line, 1), reason: isNoMarkup ? "expected markup" : firstLine ?? "this is no XML")
  }
}

/// Why a text is no SVG document.
struct MarkupError: Error, Hashable {
  /// The line at fault, counted from 1.
  let line: Int
  /// What is wrong there.
  let reason: String
}

extension MarkupError: CustomStringConvertible {
  /// Both, in one line.
  var description: String { "line \(line): \(reason)" }
}
