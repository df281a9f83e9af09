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
