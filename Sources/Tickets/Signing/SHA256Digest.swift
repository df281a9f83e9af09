internal import CSodium

/// The SHA-256 of bytes (FIPS 180-4), by which files and what they were made of are known again.
package struct SHA256Digest: Hashable, Sendable, CustomStringConvertible {
  /// The 32 bytes of the digest.
  package let bytes: [UInt8]

  /// Works out the digest of bytes, in O(n).
  package init(of content: [UInt8]) {
    var digest = [UInt8](repeating: 0, count: Int(crypto_hash_sha256_BYTES))
    // It has no way to fail: the result is always 0.
    _ = crypto_hash_sha256(&digest, content, UInt64(content.count))
    bytes = digest
  }

  /// The digest in 64 hexadecimal digits, in lower case.
  package var description: String {
    Hexadecimal.text(of: bytes)
  }
}
