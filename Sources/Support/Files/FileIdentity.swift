internal import Glibc

/// Which file a path leads to, whatever its spelling and through links.
package enum FileIdentity: Hashable {
  /// A regular file that is there: where the system keeps it.
  case existing(device: UInt64, inode: UInt64)
  /// A file that is not there yet: where its folder is kept, and its name in it.
  case future(device: UInt64, inode: UInt64, name: String)

  /// The file at a path; nil where there is no regular file and none can be, such as at a device, where several may
  /// write.
  package init?(path: String) {
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFREG else { return nil }
      self = .existing(device: UInt64(status.st_dev), inode: UInt64(status.st_ino))
      return
    }
    let folder = FilePath.folder(of: path)
    guard stat(folder.isEmpty ? "." : String(folder), &status) == 0 else { return nil }
    self = .future(
      device: UInt64(status.st_dev), inode: UInt64(status.st_ino), name: String(path[folder.endIndex...]))
  }
}

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
