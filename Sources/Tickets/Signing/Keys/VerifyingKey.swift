internal import CSodium

/// A key that tells whether a signature is right: an Ed25519 public key, or the secret for HMAC-SHA256.
public struct VerifyingKey: Hashable, Sendable {
  private enum Material: Equatable {
    case publicKey([UInt8])
    case secret(SecretBytes)
  }

  /// Its name in signed payloads.
  public let identifier: KeyIdentifier
  private let material: Material

  /// How signatures are made that it verifies.
  public var algorithm: SigningAlgorithm {
    switch material {
    case .publicKey: .ed25519
    case .secret: .hmacSHA256
    }
  }

  /// The 32 bytes of an Ed25519 public key, which anybody may know; nil where verifying takes the secret.
  public var publicKey: [UInt8]? {
    switch material {
    case .publicKey(let bytes): bytes
    case .secret: nil
    }
  }

  /// Creates a key from an Ed25519 public key.
  ///
  /// - Precondition: it is 32 bytes long.
  init(publicKey: [UInt8]) {
    precondition(publicKey.count == Ed25519.publicKeyLength, "an Ed25519 public key has 32 bytes")
    material = .publicKey(publicKey)
    identifier = KeyIdentifier(SHA256Digest(of: VerifyingKey.identifierDomain + publicKey).bytes)
  }

  /// Creates a key from a secret for HMAC-SHA256.
  init(secret: SecretBytes) {
    material = .secret(secret)
    identifier = KeyIdentifier(HMACSHA256.code(of: VerifyingKey.identifierDomain, secret: secret))
  }

  private static let identifierDomain = Array("seatmap key".utf8)

  /// Whether a signature of some bytes was made with the key.
  func verifies(_ signature: [UInt8], of bytes: [UInt8]) -> Bool {
    switch material {
    case .publicKey(let key):
      return Ed25519.verifies(signature, of: bytes, publicKey: key)
    case .secret(let secret):
      let code = Array(HMACSHA256.code(of: bytes, secret: secret).prefix(algorithm.signatureLength))
      return signature.count == code.count && sodium_memcmp(signature, code, code.count) == 0
    }
  }

  /// Hashes the name of the key.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension VerifyingKey: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The algorithm and the name of the key, as in `ed25519 key 0f3a99c1`.
  public var description: String { "\(algorithm.rawValue) key \(identifier)" }
  /// The algorithm and the name of the key.
  public var debugDescription: String { description }
  /// The algorithm and the name of the key.
  public var customMirror: Mirror {
    Mirror(self, children: ["algorithm": algorithm, "identifier": identifier.description])
  }
}
