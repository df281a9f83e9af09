/// A blur that ends: the mean over a box, taken three times, which is nearly a Gaussian.
///
/// Boxes are as wide as asked for to a part of a pixel: the pixels at their ends count in part. All is done in whole
/// numbers, so that the outcome is the same on every machine.
struct BoxBlur {
  /// How many whole pixels a box reaches to each side of its middle one.
  private let side: Int
  /// What each of these pixels counts, of 65,536 for all.
  private let weight: Int
  /// What the next pixel on each side counts.
  private let edgeWeight: Int

  /// Creates a blur; nil where it would change nothing.
  ///
  /// - Parameter reach: The distance that no pixel is carried beyond, in pixels, below 32,768; a third of it is the
  ///   standard deviation.
  init?(reach: Double) {
    let half = reach / 3
    guard half > 0.5, half < 32_768 else { return nil }
    side = Int(half - 0.5)
    weight = Int(65_536 / (2 * half))
    edgeWeight = (65_536 - weight * (2 * side + 1)) / 2
  }

  /// Blurs each row of some levels.
  func blurRows(of levels: inout [UInt16], width: Int, height: Int) {
    let margin = side + 1
    let padded = width + 2 * margin
    // What lies outside is clear.
    var first = [Int32](repeating: 0, count: padded)
    var second = first
    levels.withUnsafeMutableBufferPointer { levels in
      first.withUnsafeMutableBufferPointer { first in
        second.withUnsafeMutableBufferPointer { second in
          for row in 0..<height {
            let start = row * width
            for column in 0..<width { first[margin + column] = Int32(levels[start + column]) }
            blur(first, into: second, width: width)
            blur(second, into: first, width: width)
            blur(first, into: second, width: width)
            for column in 0..<width { levels[start + column] = UInt16(truncatingIfNeeded: second[margin + column]) }
          }
        }
      }
    }
  }

  /// Takes the mean over the box about each pixel between the margins.
  private func blur(
    _ line: UnsafeMutableBufferPointer<Int32>, into blurred: UnsafeMutableBufferPointer<Int32>, width: Int
  ) {
    let margin = side + 1
    var sum = 0
    for place in 1..<(2 * side + 2) { sum += Int(line[place]) }
    for column in 0..<width {
      let ends = Int(line[column]) + Int(line[column + 2 * margin])
      blurred[column + margin] = Int32(truncatingIfNeeded: (sum * weight + ends * edgeWeight + 32_768) >> 16)
      sum += Int(line[column + 2 * margin]) - Int(line[column + 1])
    }
  }
}
