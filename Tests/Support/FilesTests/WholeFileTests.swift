import Files
import Glibc
import TestSupport
import Testing

@Suite struct WholeFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [true, false])
  func replacesAndReadsBack(isDurable: Bool) throws {
    let path = folder.path("file")
    for bytes: [UInt8] in [[], [1, 2, 3], Array(repeating: 7, count: 300_000)] {
      try WholeFile.replace(path, with: bytes, isDurable: isDurable)
      #expect(try WholeFile.read(path) == bytes)
    }
    #expect(folder.names == ["file"])
  }

  @Test func nothingThereIsNil() throws {
    #expect(try WholeFile.read(folder.path("none")) == nil)
    #expect(try !WholeFile.remove(folder.path("none")))
  }

  @Test func moreThanTheLimitIsNotRead() throws {
    let path = try folder.file("file", "four")
    #expect(try WholeFile.read(path, limit: 4)?.count == 4)
    #expect(throws: SystemError(code: 27)) { try WholeFile.read(path, limit: 3) }  // EFBIG
    // Its size is not known beforehand.
    #expect(throws: SystemError(code: 27)) { try WholeFile.read("/dev/zero", limit: 3) }
  }

  @Test(.timeLimit(.minutes(1))) func aPipeIsNotWaitedFor() throws {
    let path = folder.path("pipe")
    try #require(mkfifo(path, 0o600) == 0)
    #expect(throws: SystemError(code: 19)) { try WholeFile.read(path) }  // ENODEV
  }

  @Test func aFolderIsNoFile() throws {
    #expect(throws: SystemError(code: 21)) { try WholeFile.read(folder.path) }  // EISDIR
    #expect(throws: SystemError(code: 21)) { try WholeFile.replace(folder.path, with: [1]) }
  }

  @Test func removingALinkLeavesWhatItLeadsTo() throws {
    let kept = try folder.file("kept", "text")
    try folder.link("link", to: kept)
    #expect(try WholeFile.remove(folder.path("link")))
    #expect(folder.text("kept") == "text")
  }

  @Test func replacingThroughALinkKeepsTheLink() throws {
    let target = try folder.file("target", "old")
    try folder.link("link", to: target)
    try WholeFile.replace(folder.path("link"), with: Array("new".utf8))
    #expect(folder.text("target") == "new")
    #expect(folder.names == ["link", "target"])
  }

  @Test func replacingAnEntryReplacesTheLinkItself() throws {
    let target = try folder.file("target", "old")
    try folder.link("link", to: target)
    #expect(throws: SystemError(code: 40)) { try WholeFile.read(folder.path("link"), followingLinks: false) }  // ELOOP
    try WholeFile.replaceEntry(folder.path("link"), with: Array("new".utf8))
    #expect(folder.text("target") == "old")
    #expect(try WholeFile.read(folder.path("link"), followingLinks: false) == Array("new".utf8))
    #expect(folder.names == ["link", "target"])
  }

  @Test func replacingAnEntryKeepsPermissionsAndFolders() throws {
    let path = try folder.file("file", "old")
    try #require(chmod(path, 0o604) == 0)
    try WholeFile.replaceEntry(path, with: [1])
    #expect(permissions(of: path) == 0o604)
    #expect(throws: SystemError(code: 21)) { try WholeFile.replaceEntry(folder.path, with: [1]) }  // EISDIR
  }

  @Test func creatingNeverReplaces() throws {
    let path = folder.path("key")
    try WholeFile.create(path, with: [1, 2], permissions: 0o600)
    #expect(try WholeFile.read(path) == [1, 2])
    #expect(permissions(of: path) == 0o600)
    #expect(throws: SystemError(code: 17)) { try WholeFile.create(path, with: [3], permissions: 0o600) }  // EEXIST
    try folder.link("nowhere", to: folder.path("none"))
    #expect(throws: SystemError(code: 17)) {
      try WholeFile.create(folder.path("nowhere"), with: [3], permissions: 0o600)
    }
    #expect(try WholeFile.read(path) == [1, 2])
    #expect(folder.names == ["key", "nowhere"])
  }

  @Test func permissionsThatAreAskedForReplaceThoseOfTheFile() throws {
    let path = try folder.file("file", "old")
    try #require(chmod(path, 0o644) == 0)
    try WholeFile.replace(path, with: [1], permissions: 0o600)
    #expect(permissions(of: path) == 0o600)
  }

  private func permissions(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o7777 : nil
  }
}
