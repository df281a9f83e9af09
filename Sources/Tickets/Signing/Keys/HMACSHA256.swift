internal import CSodium

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
