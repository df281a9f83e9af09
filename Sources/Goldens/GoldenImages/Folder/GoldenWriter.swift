internal import Files

/// Whoever holds the lock of a folder of goldens and so may write in it.
///
/// All that write goldens and sidecars hold the lock, one at a time, for as long as a few files take. What a process
/// that was killed while it wrote has left behind is therefore nobody's when the next one comes, and is removed.
struct GoldenWriter {
  let folder: GoldenFolder

  /// Writes a golden's file whole or not at all.
  func replace(_ file: GoldenFile, with bytes: [UInt8]) throws(GoldenError) {
    try write(bytes, to: folder.path(of: file), inSuite: file.golden.name.suite)
  }

  /// Writes a golden's sidecar whole or not at all.
  func replace(_ sidecar: GoldenSidecar, of name: GoldenName) throws(GoldenError) {
    try write(sidecar.json, to: folder.sidecarPath(of: name), inSuite: name.suite)
  }

  /// Removes a golden's file.
  func remove(_ file: GoldenFile) throws(GoldenError) { try FolderAccess.remove(folder.path(of: file)) }

  /// Removes a golden's sidecar.
  func removeSidecar(of name: GoldenName) throws(GoldenError) {
    try FolderAccess.remove(folder.sidecarPath(of: name))
  }

  private func write(_ bytes: [UInt8], to path: String, inSuite suite: String) throws(GoldenError) {
    for entry in try FolderAccess.entries(of: "\(folder.path)/\(suite)") where GoldenWriter.isLeftover(entry.name) {
      try FolderAccess.remove("\(folder.path)/\(suite)/\(entry.name)")
    }
    try FolderAccess.write(bytes, to: path)
  }

  /// Whether a name is one of those that files have until they are whole, such as `.theatre.png.4711-1`.
  static func isLeftover(_ name: String) -> Bool {
    guard name.hasPrefix("."), let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else {
      return false
    }
    let parts = name.utf8[name.utf8.index(after: dot)...].split(
      separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return parts.count == 2
      && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } }
  }
}

extension GoldenFolder {
  /// Runs `body` while this process alone may write goldens.
  ///
  /// The lock's file is in `.pending`, which no version control keeps.
  func withLock<Result>(_ body: (GoldenWriter) throws(GoldenError) -> Result) throws(GoldenError) -> Result {
    let writer = GoldenWriter(folder: self)
    return try FolderAccess.withLock(in: "\(path)/.pending") { () throws(GoldenError) in try body(writer) }
  }
}

/// Files as the suites of goldens use them: with the path in each error.
enum FolderAccess {
  /// The content of a file; nil where there is none.
  static func read(_ path: String) throws(GoldenError) -> [UInt8]? {
    try named(path, "cannot be read") { () throws(SystemError) in try WholeFile.read(path) }
  }

  /// Writes a file whole or not at all, and the folders above it.
  static func write(_ bytes: [UInt8], to path: String, isDurable: Bool = true) throws(GoldenError) {
    try named(path, "cannot be written") { () throws(SystemError) in
      try Folder.make(folder(of: path))
      try WholeFile.replace(path, with: bytes, isDurable: isDurable)
    }
  }

  /// Makes a folder and those above it; one whose name begins with a dot is hidden from Git too.
  static func make(_ path: String) throws(GoldenError) {
    guard !Folder.isFolder(path) else { return }
    try named(path, "cannot be made") { () throws(SystemError) in
      try Folder.make(path)
      if path[FilePath.folder(of: path).endIndex...].hasPrefix(".") {
        try WholeFile.replace("\(path)/.gitignore", with: Array("*\n".utf8), isDurable: false)
      }
    }
  }

  /// What is in a folder; nothing where there is none.
  static func entries(of path: String) throws(GoldenError) -> [Folder.Entry] {
    try named(path, "cannot be listed") { () throws(SystemError) in try Folder.entries(of: path) ?? [] }
  }

  /// Removes a file; none there is as good.
  static func remove(_ path: String) throws(GoldenError) {
    _ = try named(path, "cannot be removed") { () throws(SystemError) in try WholeFile.remove(path) }
  }

  /// Removes a folder with all in it; none there is as good.
  static func removeFolder(_ path: String) throws(GoldenError) {
    try named(path, "cannot be removed") { () throws(SystemError) in try Folder.remove(path) }
  }

  /// Runs `body` while a lock file of this folder is held; the folder is made where there is none.
  static func withLock<Result>(
    _ kind: FileLock.Kind = .exclusive, in folder: String, _ body: () throws(GoldenError) -> Result
  ) throws(GoldenError) -> Result {
    try make(folder)
    let path = "\(folder)/.lock"
    let lock: FileLock
    do throws(SystemError) {
      lock = try FileLock(kind, at: path)
    } catch {
      throw .file(path: path, reason: "cannot be locked: \(error)")
    }
    let result = try body()
    _ = consume lock
    return result
  }

  private static func folder(of path: String) -> String {
    let folder = FilePath.folder(of: path)
    return folder.isEmpty ? "." : String(folder)
  }

  static func named<Result: ~Copyable>(
    _ path: String, _ failure: String, _ body: () throws(SystemError) -> Result
  ) throws(GoldenError) -> Result {
    do throws(SystemError) {
      return try body()
    } catch {
      throw .file(path: path, reason: "\(failure): \(error)")
    }
  }
}
