public import Glibc

/// simdjson's tape, as its doc/tape.md describes it: a word for each bracket, string and literal, two for each number.
///
/// The words' order is that of the text. The pointers are the document's: a tape and the nodes on it must not leave the
/// closure of `JSONDocument.read`.
@usableFromInline package struct JSONTape {
  @usableFromInline package let words: UnsafePointer<UInt64>
  @usableFromInline package let strings: UnsafePointer<UInt8>

  /// The index of the document's value; word 0 is simdjson's own.
  @usableFromInline package static let root = 1

  /// The high byte of a word: what it is.
  @usableFromInline package enum Mark {
    @inlinable package static var object: UInt8 { UInt8(ascii: "{") }
    @inlinable package static var array: UInt8 { UInt8(ascii: "[") }
    @inlinable package static var string: UInt8 { UInt8(ascii: "\"") }
    @inlinable package static var signed: UInt8 { UInt8(ascii: "l") }
    @inlinable package static var unsigned: UInt8 { UInt8(ascii: "u") }
    @inlinable package static var double: UInt8 { UInt8(ascii: "d") }
    @inlinable package static var yes: UInt8 { UInt8(ascii: "t") }
    @inlinable package static var no: UInt8 { UInt8(ascii: "f") }
    @inlinable package static var null: UInt8 { UInt8(ascii: "n") }
  }

  @inlinable @inline(__always) package func mark(at index: Int) -> UInt8 { UInt8(words[index] >> 56) }

  /// The index after the value at `index`, whatever it holds.
  @inlinable @inline(__always) package func end(at index: Int) -> Int {
    switch mark(at: index) {
    case Mark.object, Mark.array: Int(words[index] & 0xFFFF_FFFF)
    case Mark.signed, Mark.unsigned, Mark.double: index + 2
    default: index + 1
    }
  }

  /// The second word of the number at `index`; of another value, a word that means nothing.
  ///
  /// There is always one: the tape ends with a word of simdjson's own.
  @inlinable @inline(__always) package func payload(at index: Int) -> UInt64 { words[index + 1] }

  /// How many fields or elements the container at `index` has; 0xFFFFFF stands for that many and more.
  @inlinable @inline(__always) package func count(at index: Int) -> Int { Int(words[index] >> 32 & 0xFF_FFFF) }

  /// The UTF-8 of the string at `index`.
  @inlinable @inline(__always) package func utf8(at index: Int) -> UnsafeBufferPointer<UInt8> {
    let start = strings + Int(words[index] & 0xFF_FFFF_FFFF_FFFF)
    let count = UnsafeRawPointer(start).loadUnaligned(as: UInt32.self)
    return UnsafeBufferPointer(start: start + 4, count: Int(count))
  }
}

/// A view of a string or key of a `JSONDocument`, valid inside the closure of `JSONDocument.read`.
///
/// It is compared as bytes and made a `String` only when asked. String literals match it as patterns:
/// `switch key { case "name": … }`.
@usableFromInline package struct JSONText {
  @usableFromInline package let tape: JSONTape
  @usableFromInline package let index: Int

  @inlinable package init(tape: JSONTape, index: Int) {
    self.tape = tape
    self.index = index
  }

  /// The UTF-8 of the string; well-formed.
  @inlinable package var utf8: UnsafeBufferPointer<UInt8> { tape.utf8(at: index) }

  /// The string, copied.
  @inlinable package var string: String { String(decoding: utf8, as: UTF8.self) }

  /// Whether there is nothing in it.
  @inlinable package var isEmpty: Bool { utf8.isEmpty }
}

extension JSONText: Hashable {
  /// Whether two texts have the same bytes.
  @inlinable package static func == (left: JSONText, right: JSONText) -> Bool {
    let (left, right) = (left.utf8, right.utf8)
    guard left.count == right.count, let a = left.baseAddress, let b = right.baseAddress else { return false }
    return memcmp(a, b, left.count) == 0
  }

  /// Whether the text has the bytes of a string.
  @inlinable package static func == (text: JSONText, string: String) -> Bool {
    text.utf8.elementsEqual(string.utf8)
  }

  /// Hashes the bytes.
  @inlinable package func hash(into hasher: inout Hasher) { hasher.combine(bytes: UnsafeRawBufferPointer(utf8)) }
}

/// Whether a literal's bytes are those of a text.
@inlinable @inline(__always)
package func ~= (literal: StaticString, text: JSONText) -> Bool {
  let utf8 = text.utf8
  guard utf8.count == literal.utf8CodeUnitCount, let start = utf8.baseAddress else { return false }
  return memcmp(start, literal.utf8Start, utf8.count) == 0
}
