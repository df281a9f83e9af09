internal import CSodium

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
