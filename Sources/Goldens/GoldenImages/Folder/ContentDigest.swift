/// A number that stands for bytes: equal bytes have equal digests, and bytes that happen to differ, different ones.
///
/// It is the length and the 64 bits of MurmurHash64A (A. Appleby, public domain) with a seed of 0. It tells apart what
/// changed by accident and is no defence against forgery.
public struct ContentDigest: Hashable, Sendable {
  /// The number of bytes.
  public let length: Int
  /// The hash of the bytes.
  public let hash: UInt64

  /// Takes the digest of bytes, in O(number of bytes).
  public init(of bytes: [UInt8]) {
    length = bytes.count
    hash = bytes.withUnsafeBytes(ContentDigest.hash)
  }

  /// Reads what ``description`` writes; `nil` when the text is no digest.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].utf8.count == 16, let length = Int(parts[0]), length >= 0,
      let hash = UInt64(parts[1], radix: 16)
    else { return nil }
    self.length = length
    self.hash = hash
    guard description == text else { return nil }
  }

  /// The first hexadecimal digits of the hash, at most 16: for names that are read by people.
  func shortText(digits: Int) -> String {
    String(decoding: ContentDigest.hexadecimal(hash, digits: 16).utf8.prefix(digits), as: UTF8.self)
  }

  private static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    let multiplier: UInt64 = 0xC6A4_A793_5BD1_E995
    var hash = UInt64(bytes.count) &* multiplier
    var offset = 0
    while offset + 8 <= bytes.count {
      var word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* multiplier
      word ^= word >> 47
      hash ^= word &* multiplier
      hash = hash &* multiplier
      offset += 8
    }
    if offset < bytes.count {
      var rest: UInt64 = 0
      for (position, byte) in bytes[offset...].enumerated() { rest |= UInt64(byte) << UInt64(8 * position) }
      hash ^= rest
      hash = hash &* multiplier
    }
    hash ^= hash >> 47
    hash = hash &* multiplier
    return hash ^ hash >> 47
  }

  private static func hexadecimal(_ number: UInt64, digits: Int) -> String {
    let text = String(number, radix: 16)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}

extension ContentDigest: CustomStringConvertible {
  /// The digest as it is written in files: the length and 16 hexadecimal digits, such as `1024-00c0ffee00c0ffee`.
  public var description: String { "\(length)-\(ContentDigest.hexadecimal(hash, digits: 16))" }
}
