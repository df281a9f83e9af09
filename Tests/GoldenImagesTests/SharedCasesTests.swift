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
  @Test(arguments: SharedCases.all)
  func theVerdictIsRight(sharedCase: SharedCase) throws {
    switch sharedCase.verdict {
    case "error":
      #expect(throws: ImageFileError.self) { try sharedCase.image("b") }
    case "same":
      let comparison = try sharedCase.comparison()
      #expect(comparison.isWithin(.exact))
      #expect(comparison.differingPixels == 0)
    case "near":
      let comparison = try sharedCase.comparison()
      #expect(!comparison.isWithin(.exact))
      #expect(comparison.isWithin(Tolerance(largestDelta: 1)))
    case "metadata":
      let comparison = try sharedCase.comparison()
      #expect(!comparison.isWithin(.exact))
      #expect(comparison.differingPixels == 0)
      #expect(comparison.expectedColorSpace != comparison.actualColorSpace)
    case "size":
      let comparison = try sharedCase.comparison()
      #expect(!comparison.isWithin(.near))
      #expect(comparison.unmatchedPixels == sharedCase.missing)
    default:
      let comparison = try sharedCase.comparison()
      #expect(!comparison.isWithin(.exact))
      if let pixels = sharedCase.pixels { #expect(comparison.differingPixels == pixels) }
      if let maxDelta = sharedCase.maxDelta { #expect(comparison.largestDelta == maxDelta) }
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
  func theReasonIsNamed(name: String, error: ImageFileError) throws {
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

  var testDescription: String { name }

  func image(_ side: String) throws -> RGBAImage {
    try RGBAImage(png: RepositoryFiles.bytes("\(SharedCases.folder)/\(name).\(side).png"))
  }

  func comparison() throws -> ImageComparison {
    ImageComparison(expected: try image("a"), actual: try image("b"))
  }
}

enum SharedCases {
  /// Beside the repository.
  static let folder = "../shared/golden-cases"

  static let all: [SharedCase] = {
    guard let bytes = try? RepositoryFiles.bytes("\(folder)/cases.json") else { return [] }
    return (try? JSONDecoder().decode([SharedCase].self, from: Data(bytes))) ?? []
  }()

  static let areThere = RepositoryFiles.exists("\(folder)/cases.json")
}
