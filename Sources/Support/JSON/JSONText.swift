public import Glibc

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
