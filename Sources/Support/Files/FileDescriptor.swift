package import Glibc

/// A number by which the system knows an open file; closed when its owner goes.
package struct FileDescriptor: ~Copyable {
  private let number: Int32

  /// Opens a file with flags of `open(2)`; one that is created gets `permissions` as far as the process's mask allows.
  package init(opening path: String, _ flags: Int32, permissions: mode_t = 0o666) throws(SystemError) {
    let opened = open(path, flags | O_CLOEXEC, permissions)
    guard opened >= 0 else { throw SystemError.last }
    number = opened
  }

  deinit { close(number) }

  /// What the system knows of the file.
  package func status() throws(SystemError) -> stat {
    var status = stat()
    guard fstat(number, &status) == 0 else { throw SystemError.last }
    return status
  }

  /// Gives the file permissions, whatever the process's mask says.
  package func setPermissions(_ permissions: mode_t) throws(SystemError) {
    guard fchmod(number, permissions) == 0 else { throw SystemError.last }
  }

  /// Whether a file that was opened without a name can get one.
  package var canBeLinked: Bool { access(pathOfProcess, F_OK) == 0 }

  /// Gives a file that was opened without a name one, which must be free.
  package func link(as path: String) throws(SystemError) {
    guard linkat(AT_FDCWD, pathOfProcess, AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0 else { throw SystemError.last }
  }

  /// Where Linux shows the open file, by which `open(2)` says to name it.
  private var pathOfProcess: String { "/proc/self/fd/\(number)" }

  /// Reads to the end of the file, or until more than `limit` bytes have come.
  package func readAll(expecting size: Int, limit: Int) throws(SystemError) -> [UInt8] {
    try FileDescriptor.readAll(number, expecting: size, limit: limit)
  }

  /// Writes all bytes.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    try FileDescriptor.write(bytes, to: number)
  }

  /// Waits for a lock of `flock(2)`, which goes when the file is closed.
  package func lock(_ operation: Int32) throws(SystemError) {
    while flock(number, operation) != 0 {
      guard errno == EINTR else { throw SystemError.last }
    }
  }

  /// Waits until what was written is on the disk; does nothing for files that have none.
  package func synchronize() throws(SystemError) {
    guard fsync(number) == 0 || errno == EINVAL || errno == EROFS else { throw SystemError.last }
  }
}

extension FileDescriptor {
  /// Reads an open file to its end, or until more than `limit` bytes have come; `size` is what is expected.
  package static func readAll(_ number: Int32, expecting size: Int, limit: Int) throws(SystemError) -> [UInt8] {
    // One byte more than expected, so that the end is seen at once.
    var wanted = min(size, limit) + 1
    var bytes = try read(number, upTo: wanted)
    while bytes.count == wanted, bytes.count <= limit {
      let more = min(max(bytes.count, 1 << 16), limit + 1 - bytes.count)
      bytes += try read(number, upTo: more)
      wanted += more
    }
    return bytes
  }

  /// Reads so many bytes, or fewer where the file ends.
  private static func read(_ number: Int32, upTo wanted: Int) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: wanted + roomForParsers) { buffer, count in
      while count < wanted {
        let rest = UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(rebasing: buffer[count..<wanted]))
        let result = retryingInterruptions { Glibc.read(number, rest.baseAddress, rest.count) }
        if result < 0 { failure = .last }
        guard result > 0 else { break }
        count += result
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Writes all bytes to an open file.
  package static func write(_ bytes: [UInt8], to number: Int32) throws(SystemError) {
    var failure: SystemError?
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let start = UnsafeRawBufferPointer(rebasing: rest)
        let written = retryingInterruptions { Glibc.write(number, start.baseAddress, start.count) }
        guard written > 0 else {
          failure = written < 0 ? .last : SystemError(code: EIO)
          return
        }
        rest = rest.dropFirst(written)
      }
    }
    if let failure { throw failure }
  }

  /// Bytes to spare at the end, which saves a parser that wants padding a copy.
  private static let roomForParsers = 128

  /// A system call once more for each time that a signal broke it off.
  private static func retryingInterruptions(_ call: () -> Int) -> Int {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }
}

/// A lock between processes, held from its making until its owner goes.
///
/// It is an advisory lock of `flock(2)` on a file of its own, which is made where there is none and stays when the lock
/// goes: removing it would let two processes lock two files of one name. The system releases the lock of a process that
/// dies, however it dies. Threads of one process exclude each other too, since each lock opens the file anew.
package struct FileLock: ~Copyable {
  /// Who may hold the lock at the same time.
  package enum Kind {
    /// Any number of others that share it.
    case shared
    /// Nobody else.
    case exclusive
  }

  private let file: FileDescriptor

  /// Waits for the lock, for as long as others hold it; the folder of `path` must be there.
  package init(_ kind: Kind = .exclusive, at path: String) throws(SystemError) {
    let opened = try FileDescriptor(opening: path, O_RDWR | O_CREAT)
    try opened.lock(kind == .shared ? LOCK_SH : LOCK_EX)
    file = opened
  }
}

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
