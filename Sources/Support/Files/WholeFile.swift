package import Glibc

/// Reads a file, removes it, and replaces it whole or not at all.
///
/// The new content is written beside it, as a file that has no name yet where the system can, brought to the disk and
/// then given the file's name. Permissions of a file that was there are kept, a symbolic link stays one, and devices and
/// pipes are written to as they are.
package enum WholeFile {
  /// The content of a file; nil where there is none.
  ///
  /// A pipe that nobody writes to is not waited for.
  ///
  /// - Throws: ENODEV for a pipe or a socket, EFBIG for more bytes than the limit, before memory is asked for where the
  ///   system knows the size, ELOOP for a link that is not to be followed.
  package static func read(
    _ path: String, limit: Int = 1 << 30, followingLinks: Bool = true
  ) throws(SystemError) -> [UInt8]? {
    do throws(SystemError) {
      let link = followingLinks ? 0 : O_NOFOLLOW
      let file = try FileDescriptor(opening: path, O_RDONLY | O_NOCTTY | O_NONBLOCK | link)
      let status = try file.status()
      guard ![S_IFIFO, S_IFSOCK].contains(status.st_mode & S_IFMT) else { throw SystemError(code: ENODEV) }
      let size = Int(status.st_size)
      guard size <= limit else { throw SystemError(code: EFBIG) }
      let bytes = try file.readAll(expecting: size, limit: limit)
      guard bytes.count <= limit else { throw SystemError(code: EFBIG) }
      return bytes
    } catch {
      guard error.code == ENOENT else { throw error }
      return nil
    }
  }

  /// Removes a file, and tells whether there was one; a link goes, not what it leads to.
  @discardableResult
  package static func remove(_ path: String) throws(SystemError) -> Bool {
    guard unlink(path) != 0 else { return true }
    guard errno == ENOENT else { throw SystemError.last }
    return false
  }

  /// Replaces the content of a file, or makes it where there is none yet.
  ///
  /// Without `isDurable` the new content need not have reached the disk: a crash of the process still leaves the old or
  /// the new content, a crash of the machine may not.
  /// `permissions` are given to the file whatever the process's mask says, instead of those that it had.
  package static func replace(
    _ path: String, with bytes: [UInt8], permissions: mode_t? = nil, isDurable: Bool = true
  ) throws(SystemError) {
    let target = resolvingLinks(path)
    var existing = stat()
    guard stat(target, &existing) == 0 else {
      guard errno == ENOENT else { throw SystemError.last }
      return try TemporaryFile.beside(target).replaceTarget(
        with: bytes, permissions: permissions, isDurable: isDurable)
    }
    switch existing.st_mode & S_IFMT {
    case S_IFDIR:
      throw SystemError(code: EISDIR)
    case S_IFREG:
      // A file that is not to be written to is not to be replaced either, though its folder would allow it.
      guard access(target, W_OK) == 0 else { throw SystemError.last }
      try TemporaryFile.beside(target).replaceTarget(
        with: bytes, permissions: permissions ?? existing.st_mode & 0o7777, isDurable: isDurable)
    default:
      let device = try FileDescriptor(opening: target, O_WRONLY | O_NOCTTY)
      try device.write(bytes)
    }
  }

  /// Replaces whatever has a name in a folder, even a link, which goes instead of what it leads to; or makes a file.
  ///
  /// So nothing outside the folder is written to, whatever someone has put there. A folder of that name stays, and is
  /// an error (EISDIR). The new content need not have reached the disk.
  package static func replaceEntry(_ path: String, with bytes: [UInt8]) throws(SystemError) {
    var existing = stat()
    let isThere = lstat(path, &existing) == 0
    let kind = existing.st_mode & S_IFMT
    if isThere, kind == S_IFDIR { throw SystemError(code: EISDIR) }
    try TemporaryFile.beside(path).replaceTarget(
      with: bytes, permissions: isThere && kind == S_IFREG ? existing.st_mode & 0o7777 : nil, isDurable: false)
  }

  /// Makes a file with permissions, whatever the process's mask, that has all its content as soon as it is there.
  ///
  /// - Throws: EEXIST where there is anything of that name already, even a link that leads nowhere.
  package static func create(_ path: String, with bytes: [UInt8], permissions: mode_t) throws(SystemError) {
    try TemporaryFile.beside(path).makeTarget(with: bytes, permissions: permissions)
  }

  /// Whether a device, a pipe or a socket is at a path, which is written to as it is.
  package static func isDevice(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  /// Whether others than its owner may read a file; false where there is none.
  package static func isReadableByOthers(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & 0o044 != 0
  }

  /// The path that a symbolic link leads to in the end, though there may be no file yet; or the path itself.
  private static func resolvingLinks(_ path: String) -> String {
    var path = path
    // Links that lead in circles end here as well as in the kernel, which follows 40.
    for _ in 0..<40 {
      guard let destination = destination(ofLink: path) else { break }
      path = destination.hasPrefix("/") ? destination : FilePath.folder(of: path) + destination
    }
    return path
  }

  /// What a symbolic link says; nil where there is none at the path.
  private static func destination(ofLink path: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let count = readlink(path, start, buffer.count)
      return count > 0 ? String(decoding: UnsafeRawBufferPointer(buffer).prefix(count), as: UTF8.self) : nil
    }
  }
}

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
