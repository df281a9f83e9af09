import Colors
import GoldenImages
import ImageFiles
import TestSupport
import Testing

/// Facts that hold for any two pictures, and their agreement with a comparison that takes all the time it needs.
@Suite struct ComparisonLawsTests {
  /// Pictures of random sizes: flat ones with a few changed pixels, ones with changed blocks, and ones of noise.
  private func pair(_ random: inout SeededRandom) -> (RGBAImage, RGBAImage) {
    let (width, height) = (random.int(1...45), random.int(1...40))
    let kind = random.int(0...3)
    var expected = [UInt8](repeating: UInt8(random.int(0...255)), count: width * height * 4)
    if kind != 0 { for index in expected.indices { expected[index] = UInt8(random.int(0...255)) } }
    if random.bool() { for pixel in 0..<width * height { expected[pixel * 4 + 3] = 255 } }
    var actual = expected
    func change(_ x: Int, _ y: Int) {
      let index = (y * width + x) * 4 + random.int(0...3)
      actual[index] = UInt8(min(max(Int(actual[index]) + random.int(-9...9), 0), 255))
    }
    switch kind {
    case 0, 1: for _ in 0...random.int(0...30) { change(random.int(0...width - 1), random.int(0...height - 1)) }
    case 2:
      for _ in 0..<3 {
        let (left, top) = (random.int(0...width - 1), random.int(0...height - 1))
        for y in top..<min(top + 7, height) { for x in left..<min(left + 11, width) { change(x, y) } }
      }
    default: for y in 0..<height { for x in 0..<width { change(x, y) } }
    }
    return (
      RGBAImage(width: width, height: height, samples: expected),
      RGBAImage(width: width, height: height, samples: actual)
    )
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `Agrees with a plain comparison`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let (expected, actual) = pair(&random)
    let found = ImageComparison(expected: expected, actual: actual)
    let plain = NaiveComparison(expected, actual)
    let differing = plain.differing
    #expect(found.differingPixels == differing.count)
    #expect(found.largestDelta == plain.deltas.max())
    #expect(found.comparedPixels == expected.width * expected.height)
    for (bucket, count) in zip(DeltaHistogram.buckets, found.histogram.counts) {
      #expect(count == plain.deltas.count { bucket.contains($0) })
    }
    let clusters = plain.clusters
    #expect(found.clusterCount == clusters.count)
    #expect(found.clusters.map(\.pixels) == clusters.map(\.count).sorted(by: >).prefix(64).map(\.self))
    for cluster in found.clusters {
      let likely = clusters.filter { members in
        members.count == cluster.pixels && members.first.map { $0 / expected.width } == cluster.bounds.rows.lowerBound
          && members.map { $0 % expected.width }.min() == cluster.bounds.columns.lowerBound
          && members.map { $0 % expected.width }.max() == cluster.bounds.columns.upperBound
          && members.map { plain.deltas[$0] }.max() == cluster.largestDelta
      }
      #expect(!likely.isEmpty)
    }
    let densest = plain.densestWindow(of: 16)
    #expect(found.densestWindow?.pixels ?? 0 == densest.pixels)
    if let bounds = found.densestWindow?.bounds {
      #expect(bounds.columns.lowerBound == densest.left && bounds.rows.lowerBound == densest.top)
      #expect(bounds.columns.count == min(16, expected.width) && bounds.rows.count == min(16, expected.height))
    }
    #expect(found.edgeLikePixels == edgeLike(expected, actual, differing))
    #expect(found.largestColorDifference == largestColorDifference(expected, actual, differing))
    if differing.isEmpty {
      #expect(found.bounds == nil && found.meanDelta == 0)
    } else {
      #expect(found.bounds?.columns.lowerBound == differing.map { $0 % expected.width }.min())
      #expect(found.bounds?.columns.upperBound == differing.map { $0 % expected.width }.max())
      #expect(found.bounds?.rows.lowerBound == differing.first.map { $0 / expected.width })
      #expect(found.bounds?.rows.upperBound == differing.last.map { $0 / expected.width })
      #expect(abs(found.meanDelta - Double(plain.deltas.reduce(0, +)) / Double(differing.count)) < 1e-9)
    }
  }

  /// How many pixels lie, in every premultiplied sample, within the 3 × 3 pixels around them in the other picture.
  private func edgeLike(_ expected: RGBAImage, _ actual: RGBAImage, _ differing: [Int]) -> Int {
    func premultiplied(_ image: RGBAImage, _ pixel: Int) -> [Double] {
      let samples = image.samples[pixel * 4..<pixel * 4 + 4].map { Double($0) }
      return samples[0..<3].map { ($0 * samples[3] / 255).rounded() } + [samples[3]]
    }
    func isWithin(_ image: RGBAImage, surroundingsIn other: RGBAImage, _ pixel: Int) -> Bool {
      let (column, row) = (pixel % image.width, pixel / image.width)
      let around = (max(row - 1, 0)...min(row + 1, image.height - 1)).flatMap { y in
        (max(column - 1, 0)...min(column + 1, image.width - 1)).map { premultiplied(other, y * image.width + $0) }
      }
      return premultiplied(image, pixel).enumerated().allSatisfy { channel, sample in
        let samples = around.map { $0[channel] }
        return samples.contains { $0 <= sample } && samples.contains { $0 >= sample }
      }
    }
    return differing.count {
      isWithin(expected, surroundingsIn: actual, $0) && isWithin(actual, surroundingsIn: expected, $0)
    }
  }

  /// The largest of all, each measured by OKLab itself.
  private func largestColorDifference(_ expected: RGBAImage, _ actual: RGBAImage, _ differing: [Int]) -> Double {
    func color(_ image: RGBAImage, _ pixel: Int, over gray: Double) -> OKLab {
      let parts = image.samples[pixel * 4..<pixel * 4 + 4].map { Double($0) / 255 }
      let laid = parts[0..<3].map { $0 * parts[3] + gray * (1 - parts[3]) }
      return OKLab(Color(laid[0], laid[1], laid[2]))
    }
    return differing.flatMap { pixel in
      [0.0, 1.0].map { gray in
        let (one, other) = (color(expected, pixel, over: gray), color(actual, pixel, over: gray))
        let plane = ((one.a - other.a) * (one.a - other.a) + (one.b - other.b) * (one.b - other.b)).squareRoot()
        return abs(one.lightness - other.lightness) + plane
      }
    }.max() ?? 0
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `Swapping the pictures changes no count`(seed: UInt64) {
    var random = SeededRandom(seed: 1000 + seed)
    let (expected, actual) = pair(&random)
    let (one, other) = (
      ImageComparison(expected: expected, actual: actual), ImageComparison(expected: actual, actual: expected)
    )
    #expect(one == other)
    let same = ImageComparison(expected: expected, actual: expected)
    #expect(same.isSame && same.clusterCount == 0 && same.edgeLikePixels == 0 && same.largestColorDifference == 0)
  }

  /// The pixels that differ outside a mask and those that differ outside of all but the mask are all that differ.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func `A mask and its complement share the differences`(seed: UInt64) {
    var random = SeededRandom(seed: 2000 + seed)
    let (expected, actual) = pair(&random)
    let area = PixelRectangle(
      x: random.int(-3...20), y: random.int(-3...20), width: random.int(0...30), height: random.int(0...30))
    var inverse = [UInt8](repeating: 255, count: expected.width * expected.height * 4)
    func isInArea(_ x: Int, _ y: Int) -> Bool {
      x >= area.x && x < area.x + area.width && y >= area.y && y < area.y + area.height
    }
    for y in 0..<expected.height {
      for x in 0..<expected.width where isInArea(x, y) { inverse[(y * expected.width + x) * 4 + 3] = 0 }
    }
    let outside = ImageComparison(expected: expected, actual: actual, mask: PixelMask(rectangles: [area]))
    let inside = ImageComparison(
      expected: expected, actual: actual,
      mask: PixelMask(pictures: [RGBAImage(width: expected.width, height: expected.height, samples: inverse)]))
    let all = ImageComparison(expected: expected, actual: actual)
    #expect(outside.differingPixels + inside.differingPixels == all.differingPixels)
    #expect(outside.maskedPixels + inside.maskedPixels == expected.width * expected.height)
    #expect(
      outside.differingPixels == NaiveComparison(expected, actual, isMasked: isInArea).differing.count)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `Sixteen bits are compared as such`(seed: UInt64) {
    var random = SeededRandom(seed: 3000 + seed)
    let (width, height) = (9, 7)
    let samples = (0..<width * height * 4).map { _ in UInt16(random.int(0...65535)) }
    let changed = samples.map { random.int(0...9) == 0 ? UInt16(min(Int($0) + random.int(1...600), 65535)) : $0 }
    let (expected, actual) = (
      RGBAImage(width: width, height: height, wideSamples: samples),
      RGBAImage(width: width, height: height, wideSamples: changed)
    )
    let found = ImageComparison(expected: expected, actual: actual)
    let plain = NaiveComparison(expected, actual)
    #expect(found.differingPixels == plain.differing.count)
    #expect(found.largestDelta == plain.deltas.max())
  }

  /// One step of 65,535 is a difference, and counts as a whole step of 255; an 8-bit picture is compared in 16 bits.
  @Test func `The least difference is one`() {
    let narrow = RGBAImage(width: 1, height: 1, samples: [100, 100, 100, 255])
    let wide = RGBAImage(width: 1, height: 1, wideSamples: [25700, 25701, 25700, 65535])
    let comparison = ImageComparison(expected: narrow, actual: wide)
    #expect(comparison.differingPixels == 1)
    #expect(comparison.largestDelta == 1)
    #expect(comparison.largestColorDifference > 0)
    let equal = RGBAImage(width: 1, height: 1, wideSamples: [25700, 25700, 25700, 65535])
    #expect(ImageComparison(expected: narrow, actual: equal).isSame)
  }

  /// Black and white are 1 apart by definition; red and green are measured by their coordinates.
  @Test func `Colors are measured as they are seen`() {
    func flat(_ color: [UInt8]) -> RGBAImage { RGBAImage(width: 1, height: 1, samples: color) }
    func difference(_ expected: [UInt8], _ actual: [UInt8]) -> Double {
      ImageComparison(expected: flat(expected), actual: flat(actual)).largestColorDifference
    }
    #expect(abs(difference([0, 0, 0, 255], [255, 255, 255, 255]) - 1) < 1e-6)
    let (red, green) = (OKLab(Color(1, 0, 0)), OKLab(Color(0, 1, 0)))
    let plane = OKLab(lightness: 0, a: red.a, b: red.b).distance(to: OKLab(lightness: 0, a: green.a, b: green.b))
    #expect(
      abs(difference([255, 0, 0, 255], [0, 255, 0, 255]) - (abs(red.lightness - green.lightness) + plane)) < 1e-12)
    // Nothing against white is nothing on white, but all there is on black.
    #expect(abs(difference([255, 255, 255, 255], [0, 0, 0, 0]) - 1) < 1e-6)
    #expect(difference([9, 9, 9, 0], [200, 0, 0, 0]) == 0)
  }

  /// More clusters than are kept: dots seven apart, the largest one first.
  @Test func `At most 64 clusters are kept`() {
    let size = 70
    var samples = [UInt8](repeating: 255, count: size * size * 4)
    let expected = RGBAImage(width: size, height: size, samples: samples)
    for y in stride(from: 0, to: size, by: 7) {
      for x in stride(from: 0, to: size, by: 7) { samples[(y * size + x) * 4] = 0 }
    }
    samples[(63 * size + 59) * 4] = 0
    let comparison = ImageComparison(
      expected: expected, actual: RGBAImage(width: size, height: size, samples: samples))
    #expect(comparison.clusterCount == 100 - 1, "the one between the last two joins them")
    #expect(comparison.clusters.count == 64)
    #expect(comparison.clusters.first?.pixels == 3)
    #expect(comparison.clusters.last?.pixels == 1)
  }

  /// Rows and columns put in before what both pictures show.
  @Test(arguments: [(0, 1), (3, 0), (5, 7), (0, 40)])
  func `Pictures are found again where they moved`(columns: Int, rows: Int) throws {
    var random = SeededRandom(seed: 5)
    let (width, height) = (50, 40)
    let samples = (0..<width * height).flatMap { _ in [UInt8(random.int(0...255)), 0, 0, 255] as [UInt8] }
    let (wide, tall) = (width + columns, height + rows)
    var moved = [UInt8](repeating: 255, count: wide * tall * 4)
    for y in 0..<height {
      let start = ((y + rows) * wide + columns) * 4
      moved.replaceSubrange(start..<start + width * 4, with: samples[y * width * 4..<(y + 1) * width * 4])
    }
    let (small, large) = (
      RGBAImage(width: width, height: height, samples: samples), RGBAImage(width: wide, height: tall, samples: moved)
    )
    let offset = try #require(ImageComparison(expected: small, actual: large).bestOffset)
    #expect(offset.columns == columns && offset.rows == rows)
    #expect(offset.samePixels == width * height && offset.sharedPixels == width * height)
    let back = try #require(ImageComparison(expected: large, actual: small).bestOffset)
    #expect(back.columns == -columns && back.rows == -rows)
    #expect(ImageComparison(expected: small, actual: small).bestOffset == nil)
  }
}
