import Files
import TestSupport
import Testing

/// Stamps of files.
@Suite struct FileStampTests {
  @Test func aFileThatWasWrittenToHasAnotherStamp() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/file"
    #expect(FileStamp(path: path) == nil)
    try WholeFile.replace(path, with: Array("one".utf8))
    let first = try #require(FileStamp(path: path))
    #expect(FileStamp(path: path) == first)
    try WholeFile.replace(path, with: Array("three".utf8))
    let second = try #require(FileStamp(path: path))
    #expect(second != first)
    #expect(second.description != first.description)
  }
}
