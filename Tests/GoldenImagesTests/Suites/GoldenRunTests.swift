import GoldenImages
import ImageFiles
import TestSupport
import Testing

@Suite struct GoldenRunTests {
  private let gray = PNGFile(width: 2, height: 2, kind: .gray, rows: [[1, 2], [3, 4]]).bytes
  private let other = PNGFile(width: 2, height: 2, kind: .gray, rows: [[1, 2], [3, 5]]).bytes
  private let suite: GoldenSuite

  init() throws { suite = try GoldenSuite() }

  @Test func theSamePixelsPassHoweverTheyAreWritten() throws {
    try suite.folder.file("Goldens/Suite/name.png", gray)
    let rgba = PNGFile.plain(
      width: 2, height: 2, samples: [1, 1, 1, 255, 2, 2, 2, 255, 3, 3, 3, 255, 4, 4, 4, 255])
    let outcome = suite.run().verify(png: rgba.bytes, "Suite/name")
    #expect(outcome.isPassed)
    #expect(outcome.comparison?.differingPixels == 0)
    #expect(try suite.goldens.pending().isEmpty)
  }

  @Test func aDifferenceIsSetAside() throws {
    try suite.folder.file("Goldens/Suite/name.png", gray)
    let outcome = suite.run().verify(png: other, "Suite/name", caller: GoldenCaller(file: "Tests/A.swift", line: 12))
    #expect(outcome.result == .differs)
    let pending = try #require(outcome.pending)
    #expect(try suite.goldens.pending() == [pending])
    #expect(pending.file.path == "Suite/name.png")
    #expect(pending.facts.difference == .picture(pixels: 1, largestDelta: 1, largestCluster: 1))
    #expect(suite.folder.bytes("Goldens/Suite/name.png") == gray)
    #expect(suite.folder.bytes("Goldens/.pending/Suite/name.png/expected.png") == gray)
    #expect(suite.folder.bytes("Goldens/.pending/Suite/name.png/actual.png") == other)
    #expect(suite.goldens.approve([pending]) == [GoldenSettlement(.approved, pending.file)])
    #expect(try suite.goldens.pending().isEmpty)
    #expect(suite.run().verify(png: other, "Suite/name").isPassed)
  }
}
