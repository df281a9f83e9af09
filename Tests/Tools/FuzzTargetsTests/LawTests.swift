import Testing

@testable import FuzzTargets

/// The laws notice what breaks them: a check that cannot fail would let everything pass.
struct LawTests {
  @Test(arguments: [
    "<svg><g></svg></g>", "<svg><g/>", "<svg/><svg/>", "<svg a=\"1\" a=\"2\"/>", "<svg a=\"<\"/>", "<svg>&nbsp;</svg>",
    "<svg a=\"&\"/>", "<svg><g id=\"x\"/><g id=\"x\"/></svg>", "<svg x=\"nan\"/>", "<svg a=1/>", "<svg>\u{1}</svg>",
    "text<svg/>", "",
  ])
  func `Markup that is not well-formed is noticed`(markup: String) {
    #expect(throws: BrokenLaw.self) { try MarkupLaws.check(Array(markup.utf8)) }
  }

  @Test func `Well-formed markup is let pass`() throws {
    try MarkupLaws.check(
      Array("<?xml version=\"1.0\"?>\n<svg a=\"1\" b=\"&lt;&#10;\"><g id=\"x\">&amp; é</g><g/></svg>\n".utf8))
  }

  @Test func `Checksums of chunks are made right`() throws {
    // An IEND chunk, whose checksum every PNG file ends with.
    let end: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44]
    let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]
    let right = signature + end + [0xAE, 0x42, 0x60, 0x82]
    #expect(PNGChunks.repairingChecksums(of: signature + end + [0, 0, 0, 0]) == right)
    #expect(PNGChunks.repairingChecksums(of: right) == nil)
    #expect(PNGChunks.repairingChecksums(of: signature + end + [0xAE]) == nil)
  }
}
