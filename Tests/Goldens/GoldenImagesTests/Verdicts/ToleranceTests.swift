import GoldenImages
import JSON
import Support
import Testing

@Suite struct ToleranceTests {
  static let written: [(String, Tolerance)] = [
    ("exact", .exact),
    ("near:2", .near),
    ("near:3", .near(largestDelta: 3)),
    ("fuzzy:delta=0-8,pixels=0-120,cluster=0-40", .fuzzy(.init(delta: 0...8, pixels: 0...120, largestCluster: 0...40))),
    ("fuzzy:pixels=10-", .fuzzy(.init(pixels: 10...Int.max))),
    ("fuzzy:delta=0-255", .fuzzy(.init())),
    ("fuzzy:delta=1-255,share=0.25", .fuzzy(.init(delta: 1...255, largestShare: 0.25))),
    ("antialiasing:32", .antialiasing),
    ("antialiasing:16", .antialiasing(largestStep: 16)),
    ("pixelmatch7:0.1", .pixelmatch(.init(.v7))),
    (
      "pixelmatch5:0.05,count-antialiasing,pixels=12",
      .pixelmatch(.init(.v5, threshold: 0.05, countsAntialiasing: true, allowedPixels: 12))
    ),
    ("pixelmatch-oklab:0.2,window=8", .pixelmatch(.init(.oklab, threshold: 0.2, windowSize: 8))),
  ]

  @Test(arguments: written)
  func `Reads what it writes`(text: String, tolerance: Tolerance) throws {
    #expect(tolerance.description == text)
    #expect(try Tolerance(text) == tolerance)
    var writer = JSONWriter(.compact)
    tolerance.write(to: &writer)
    #expect(try read(writer.bytes) == tolerance)
    #expect(try read(Array("\"\(text)\"".utf8)) == tolerance, "the text stands for the tolerance in files as well")
  }

  @Test func `Settings may be left out`() throws {
    #expect(try Tolerance("near") == .near)
    #expect(try Tolerance("antialiasing") == .antialiasing)
    #expect(try Tolerance("pixelmatch7") == .pixelmatch(.init(.v7, threshold: 0.1)))
    #expect(try Tolerance("pixelmatch7:pixels=3") == .pixelmatch(.init(.v7, threshold: 0.1, allowedPixels: 3)))
    #expect(try read(Array("3".utf8)) == .near(largestDelta: 3))
  }

  @Test(arguments: [
    ("exakt", "did you mean \"exact\"?"), ("exact:1", "takes no settings"), ("near:256", "from 0 to 255"),
    ("near:", "from 0 to 255"), ("near:-1", "from 0 to 255"), ("fuzzy", "needs bounds"),
    ("fuzzy:delta=8", "\"delta=0-8\""), ("fuzzy:delta=0-300", "up to 255"),
    ("fuzzy:pixels=9-3", "a lower and an upper"),
    ("fuzzy:pixel=0-3", "did you mean \"pixels\"?"), ("fuzzy:pixels=0-3,pixels=0-4", "stands twice"),
    ("fuzzy:share=2", "from 0 to 1"), ("fuzzy:share=nan", "from 0 to 1"),
    ("fuzzy:", "expected \"delta\", \"pixels\", \"cluster\" or \"share\", found \"\""),
    ("pixelmatch7:2", "from 0 to 1"), ("pixelmatch7:0.1,window=8", "pixelmatch-oklab"),
    ("pixelmatch7:0.1,pixels=-1", "from 0 on"), ("pixelmatch-oklab:window=0", "from 1 on"), ("", "exact"),
  ])
  func `Says what is wrong with a text`(text: String, words: String) {
    let error = #expect(throws: ToleranceError.self) { try Tolerance(text) }
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
  }

  @Test(arguments: [
    ("\"nera\"", "did you mean"), ("{}", "needs"), ("{\"near\": 1, \"fuzzy\": {}}", "one kind"),
    ("{\"near\": 300}", "from 0 to 255"), ("{\"fuzzy\": {\"delta\": [8, 0]}}", "[0, 8]"),
    ("{\"fuzzy\": {\"delta\": 8}}", "expected an array"), ("{\"pixelmatch\": {}}", "needs the key \"version\""),
    ("{\"pixelmatch\": {\"version\": \"7\", \"windowSize\": 8}}", "oklab"),
    ("{\"nearly\": 1}", "did you mean \"near\"?"),
    ("true", "expected a tolerance"),
  ])
  func `Says what is wrong in a file`(text: String, words: String) {
    let error = #expect(throws: DocumentError.self) { try read(Array(text.utf8)) }
    #expect(error?.reason.contains(words) == true, "\(error?.reason ?? "")")
  }

  @discardableResult
  private func read(_ bytes: [UInt8]) throws -> Tolerance {
    try JSONDocument(bytes: bytes).read { node throws(JSONFault) in try Tolerance(node) }
  }
}
