import GoldenImages
import TestSupport
import Testing

/// Two platforms on one folder: linux-x86_64 is the canonical one, macos-arm64 is another.
@Suite struct PlatformVariantTests {
  private let canonical = PNGFile(width: 1, height: 2, kind: .gray, rows: [[100], [9]]).bytes
  private let nearly = PNGFile(width: 1, height: 2, kind: .gray, rows: [[102], [9]]).bytes
  private let other = PNGFile(width: 1, height: 2, kind: .gray, rows: [[110], [9]]).bytes
  private let suite: GoldenSuite

  init() throws {
    suite = try GoldenSuite()
    try suite.folder.file(
      "Goldens/goldens.json", #"{ "format": "seatmap-goldens/1", "canonicalPlatform": "linux-x86_64" }"#)
  }

  @Test func `Another platform may be near and the canonical one must be exact`() throws {
    try suite.folder.file("Goldens/Suite/name.png", canonical)
    #expect(suite.run(platform: "macos-arm64").verify(png: nearly, "Suite/name").isPassed)
    #expect(suite.run(platform: "linux-x86_64").verify(png: nearly, "Suite/name").result == .differs)
    #expect(suite.run(platform: "macos-arm64").verify(png: other, "Suite/name").result == .differs)
  }

  @Test func `A variant counts before the systems and that before the canonical file`() throws {
    try suite.folder.file("Goldens/Suite/name.png", canonical)
    try suite.folder.file("Goldens/Suite/name@macos.png", nearly)
    try suite.folder.file("Goldens/Suite/name@macos-arm64.png", other)
    func compared(_ platform: String) -> String? {
      suite.run(.verify, platform: platform).verify(png: canonical, "Suite/name").comparedWith?.path
    }
    #expect(compared("macos-arm64") == "Suite/name@macos-arm64.png")
    #expect(compared("macos-x86_64") == "Suite/name@macos.png")
    #expect(compared("linux-arm64") == "Suite/name.png")
  }

  @Test func `A variant is held exactly on its own platform`() throws {
    try suite.folder.file("Goldens/Suite/name@macos-arm64.png", canonical)
    #expect(suite.run(platform: "macos-arm64").verify(png: nearly, "Suite/name").result == .differs)
  }

  @Test func `Another platform records and approves variants`() throws {
    try suite.folder.file("Goldens/Suite/name.png", canonical)
    let run = suite.run(.record, platform: "macos-arm64")
    #expect(run.verify(png: other, "Suite/name").result == .recorded)
    #expect(suite.folder.bytes("Goldens/Suite/name@macos-arm64.png") == other)
    #expect(suite.folder.bytes("Goldens/Suite/name.png") == canonical)

    let pending = try #require(suite.run(platform: "linux-arm64").verify(png: other, "Suite/name").pending)
    #expect(pending.variant == Platform("linux-arm64"))
    #expect(suite.goldens.approve([pending]).map(\.action) == [.approved])
    #expect(suite.folder.bytes("Goldens/Suite/name@linux-arm64.png") == other)
    #expect(suite.folder.bytes("Goldens/Suite/name.png") == canonical)
  }

  @Test func `A variant that is its fallback again is removed`() throws {
    try suite.folder.file("Goldens/Suite/name.png", canonical)
    try suite.folder.file("Goldens/Suite/name@macos-arm64.png", other)
    // Written otherwise, but the same picture.
    let same = PNGFile(width: 1, height: 2, kind: .rgb, rows: [[100, 100, 100], [9, 9, 9]]).bytes
    let pending = try #require(suite.run(platform: "macos-arm64").verify(png: same, "Suite/name").pending)
    #expect(suite.goldens.approve([pending]).map(\.action) == [.variantRemoved])
    #expect(try suite.goldens.files().map(\.path) == ["Suite/name.png"])
    #expect(suite.run(platform: "macos-arm64").verify(png: same, "Suite/name").isPassed)
  }

  @Test func `Approving the canonical file removes variants that are the same`() throws {
    try suite.folder.file("Goldens/Suite/name.png", canonical)
    try suite.folder.file("Goldens/Suite/name@macos-arm64.png", other)
    try suite.folder.file("Goldens/Suite/name@windows-x86_64.png", nearly)
    let pending = try #require(suite.run(platform: "linux-x86_64").verify(png: other, "Suite/name").pending)
    #expect(suite.goldens.approve([pending]).map(\.action) == [.approved])
    #expect(try suite.goldens.files().map(\.path) == ["Suite/name.png", "Suite/name@windows-x86_64.png"])
  }

  @Test func `A variant that keeps the systems one from counting stays`() throws {
    try suite.folder.file("Goldens/Suite/name.png", canonical)
    try suite.folder.file("Goldens/Suite/name@macos.png", nearly)
    try suite.folder.file("Goldens/Suite/name@macos-arm64.png", other)
    let pending = try #require(suite.run(platform: "linux-x86_64").verify(png: other, "Suite/name").pending)
    #expect(suite.goldens.approve([pending]).map(\.action) == [.approved])
    // The canonical picture is that of macos-arm64 now, which without its variant would get that of all of macOS.
    #expect(suite.folder.bytes("Goldens/Suite/name@macos-arm64.png") == other)
    #expect(suite.run(platform: "macos-arm64").verify(png: other, "Suite/name").isPassed)
  }

  @Test func `Without a canonical platform a variant that is there is written to`() throws {
    try suite.folder.file("Goldens/goldens.json", #"{ "format": "seatmap-goldens/1" }"#)
    try suite.folder.file("Goldens/Suite/name.png", canonical)
    try suite.folder.file("Goldens/Suite/name@macos.png", nearly)
    let run = suite.run(.record, platform: "macos-arm64")
    #expect(run.verify(png: other, "Suite/name").result == .recorded)
    #expect(suite.folder.bytes("Goldens/Suite/name@macos.png") == other)
    #expect(suite.run(platform: "macos-arm64").verify(png: other, "Suite/name").isPassed)
  }
}
