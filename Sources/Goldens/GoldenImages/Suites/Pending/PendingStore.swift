internal import Files

/// The folder of pending goldens: one folder for each, `<suite>/<name>[@platform].<kind>/`.
///
/// Whoever writes holds a lock, so that what two processes write about one golden is not mixed. The facts go first and
/// come last, and they hold the digests of the files, so that neither a reader without a lock nor one after a crash
/// takes half of an entry for a whole one.
struct PendingStore {
  let path: String

  /// Sets a golden aside.
  func write(
    _ facts: GoldenFacts, expected: [UInt8]?, actual: [UInt8], difference: [UInt8]?, mask: [UInt8]? = nil
  ) throws(GoldenError) -> PendingGolden {
    let pending = PendingGolden(folder: folder(of: facts.file), facts: facts)
    try FolderAccess.withLock(in: path) { () throws(GoldenError) in
      try FolderAccess.remove(pending.factsPath)
      try FolderAccess.removeFolder(pending.folder)
      if let expected, let path = pending.expectedPath { try write(expected, path) }
      try write(actual, pending.actualPath)
      if let difference, let path = pending.differencePath { try write(difference, path) }
      if let mask, let path = pending.maskPath { try write(mask, path) }
      try write(facts.json, pending.factsPath)
    }
    return pending
  }

  /// Removes what is pending about a file; nothing there is as good.
  ///
  /// `isLocked` says that the caller has the lock. Whether the entry may go is asked once nobody else can write it.
  func remove(
    _ file: GoldenFile, isLocked: Bool = false, where mayGo: () -> Bool = { true }
  ) throws(GoldenError) {
    guard Folder.isFolder(folder(of: file)) else { return }
    if isLocked { return try removeWithoutLock(file) }
    try FolderAccess.withLock(in: path) { () throws(GoldenError) in
      if mayGo() { try removeWithoutLock(file) }
    }
  }

  private func removeWithoutLock(_ file: GoldenFile) throws(GoldenError) {
    try FolderAccess.remove("\(folder(of: file))/\(PendingGolden.factsName)")
    try FolderAccess.removeFolder(folder(of: file))
    Folder.removeIfEmpty("\(path)/\(file.golden.name.suite)")
  }

  /// What is pending, in order; entries that are not whole, as after a crash, are left out.
  func all() throws(GoldenError) -> [PendingGolden] {
    guard Folder.isFolder(path) else { return [] }
    var all: [PendingGolden] = []
    for suite in try FolderAccess.entries(of: path) where suite.isFolder {
      for entry in try FolderAccess.entries(of: "\(path)/\(suite.name)") where entry.isFolder {
        guard let file = GoldenFile("\(suite.name)/\(entry.name)") else { continue }
        if let pending = try read(file) { all.append(pending) }
      }
    }
    return all.sorted()
  }

  /// What is pending about a file; nil where nothing whole is.
  func read(_ file: GoldenFile) throws(GoldenError) -> PendingGolden? {
    let folder = folder(of: file)
    let factsPath = "\(folder)/\(PendingGolden.factsName)"
    guard let bytes = try FolderAccess.read(factsPath) else { return nil }
    let facts = try GoldenFacts(json: bytes, file: factsPath)
    // Facts that name another file were moved there by hand.
    return facts.file == file ? PendingGolden(folder: folder, facts: facts) : nil
  }

  private func folder(of file: GoldenFile) -> String { "\(path)/\(file.path)" }

  private func write(_ bytes: [UInt8], _ path: String) throws(GoldenError) {
    try FolderAccess.write(bytes, to: path, isDurable: false)
  }
}
