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
