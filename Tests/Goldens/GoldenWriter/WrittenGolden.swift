package import ImageFiles

/// A golden that a process writes in tests of what becomes of files when it is killed: one of several, in one of two
/// generations.
package struct WrittenGolden: Sendable {
  /// How many there are.
  package static let count = 8

  /// Which one it is, from 0.
  package let number: Int
  /// What is in it: 0 or 1.
  package let generation: Int

  /// Names a golden.
  package init(number: Int, generation: Int) {
    self.number = number
    self.generation = generation
  }

  /// Its name.
  package var name: String { "Written/golden-\(number)" }

  /// The picture: noise, so that the file is as long as its samples, and any part of it missing shows.
  package var picture: RGBAImage {
    RGBAImage(width: 48, height: 48, samples: noise(48 * 48 * 4))
  }

  /// The text.
  package var text: String { noise(4000).map { "\($0)\n" }.joined() }

  /// Bytes of a linear congruential generator (Knuth, "The Art of Computer Programming", volume 2, 3.3.4, MMIX).
  private func noise(_ count: Int) -> [UInt8] {
    var state = UInt64(2 * number + generation)
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 56)
    }
  }
}
