/// How a payload is signed.
public enum SigningAlgorithm: String, Hashable, Sendable, CaseIterable {
  /// Ed25519 (RFC 8032): who can verify cannot sign. For scanners that others hold.
  case ed25519
  /// HMAC-SHA256 (RFC 2104), cut to its first 16 bytes: who can verify can sign too, but the code is smaller.
  case hmacSHA256 = "hmac-sha256"

  /// The number of bytes of a signature.
  ///
  /// Half of a digest is what RFC 2104 section 5 asks for at least.
  public var signatureLength: Int {
    switch self {
    case .ed25519: 64
    case .hmacSHA256: 16
    }
  }

  /// The lengths in bytes that a secret may have; of Ed25519 it is the seed.
  var secretLengths: ClosedRange<Int> {
    switch self {
    case .ed25519: 32...32
    case .hmacSHA256: 16...64
    }
  }
}
