internal import Glibc

/// What tells, without reading a file, that it is no longer what it was: its size and when it was last written to.
package struct FileStamp: Hashable, CustomStringConvertible {
  private let size: Int64
  private let seconds: Int
  private let nanoseconds: Int

  /// The stamp of the file at a path, links followed; nil where there is none.
  package init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    size = Int64(status.st_size)
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
  }

  /// The stamp as text, the same for equal stamps only.
  package var description: String { "\(size) \(seconds).\(nanoseconds)" }
}
