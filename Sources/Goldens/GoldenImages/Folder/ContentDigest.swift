internal import Support

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
    hash = bytes.withUnsafeBytes(StableHash.murmur64A)
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
    String(decoding: hash.hexadecimal(digits: 16).utf8.prefix(digits), as: UTF8.self)
  }
}

extension ContentDigest: CustomStringConvertible {
  /// The digest as it is written in files: the length and 16 hexadecimal digits, such as `1024-00c0ffee00c0ffee`.
  public var description: String { "\(length)-\(hash.hexadecimal(digits: 16))" }
}
