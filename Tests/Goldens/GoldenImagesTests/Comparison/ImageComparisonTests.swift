import GoldenImages
import ImageFiles
import TestSupport
import Testing

@Suite struct ImageComparisonTests {
  /// A picture of one colour, some pixels of which may be others.
  private func picture(
    _ width: Int, _ height: Int, _ color: [UInt8] = [255, 255, 255, 255],
    changing changes: [(x: Int, y: Int, color: [UInt8])] = [], colorSpace: ColorSpaceDeclaration = .sRGB
  ) -> RGBAImage {
    var samples = [UInt8]((0..<width * height).flatMap { _ in color })
    for change in changes {
      let start = (change.y * width + change.x) * 4
      samples.replaceSubrange(start..<start + 4, with: change.color)
    }
    return RGBAImage(width: width, height: height, samples: samples, colorSpace: colorSpace)
  }

  @Test func `Same pictures do not differ`() {
    let comparison = ImageComparison(expected: picture(3, 2), actual: picture(3, 2))
    #expect(comparison.differingPixels == 0)
    #expect(comparison.largestDelta == 0)
    #expect(comparison.bounds == nil)
    #expect(comparison.isSame)
    #expect(comparison.description == "no difference")
  }

  @Test func `Counts pixels and finds where they are`() {
    let actual = picture(
      10, 8,
      changing: [(7, 2, [255, 250, 255, 255]), (3, 5, [255, 255, 254, 255]), (4, 2, [55, 255, 255, 255])])
    let comparison = ImageComparison(expected: picture(10, 8), actual: actual)
    #expect(comparison.differingPixels == 3)
    #expect(comparison.largestDelta == 200)
    #expect(comparison.bounds == PixelBounds(columns: 3...7, rows: 2...5))
    #expect(comparison.description == "3 pixels differ in columns 3…7, rows 2…5, by at most 200 of 255")
  }

  /// Straight colours under little opacity are far apart although nobody can see it: 4/255 × 64 is one step.
  @Test func `Samples count premultiplied`() {
    let comparison = ImageComparison(
      expected: picture(1, 1, [0, 0, 0, 4]), actual: picture(1, 1, [64, 0, 0, 4]))
    #expect(comparison.largestDelta == 1)
    let invisible = ImageComparison(
      expected: picture(1, 1, [9, 9, 9, 0]), actual: picture(1, 1, [200, 0, 0, 0]))
    #expect(invisible.differingPixels == 0)
    #expect(invisible.isSame)
  }

  @Test func `Opacity alone is a difference`() {
    let white = ImageComparison(expected: picture(4, 4), actual: picture(4, 4, [0, 0, 0, 0]))
    #expect(white.differingPixels == 16)
    #expect(white.largestDelta == 255)
    let black = ImageComparison(expected: picture(4, 4, [0, 0, 0, 255]), actual: picture(4, 4, [0, 0, 0, 254]))
    #expect(black.differingPixels == 16)
    #expect(black.largestDelta == 1)
  }

  @Test func `Pixels that only one picture has are counted`() {
    let comparison = ImageComparison(expected: picture(60, 40), actual: picture(60, 41))
    #expect(comparison.differingPixels == 0)
    #expect(comparison.unmatchedPixels == 60)
    #expect(!comparison.isSame)
    #expect(comparison.description == "expected 60 × 40 pixels, actual 60 × 41")
    let crossed = ImageComparison(expected: picture(5, 2), actual: picture(3, 7))
    #expect(crossed.unmatchedPixels == 2 * 2 + 3 * 5)
  }

  @Test func `Declared color spaces are compared`() {
    let linear = ColorSpaceDeclaration.measured(gamma: 100_000, chromaticities: nil)
    let comparison = ImageComparison(expected: picture(2, 2), actual: picture(2, 2, colorSpace: linear))
    #expect(comparison.differingPixels == 0)
    #expect(!comparison.isSame)
    #expect(comparison.description == "expected colours in sRGB, actual in gamma 1.0")
  }

  /// A plain comparison, pixel by pixel in floating point, agrees on random pictures with few and many differences.
  @Test(arguments: [0.0, 0.01, 0.5, 1])
  func `Agrees with a plain comparison`(share: Double) {
    var random = SeededRandom(seed: 3)
    let (width, height) = (23, 19)
    let expected = (0..<width * height * 4).map { _ in UInt8(random.int(0...255)) }
    let actual = expected.map { random.double(0...1) < share ? UInt8(random.int(0...255)) : $0 }
    var (count, largest) = (0, 0)
    for pixel in 0..<width * height {
      func premultiplied(_ samples: [UInt8]) -> [Int] {
        let alpha = Double(samples[pixel * 4 + 3])
        return (0..<3).map { Int((Double(samples[pixel * 4 + $0]) * alpha / 255).rounded()) } + [Int(alpha)]
      }
      let delta = zip(premultiplied(expected), premultiplied(actual)).map { abs($0 - $1) }.max() ?? 0
      count += delta > 0 ? 1 : 0
      largest = max(largest, delta)
    }
    let comparison = ImageComparison(
      expected: RGBAImage(width: width, height: height, samples: expected),
      actual: RGBAImage(width: width, height: height, samples: actual))
    #expect(comparison.differingPixels == count)
    #expect(comparison.largestDelta == largest)
  }
}
