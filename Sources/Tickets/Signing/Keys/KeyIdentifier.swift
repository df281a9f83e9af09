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
