import Foundation
import SeatMapCommands
import TestSupport
import Testing

/// The pairs of pictures that comparers are known to get wrong, through the command.
///
/// They lie beside the package, not in it; where they are absent these tests are skipped.
@Suite(.enabled(if: DiffCase.areThere, "there is no folder ../shared/golden-cases beside the package"))
struct SharedDiffTests {
  @Test(arguments: DiffCase.all) func theAnswerIsRight(pair: DiffCase) throws {
    let folder = try TemporaryFolder()
    let exact = seatmap("diff", pair.path("a"), pair.path("b"), "--json", "-o", folder.path("difference.png"))
    guard pair.verdict != "error" else {
      #expect(exact.status == .badData)
      #expect(exact.bytes.isEmpty)
      #expect(exact.messages.hasPrefix("seatmap: \(pair.path("b")): ") || exact.messages.contains(pair.name))
      #expect(folder.names.isEmpty)
      return
    }
    #expect(exact.messages.isEmpty)
    #expect(folder.bytes("difference.png")?.isEmpty == false)
    let answer = try JSONDecoder().decode(DiffAnswer.self, from: Data(exact.bytes))
    #expect(exact.status == (pair.verdict == "same" ? .success : .problemsFound))
    #expect(answer.verdict == (pair.verdict == "same" ? "passed" : "failed"))
    if let pixels = pair.pixels { #expect(answer.differingPixels == pixels) }
    if let maxDelta = pair.maxDelta { #expect(answer.largestDelta == maxDelta) }
    if let missing = pair.missing { #expect(answer.unmatchedPixels == missing) }
    if let cluster = pair.largestCluster { #expect(answer.clusters.first?.pixels == cluster) }
    switch pair.verdict {
    case "same": #expect(answer.reasons.isEmpty)
    case "near":
      #expect(answer.reasons.map(\.kind) == ["pixels"])
      #expect(seatmap("diff", pair.path("a"), pair.path("b"), "--tolerance", "near:1").status == .success)
    case "metadata":
      #expect(answer.reasons.map(\.kind) == ["colorSpace"])
      #expect(seatmap("diff", pair.path("a"), pair.path("b"), "--ignore-color-space").status == .success)
    case "size": #expect(answer.reasons.map(\.kind).contains("size"))
    case "differ", "differ-exact": #expect(answer.reasons.map(\.kind) == ["pixels"])
    default: Issue.record("the verdict \(pair.verdict) is not known")
    }
  }
}

/// A pair with its right verdict.
struct DiffCase: Decodable, Sendable, CustomTestStringConvertible {
  var name: String
  var verdict: String
  var pixels: Int?
  var maxDelta: Int?
  var missing: Int?
  var largestCluster: Int?

  var testDescription: String { name }

  /// Beside the repository.
  private static let folder = "../shared/golden-cases"

  static let areThere = RepositoryFiles.exists("\(folder)/cases.json")

  static let all: [DiffCase] = {
    guard let bytes = try? RepositoryFiles.bytes("\(folder)/cases.json") else { return [] }
    return (try? JSONDecoder().decode([DiffCase].self, from: Data(bytes))) ?? []
  }()

  func path(_ side: String) -> String { RepositoryFiles.path("\(Self.folder)/\(name).\(side).png") }
}

/// What of the command's answer the pairs say something about.
private struct DiffAnswer: Decodable {
  struct Cluster: Decodable {
    var pixels: Int
  }

  struct Reason: Decodable {
    var kind: String
  }

  var verdict: String
  var reasons: [Reason]
  var differingPixels: Int
  var unmatchedPixels: Int
  var largestDelta: Int
  var clusters: [Cluster]
}
