/// Bytes as two hexadecimal digits each, the high one first.
enum Hexadecimal {
  private static let digits = Array("0123456789abcdef".utf8)

  static func text(of bytes: some Sequence<UInt8>) -> String {
    String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  /// Writes the bytes of a text into memory that has room for half as many; false where a character is no digit.
  static func decode(_ text: UnsafeBufferPointer<UInt8>, into bytes: UnsafeMutablePointer<UInt8>) -> Bool {
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
