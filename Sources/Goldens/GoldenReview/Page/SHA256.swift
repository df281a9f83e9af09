internal import CGLib

/// The digest by which a content security policy names a script (FIPS 180-4), taken by GLib.
enum SHA256 {
  /// The 32 bytes of the digest, in O(number of bytes).
  static func digest(of message: [UInt8]) -> [UInt8] {
    guard let checksum = g_checksum_new(G_CHECKSUM_SHA256) else { preconditionFailure("GLib has no SHA-256") }
    defer { g_checksum_free(checksum) }
    g_checksum_update(checksum, message, message.count)
    var length = gsize(32)
    var digest = [UInt8](repeating: 0, count: Int(length))
    g_checksum_get_digest(checksum, &digest, &length)
    return digest
  }
}
