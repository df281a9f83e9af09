internal import Glibc

/// A view of a string or key of a `JSONDocument`, valid inside the closure of `JSONDocument.read`.
///
/// It is compared as bytes and made a `String` only when asked. String literals match it as patterns:
/// `switch key { case "name": … }`.
package struct JSONText {
  let tape: JSONTape
  package let index: Int

  /// The UTF-8 of the string; well-formed.
  package var utf8: UnsafeBufferPointer<UInt8> { tape.utf8(at: index) }

  /// The string, copied.
  package var string: String { String(decoding: utf8, as: UTF8.self) }

  /// Whether there is nothing in it.
  package var isEmpty: Bool { utf8.isEmpty }
}

extension JSONText: Hashable {
  /// Whether two texts have the same bytes.
  package static func == (left: JSONText, right: JSONText) -> Bool {
    let (left, right) = (left.utf8, right.utf8)
    guard left.count == right.count, let a = left.baseAddress, let b = right.baseAddress else { return false }
    return memcmp(a, b, left.count) == 0
  }

  /// Whether the text has the bytes of a string.
  package static func == (text: JSONText, string: String) -> Bool {
    text.utf8.elementsEqual(string.utf8)
  }

  /// Hashes the bytes.
  package func hash(into hasher: inout Hasher) { hasher.combine(bytes: UnsafeRawBufferPointer(utf8)) }
}

/// Whether a literal's bytes are those of a text.
@inline(__always)
package func ~= (literal: StaticString, text: JSONText) -> Bool {
  let utf8 = text.utf8
  guard utf8.count == literal.utf8CodeUnitCount, let start = utf8.baseAddress else { return false }
  return memcmp(start, literal.utf8Start, utf8.count) == 0
}
