internal import Glibc

/// New content that takes a file's place once it is complete.
///
/// Where the system can (`O_TMPFILE`, Linux 3.11), the file has no name until then, so that nothing is left of it
/// whatever ends the process. Elsewhere it has a name that was free, such as `.map.png.4711-1`.
struct TemporaryFile: ~Copyable {
  private let target: String
  private let file: FileDescriptor
  /// The file's name; nil while it has none.
  private let path: String?

  /// Creates a file in the folder of the one whose place it will take.
  static func beside(_ target: String) throws(SystemError) -> TemporaryFile {
    if let file = unnamed(in: FilePath.folder(of: target)) {
      return TemporaryFile(target: target, file: file, path: nil)
    }
    let path = try freeName(beside: target) { path throws(SystemError) in
      // Made and closed: the name is ours from here on.
      _ = try FileDescriptor(opening: path, O_WRONLY | O_CREAT | O_EXCL)
    }
    return TemporaryFile(target: target, file: try FileDescriptor(opening: path, O_WRONLY), path: path)
  }

  private init(target: String, file: consuming FileDescriptor, path: String?) {
    self.target = target
    self.file = file
    self.path = path
  }

  /// Writes all bytes and gives the file the target's name; nothing is left of it where that fails.
  consuming func replaceTarget(
    with bytes: [UInt8], permissions: mode_t?, isDurable: Bool
  ) throws(SystemError) {
    var name = path
    do throws(SystemError) {
      if let permissions { try file.setPermissions(permissions) }
      try file.write(bytes)
      if isDurable { try file.synchronize() }
      let complete =
        if let name { name } else {
          try TemporaryFile.freeName(beside: target) { path throws(SystemError) in try file.link(as: path) }
        }
      name = complete
      guard rename(complete, target) == 0 else { throw SystemError.last }
    } catch {
      if let name { unlink(name) }
      throw error
    }
  }

  /// Writes all bytes and gives the file the target's name, which must be free; nothing is left of it where that fails.
  consuming func makeTarget(with bytes: [UInt8], permissions: mode_t) throws(SystemError) {
    defer { if let path { unlink(path) } }
    try file.setPermissions(permissions)
    try file.write(bytes)
    try file.synchronize()
    guard let path else { return try file.link(as: target) }
    guard Glibc.link(path, target) == 0 else { throw SystemError.last }
  }

  /// A file without a name; nil where the file system has none, or nothing to name it by later.
  private static func unnamed(in folder: Substring) -> FileDescriptor? {
    // The macro O_TMPFILE of <fcntl.h>, which Swift does not see.
    let temporary = 0o20_000_000 | O_DIRECTORY
    do throws(SystemError) {
      let file = try FileDescriptor(opening: folder.isEmpty ? "." : String(folder), O_WRONLY | temporary)
      if file.canBeLinked { return file }
    } catch {
      // The same call with a name, next, says what is wrong if anything is.
    }
    return nil
  }

  /// The first name with which `body` does not say that there is such a file already.
  private static func freeName(
    beside target: String, _ body: (String) throws(SystemError) -> Void
  ) throws(SystemError) -> String {
    let folder = FilePath.folder(of: target)
    // Names may have 255 bytes; what is added takes some of them.
    let name = String(target[folder.endIndex...].unicodeScalars.prefix(48))
    var attempt = 1
    while true {
      let path = "\(folder).\(name).\(getpid())-\(attempt)"
      do throws(SystemError) {
        try body(path)
        return path
      } catch {
        guard error.code == EEXIST, attempt < 1000 else { throw error }
        attempt += 1
      }
    }
  }
}
