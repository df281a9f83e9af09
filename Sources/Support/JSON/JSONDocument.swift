internal import CSimdjson
package import Support

/// A parsed JSON file: UTF-8 text, with or without a byte order mark, as RFC 8259 has it.
///
/// Values are read inside `read`, by views that neither copy nor keep positions. When reading fails, the text is gone
/// through again to find line and column.
package struct JSONDocument: ~Copyable {
  /// How deep objects and arrays may be nested.
  package static let depthLimit = 1024

  private let text: [UInt8]
  private let file: String?
  private let document: OpaquePointer

  /// Parses a file's bytes; `file` is its name for errors, which quote nothing of a file that is secret.
  ///
  /// O(number of bytes). An array that has room for 64 bytes more, and no other owner, is not copied.
  package init(bytes: consuming [UInt8], file: String? = nil, isSecret: Bool = false) throws(DocumentError) {
    let count = bytes.count
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: Int(csimdjson_padding)))
    let mark = JSONPosition.byteOrderMark(of: bytes)
    var status = csimdjson_parsed
    let parsed = bytes.withUnsafeBufferPointer { padded in
      let text = UnsafeBufferPointer(rebasing: padded[mark..<count])
      return csimdjson_parse(text.baseAddress, text.count, JSONDocument.depthLimit, &status)
    }
    bytes.removeLast(bytes.count - count)
    guard let parsed else {
      throw JSONDocument.error(for: status, bytes, file, isSecret)
    }
    self.text = bytes
    self.file = file
    self.document = parsed
  }

  deinit { csimdjson_free(document) }

  /// Reads values: hands the root to `body` and completes a fault that it throws by file, path, line and column.
  ///
  /// Nodes must not be kept beyond the closure.
  package func read<Value>(_ body: (JSONNode) throws(JSONFault) -> Value) throws(DocumentError) -> Value {
    do throws(JSONFault) {
      return try body(JSONNode(tape: tape, index: JSONTape.root))
    } catch {
      throw DocumentError(error.kind, error.reason, at: place(ofTapeIndex: error.tapeIndex))
    }
  }

  /// Where a value stands in the file.
  ///
  /// O(number of bytes before it).
  package func place(of node: JSONNode) -> DocumentPlace { place(ofTapeIndex: node.index) }

  /// Where a key or a string stands in the file.
  ///
  /// O(number of bytes before it).
  package func place(of text: JSONText) -> DocumentPlace { place(ofTapeIndex: text.index) }

  private var tape: JSONTape {
    JSONTape(words: csimdjson_tape(document), strings: csimdjson_strings(document))
  }

  /// Where the value or key with an index on the tape stands in the file, in O(number of bytes before it).
  package func place(ofTapeIndex index: Int) -> DocumentPlace {
    let offset = JSONPosition.offset(ofTapeIndex: index, in: text)
    let position = JSONPosition(of: offset, in: text)
    return DocumentPlace(file: file, line: position.line, column: position.column, path: tape.path(to: index))
  }

  private static func error(
    for status: csimdjson_status, _ bytes: [UInt8], _ file: String?, _ isSecret: Bool
  ) -> DocumentError {
    switch status {
    case csimdjson_too_large:
      return DocumentError(.limit, "the file is larger than 4 GB", at: DocumentPlace(file: file))
    case csimdjson_out_of_memory:
      return DocumentError(.limit, "there is not enough memory to read the file", at: DocumentPlace(file: file))
    default:
      guard let violation = JSONGrammar.firstViolation(in: bytes, isSecret: isSecret) else {
        return DocumentError(.syntax, "the file is not valid JSON", at: DocumentPlace(file: file))
      }
      let position = JSONPosition(of: violation.offset, in: bytes)
      return DocumentError(
        violation.kind, violation.reason,
        at: DocumentPlace(file: file, line: position.line, column: position.column))
    }
  }
}
