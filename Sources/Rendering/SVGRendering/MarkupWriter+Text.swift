internal import Support

extension MarkupWriter {
  /// Writes any text so that it is read back as text, in an element or in a quoted attribute.
  ///
  /// `&`, `<`, `>` and `"` are escaped. Tabs and line ends become spaces. Left out is what XML forbids or nobody can
  /// see: control characters (C0, DEL, C1), U+FFFE and U+FFFF.
  mutating func write(escaping text: String) {
    var text = text
    text.withUTF8 { utf8 in
      if MarkupWriter.isPlain(utf8) {
        write(utf8)
      } else {
        write(verbatim: XMLText.escaped(String(decoding: utf8, as: UTF8.self), .drawing))
      }
    }
  }

  /// Writes an attribute whose value is any text: a space, the name, and the value in quotes.
  mutating func writeAttribute(_ name: StaticString, _ value: String) {
    write(" ")
    write(name)
    write("=\"")
    write(escaping: value)
    write("\"")
  }

  /// Writes an attribute whose value is a number.
  mutating func writeAttribute(_ name: StaticString, _ value: Double, _ precision: Precision) {
    write(" ")
    write(name)
    write("=\"")
    write(value, precision)
    write("\"")
  }

  /// Whether bytes can be written as they are.
  ///
  /// 0xC2 begins the C1 controls and 0xEF begins U+FFFE and U+FFFF, among many harmless characters: the slow way sorts
  /// them out. All bytes are looked at without a branch, which the compiler turns into many at a time.
  private static func isPlain(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    var special: UInt8 = 0
    for byte in utf8 {
      special |= byte < 0x20 ? 1 : 0
      special |= byte == UInt8(ascii: "\"") ? 1 : 0
      special |= byte == UInt8(ascii: "&") ? 1 : 0
      special |= byte == UInt8(ascii: "<") ? 1 : 0
      special |= byte == UInt8(ascii: ">") ? 1 : 0
      special |= byte == 0x7F ? 1 : 0
      special |= byte == 0xC2 ? 1 : 0
      special |= byte == 0xEF ? 1 : 0
    }
    return special == 0
  }
}

extension MarkupWriter {
  private static let base64Digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Writes bytes in base 64 (RFC 4648, section 4), with padding.
  mutating func write(base64 bytes: [UInt8]) {
    let digits = MarkupWriter.base64Digits
    let count = (bytes.count + 2) / 3 * 4
    let text = [UInt8](unsafeUninitializedCapacity: count) { text, initialized in
      for group in 0..<count / 4 {
        let offset = group * 3
        let known = min(3, bytes.count - offset)
        var bits = 0
        for place in 0..<3 { bits = bits << 8 | (place < known ? Int(bytes[offset + place]) : 0) }
        for place in 0..<4 {
          let digit = place <= known ? digits[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "=")
          text.initializeElement(at: group * 4 + place, to: digit)
        }
      }
      initialized = count
    }
    write(text)
  }
}
