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
        for scalar in String(decoding: utf8, as: UTF8.self).unicodeScalars { write(escaping: scalar) }
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

  private mutating func write(escaping scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: write(" ")
    case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: break
    default:
      switch scalar {
      case "&": write("&amp;")
      case "<": write("&lt;")
      case ">": write("&gt;")
      case "\"": write("&quot;")
      default: write(verbatim: String(scalar))
      }
    }
  }
}
