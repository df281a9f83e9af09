import Colors
import Drawing
import Geometry
import Paths
import TestSupport
import Testing

@testable import CairoRendering

/// What two scenes have in common.
@Suite struct SceneLeafTests {
  /// Leaves that are the same where their numbers are.
  private func leaves(_ numbers: [Int]) -> [SceneLeaf] {
    numbers.map { number in
      let circle = Path.circle(center: Point(Double(number), 0), radius: 1)
      return SceneLeaf(node: .fill(circle, paint: .color(.black)), transform: .identity)
    }
  }

  /// The length of the longest common subsequence by its textbook table (Cormen et al., section 14.4).
  private func longestCommonLength(_ first: [Int], _ second: [Int]) -> Int {
    var row = [Int](repeating: 0, count: second.count + 1)
    for number in first {
      var corner = 0
      for (index, other) in second.enumerated() {
        (corner, row[index + 1]) = (row[index + 1], number == other ? corner + 1 : max(row[index], row[index + 1]))
      }
    }
    return row[second.count]
  }

  @Test func `Leaves in another order are common as far as they are in order`() {
    var random = SeededRandom(seed: 17)
    for _ in 0..<200 {
      let count = random.int(0...9)
      let first = Array(random.shuffled(Array(0..<12)).prefix(count))
      let second = Array(random.shuffled(Array(0..<12)).prefix(random.int(0...12)))
      let common = leaves(first).common(with: leaves(second))
      #expect(common.count == longestCommonLength(first, second), "\(first), \(second)")
      for numbers in [first, second] {
        var rest = common[...]
        for leaf in leaves(numbers) where leaf == rest.first { rest = rest.dropFirst() }
        #expect(rest.isEmpty, "they come in the order of \(numbers)")
      }
    }
  }

  @Test func `A leaf that comes twice is common as often as both have it`() {
    #expect(leaves([1, 1, 1, 2]).common(with: leaves([1, 1, 2, 2])) == leaves([1, 1, 2]))
  }

  /// To compare each of one with each of the other would take minutes.
  @Test func `Scenes of many leaves may have nothing in common`() {
    #expect(leaves(Array(0..<10_000)).common(with: leaves(Array(10_000..<20_000))).isEmpty)
  }
}
