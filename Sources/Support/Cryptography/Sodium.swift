internal import CSodium
internal import Support

/// libsodium, once it is ready.
enum Sodium {
  /// Whether the library could be made ready, which is tried once, at the first use on any thread.
  ///
  /// It fails only where the system has no source of random numbers.
  private static let isReady = sodium_init() >= 0

  /// Makes the library ready before it is used.
  static func prepare() {
    precondition(isReady, "libsodium finds no source of random numbers on this system")
  }
}

/// Bytes that nobody may see: never swapped out where the system allows it, and overwritten when the last owner goes.
///
/// The only class here, since what owns memory must be shared to be a value's part; nothing changes it once made.
package final class SecretBytes: @unchecked Sendable {
  private let start: UnsafeMutablePointer<UInt8>
  package let count: Int

  /// Creates bytes and lets `fill` write all of them.
  ///
  /// - Precondition: there is memory for `count` bytes and the pages that guard them.
  package init(count: Int, filledBy fill: (UnsafeMutablePointer<UInt8>) -> Void) {
    Sodium.prepare()
    guard let memory = sodium_malloc(count) else { preconditionFailure("there is no memory for a key") }
    start = memory.bindMemory(to: UInt8.self, capacity: count)
    self.count = count
    fill(start)
    sodium_mprotect_readonly(start)
  }

  deinit { sodium_free(start) }

  /// Hands the bytes, `count` of them, to `body`, which must not keep the pointer.
  package func withBytes<Value>(_ body: (UnsafePointer<UInt8>) -> Value) -> Value {
    body(start)
  }
}

extension SecretBytes {
  /// New bytes from the system's random numbers.
  package static func random(count: Int) -> SecretBytes { SecretBytes(count: count) { randombytes_buf($0, count) } }
}

extension SecretBytes: Equatable {
  /// Whether two secrets are the same, in a time that does not tell where they differ.
  package static func == (left: SecretBytes, right: SecretBytes) -> Bool {
    left.count == right.count && sodium_memcmp(left.start, right.start, left.count) == 0
  }
}

/// Ed25519 (RFC 8032) by libsodium.
package enum Ed25519 {
  package static let publicKeyLength = Int(crypto_sign_ed25519_PUBLICKEYBYTES)

  /// The seed followed by the public key, and the public key, of a seed of 32 bytes.
  package static func keyPair(seed: SecretBytes) -> (pair: SecretBytes, publicKey: [UInt8]) {
    var publicKey = [UInt8](repeating: 0, count: publicKeyLength)
    let pair = SecretBytes(count: Int(crypto_sign_ed25519_SECRETKEYBYTES)) { pair in
      _ = seed.withBytes { crypto_sign_ed25519_seed_keypair(&publicKey, pair, $0) }
    }
    return (pair, publicKey)
  }

  /// The signature, which is the same each time.
  package static func signature(of bytes: [UInt8], keyPair: SecretBytes) -> [UInt8] {
    var signature = [UInt8](repeating: 0, count: Int(crypto_sign_ed25519_BYTES))
    _ = keyPair.withBytes {
      crypto_sign_ed25519_detached(&signature, nil, bytes, UInt64(bytes.count), $0)
    }
    return signature
  }

  /// Whether a signature of some bytes was made with the key pair of a public key.
  package static func verifies(_ signature: [UInt8], of bytes: [UInt8], publicKey: [UInt8]) -> Bool {
    Sodium.prepare()
    return signature.count == Int(crypto_sign_ed25519_BYTES)
      && crypto_sign_ed25519_verify_detached(signature, bytes, UInt64(bytes.count), publicKey) == 0
  }
}

/// HMAC-SHA256 (RFC 2104, FIPS 180-4) by libsodium, with a secret of any length.
package enum HMACSHA256 {
  /// The 32 bytes of the code.
  package static func code(of bytes: [UInt8], secret: SecretBytes) -> [UInt8] {
    var code = [UInt8](repeating: 0, count: Int(crypto_auth_hmacsha256_BYTES))
    var state = crypto_auth_hmacsha256_state()
    // The state is made from the secret and as good as it.
    defer { sodium_memzero(&state, MemoryLayout.size(ofValue: state)) }
    _ = secret.withBytes { crypto_auth_hmacsha256_init(&state, $0, secret.count) }
    crypto_auth_hmacsha256_update(&state, bytes, UInt64(bytes.count))
    crypto_auth_hmacsha256_final(&state, &code)
    return code
  }

  /// Whether a code is the beginning of that of some bytes, in a time that does not tell where they differ.
  package static func verifies(_ code: [UInt8], of bytes: [UInt8], secret: SecretBytes) -> Bool {
    let expected = HMACSHA256.code(of: bytes, secret: secret)
    return code.count <= expected.count && sodium_memcmp(code, expected, code.count) == 0
  }
}

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
