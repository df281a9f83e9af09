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
