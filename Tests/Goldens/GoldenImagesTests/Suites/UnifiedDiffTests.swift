import GoldenImages
import TestSupport
import Testing

/// Unified diffs are held against a program that applies them, and against the length of the longest common subsequence.
@Suite struct UnifiedDiffTests {
  private let suite: GoldenSuite

  init() throws { suite = try GoldenSuite() }

  private func difference(_ old: String, _ new: String) throws -> (text: String, removed: Int, added: Int) {
    try suite.folder.file("Goldens/Suite/text.txt", old)
    let outcome = suite.run().verify(text: new, "Suite/text")
    guard case .text(let removed, let added) = outcome.pending?.facts.difference else { return ("", 0, 0) }
    return (try #require(outcome.textDifference), removed, added)
  }

  private func randomText(_ random: inout SeededRandom) -> String {
    let lines = (0..<random.int(0...40)).map { _ in "line \(random.int(0...6))" }
    return lines.isEmpty ? "" : lines.joined(separator: "\n") + (random.bool() ? "\n" : "")
  }

  @Test func `Applying a difference gives the actual`() throws {
    var random = SeededRandom(seed: 11)
    for _ in 0..<120 {
      let (old, new) = (randomText(&random), randomText(&random))
      guard old != new else { continue }
      let (text, removed, added) = try difference(old, new)
      try #require(try applying(text, to: old) == new)
      let (oldLines, newLines) = (lines(old), lines(new))
      let common = longestCommonSubsequence(oldLines, newLines)
      try #require((removed, added) == (oldLines.count - common, newLines.count - common))
    }
  }

  @Test func `Many lines that all differ take no time by the square`() throws {
    let old = (0..<30_000).map { "old \($0)\n" }.joined()
    let new = (0..<30_000).map { "new \($0)\n" }.joined()
    let (_, removed, added) = try difference("same\n" + old + "end\n", "same\n" + new + "end\n")
    #expect((removed, added) == (30_000, 30_000))
  }

  /// Lines with their ends.
  private func lines(_ text: String) -> [String] {
    let parts = text.split(separator: "\n", omittingEmptySubsequences: false).map { "\($0)\n" }
    return text.hasSuffix("\n") || text.isEmpty
      ? Array(parts.dropLast()) : parts.dropLast() + [String(parts[parts.count - 1].dropLast())]
  }

  /// Applies a unified diff strictly: every line that is kept or goes has to be where the hunk says.
  private func applying(_ diff: String, to text: String) throws -> String {
    let old = lines(text)
    var output: [String] = []
    var position = 0
    var rest = lines(diff).dropFirst(2)
    while let header = rest.popFirst() {
      let numbers = header.split { !$0.isNumber && $0 != "," }.map { $0.split(separator: ",").compactMap { Int($0) } }
      try #require(header.hasPrefix("@@ -") && numbers.count == 2)
      let count = numbers[0].count == 2 ? numbers[0][1] : 1
      let start = count == 0 ? numbers[0][0] : numbers[0][0] - 1
      output += old[position..<start]
      position = start
      while let line = rest.first, !line.hasPrefix("@@") {
        rest.removeFirst()
        var content = String(line.dropFirst())
        if rest.first?.hasPrefix("\\") == true {
          rest.removeFirst()
          content = String(content.dropLast())
        }
        if line.hasPrefix("+") {
          output.append(content)
        } else {
          try #require(old[position] == content)
          position += 1
          if line.hasPrefix(" ") { output.append(content) }
        }
      }
    }
    return (output + old[position...]).joined()
  }

  private func longestCommonSubsequence(_ left: [String], _ right: [String]) -> Int {
    var previous = Array(repeating: 0, count: right.count + 1)
    for line in left {
      var current = [0]
      for (index, other) in right.enumerated() {
        current.append(line == other ? previous[index] + 1 : max(previous[index + 1], current[index]))
      }
      previous = current
    }
    return previous.last ?? 0
  }
}
