internal import Glibc

/// What of a process's environment a command pays attention to.
public struct CommandEnvironment: Hashable, Sendable {
  /// The date that outputs bear, in seconds since 1970, as reproducible-builds.org specifies it.
  public var sourceDateEpoch: String?

  /// Creates an environment.
  public init(sourceDateEpoch: String? = nil) {
    self.sourceDateEpoch = sourceDateEpoch
  }

  /// The environment of this process.
  public static var ofProcess: CommandEnvironment {
    CommandEnvironment(sourceDateEpoch: getenv("SOURCE_DATE_EPOCH").map { String(cString: $0) })
  }
}
