import Foundation
import GoldenImages
import TestSupport
import Testing

/// The page on golden images, followed from an empty package.
@Suite struct GoldenGuideTests {
  private func page() throws -> String { try RepositoryFiles.text("Guides/golden-images.md") }

  @Test func `An empty package gets golden tests by following the page`() throws {
    let reader = try GuideReader()
    let steps = GuidePage(markdown: try page()).steps
    #expect(steps.count > 20)
    for step in steps {
      switch step {
      case .file(let path, let content): try reader.write(content, to: path)
      case .command(let command):
        let outcome = try reader.type(command.text)
        let seen: Comment = "\(command.text): \(outcome.status)\n\(outcome.text)"
        try #require((outcome.status != 0) == command.fails, seen)
        if let printed = command.printed { #expect(outcome.text.contains(printed), seen) }
      }
    }
  }

  @Test func `Tolerances of the page are tolerances`() throws {
    var tolerances = 0
    for match in try page().matches(of: /`((?:exact|near|fuzzy|antialiasing|pixelmatch[57])(?::[^`]*)?)`/) {
      tolerances += 1
      #expect(throws: Never.self) { try Tolerance(String(match.1)) }
    }
    #expect(tolerances > 10)
  }

  @Test(arguments: GoldenMode.allCases) func `Every mode stands on the page`(mode: GoldenMode) throws {
    #expect(try page().contains("`GOLDENS=\(mode.rawValue)`"))
  }
}
