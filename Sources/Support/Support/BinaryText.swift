/// Bytes as two hexadecimal digits each, the high digit first.
package enum Hexadecimal {
  private static let digits = Array("0123456789abcdef".utf8)

  /// The digits of bytes, in lowercase.
  package static func text(of bytes: some Sequence<UInt8>) -> String {
    String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  /// Writes the bytes of a text into memory that has room for half as many; false where a character is no digit.
  package static func decode(_ text: UnsafeBufferPointer<UInt8>, into bytes: UnsafeMutablePointer<UInt8>) -> Bool {
    for index in 0..<text.count / 2 {
      guard let high = value(of: text[index * 2]), let low = value(of: text[index * 2 + 1]) else { return false }
      bytes[index] = high << 4 | low
    }
    return true
  }

  private static func value(of digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

/// Bytes as Base64 with padding (RFC 4648, section 4).
package enum Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Four ASCII characters for each three bytes, or for the rest at the end.
  package static func encode(_ bytes: [UInt8]) -> [UInt8] {
    let length = (bytes.count + 2) / 3 * 4
    return [UInt8](unsafeUninitializedCapacity: length) { output, count in
      bytes.withUnsafeBufferPointer { input in
        alphabet.withUnsafeBufferPointer { alphabet in
          var (from, to) = (0, 0)
          while from < input.count {
            let left = input.count - from
            let first = Int(input[from])
            let second = left > 1 ? Int(input[from + 1]) : 0
            let third = left > 2 ? Int(input[from + 2]) : 0
            output[to] = alphabet[first >> 2]
            output[to + 1] = alphabet[(first & 3) << 4 | second >> 4]
            output[to + 2] = left > 1 ? alphabet[(second & 15) << 2 | third >> 6] : UInt8(ascii: "=")
            output[to + 3] = left > 2 ? alphabet[third & 63] : UInt8(ascii: "=")
            from += 3
            to += 4
          }
        }
      }
      count = length
    }
  }
}
