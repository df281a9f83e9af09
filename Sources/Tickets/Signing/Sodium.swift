internal import CSodium

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
final class SecretBytes: @unchecked Sendable {
  private let start: UnsafeMutablePointer<UInt8>
  let count: Int

  /// Creates bytes and lets `fill` write all of them.
  ///
  /// - Precondition: there is memory for `count` bytes and the pages that guard them.
  init(count: Int, filledBy fill: (UnsafeMutablePointer<UInt8>) -> Void) {
    Sodium.prepare()
    guard let memory = sodium_malloc(count) else { preconditionFailure("there is no memory for a key") }
    start = memory.bindMemory(to: UInt8.self, capacity: count)
    self.count = count
    fill(start)
    sodium_mprotect_readonly(start)
  }

  deinit { sodium_free(start) }

  /// Hands the bytes, `count` of them, to `body`, which must not keep the pointer.
  func withBytes<Value>(_ body: (UnsafePointer<UInt8>) -> Value) -> Value {
    body(start)
  }
}

extension SecretBytes: Equatable {
  /// Whether two secrets are the same, in a time that does not tell where they differ.
  static func == (left: SecretBytes, right: SecretBytes) -> Bool {
    left.count == right.count && sodium_memcmp(left.start, right.start, left.count) == 0
  }
}

/// Ed25519 (RFC 8032) by libsodium.
enum Ed25519 {
  static let publicKeyLength = Int(crypto_sign_ed25519_PUBLICKEYBYTES)

  /// The seed followed by the public key, and the public key, of a seed of 32 bytes.
  static func keyPair(seed: SecretBytes) -> (pair: SecretBytes, publicKey: [UInt8]) {
    var publicKey = [UInt8](repeating: 0, count: publicKeyLength)
    let pair = SecretBytes(count: Int(crypto_sign_ed25519_SECRETKEYBYTES)) { pair in
      _ = seed.withBytes { crypto_sign_ed25519_seed_keypair(&publicKey, pair, $0) }
    }
    return (pair, publicKey)
  }

  /// The signature, which is the same each time.
  static func signature(of bytes: [UInt8], keyPair: SecretBytes) -> [UInt8] {
    var signature = [UInt8](repeating: 0, count: Int(crypto_sign_ed25519_BYTES))
    _ = keyPair.withBytes {
      crypto_sign_ed25519_detached(&signature, nil, bytes, UInt64(bytes.count), $0)
    }
    return signature
  }

  static func verifies(_ signature: [UInt8], of bytes: [UInt8], publicKey: [UInt8]) -> Bool {
    Sodium.prepare()
    return signature.count == Int(crypto_sign_ed25519_BYTES)
      && crypto_sign_ed25519_verify_detached(signature, bytes, UInt64(bytes.count), publicKey) == 0
  }
}

/// HMAC-SHA256 (RFC 2104, FIPS 180-4) by libsodium, with a secret of any length.
enum HMACSHA256 {
  /// The 32 bytes of the code.
  static func code(of bytes: [UInt8], secret: SecretBytes) -> [UInt8] {
    var code = [UInt8](repeating: 0, count: Int(crypto_auth_hmacsha256_BYTES))
    var state = crypto_auth_hmacsha256_state()
    // The state is made from the secret and as good as it.
    defer { sodium_memzero(&state, MemoryLayout.size(ofValue: state)) }
    _ = secret.withBytes { crypto_auth_hmacsha256_init(&state, $0, secret.count) }
    crypto_auth_hmacsha256_update(&state, bytes, UInt64(bytes.count))
    crypto_auth_hmacsha256_final(&state, &code)
    return code
  }
}
