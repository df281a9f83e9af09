import Files
import TestSupport
import Testing

@Suite struct FolderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func makesAllFoldersOfAPathAndTakesThoseThatAreThere() throws {
    let path = folder.path("a/b/c")
    try Folder.make(path)
    try Folder.make(path + "/")
    #expect(Folder.isFolder(path))
  }

  @Test func aFileInTheWayIsAnError() throws {
    try folder.file("a", "text")
    #expect(throws: SystemError(code: 20)) { try Folder.make(folder.path("a")) }  // ENOTDIR
    #expect(throws: SystemError(code: 20)) { try Folder.make(folder.path("a/b")) }
  }

  @Test func listsByBytesWithSizesAndHiddenEntries() throws {
    try folder.file("b", "four")
    try folder.file("B", "")
    try folder.file(".hidden", "1")
    try folder.file("inner/file", "")
    let entries = try #require(try Folder.entries(of: folder.path))
    #expect(entries.map(\.name) == [".hidden", "B", "b", "inner"])
    #expect(entries.map(\.isFolder) == [false, false, false, true])
    #expect(entries.prefix(3).map(\.size) == [1, 0, 4])
    #expect(try Folder.entries(of: folder.path("none")) == nil)
  }

  @Test func removesAFolderButNotWhatALinkLeadsTo() throws {
    try folder.file("kept/file", "text")
    try folder.file("gone/inner/file", "text")
    try folder.link("gone/link", to: folder.path("kept"))
    try folder.link("link", to: folder.path("kept"))
    try Folder.remove(folder.path("link"))
    try Folder.remove(folder.path("gone"))
    #expect(folder.names == ["kept"])
    #expect(folder.text("kept/file") == "text")
    try Folder.remove(folder.path("gone"))
  }

  @Test func removesOnlyEmptyFoldersWhenAskedTo() throws {
    try folder.file("full/file", "text")
    try Folder.make(folder.path("empty"))
    Folder.removeIfEmpty(folder.path("full"))
    Folder.removeIfEmpty(folder.path("empty"))
    #expect(folder.names == ["full"])
  }
}
