import GoldenImages
import Support
import TestSupport
import Testing

@Suite struct TighteningTests {
  private let suite: GoldenSuite

  init() throws {
    suite = try GoldenSuite()
    try suite.folder.file("Goldens/Suite/map.png", picture(off: 0))
  }

  /// Three pixels in a row, of which one is off by some steps.
  private func picture(off: UInt8) -> [UInt8] {
    PNGFile(width: 3, height: 1, kind: .gray, rows: [[100, 100 + off, 100]]).bytes
  }

  private func sidecar(_ tolerance: String, _ more: String = "") throws {
    try suite.folder.file(
      "Goldens/Suite/map.json",
      #"{ "format": "seatmap-golden-sidecar/1", "tolerance": \#(tolerance), "reason": "fonts"\#(more) }"#)
  }

  private func look(_ offs: UInt8..., platform: String = "linux-x86_64") throws {
    for (number, off) in offs.enumerated() {
      let run = suite.run(.verify, platform: platform, start: number, process: platform.utf8.count)
      _ = run.verify(png: picture(off: off), "Suite/map")
      try run.finish(exitStatus: 0)
    }
  }

  @Test(
    arguments: [
      (#"{ "near": 9 }"#, [3, 5], "near:5"), (#"{ "near": 5 }"#, [3, 5], nil), (#"{ "near": 9 }"#, [0, 0], "exact"),
      (#"{ "near": 4 }"#, [5], nil),
      (
        #"{ "fuzzy": { "delta": [0, 9], "pixels": [0, 40], "largestCluster": [0, 40] } }"#, [5, 0],
        "fuzzy:delta=0-5,pixels=0-1,cluster=0-1"
      ),
      (
        #"{ "fuzzy": { "delta": [4, 9], "pixels": [1, 1], "largestCluster": [1, 1] } }"#, [3],
        "fuzzy:delta=3-3,pixels=1-1,cluster=1-1"
      ),
      (#"{ "fuzzy": { "delta": [0, 4] } }"#, [5], nil),
      (#"{ "pixelmatch": { "version": "7" } }"#, [1], nil), (#"{ "pixelmatch": { "version": "7" } }"#, [0], "exact"),
      (#""antialiasing""#, [1], nil),
    ] as [(String, [UInt8], String?)])
  func `A tolerance may be what was seen`(tolerance: String, offs: [UInt8], narrowed: String?) throws {
    try sidecar(tolerance)
    for (number, off) in offs.enumerated() {
      _ = suite.run(.verify, start: number).verify(png: picture(off: off), "Suite/map")
    }
    #expect(try suite.goldens.tightenings().map(\.narrowed.description) == [narrowed].compactMap(\.self))
  }

  @Test func `It is written into the sidecar and the rest stays`() throws {
    try sidecar(#"{ "near": 9 }"#, #", "expires": "2027-03-31""#)
    try look(4, 2)
    try look(1, platform: "macos-arm64")
    let tightenings = try suite.goldens.tightenings()
    #expect(tightenings.map(\.observations) == [3])
    #expect(tightenings.first?.platforms.map(\.description) == ["linux-x86_64", "macos-arm64"])
    #expect(try suite.goldens.tighten(tightenings) == tightenings)
    let written = try #require(try suite.goldens.sidecar(of: tightenings[0].name))
    #expect(
      written
        == GoldenSidecar(tolerance: .near(largestDelta: 4), reason: "fonts", expires: CalendarDay("2027-03-31")))
    #expect(try suite.goldens.tightenings().isEmpty)
  }

  @Test func `A tolerance that is not needed goes and a sidecar with nothing else in it too`() throws {
    try sidecar(#""near""#)
    try look(0)
    _ = try suite.goldens.tighten(try suite.goldens.tightenings())
    #expect(suite.folder.bytes("Goldens/Suite/map.json") == nil)
    try sidecar(#""near""#, #", "mask": { "rectangles": [[2, 0, 1, 1]] }"#)
    _ = try suite.goldens.tighten(try suite.goldens.tightenings())
    let name = try #require(GoldenName("Suite/map"))
    let written = try #require(try suite.goldens.sidecar(of: name))
    #expect(written.tolerance == nil)
    #expect(written.mask == GoldenMask(rectangles: [PixelRectangle(x: 2, y: 0, width: 1, height: 1)]))
  }

  @Test func `What was seen of another golden does not count`() throws {
    try sidecar(#""near""#)
    try look(0)
    try suite.folder.file("Goldens/Suite/map.png", picture(off: 1))
    #expect(try suite.goldens.tightenings().isEmpty)
  }

  @Test func `A sidecar that changed meanwhile is left`() throws {
    try sidecar(#"{ "near": 9 }"#)
    try look(3)
    let tightenings = try suite.goldens.tightenings()
    try sidecar(#"{ "near": 8 }"#)
    #expect(try suite.goldens.tighten(tightenings).isEmpty)
  }
}
