internal import CSodium

/// A key that signs: an Ed25519 key pair, or a secret for HMAC-SHA256.
///
/// No description, mirror or error shows it. Its memory is overwritten when the last copy goes; that of the file it was
/// read from, and of the reader, is not.
public struct SigningKey: Hashable, Sendable {
  /// How it signs.
  public let algorithm: SigningAlgorithm
  /// Its name in signed payloads.
  public let identifier: KeyIdentifier
  /// What verifies its signatures.
  public let verifyingKey: VerifyingKey
  /// The secret; of Ed25519 the seed and after it the public key, as libsodium takes them.
  let secret: SecretBytes

  /// Creates a key from a secret: of Ed25519 the seed.
  ///
  /// - Precondition: the secret has one of the lengths of the algorithm.
  init(_ algorithm: SigningAlgorithm, secret: SecretBytes) {
    precondition(algorithm.secretLengths.contains(secret.count), "a key of this algorithm has another length")
    self.algorithm = algorithm
    switch algorithm {
    case .ed25519:
      let (pair, publicKey) = Ed25519.keyPair(seed: secret)
      self.secret = pair
      self.verifyingKey = VerifyingKey(publicKey: publicKey)
    case .hmacSHA256:
      self.secret = secret
      self.verifyingKey = VerifyingKey(secret: secret)
    }
    self.identifier = verifyingKey.identifier
  }

  /// A new key, from the system's random numbers: the only thing in this package that is not the same each time.
  public static func generate(_ algorithm: SigningAlgorithm) -> SigningKey {
    SigningKey(algorithm, secret: SecretBytes(count: newSecretLength) { randombytes_buf($0, newSecretLength) })
  }

  /// The seed of Ed25519, and as many bytes as HMAC-SHA256 gets anything from.
  private static let newSecretLength = 32

  /// The signature of some bytes.
  func signature(of bytes: [UInt8]) -> [UInt8] {
    switch algorithm {
    case .ed25519: Ed25519.signature(of: bytes, keyPair: secret)
    case .hmacSHA256: Array(HMACSHA256.code(of: bytes, secret: secret).prefix(algorithm.signatureLength))
    }
  }

  /// Hashes the name of the key.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension SigningKey: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The algorithm and the name of the key, as in `ed25519 key 0f3a99c1`.
  public var description: String { "\(algorithm.rawValue) key \(identifier)" }
  /// The algorithm and the name of the key.
  public var debugDescription: String { description }
  /// The algorithm and the name of the key.
  public var customMirror: Mirror {
    Mirror(self, children: ["algorithm": algorithm, "identifier": identifier.description])
  }
}
