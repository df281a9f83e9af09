import ImageFiles
import TestSupport
import Testing

@Suite struct CompressedSVGTests {
  private let document = Array("<svg>\(String(repeating: "<g/>", count: 500))</svg>".utf8)

  @Test func gzipGivesTheDocumentBack() throws {
    for content in [document, [], [UInt8](repeating: 0x20, count: 100_000)] {
      let file = CompressedSVG.bytes(of: content)
      #expect(try ExternalProgram("gzip").output(["-dc", "in.svgz"], files: ["in.svgz": file]) == content)
    }
  }

  @Test func headerNamesNoTimeAndNoFile() throws {
    let file = CompressedSVG.bytes(of: document)
    // RFC 1952, 2.3.1: magic number, deflate, no flags, four bytes of time; a hint and the system come after them.
    #expect(file.prefix(8) == [0x1F, 0x8B, 8, 0, 0, 0, 0, 0])
    // An unknown system: 255.
    #expect(file[9] == 255)
  }

  @Test func markupThatRepeatsShrinks() throws {
    #expect(CompressedSVG.bytes(of: document).count < document.count / 10)
  }
}
