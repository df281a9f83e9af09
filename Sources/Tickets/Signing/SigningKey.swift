internal import Cryptography
internal import Support

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
    SigningKey(algorithm, secret: .random(count: newSecretLength))
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
      return signature.count == algorithm.signatureLength
        && HMACSHA256.verifies(signature, of: bytes, secret: secret)
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

/// The name of a key in signed payloads, by which a scanner that knows several finds the right one.
///
/// It is made from the key and says nothing about a secret: the first four bytes of SHA-256 over `seatmap key` and the
/// public key, or of HMAC-SHA256 over `seatmap key` with the secret.
public struct KeyIdentifier: Hashable, Sendable {
  /// The number of bytes.
  static let length = 4

  private let number: UInt32

  /// Creates an identifier from four bytes, the highest first.
  init(_ bytes: some Sequence<UInt8>) {
    number = bytes.prefix(KeyIdentifier.length).reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// The four bytes, the highest first.
  public var bytes: [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }
}

extension KeyIdentifier: CustomStringConvertible {
  /// Eight hexadecimal digits, such as `0f3a99c1`.
  public var description: String { Hexadecimal.text(of: bytes) }
}
