import GoldenImages
import ImageFiles
import Support
import TestSupport
import Testing

@Suite struct GoldenMaskTests {
  private let suite: GoldenSuite

  /// Four pixels in a row; the actual differs in the third.
  private let actual = PNGFile(width: 4, height: 1, kind: .gray, rows: [[1, 2, 90, 4]]).bytes

  init() throws {
    suite = try GoldenSuite()
    try suite.folder.file(
      "Goldens/Suite/map.png", PNGFile(width: 4, height: 1, kind: .gray, rows: [[1, 2, 3, 4]]).bytes)
    // Opaque where the actual differs, and nowhere else.
    try suite.folder.file(
      "Goldens/Suite/map.mask.png",
      PNGFile(width: 4, height: 1, kind: .grayAlpha, rows: [[0, 0, 0, 0, 0, 255, 0, 0]]).bytes)
  }

  private func sidecar(_ mask: String) throws {
    try suite.folder.file(
      "Goldens/Suite/map.json", #"{ "format": "seatmap-golden-sidecar/1", "mask": \#(mask), "reason": "a clock" }"#)
  }

  @Test(arguments: [
    (#"{ "rectangles": [[2, 0, 1, 1]] }"#, true), (#"{ "rectangles": [[0, 0, 2, 1], [3, 0, 9, 9]] }"#, false),
    (#"{ "paths": ["M2 0H3V1H2Z"] }"#, true), (#"{ "paths": ["M0 0H2V1H0Z"] }"#, false),
    (#"{ "pictures": ["map.mask.png"] }"#, true),
  ])
  func `What is masked does not count`(mask: String, isPassed: Bool) throws {
    try sidecar(mask)
    #expect(suite.run().verify(png: actual, "Suite/map").isPassed == isPassed)
  }

  @Test func `What was masked is set aside too`() throws {
    try sidecar(#"{ "rectangles": [[3, 0, 9, 9]] }"#)
    let first = PixelMask(rectangles: [PixelRectangle(x: 0, y: 0, width: 1, height: 1)])
    let pending = try #require(suite.run().verify(png: actual, "Suite/map", mask: first).pending)
    let file = try #require(suite.folder.bytes("Goldens/.pending/Suite/map.png/mask.png"))
    #expect(pending.maskPath == suite.folder.path("Goldens/.pending/Suite/map.png/mask.png"))
    #expect(pending.isMask(file))
    #expect(!pending.isMask(actual))
    #expect(
      try RGBAImage(png: file).samples == [0, 0, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255])
    #expect(try GoldenFacts(json: pending.facts.json, file: "facts.json") == pending.facts)
    let unmasked = try #require(suite.run().verify(png: actual, "Other/map").pending)
    #expect(unmasked.maskPath == nil)
  }

  @Test func `The tests mask counts beside the sidecars`() throws {
    let both = PNGFile(width: 4, height: 1, kind: .gray, rows: [[9, 2, 90, 4]]).bytes
    try sidecar(#"{ "rectangles": [[2, 0, 1, 1]] }"#)
    let mask = PixelMask(rectangles: [PixelRectangle(x: 0, y: 0, width: 1, height: 1)])
    #expect(suite.run().verify(png: both, "Suite/map", mask: mask).isPassed)
    #expect(!suite.run().verify(png: both, "Suite/map").isPassed)
  }

  @Test func `A mask that covers nothing is remarked on`() throws {
    try sidecar(#"{ "rectangles": [[40, 0, 1, 1]] }"#)
    #expect(suite.run().verify(png: actual, "Suite/map").notes == ["the mask covers no pixel of the picture"])
  }

  @Test func `A picture of a mask is no golden and its lack is an error`() throws {
    try sidecar(#"{ "pictures": ["map.mask.png"] }"#)
    #expect(try suite.goldens.files().map(\.path) == ["Suite/map.png"])
    #expect(try suite.goldens.problems(on: CalendarDay(secondsSince1970: 0)).isEmpty)
    #expect(GoldenName("Suite/map.mask") == nil)
    try suite.folder.remove("Goldens/Suite/map.mask.png")
    guard case .failed(.file(let path, _)) = suite.run().verify(png: actual, "Suite/map").result else {
      Issue.record("a mask that is missing was ignored")
      return
    }
    #expect(path == suite.goldens.path + "/Suite/map.mask.png")
  }

  @Test(arguments: [
    (#"{ "rectangles": [[2, 0, 1]] }"#, "x, y, width and height"), (#"{ "rectangles": [[2, 0, 0, 1]] }"#, "above 0"),
    (#"{ "paths": ["M0 0L"] }"#, "mask.paths[0]"), (#"{ "pictures": ["../map.mask.png"] }"#, "beside this one"),
    (#"{ "rectangle": [] }"#, "did you mean \"rectangles\""),
  ])
  func `Faults are named`(mask: String, words: String) throws {
    try sidecar(mask)
    guard case .failed(let error) = suite.run().verify(png: actual, "Suite/map").result else {
      Issue.record("the mask was taken")
      return
    }
    #expect(error.description.contains(words), "\(error)")
  }
}
