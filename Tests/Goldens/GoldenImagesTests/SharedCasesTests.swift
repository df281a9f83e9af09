import FoundationEssentials
import GoldenImages
import ImageFiles
import TestSupport
import Testing

/// Pairs of pictures that image comparers are known to get wrong, with the right verdict for each.
///
/// They lie beside the package, not in it; where they are absent these tests are skipped.
@Suite(.enabled(if: SharedCases.areThere, "there is no folder ../shared/golden-cases beside the package"))
struct SharedCasesTests {
  @Test func `There are cases`() { #expect(!SharedCases.all.isEmpty) }

  @Test(arguments: SharedCases.all)
  func `The verdict is right`(sharedCase: SharedCase) throws {
    guard sharedCase.verdict != "error" else {
      #expect(throws: ImageFileError.self) { try sharedCase.image("b") }
      return
    }
    let verdict = try sharedCase.verdict(.exact)
    let comparison = verdict.comparison
    if let pixels = sharedCase.pixels { #expect(comparison.differingPixels == pixels) }
    if let maxDelta = sharedCase.maxDelta { #expect(comparison.largestDelta == maxDelta) }
    if let largestCluster = sharedCase.largestCluster { #expect(comparison.clusters.first?.pixels == largestCluster) }
    switch sharedCase.verdict {
    case "same":
      for tolerance in SharedCases.tolerances { #expect(try sharedCase.verdict(tolerance).isPassed) }
      #expect(comparison.differingPixels == 0)
    case "near":
      #expect(!verdict.isPassed)
      #expect(try sharedCase.verdict(.near(largestDelta: 1)).isPassed)
    case "metadata":
      #expect(
        verdict.reasons == [
          .colorSpace(expected: comparison.expectedColorSpace, actual: comparison.actualColorSpace)
        ])
      for tolerance in SharedCases.tolerances { #expect(try !sharedCase.verdict(tolerance).isPassed) }
      #expect(try sharedCase.verdict(.exact, options: ComparisonOptions(ignoresColorSpace: true)).isPassed)
    case "size":
      for tolerance in SharedCases.tolerances { #expect(try !sharedCase.verdict(tolerance).isPassed) }
      #expect(comparison.unmatchedPixels == sharedCase.missing)
      #expect(comparison.bestOffset?.columns == 0)
      #expect(comparison.bestOffset?.rows == 0)
    case "differ":
      #expect(!verdict.isPassed)
      #expect(try !sharedCase.verdict(.near).isPassed)
      #expect(try !sharedCase.verdict(.antialiasing).isPassed)
    case "differ-exact":
      #expect(!verdict.isPassed)
    default:
      Issue.record("the verdict \(sharedCase.verdict) is not known")
    }
  }

  @Test(arguments: [
    ("26-bad-idat-crc", ImageFileError.checksumMismatch(chunk: "IDAT")),
    ("29-lfs-pointer", .gitLFSPointer), ("30-empty-file", .empty),
    (
      "31-bomb-header",
      .tooLarge(width: 60_000, height: 60_000, maximumPixels: ImageLimits.standard.pixels)
    ),
  ])
  func `The reason is named`(name: String, error: ImageFileError) throws {
    let sharedCase = try #require(SharedCases.all.first { $0.name == name })
    #expect(throws: error) { try sharedCase.image("b") }
  }
}

struct SharedCase: Decodable, Sendable, CustomTestStringConvertible {
  var name: String
  var verdict: String
  var pixels: Int?
  var maxDelta: Int?
  var missing: Int?
  var largestCluster: Int?

  var testDescription: String { name }

  func image(_ side: String) throws -> RGBAImage {
    try RGBAImage(png: RepositoryFiles.bytes("\(SharedCases.folder)/\(name).\(side).png"))
  }

  func verdict(_ tolerance: Tolerance, options: ComparisonOptions = ComparisonOptions()) throws -> ImageVerdict {
    ImageVerdict(expected: try image("a"), actual: try image("b"), tolerance: tolerance, options: options)
  }
}

enum SharedCases {
  /// Beside the repository.
  static let folder = "../shared/golden-cases"

  /// One of each kind.
  static let tolerances: [Tolerance] = [
    .exact, .near, .fuzzy(FuzzyBounds()), .antialiasing, .pixelmatch(PixelmatchOptions(.v7)),
  ]

  static let all: [SharedCase] = {
    guard let bytes = try? RepositoryFiles.bytes("\(folder)/cases.json") else { return [] }
    return (try? JSONDecoder().decode([SharedCase].self, from: Data(bytes))) ?? []
  }()

  static let areThere = RepositoryFiles.exists("\(folder)/cases.json")
}
