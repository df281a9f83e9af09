internal import Glibc

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
