internal import CSodium

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
