internal import Colors

extension MarkupWriter {
  /// Writes a colour for `fill` and `stroke`; `none` where it is clear, so that nothing is painted at all.
  mutating func writePaint(_ color: Color) {
    if color.alpha == 0 { write("none") } else { write(color) }
  }

  /// Writes a colour in CSS: `#2a66ff`, `#fff`, `rgba(42,102,255,.5)`, `transparent`.
  ///
  /// `rgba` is the form with opacity that renderers have known for longest.
  mutating func write(_ color: Color) {
    guard color.alpha > 0 else { return write("transparent") }
    let parts = [color.red, color.green, color.blue].map { UInt8(($0 * 255).rounded()) }
    if color.alpha < 1 {
      write("rgba(")
      for part in parts {
        write(integer: Int(part))
        write(",")
      }
      write(color.alpha, Precision(digits: 4))
      write(")")
    } else {
      writeHexadecimal(parts)
    }
  }

  /// Writes the opaque colour of three 8-bit parts: six digits, or three where each part repeats its digit.
  private mutating func writeHexadecimal(_ parts: [UInt8]) {
    write("#")
    let isShort = parts.allSatisfy { $0 >> 4 == $0 & 0xF }
    for part in parts {
      if !isShort { writeHexadecimal(digit: part >> 4) }
      writeHexadecimal(digit: part & 0xF)
    }
  }

  private mutating func writeHexadecimal(digit: UInt8) {
    write(verbatim: String(digit, radix: 16))
  }
}
