import GoldenImages
import ImageFiles
import TestSupport
import Testing

@Suite struct GoldenNameTests {
  @Test(arguments: ["SeatMaps/theatre-cinema-light", "shapes/seat_2-x86.1"])
  func readsWhatIsWritten(text: String) throws {
    #expect(try #require(GoldenName(text)).description == text)
  }

  @Test(arguments: [
    "", "theatre", "/theatre", "SeatMaps/", "a/b/c", "../secret", "SeatMaps/..", "SeatMaps/.hidden", "SeatMaps/Theatre",
    "SeatMaps/two words", "SeatMaps/théâtre", "SeatMaps/" + String(repeating: "a", count: 81),
  ])
  func refusesWhatIsNoFileNameEverywhere(text: String) { #expect(GoldenName(text) == nil) }
}

@Suite struct GoldenStoreTests {
  private let folder: TemporaryFolder
  private let name: GoldenName
  private let gray = PNGFile(width: 2, height: 2, kind: .gray, rows: [[1, 2], [3, 4]]).bytes
  private let other = PNGFile(width: 2, height: 2, kind: .gray, rows: [[1, 2], [3, 5]]).bytes
  private let golden = "Goldens/Suite/name.png"
  private let actual = "out/Suite/name.actual.png"
  private let difference = "out/Suite/name.diff.png"

  init() throws {
    folder = try TemporaryFolder()
    name = try #require(GoldenName("Suite/name"))
  }

  @Test func theSamePixelsPassHoweverTheyAreWritten() throws {
    try folder.file(golden, gray)
    let rgba = PNGFile.plain(
      width: 2, height: 2, samples: [1, 1, 1, 255, 2, 2, 2, 255, 3, 3, 3, 255, 4, 4, 4, 255])
    #expect(folder.store().verify(png: rgba.bytes, name).isPassed)
    #expect(folder.bytes(actual) == nil)
  }

  @Test func aDifferenceFailsAndLeavesThePictures() throws {
    try folder.file(golden, gray)
    let verdict = folder.store().verify(png: other, name)
    guard case .differs(let comparison, .exact, let goldenPath, let actualPath, let differencePath) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(comparison.differingPixels == 1)
    #expect(comparison.bounds == PixelBounds(columns: 1...1, rows: 1...1))
    for path in [goldenPath, actualPath, differencePath] { #expect(verdict.description.contains(path)) }
    #expect(actualPath == "\(folder.path)/\(actual)")
    #expect(folder.bytes(actual) == other)
    let left = try RGBAImage(png: try #require(folder.bytes(difference)))
    #expect(left == RGBAImage.difference(expected: try RGBAImage(png: gray), actual: try RGBAImage(png: other)))
    #expect(folder.bytes(golden) == gray)
  }

  @Test func aToleranceLetsSmallDifferencesPass() throws {
    try folder.file(golden, gray)
    #expect(folder.store().verify(png: other, name, tolerance: .near).isPassed)
  }

  @Test func passingRemovesThePicturesOfAnEarlierFailure() throws {
    try folder.file(golden, gray)
    _ = folder.store().verify(png: other, name)
    #expect(folder.bytes(actual) != nil)
    #expect(folder.store().verify(png: gray, name).isPassed)
    #expect(folder.bytes(actual) == nil)
    #expect(folder.bytes(difference) == nil)
  }

  @Test func aMissingGoldenFailsAndIsNotWritten() {
    let verdict = folder.store().verify(png: gray, name)
    #expect(verdict == .missing(golden: "\(folder.path)/\(golden)", actual: "\(folder.path)/\(actual)"))
    #expect(folder.bytes(golden) == nil)
    #expect(folder.bytes(actual) == gray)
  }

  @Test func recordingWritesTheVeryBytesAndFailsAllTheSame() throws {
    #expect(folder.store(.record).verify(png: gray, name) == .recorded(golden: "\(folder.path)/\(golden)"))
    #expect(folder.bytes(golden) == gray)
    #expect(folder.store(.record).verify(png: other, name) == .recorded(golden: "\(folder.path)/\(golden)"))
    #expect(folder.bytes(golden) == other)
    #expect(folder.store().verify(png: other, name).isPassed)
  }

  @Test func recordingLeavesWhatPassesAlone() throws {
    try folder.file(golden, gray)
    #expect(folder.store(.record).verify(png: other, name, tolerance: .near).isPassed)
    #expect(folder.bytes(golden) == gray)
  }

  @Test(arguments: [GoldenMode.verify, .record])
  func continuousIntegrationNeverWritesAGolden(mode: GoldenMode) throws {
    let store = folder.store(mode, isContinuousIntegration: true)
    guard case .missing = store.verify(png: gray, name) else {
      Issue.record("a missing golden did not fail")
      return
    }
    #expect(folder.bytes(golden) == nil)
    try folder.file(golden, gray)
    #expect(!store.verify(png: other, name).isPassed)
    #expect(folder.bytes(golden) == gray)
  }

  @Test func whatCannotBeReadFailsAndNeverBecomesAGolden() throws {
    #expect(folder.store(.record).verify(png: [1, 2, 3], name) == .unreadableActual(.notAPicture))
    #expect(folder.bytes(golden) == nil)
    let pointer = Array("version https://git-lfs.github.com/spec/v1\n".utf8)
    try folder.file(golden, pointer)
    #expect(
      folder.store().verify(png: gray, name)
        == .unreadableGolden(path: "\(folder.path)/\(golden)", .gitLFSPointer))
    #expect(folder.bytes(golden) == pointer)
  }

  @Test func aFileThatCannotBeWrittenIsNamed() throws {
    // A file stands where the output folder would have to be.
    try folder.file("out", [])
    guard case .fileFailure(let path, let reason) = folder.store().verify(png: gray, name) else {
      Issue.record("writing into a file succeeded")
      return
    }
    #expect(path == "\(folder.path)/\(actual)")
    #expect(!reason.isEmpty)
  }
}

extension TemporaryFolder {
  /// A store of goldens in this folder.
  fileprivate func store(_ mode: GoldenMode = .verify, isContinuousIntegration: Bool = false) -> GoldenStore {
    GoldenStore(
      folder: path("Goldens"), outputFolder: path("out"), mode: mode, isContinuousIntegration: isContinuousIntegration)
  }
}
