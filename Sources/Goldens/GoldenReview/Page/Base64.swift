/// Bytes as Base64 with padding (RFC 4648, section 4).
enum Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Four ASCII characters for each three bytes, or what is left of three at the end.
  static func encode(_ bytes: [UInt8]) -> [UInt8] {
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
