import GoldenImages
import ImageFiles
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// What the tolerance for antialiasing excuses, and the changes that it must never hide.
@Suite struct AntialiasingTests {
  static let angles = Array(stride(from: 0.0, to: 180, by: 11.25))
  /// Grey levels on both sides of an edge, from strong to faint.
  static let contrasts: [(dark: Double, light: Double)] = [(0, 255), (40, 200), (120, 160), (225, 245)]

  // MARK: what has to fail

  /// An edge through the middle, at any angle, moved by 0.1 to 0.9 pixels.
  @Test(arguments: angles)
  func `Moved edges fail`(angle: Double) {
    for contrast in AntialiasingTests.contrasts {
      for shift in stride(from: 0.1, to: 0.95, by: 0.1) {
        let side = halfPlane(angle)
        let expected = drawing { x, y in side(x, y) < 0 ? contrast.dark : contrast.light }
        let actual = drawing { x, y in side(x, y) < shift ? contrast.dark : contrast.light }
        expectFailure(expected, actual, "\(contrast), moved by \(shift)")
      }
    }
  }

  /// Discs that grow, and discs that move: no part of their outline is straight.
  @Test(arguments: [6.0, 9, 13, 17.5])
  func `Moved curves fail`(radius: Double) {
    for contrast in AntialiasingTests.contrasts {
      for shift in stride(from: 0.1, to: 0.95, by: 0.1) {
        let expected = drawing { x, y in hypot(x - 20, y - 20) < radius ? contrast.dark : contrast.light }
        let grown = drawing { x, y in hypot(x - 20, y - 20) < radius + shift ? contrast.dark : contrast.light }
        let moved = drawing { x, y in hypot(x - 20 - shift, y - 20) < radius ? contrast.dark : contrast.light }
        expectFailure(expected, grown, "\(contrast), grown by \(shift)")
        expectFailure(expected, moved, "\(contrast), moved by \(shift)")
      }
    }
  }

  /// A box whose right edge moves, as where a column became wider; also where the edge ends at the picture's border.
  @Test(arguments: [8, 12, 40])
  func `Moved edges of boxes fail`(height: Int) {
    for shift in stride(from: 0.1, to: 0.95, by: 0.1) {
      func box(_ right: Double) -> RGBAImage {
        drawing { x, y in x > 5 && x < right && y < Double(height) ? 40 : 230 }
      }
      expectFailure(box(20.3), box(20.3 + shift), "moved by \(shift)")
      expectFailure(box(39.05), box(39.05 + shift), "at the border, moved by \(shift)")
    }
  }

  /// Lines between a light and a dark panel, whose colour lies between both, get another one that does too.
  @Test(arguments: angles)
  func `Recoloured separators fail`(angle: Double) {
    for width in [0.7, 1, 1.6] {
      for step in [4.0, 8, 16, 31, 90] {
        func separated(_ line: Double) -> RGBAImage {
          let side = halfPlane(angle)
          return drawing { x, y in
            let distance = side(x, y)
            return abs(distance) < width / 2 ? line : distance < 0 ? 240 : 20
          }
        }
        expectFailure(separated(200), separated(200 - step), "\(width) wide, recoloured by \(step)")
      }
    }
  }

  /// The same, dashed: no dash is as long as a line has to be.
  @Test(arguments: angles)
  func `Recoloured dashes fail`(angle: Double) {
    for step in [16.0, 28, 90] {
      func separated(_ line: Double) -> RGBAImage {
        let (side, along) = (halfPlane(angle), halfPlane(angle + 90))
        return drawing { x, y in
          let distance = side(x, y)
          let isDash = abs(along(x, y).remainder(dividingBy: 6)) < 1.6
          return isDash && abs(distance) < 0.6 ? line : distance < 0 ? 240 : 20
        }
      }
      expectFailure(separated(200), separated(200 - step), "recoloured by \(step)")
    }
  }

  /// A faint 0 becomes a faint 5: every step is small, but not in relation to the contrast.
  @Test func `Changed faint digits fail`() {
    let zero = ["0110", "1001", "1001", "1001", "1001", "0110"]
    let five = ["1111", "1000", "1110", "0001", "1001", "0110"]
    for faintness in [6.0, 12, 20, 31] {
      func digit(_ rows: [String]) -> RGBAImage {
        drawing { x, y in
          let (column, row) = (Int(x) - 15, Int(y) - 15)
          guard rows.indices.contains(row), (0..<4).contains(column) else { return 255 }
          return Array(rows[row])[column] == "1" ? 255 - faintness : 255
        }
      }
      expectFailure(digit(zero), digit(five), "\(faintness) of 255")
    }
  }

  /// A pixel at the border has fewer neighbours, which is no excuse.
  @Test(arguments: [(0, 0), (39, 0), (17, 0), (0, 20), (39, 39)])
  func `Changed border pixels fail`(x: Int, y: Int) {
    let white = drawing { _, _ in 255 }
    var samples = white.samples
    samples[(y * 40 + x) * 4] -= 9
    expectFailure(white, RGBAImage(width: 40, height: 40, samples: samples), "")
  }

  // MARK: what may pass

  /// Small discs as a rasterizer with fewer samples draws them: every step is small, and no outline is long.
  @Test func `Other sampling of small shapes passes`() {
    func discs(samples: Int) -> RGBAImage {
      drawing(samples: samples) { x, y in
        let (column, row) = ((x / 10).rounded(.down), (y / 10).rounded(.down))
        let center = (x: column * 10 + 5 + column * 0.17, y: row * 10 + 5 + row * 0.23)
        return hypot(x - center.x, y - center.y) < 2.4 ? 20 : 235
      }
    }
    let verdict = ImageVerdict(expected: discs(samples: 16), actual: discs(samples: 12), tolerance: .antialiasing)
    #expect(verdict.comparison.differingPixels > 20)
    #expect(verdict.comparison.largestDelta > 2, "the case would be none if it were near")
    #expect(verdict.isPassed, "\(verdict.details)")
    #expect(verdict.excusedPixels == verdict.comparison.differingPixels)
    let strict = ImageVerdict(
      expected: discs(samples: 16), actual: discs(samples: 12), tolerance: .antialiasing(largestStep: 0))
    #expect(strict.reasons == [.notAntialiasing(pixels: verdict.excusedPixels, of: verdict.excusedPixels)])
  }

  /// Steps of 1 on a slope of 6 to a pixel, small at every one of them: what counts is whether some 3 × 3 are all changed.
  @Test(arguments: [
    (["111", "111", "111"], false), (["111", "111", "110"], true), (["11", "11", "11", "11"], true),
    (["11100", "01110", "00111"], true), (["11111", "01110", "01111"], false), (["11111", "11011", "11111"], true),
    (["111", "111", "000", "111"], true), (["111", "000", "111", "111"], true),
    (["1011", "0111", "0111", "0111"], false),
  ])
  func `Blocks are no edges`(rows: [String], isExcused: Bool) {
    func slope(_ changes: [String]) -> RGBAImage {
      drawing { x, y in
        let (column, row) = (Int(x), Int(y))
        let isChanged =
          changes.indices.contains(row - 15) && (0..<changes[0].count).contains(column - 15)
          && Array(changes[row - 15])[column - 15] == "1"
        return Double(6 * column + (isChanged ? 1 : 0))
      }
    }
    let verdict = ImageVerdict(expected: slope([]), actual: slope(rows), tolerance: .antialiasing)
    let changed = rows.joined().count { $0 == "1" }
    #expect(verdict.comparison.differingPixels == changed)
    #expect(verdict.excusedPixels == (isExcused ? changed : 0))
  }

  // MARK: drawing

  private func expectFailure(
    _ expected: RGBAImage, _ actual: RGBAImage, _ what: String, at location: SourceLocation = #_sourceLocation
  ) {
    let verdict = ImageVerdict(expected: expected, actual: actual, tolerance: .antialiasing)
    #expect(verdict.comparison.differingPixels > 0, "\(what): the case is none", sourceLocation: location)
    #expect(!verdict.isPassed, "\(what): \(verdict.details)", sourceLocation: location)
  }

  /// The distance from a line through the middle at an angle, negative on one side.
  private func halfPlane(_ angle: Double) -> (Double, Double) -> Double {
    let (cosine, sine) = (cos(angle * .pi / 180), sin(angle * .pi / 180))
    return { x, y in (x - 20.21) * cosine + (y - 19.83) * sine }
  }

  /// A grey picture of 40 × 40 pixels, each the mean of a raster of samples in it, eleven by eleven so that an edge moved
  /// by 0.1 pixels passes some of them; pixels whose corners and middle are alike are taken for flat.
  private func drawing(samples count: Int = 11, _ gray: (Double, Double) -> Double) -> RGBAImage {
    var samples: [UInt8] = []
    samples.reserveCapacity(40 * 40 * 4)
    for y in 0..<40 {
      for x in 0..<40 {
        let (left, top) = (Double(x), Double(y))
        let middle = gray(left + 0.5, top + 0.5)
        let isFlat = [(0.001, 0.001), (0.999, 0.001), (0.001, 0.999), (0.999, 0.999)].allSatisfy { corner in
          gray(left + corner.0, top + corner.1) == middle
        }
        var sum = isFlat ? middle * Double(count * count) : 0
        for j in 0..<(isFlat ? 0 : count) {
          for i in 0..<count {
            sum += gray(
              Double(x) + (Double(i) + 0.5) / Double(count), Double(y) + (Double(j) + 0.5) / Double(count))
          }
        }
        let part = UInt8((sum / Double(count * count)).rounded())
        samples += [part, part, part, 255]
      }
    }
    return RGBAImage(width: 40, height: 40, samples: samples)
  }
}
