package import Support

/// A strict reader of RFC 8259 that only finds the first violation and says in words what was expected.
///
/// simdjson says that a text is wrong, not where; this says where, in time that does not matter for a file that is
/// not read anyway. It never recurses: open containers stand on a stack of at most `JSONDocument.depthLimit`.
package struct JSONGrammar {
  /// Where a text stops being JSON, and why.
  package struct Violation: Error, Hashable {
    package let offset: Int
    package let kind: DocumentError.Kind
    package let reason: String
  }

  private enum Container {
    case object, array

    var closing: UInt8 { self == .object ? UInt8(ascii: "}") : UInt8(ascii: "]") }
  }

  private let text: [UInt8]
  private let isSecret: Bool
  private var offset: Int
  private var open: [Container] = []

  private init(_ text: [UInt8], isSecret: Bool) {
    self.text = text
    self.isSecret = isSecret
    offset = JSONPosition.byteOrderMark(of: text)
  }

  /// The first violation in a text, with or without a byte order mark; nil when it is JSON.
  ///
  /// The reason quotes what stands there, unless the text is secret. O(number of bytes).
  package static func firstViolation(in text: [UInt8], isSecret: Bool = false) -> Violation? {
    var grammar = JSONGrammar(text, isSecret: isSecret)
    do throws(Violation) {
      try grammar.document()
      return nil
    } catch {
      return error
    }
  }

  private mutating func document() throws(Violation) {
    if text.starts(with: [0xFF, 0xFE]) || text.starts(with: [0xFE, 0xFF]) {
      throw violation("the file is in UTF-16: save it in UTF-8")
    }
    skipSpace()
    guard next != nil else { throw violation("the file is empty: expected a JSON value") }
    var isFresh = try value()
    while let container = open.last {
      isFresh = try step(in: container, isFresh: isFresh)
    }
    skipSpace()
    guard next == nil else { throw violation("expected the end of the file after the value, found \(found)") }
  }

  /// Reads one field or element with what comes before it, or the bracket that closes the container.
  ///
  /// Gives whether that opened a container, in which no comma is due yet.
  private mutating func step(in container: Container, isFresh: Bool) throws(Violation) -> Bool {
    let close = "\"\(Character(Unicode.Scalar(container.closing)))\""
    let endBefore = offset
    skipSpace()
    if next == container.closing {
      offset += 1
      open.removeLast()
      return false
    }
    if !isFresh {
      guard next == UInt8(ascii: ",") else {
        guard !beginsMember(of: container) else {
          throw violation("a comma is missing after the value before", at: endBefore)
        }
        throw violation("expected \",\" or \(close), found \(found)")
      }
      let comma = offset
      offset += 1
      skipSpace()
      if next == container.closing {
        throw violation("a comma stands before \(close): JSON has none after the last one", at: comma)
      }
    }
    if container == .object {
      guard next == UInt8(ascii: "\"") else {
        throw violation("expected a key in double quotes\(isFresh ? " or \(close)" : ""), found \(found)")
      }
      try string()
      skipSpace()
      guard next == UInt8(ascii: ":") else { throw violation("expected \":\" after the key, found \(found)") }
      offset += 1
      skipSpace()
    }
    return try value()
  }

  /// Whether a field or an element seems to begin at the offset.
  private func beginsMember(of container: Container) -> Bool {
    guard let byte = next else { return false }
    if container == .object || byte == UInt8(ascii: "\"") { return byte == UInt8(ascii: "\"") }
    return "{[-0123456789".utf8.contains(byte) || ["true", "false", "null"].contains(foundWord)
  }

  /// Reads a scalar, or opens a container and gives true.
  private mutating func value() throws(Violation) -> Bool {
    guard let byte = next else { throw violation("expected a value, found \(found)") }
    switch byte {
    case UInt8(ascii: "{"):
      try push(.object)
      return true
    case UInt8(ascii: "["):
      try push(.array)
      return true
    case UInt8(ascii: "\""):
      try string()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      try number()
    default:
      guard let word = ["true", "false", "null"].first(where: { $0 == foundWord }) else {
        throw violation("expected a value, found \(found)")
      }
      offset += word.utf8.count
    }
    return false
  }

  private mutating func push(_ container: Container) throws(Violation) {
    guard open.count < JSONDocument.depthLimit else {
      throw violation("objects and arrays are nested deeper than \(JSONDocument.depthLimit) levels", .limit)
    }
    open.append(container)
    offset += 1
  }

  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { offset += 1 }
  }

  private var next: UInt8? { offset < text.count ? text[offset] : nil }
}

// MARK: - Strings

extension JSONGrammar {
  private mutating func string() throws(Violation) {
    let start = offset
    offset += 1
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return
      case UInt8(ascii: "\\"):
        try escape()
      case 0..<0x20:
        throw violation("a string holds a \(controlName(byte)), which must be written as an escape such as \"\\n\"")
      case 0x80...:
        guard let length = lengthOfScalar else { throw violation("the text is not UTF-8 here") }
        offset += length
      default:
        offset += 1
      }
    }
    throw violation("the string that begins here has no closing quote", at: start)
  }

  private mutating func escape() throws(Violation) {
    let start = offset
    offset += 1
    guard let byte = next else { return }
    offset += 1
    guard byte == UInt8(ascii: "u") else {
      guard "\"\\/bfnrt".utf8.contains(byte) else {
        offset -= 1
        throw violation("no escape begins with a backslash and \(found)", at: start)
      }
      return
    }
    let unit = try codeUnit(of: start)
    switch unit {
    case 0xD800..<0xDC00:
      let second = offset
      guard text[offset...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) else {
        throw violation("half a surrogate pair: another \\u escape must follow", at: start)
      }
      offset += 2
      guard 0xDC00..<0xE000 ~= (try codeUnit(of: second)) else {
        throw violation("half a surrogate pair: an escape from \\uDC00 to \\uDFFF must follow", at: start)
      }
    case 0xDC00..<0xE000:
      throw violation("the second half of a surrogate pair stands alone", at: start)
    default:
      break
    }
  }

  /// Reads the four digits of a `\u` escape that begins at `start`.
  private mutating func codeUnit(of start: Int) throws(Violation) -> Int {
    let digits = text[offset...].prefix(4)
    offset += digits.count
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = Int(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw violation("\\u must be followed by four hexadecimal digits", at: start) }
    return unit
  }

  /// How many bytes the scalar at the offset takes, nil when they are no UTF-8 (Unicode standard, table 3-7).
  private var lengthOfScalar: Int? {
    let bytes = text[offset...].prefix(4)
    guard let lead = bytes.first else { return nil }
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0..<0x80: length = 1
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF:
      length = 3
      if lead == 0xE0 { second = 0xA0...0xBF }
      if lead == 0xED { second = 0x80...0x9F }
    case 0xF0...0xF4:
      length = 4
      if lead == 0xF0 { second = 0x90...0xBF }
      if lead == 0xF4 { second = 0x80...0x8F }
    default: return nil
    }
    guard bytes.count >= length else { return nil }
    if length >= 2, !(second ~= bytes[offset + 1]) { return nil }
    return bytes.prefix(length).dropFirst(2).allSatisfy { 0x80...0xBF ~= $0 } ? length : nil
  }
}

// MARK: - Numbers

extension JSONGrammar {
  private mutating func number() throws(Violation) {
    let start = offset
    if next == UInt8(ascii: "-") { offset += 1 }
    let leading = next
    let integerDigits = try digits(after: "-")
    if leading == UInt8(ascii: "0"), integerDigits > 1 {
      throw violation("a number must not begin with 0 and another digit", at: start)
    }
    var isInteger = true
    if next == UInt8(ascii: ".") {
      isInteger = false
      offset += 1
      _ = try digits(after: "the decimal point")
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      isInteger = false
      offset += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { offset += 1 }
      _ = try digits(after: "the exponent sign")
    }
    let literal = String(decoding: text[start..<offset], as: UTF8.self)
    if isInteger, Int64(literal) == nil, UInt64(literal) == nil {
      throw violation("an integer beyond 64 bits: write it with an exponent", .value, at: start)
    }
    guard let value = Double(literal), value.isFinite else {
      throw violation("a number beyond the range of doubles, which ends at 1.8e308", .value, at: start)
    }
  }

  private mutating func digits(after place: String) throws(Violation) -> Int {
    let start = offset
    while let byte = next, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte { offset += 1 }
    guard offset > start else { throw violation("expected a digit after \(place), found \(found)") }
    return offset - start
  }
}

// MARK: - Words for messages

extension JSONGrammar {
  private func violation(
    _ reason: String, _ kind: DocumentError.Kind = .syntax, at offset: Int? = nil
  ) -> Violation {
    Violation(offset: offset ?? self.offset, kind: kind, reason: reason)
  }

  /// What stands at the offset: a word such as NaN as a whole, else one character.
  private var found: String {
    guard let byte = next else { return "the end of the file" }
    if isSecret { return "something else" }
    if !foundWord.isEmpty { return quoted(foundWord) }
    guard let length = lengthOfScalar else { return "bytes that are not UTF-8" }
    if byte < 0x20 { return "a \(controlName(byte))" }
    return quoted(String(decoding: text[offset..<offset + length], as: UTF8.self))
  }

  /// The ASCII letters and digits at the offset, at most 30.
  private var foundWord: String {
    let word = text[offset...].prefix(30).prefix { byte in
      Character(Unicode.Scalar(byte)).isLetter && byte < 0x80 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }
    return String(decoding: word, as: UTF8.self)
  }

  private func controlName(_ byte: UInt8) -> String {
    switch byte {
    case 0x09: "tab"
    case 0x0A, 0x0D: "line break"
    default: "control character (code \(byte))"
    }
  }
}
