internal import Files

/// A golden that a person has to decide about: what a test made, what was expected, and what is known about both.
///
/// It is a folder of its own, such as `Goldens/.pending/SeatMaps/theatre.png/` with `expected.png`, `actual.png`,
/// `difference.png`, `mask.png` and `facts.json`. Copies of what was expected and of what was masked are among them, so
/// that the folder can be looked at, and approved from, on another machine.
public struct PendingGolden: Hashable, Sendable {
  /// The folder that holds the files.
  public let folder: String
  /// What is known.
  public let facts: GoldenFacts

  /// Creates a pending golden from what is known of it.
  public init(folder: String, facts: GoldenFacts) {
    self.folder = folder
    self.facts = facts
  }

  /// The file that approving writes.
  public var file: GoldenFile { facts.file }
  /// The golden's name.
  public var name: GoldenName { facts.file.golden.name }
  /// The golden's kind.
  public var kind: GoldenKind { facts.file.golden.kind }
  /// The platform that the file is for; `nil` for the canonical file.
  public var variant: Platform? { facts.file.variant }
  /// The same for all goldens that changed in the same way.
  public var group: String? { facts.group }

  /// Where the actual is.
  public var actualPath: String { "\(folder)/actual.\(kind)" }
  /// Where the copy of the golden is; `nil` where there was none.
  public var expectedPath: String? { facts.expectedDigest == nil ? nil : "\(folder)/expected.\(kind)" }
  /// Where the difference is, as a picture or a unified diff; `nil` where there are no two to compare.
  public var differencePath: String? {
    facts.difference == nil ? nil : "\(folder)/difference.\(kind.isPicture ? "png" : "diff")"
  }
  /// Where the picture of what was masked is, opaque there; `nil` where nothing was.
  public var maskPath: String? { facts.maskDigest == nil ? nil : "\(folder)/mask.png" }
  /// Where the facts are.
  public var factsPath: String { "\(folder)/\(PendingGolden.factsName)" }

  /// Whether bytes are the actual that was set aside: nothing else may be shown to a person who decides about it.
  public func isActual(_ bytes: [UInt8]) -> Bool { ContentDigest(of: bytes) == facts.actualDigest }
  /// Whether bytes are the golden that the actual was compared with.
  public func isExpected(_ bytes: [UInt8]) -> Bool { ContentDigest(of: bytes) == facts.expectedDigest }
  /// Whether bytes are the picture of what was masked.
  public func isMask(_ bytes: [UInt8]) -> Bool { ContentDigest(of: bytes) == facts.maskDigest }

  /// The name of the file of facts.
  static let factsName = "facts.json"
}

extension PendingGolden: Comparable {
  /// Whether a pending golden stands before another one, by file.
  public static func < (left: PendingGolden, right: PendingGolden) -> Bool { left.file < right.file }
}

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
