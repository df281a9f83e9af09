import GoldenImages
import ImageFiles
import TestSupport
import Testing

/// Changes that image comparers are known to overlook, drawn here: none passes by default, nor as antialiasing.
@Suite struct KnownTrapsTests {
  struct Trap: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let pixels: Int
    let largestDelta: Int
    let expected: @Sendable (Int, Int) -> [UInt8]
    let actual: @Sendable (Int, Int) -> [UInt8]
  }

  private static let size = 120

  private static let traps = [
    // mapbox/pixelmatch#26, jihchi/dify#32
    Trap("white and nothing", pixels: size * size, largestDelta: 255, { _, _ in white }, { _, _ in [0, 0, 0, 0] }),
    Trap("black and nothing", pixels: size * size, largestDelta: 255, { _, _ in gray(0) }, { _, _ in [0, 0, 0, 0] }),
    // Passes Playwright's threshold of 0.2.
    Trap("white and light grey", pixels: size * size, largestDelta: 51, { _, _ in white }, { _, _ in gray(204) }),
    // garris/BackstopJS#850
    Trap(
      "pale backgrounds", pixels: size * size, largestDelta: 8, { _, _ in [251, 252, 253, 255] }, { _, _ in gray(245) }),
    // mapbox/pixelmatch#127
    Trap("blue", pixels: size * size, largestDelta: 70, { _, _ in gray(0) }, { _, _ in [0, 0, 70, 255] }),
    Trap("a separator between panels", pixels: size, largestDelta: 90, panels(0xC8), panels(0x6E)),
    // cashapp/paparazzi#2075: a line of one pixel that became ten pixels shorter.
    Trap("a shorter line", pixels: 10, largestDelta: 225, line(100), line(90)),
    // mapbox/pixelmatch#74: a thin ring.
    Trap("a box of one pixel's width", pixels: 4 * 19, largestDelta: 55, box(200), box(145)),
    Trap("a blob of 3 by 3", pixels: 9, largestDelta: 255, { _, _ in white }, blob),
  ]

  @Test(arguments: traps)
  func `Is found`(trap: Trap) {
    let (expected, actual) = (picture(trap.expected), picture(trap.actual))
    for tolerance in [.exact, .near, .antialiasing] as [Tolerance] {
      let verdict = ImageVerdict(expected: expected, actual: actual, tolerance: tolerance)
      #expect(!verdict.isPassed)
      #expect(verdict.excusedPixels == 0)
      #expect(verdict.comparison.differingPixels == trap.pixels)
      #expect(verdict.comparison.largestDelta == trap.largestDelta)
    }
  }

  /// What another processor makes of a picture: every sample within 1.
  @Test func `Noise of one step is near`() {
    var random = SeededRandom(seed: 14)
    let samples = (0..<60 * 60 * 4).map { $0 % 4 == 3 ? UInt8(255) : UInt8(random.int(1...254)) }
    let noisy = samples.enumerated().map { index, sample in
      index % 4 == 3 ? sample : UInt8(Int(sample) + random.int(-1...1))
    }
    let (expected, actual) = (
      RGBAImage(width: 60, height: 60, samples: samples), RGBAImage(width: 60, height: 60, samples: noisy)
    )
    #expect(!ImageVerdict(expected: expected, actual: actual).isPassed)
    #expect(ImageVerdict(expected: expected, actual: actual, tolerance: .near(largestDelta: 1)).isPassed)
    #expect(!ImageVerdict(expected: expected, actual: actual, tolerance: .near(largestDelta: 0)).isPassed)
  }

  /// 40 pixels of 2.4 million, less than 0.002 per cent.
  @Test func `A tiny change in a large picture is found`() {
    let (width, height) = (1024, 2400)
    let samples = [UInt8](repeating: 255, count: width * height * 4)
    var changed = samples
    for pixel in 0..<40 { changed[((1999 + pixel / 8) * width + 500 + pixel % 8) * 4] = 5 }
    let verdict = ImageVerdict(
      expected: RGBAImage(width: width, height: height, samples: samples),
      actual: RGBAImage(width: width, height: height, samples: changed))
    #expect(verdict.reasons == [.pixelsDiffer(40)])
    #expect(verdict.comparison.bounds == PixelBounds(columns: 500...507, rows: 1999...2003))
    #expect(verdict.comparison.densestWindow?.pixels == 40)
  }

  private static let white = gray(255)

  private static func gray(_ part: UInt8) -> [UInt8] { [part, part, part, 255] }

  private static func panels(_ separator: UInt8) -> @Sendable (Int, Int) -> [UInt8] {
    { _, y in gray(y < 40 ? 255 : y == 40 ? separator : 20) }
  }

  private static func line(_ length: Int) -> @Sendable (Int, Int) -> [UInt8] {
    { x, y in gray(y == 60 && x >= 10 && x < 10 + length ? 30 : 255) }
  }

  private static func box(_ part: UInt8) -> @Sendable (Int, Int) -> [UInt8] {
    { x, y in
      let isEdge = (x == 50 || x == 69) && (50...69).contains(y) || (y == 50 || y == 69) && (50...69).contains(x)
      return gray(isEdge ? part : 255)
    }
  }

  @Sendable private static func blob(_ x: Int, _ y: Int) -> [UInt8] {
    (50...52).contains(x) && (70...72).contains(y) ? [255, 0, 0, 255] : white
  }

  private func picture(_ color: (Int, Int) -> [UInt8]) -> RGBAImage {
    let size = KnownTrapsTests.size
    return RGBAImage(
      width: size, height: size, samples: (0..<size * size).flatMap { color($0 % size, $0 / size) })
  }
}

extension KnownTrapsTests.Trap {
  fileprivate init(
    _ name: String, pixels: Int, largestDelta: Int, _ expected: @escaping @Sendable (Int, Int) -> [UInt8],
    _ actual: @escaping @Sendable (Int, Int) -> [UInt8]
  ) {
    self.init(
      testDescription: name, pixels: pixels, largestDelta: largestDelta, expected: expected, actual: actual)
  }
}
