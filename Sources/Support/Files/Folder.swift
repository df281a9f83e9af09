internal import Glibc

/// Folders: made, listed and removed.
package enum Folder {
  /// One thing in a folder.
  package struct Entry: Hashable, Sendable {
    /// Its name, without the folder's.
    package let name: String
    /// Whether it is a folder; a link to one is not.
    package let isFolder: Bool
    /// Its size in bytes; without meaning for folders.
    package let size: Int
  }

  /// Makes a folder and those above it; one that is there already is as good.
  package static func make(_ path: String) throws(SystemError) {
    guard mkdir(path, 0o777) != 0, !path.isEmpty else { return }
    var error = SystemError.last
    if error.code == ENOENT, let parent = parent(of: path) {
      try make(parent)
      guard mkdir(path, 0o777) != 0 else { return }
      error = .last
    }
    guard error.code == EEXIST, isFolder(path) else { throw error.code == EEXIST ? SystemError(code: ENOTDIR) : error }
  }

  /// Whether there is a folder at a path, or a link to one.
  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Which folder a path leads to, whatever its spelling; nil where there is none.
  package static func identity(of path: String) -> FileIdentity? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
    return .existing(device: UInt64(status.st_dev), inode: UInt64(status.st_ino))
  }

  /// What is in a folder, hidden entries too, in the order of the names' bytes; nil where there is no such folder.
  package static func entries(of path: String) throws(SystemError) -> [Entry]? {
    guard let stream = opendir(path) else {
      guard errno == ENOENT else { throw SystemError.last }
      return nil
    }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        guard errno == 0 else { throw SystemError.last }
        break
      }
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      var status = stat()
      // What went away in the meantime is not there.
      guard name != ".", name != "..", lstat("\(path)/\(name)", &status) == 0 else { continue }
      entries.append(Entry(name: name, isFolder: status.st_mode & S_IFMT == S_IFDIR, size: Int(status.st_size)))
    }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// Removes a folder and all that is in it; links are removed, not followed, and so is a link to a folder.
  ///
  /// Nothing there is as good.
  package static func remove(_ path: String) throws(SystemError) {
    var status = stat()
    if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK {
      try WholeFile.remove(path)
      return
    }
    for entry in try entries(of: path) ?? [] {
      let inner = "\(path)/\(entry.name)"
      if entry.isFolder { try remove(inner) } else { try WholeFile.remove(inner) }
    }
    guard rmdir(path) == 0 || errno == ENOENT else { throw SystemError.last }
  }

  /// Removes a folder that has nothing in it, and leaves any other as it is.
  package static func removeIfEmpty(_ path: String) { rmdir(path) }

  /// The folder that a folder is in; nil for the root and the current folder.
  private static func parent(of path: String) -> String? {
    var name = Substring(path)
    while name.utf8.count > 1, name.utf8.last == UInt8(ascii: "/") { name = name.dropLast() }
    let parent = FilePath.folder(of: String(name))
    return parent.isEmpty || parent.utf8.count == path.utf8.count ? nil : String(parent)
  }
}

/// Questions about the text of a path.
package enum FilePath {
  /// The folder that a path names, with the slash at its end; empty for the current one.
  package static func folder(of path: String) -> Substring {
    // By bytes: a slash and a combining mark after it are one character.
    path[..<(path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) } ?? path.startIndex)]
  }
}
