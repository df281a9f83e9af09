import GoldenImages
import TestSupport
import Testing

/// The expectation that other tests use records an issue when, and only when, the picture is not its golden.
@Suite struct ExpectGoldenImageTests {
  private let png = PNGFile(width: 1, height: 1, kind: .gray, rows: [[200]]).bytes

  /// A store in a folder of its own, with one golden in it.
  private func withStore(golden: [UInt8], _ body: (GoldenStore) throws -> Void) throws {
    let folder = try TemporaryFolder()
    try folder.file("Suite/name.png", golden)
    try body(
      GoldenStore(
        folder: folder.path, outputFolder: folder.path("out"), mode: .verify, isContinuousIntegration: true))
  }

  @Test func theGoldenItselfPasses() throws {
    try withStore(golden: png) { expectGoldenImage(png, "Suite/name", in: $0) }
  }

  @Test func aDifferenceIsAnIssueAtTheCallersPlaceThatSaysWhatAndWhere() throws {
    let other = PNGFile(width: 1, height: 1, kind: .gray, rows: [[190]]).bytes
    try withStore(golden: other) { store in
      let place = #_sourceLocation
      withKnownIssue {
        expectGoldenImage(png, "Suite/name", in: store, sourceLocation: place)
      } matching: { issue in
        let text = issue.comments.map(\.rawValue).joined()
        return issue.sourceLocation == place && text.contains("1 pixel differs")
          && text.contains("by at most 10 of 255") && text.contains("\(store.outputFolder)/Suite/name.diff.png")
      }
    }
  }

  @Test(arguments: ["Suite/other", "no-suite", "../Suite/name"])
  func whatIsNotThereIsAnIssue(name: String) throws {
    try withStore(golden: png) { store in
      withKnownIssue { expectGoldenImage(png, name, in: store) }
    }
  }
}
