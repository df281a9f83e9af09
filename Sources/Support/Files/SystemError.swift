internal import Glibc

/// Why a call of the operating system failed.
public struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The system's number for the reason, as `errno` has it.
  public let code: Int32

  /// Creates an error from a number of `errno`.
  public init(code: Int32) {
    self.code = code
  }

  /// The error of the call that has just failed on this thread.
  package static var last: SystemError { SystemError(code: errno) }

  /// Whether whoever was reading has gone away.
  package var isBrokenPipe: Bool { code == EPIPE }

  /// The reason in the system's words, in lowercase: "no such file or directory".
  public var description: String {
    guard let text = strerror(code) else { return "error \(code)" }
    let words = String(cString: text)
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}
