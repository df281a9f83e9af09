import GoldenImages
import ImageFiles
import JSON
import Testing

@Suite struct ImageVerdictTests {
  /// White pictures of 20 × 10 pixels; in the second one the first pixels of the top row are `step` darker.
  private func verdict(
    pixels: Int, step: UInt8 = 8, _ tolerance: Tolerance, from origin: String = "the test"
  ) -> ImageVerdict {
    let white = [UInt8](repeating: 255, count: 20 * 10 * 4)
    var changed = white
    for pixel in 0..<pixels { changed[pixel * 4] -= step }
    return ImageVerdict(
      expected: RGBAImage(width: 20, height: 10, samples: white),
      actual: RGBAImage(width: 20, height: 10, samples: changed), tolerance: tolerance, from: origin)
  }

  @Test func `Exact allows nothing`() {
    #expect(verdict(pixels: 0, .exact).isPassed)
    #expect(verdict(pixels: 1, step: 1, .exact).reasons == [.pixelsDiffer(1)])
  }

  @Test func `Near allows any number of small deltas`() {
    #expect(verdict(pixels: 20, step: 2, .near).isPassed)
    #expect(verdict(pixels: 1, step: 3, .near).reasons == [.above(.delta, found: 3, limit: 2)])
  }

  @Test func `Fuzzy limits are inclusive`() {
    func reasons(_ bounds: FuzzyBounds) -> [ImageVerdict.Reason] { verdict(pixels: 12, .fuzzy(bounds)).reasons }
    #expect(reasons(.init(delta: 8...8, pixels: 12...12, largestCluster: 12...12)) == [])
    #expect(
      reasons(.init(delta: 0...7, pixels: 0...11, largestCluster: 0...11)) == [
        .above(.delta, found: 8, limit: 7), .above(.pixels, found: 12, limit: 11),
        .above(.largestCluster, found: 12, limit: 11),
      ])
    #expect(
      reasons(.init(delta: 9...20, pixels: 13...20, largestCluster: 13...20)) == [
        .below(.delta, found: 8, limit: 9), .below(.pixels, found: 12, limit: 13),
        .below(.largestCluster, found: 12, limit: 13),
      ])
  }

  /// 12 of 200 pixels are 0.06; shares are compared without rounding.
  @Test func `A share is another cap`() {
    #expect(verdict(pixels: 12, .fuzzy(.init(largestShare: 0.06))).isPassed)
    #expect(
      verdict(pixels: 12, .fuzzy(.init(largestShare: 0.0599999))).reasons == [
        .shareAbove(found: 12, of: 200, limit: 0.0599999)
      ])
  }

  @Test func `A tolerance that is no longer needed says so`() {
    let same = verdict(pixels: 0, .fuzzy(.init(pixels: 1...50)))
    #expect(same.reasons == [.below(.pixels, found: 0, limit: 1)])
    #expect(same.description.contains("no longer needed; tighten or remove it"))
  }

  @Test func `Pixelmatch counts against what is allowed`() {
    #expect(verdict(pixels: 5, step: 200, .pixelmatch(.init(.v7, allowedPixels: 5))).isPassed)
    let failed = verdict(pixels: 5, step: 200, .pixelmatch(.init(.v7, allowedPixels: 4)))
    #expect(failed.reasons == [.pixelmatch(found: 5, limit: 4, windowSize: nil)])
    let passed = verdict(pixels: 5, step: 8, .pixelmatch(.init(.v7)))
    #expect(passed.isPassed && passed.excusedPixels == 5)
  }

  @Test func `Sizes never pass and color spaces only when asked`() {
    let white = RGBAImage(width: 2, height: 2, samples: [UInt8](repeating: 255, count: 16))
    let tall = RGBAImage(width: 2, height: 3, samples: [UInt8](repeating: 255, count: 24))
    let linear = RGBAImage(
      width: 2, height: 2, samples: white.samples, colorSpace: .measured(gamma: 100_000, chromaticities: nil))
    let all = ComparisonOptions(ignoresColorSpace: true)
    for tolerance in [.exact, .near(largestDelta: 255), .fuzzy(.init()), .antialiasing, .pixelmatch(.init(.v5))]
      as [Tolerance]
    {
      let sized = ImageVerdict(expected: white, actual: tall, tolerance: tolerance, options: all)
      #expect(sized.reasons.map(\.kind) == ["size"])
      #expect(sized.description.contains("expected 2 × 2 pixels, actual 2 × 3"))
      let colored = ImageVerdict(expected: white, actual: linear, tolerance: tolerance)
      #expect(colored.reasons == [.colorSpace(expected: .sRGB, actual: linear.colorSpace)])
      #expect(ImageVerdict(expected: white, actual: linear, tolerance: tolerance, options: all).isPassed)
    }
  }

  @Test func `One line has every figure with its limit and origin`() {
    let failed = verdict(
      pixels: 12, .fuzzy(.init(delta: 0...7, pixels: 0...11)), from: "Goldens/goldens.json")
    #expect(
      failed.description
        == "the largest delta is 8 of 255, allowed are up to 7; 12 pixels differ, allowed are up to 11 "
        + "(tolerance fuzzy:delta=0-7,pixels=0-11, by Goldens/goldens.json)")
    #expect(verdict(pixels: 0, .exact).description == "no difference (tolerance exact, by the test)")
    #expect(
      failed.details.split(separator: "\n").map(String.init) == [
        "the largest delta is 8 of 255, allowed are up to 7", "12 pixels differ, allowed are up to 11",
        "tolerance: fuzzy:delta=0-7,pixels=0-11, by Goldens/goldens.json", "compared: 200 pixels",
        "differing: 12 pixels in columns 0…11, rows 0…0", "deltas: at most 8 of 255, mean 8.00 (5–8: 12)",
        "colour: at most 0.02 of 1 between black and white (OKLab, HyAB)",
        "cluster: 12 pixels in columns 0…11, rows 0…0, by at most 8",
        "densest window: 12 pixels in columns 0…15, rows 0…9", "edge-like: 0 of the differing pixels",
      ])
  }

  @Test func `One of something is not told as several`() {
    let lines = verdict(pixels: 1, .exact).details.split(separator: "\n")
    #expect(lines.contains("differing: 1 pixel in columns 0…0, rows 0…0"))
  }

  @Test func `Json has the verdict and the facts`() throws {
    var writer = JSONWriter()
    verdict(pixels: 12, .near).write(to: &writer)
    try JSONDocument(bytes: writer.bytes).read { root throws(JSONFault) in
      #expect(try root.required(root["verdict"], "verdict").string() == "failed")
      #expect(try root.required(root["differingPixels"], "differingPixels").integer() == 12)
      #expect(try root.required(root["largestDelta"], "largestDelta").integer() == 8)
      let bounds = try root.required(root["bounds"], "bounds")
      #expect(try bounds.required(bounds["width"], "width").integer() == 12)
      let kinds = try root.required(root["reasons"], "reasons").map { reason throws(JSONFault) in
        try reason.required(reason["kind"], "kind").string()
      }
      #expect(kinds == ["delta"])
    }
  }
}
