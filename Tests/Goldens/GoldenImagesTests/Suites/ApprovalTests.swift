import GoldenImages
import ImageFiles
import TestSupport
import Testing

@Suite struct ApprovalTests {
  private let golden = PNGFile(width: 2, height: 2, kind: .gray, rows: [[1, 2], [3, 4]]).bytes
  private let other = PNGFile(width: 2, height: 2, kind: .gray, rows: [[1, 2], [3, 50]]).bytes
  private let third = PNGFile(width: 2, height: 2, kind: .gray, rows: [[9, 2], [3, 50]]).bytes
  private let suite: GoldenSuite

  init() throws { suite = try GoldenSuite() }

  private func setAside(_ png: [UInt8], _ name: String = "Suite/name") throws -> PendingGolden {
    try #require(suite.run().verify(png: png, name).pending)
  }

  @Test func `The actual becomes the golden without another run`() throws {
    try suite.folder.file("Goldens/Suite/name.png", golden)
    let pending = try setAside(other)
    #expect(suite.goldens.approve([pending]) == [GoldenSettlement(.approved, pending.file)])
    let written = try #require(suite.folder.bytes("Goldens/Suite/name.png"))
    #expect(try RGBAImage(png: written) == RGBAImage(png: other))
    #expect(written.count <= other.count)
    #expect(try suite.goldens.pending().isEmpty)
    #expect(try TemporaryFolder.names(in: suite.goldens.path + "/Suite") == ["name.png"])
  }

  @Test func `Rejecting throws the actual away and leaves the golden`() throws {
    try suite.folder.file("Goldens/Suite/name.png", golden)
    let pending = try setAside(other)
    #expect(suite.goldens.reject([pending]).map(\.action) == [.rejected])
    #expect(suite.folder.bytes("Goldens/Suite/name.png") == golden)
    #expect(try suite.goldens.pending().isEmpty)
    #expect(suite.goldens.reject([pending]).map(\.action) == [.refused(.notPending)])
  }

  @Test func `A golden that changed meanwhile is not overwritten`() throws {
    try suite.folder.file("Goldens/Suite/name.png", golden)
    let pending = try setAside(other)
    #expect(try !suite.goldens.isStale(pending))
    try suite.folder.file("Goldens/Suite/name.png", third)
    #expect(try suite.goldens.isStale(pending))
    #expect(suite.goldens.approve([pending]).map(\.action) == [.refused(.stale)])
    #expect(suite.folder.bytes("Goldens/Suite/name.png") == third)
  }

  @Test func `A golden that was not fetched is not replaced`() throws {
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0a\nsize 12\n"
    try suite.folder.file("Goldens/Suite/name.png", Array(pointer.utf8))
    let pending = try setAside(other)
    #expect(suite.goldens.approve([pending]).map(\.action) == [.refused(.gitLFSPointer)])
    #expect(suite.goldens.approve([pending], allowsBlank: true).map(\.action) == [.refused(.gitLFSPointer)])
    #expect(suite.folder.bytes("Goldens/Suite/name.png") == Array(pointer.utf8))
  }

  @Test func `A golden that came or went meanwhile is stale too`() throws {
    let missing = try setAside(other)
    try suite.folder.file("Goldens/Suite/name.png", golden)
    #expect(suite.goldens.approve([missing]).map(\.action) == [.refused(.stale)])
    let different = try setAside(other)
    try suite.folder.remove("Goldens/Suite/name.png")
    #expect(suite.goldens.approve([different]).map(\.action) == [.refused(.stale)])
  }

  @Test(arguments: [
    PNGFile(width: 2, height: 1, kind: .gray, rows: [[7, 7]]),
    PNGFile(width: 2, height: 1, kind: .rgba, rows: [[1, 2, 3, 0, 4, 5, 6, 0]]),
  ])
  func `A blank picture is refused unless allowed`(picture: PNGFile) throws {
    let pending = try setAside(picture.bytes)
    #expect(pending.facts.isBlank)
    #expect(suite.goldens.approve([pending]).map(\.action) == [.refused(.blank)])
    #expect(suite.folder.bytes("Goldens/Suite/name.png") == nil)
    #expect(suite.goldens.approve([pending], allowsBlank: true).map(\.action) == [.approved])
    #expect(suite.folder.bytes("Goldens/Suite/name.png") != nil)
  }

  @Test func `An empty text is blank`() throws {
    let pending = try #require(suite.run().verify(text: " \n", "Suite/name").pending)
    #expect(suite.goldens.approve([pending]).map(\.action) == [.refused(.blank)])
  }

  @Test func `What was set aside anew is looked at anew`() throws {
    let first = try setAside(other)
    _ = try setAside(third)
    #expect(suite.goldens.approve([first]).map(\.action) == [.refused(.changedMeanwhile)])
    #expect(suite.goldens.reject([first]).map(\.action) == [.refused(.changedMeanwhile)])
  }

  @Test func `Facts that name another file than was compared do not replace it`() throws {
    try suite.folder.file("Goldens/Suite/name.png", golden)
    try suite.folder.file("Goldens/Suite/name@macos-arm64.png", third)
    let facts = String(decoding: try setAside(other).facts.json, as: UTF8.self)
    let moved = facts.replacing(#""file": "Suite/name.png""#, with: #""file": "Suite/name@macos-arm64.png""#)
    try suite.folder.file("Goldens/.pending/Suite/name@macos-arm64.png/facts.json", moved)
    try suite.folder.file("Goldens/.pending/Suite/name@macos-arm64.png/actual.png", other)
    let forged = try #require(try suite.goldens.pending().last)
    #expect(forged.file.path == "Suite/name@macos-arm64.png")
    #expect(suite.goldens.approve([forged]).map(\.action) == [.refused(.stale)])
    #expect(suite.folder.bytes("Goldens/Suite/name@macos-arm64.png") == third)
  }

  @Test func `Rejecting a link leaves what it leads to`() throws {
    let pending = try setAside(other)
    for name in ["actual.png", "facts.json"] {
      try suite.folder.file(
        "elsewhere/\(name)", try #require(suite.folder.bytes("Goldens/.pending/Suite/name.png/\(name)")))
    }
    try suite.folder.file("elsewhere/diary.txt", "dear diary")
    try suite.folder.remove("Goldens/.pending/Suite/name.png")
    try suite.folder.link("Goldens/.pending/Suite/name.png", to: suite.folder.path("elsewhere"))
    _ = suite.goldens.reject([pending])
    #expect(suite.folder.text("elsewhere/diary.txt") == "dear diary")
    #expect(suite.folder.bytes("elsewhere/actual.png") == other)
  }

  @Test func `Damaged files never become goldens`() throws {
    let pending = try setAside(other)
    try suite.folder.file("Goldens/.pending/Suite/name.png/actual.png", third)
    guard case .refused(.damaged) = try #require(suite.goldens.approve([pending]).first).action else {
      Issue.record("a file other than what was set aside was approved")
      return
    }
    try suite.folder.remove("Goldens/.pending/Suite/name.png/actual.png")
    guard case .refused(.damaged) = try #require(suite.goldens.approve([pending]).first).action else {
      Issue.record("no file at all was approved")
      return
    }
    #expect(suite.folder.bytes("Goldens/Suite/name.png") == nil)
  }

  @Test func `One that fails does not stop the others`() throws {
    let pending = try ["Suite/a", "Suite/b", "Suite/c"].map { try setAside(other, $0) }
    try suite.folder.file("Goldens/Suite/b.png", golden)
    #expect(suite.goldens.approve(pending).map(\.action) == [.approved, .refused(.stale), .approved])
    #expect(suite.folder.bytes("Goldens/Suite/c.png") != nil)
  }

  @Test func `Patterns choose and what names nothing is told`() throws {
    for name in ["SeatMaps/theatre", "SeatMaps/hall", "Shapes/theatre"] { _ = try setAside(other, name) }
    let selection = try suite.goldens.pending(
      ["SeatMaps/t*", "SeatMaps/theatre", "SeatMaps/theater"].map(GoldenPattern.init))
    #expect(selection.goldens.map(\.file.path) == ["SeatMaps/theatre.png"])
    #expect(selection.unknown.map(\.pattern.text) == ["SeatMaps/theater"])
    #expect(selection.unknown.map(\.suggestion) == ["SeatMaps/theatre"])
  }

  @Test func `What could not be read before is replaced`() throws {
    try suite.folder.file("Goldens/Suite/name.png", "no picture")
    let pending = try setAside(other)
    #expect(suite.goldens.approve([pending]).map(\.action) == [.approved])
  }

  @Test func `What another machine left is approved here`() throws {
    try suite.folder.file("Goldens/Suite/name.png", golden)
    _ = suite.run(isContinuousIntegration: true, artifacts: "out").verify(png: other, "Suite/name")
    let left = GoldenFolder(suite.goldens.path, artifacts: suite.folder.path("out"))
    #expect(left.approve(try left.pending()).map(\.action) == [.approved])
    #expect(suite.run().verify(png: other, "Suite/name").isPassed)
    #expect(try left.pending().isEmpty)
  }

  @Test func `Half of an entry is none`() throws {
    _ = try setAside(other)
    try suite.folder.remove("Goldens/.pending/Suite/name.png/facts.json")
    #expect(try suite.goldens.pending().isEmpty)
    #expect(suite.goldens.approve([]).isEmpty)
    // The next run writes over it.
    let again = try setAside(other)
    #expect(suite.goldens.approve([again]).map(\.action) == [.approved])
  }
}

@Suite struct DifferenceGroupTests {
  private let suite: GoldenSuite

  init() throws { suite = try GoldenSuite() }

  /// A grey picture with a block of another colour in it.
  private func picture(width: Int = 12, at x: Int, _ y: Int, block: UInt8) -> RGBAImage {
    var samples = [UInt8](repeating: 200, count: width * 10 * 4)
    for row in y..<y + 3 {
      for column in x..<x + 2 { samples[(row * width + column) * 4] = block }
    }
    return RGBAImage(width: width, height: 10, samples: samples)
  }

  private func group(from old: RGBAImage, to new: RGBAImage, _ name: String) throws -> String {
    let run = suite.run(.record)
    _ = run.verify(old, name)
    return try #require(suite.run().verify(new, name).pending?.group)
  }

  @Test func `The same change is one group wherever it is`() throws {
    let first = try group(from: picture(at: 1, 1, block: 10), to: picture(at: 1, 1, block: 20), "a/first")
    let moved = try group(from: picture(at: 7, 5, block: 10), to: picture(at: 7, 5, block: 20), "a/moved")
    let wider = try group(
      from: picture(width: 30, at: 20, 2, block: 10), to: picture(width: 30, at: 20, 2, block: 20), "a/wider")
    let another = try group(from: picture(at: 1, 1, block: 10), to: picture(at: 1, 1, block: 21), "a/another")
    #expect(first == moved)
    #expect(first == wider)
    #expect(first != another)
    #expect(
      try suite.goldens.pending([GoldenPattern("group:\(first)")]).goldens.map(\.name.name) == [
        "first", "moved", "wider",
      ])
  }

  @Test func `Pictures that grew are one group only where the same came to them`() throws {
    let old = picture(at: 1, 1, block: 10)
    func grown(by row: [UInt8]) -> RGBAImage {
      RGBAImage(width: 12, height: 11, samples: old.samples + (0..<12).flatMap { _ in row })
    }
    let first = try group(from: old, to: grown(by: [255, 0, 0, 255]), "a/first")
    let same = try group(from: old, to: grown(by: [255, 0, 0, 255]), "a/same")
    let another = try group(from: old, to: grown(by: [255, 0, 1, 255]), "a/another")
    #expect(first == same)
    #expect(first != another)
    let shrunk = try group(from: grown(by: [255, 0, 0, 255]), to: old, "a/shrunk")
    let shrunkOtherwise = try group(from: grown(by: [255, 0, 1, 255]), to: old, "a/shrunk-otherwise")
    #expect(shrunk != shrunkOtherwise)
  }

  @Test func `Texts with the same lines gone and come are one group`() throws {
    try suite.folder.file("Goldens/a/one.txt", "x\nold\ny\n")
    try suite.folder.file("Goldens/a/two.txt", "old\n")
    let run = suite.run()
    let one = run.verify(text: "x\nnew\ny\n", "a/one").pending?.group
    #expect(one != nil)
    #expect(run.verify(text: "new\n", "a/two").pending?.group == one)
    #expect(run.verify(text: "newer\n", "a/two").pending?.group != one)
  }
}
