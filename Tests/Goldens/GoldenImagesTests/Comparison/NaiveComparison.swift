import ImageFiles

/// What an `ImageComparison` should find, worked out pixel by pixel and pair by pair, without any regard to time.
struct NaiveComparison {
  /// The delta of each pixel, in whole steps of 1/255, of 16-bit samples rounded up.
  let deltas: [Int]
  let width: Int
  let height: Int

  /// Compares pictures of the same size in floating point.
  init(_ expected: RGBAImage, _ actual: RGBAImage, isMasked: (Int, Int) -> Bool = { _, _ in false }) {
    (width, height) = (expected.width, expected.height)
    let isWide = expected.wideSamples != nil || actual.wideSamples != nil
    let most = isWide ? 65535.0 : 255.0
    func premultiplied(_ image: RGBAImage, _ pixel: Int) -> [Double] {
      let samples = (pixel * 4..<pixel * 4 + 4).map { index in
        isWide
          ? image.wideSamples.map { Double($0[index]) } ?? Double(image.samples[index]) * 257
          : Double(image.samples[index])
      }
      return samples[0..<3].map { ($0 * samples[3] / most).rounded() } + [samples[3]]
    }
    let width = width
    deltas = (0..<width * height).map { pixel in
      if isMasked(pixel % width, pixel / width) { return 0 }
      let delta = zip(premultiplied(expected, pixel), premultiplied(actual, pixel)).map { abs($0 - $1) }.max() ?? 0
      return Int((delta * 255 / most).rounded(.up))
    }
  }

  var differing: [Int] { deltas.indices.filter { deltas[$0] > 0 } }

  /// The clusters as sets of pixels: each differing pixel takes in all within five columns and rows, and so on.
  var clusters: [[Int]] {
    var left = Set(differing)
    var clusters: [[Int]] = []
    for first in differing where left.contains(first) {
      var cluster: [Int] = []
      var waiting = [first]
      left.remove(first)
      while let pixel = waiting.popLast() {
        cluster.append(pixel)
        for other in left.sorted()
        where abs(other % width - pixel % width) <= 5 && abs(other / width - pixel / width) <= 5 {
          left.remove(other)
          waiting.append(other)
        }
      }
      clusters.append(cluster.sorted())
    }
    return clusters
  }

  /// The first window, from the top and then from the left, of those with the most differing pixels.
  func densestWindow(of size: Int) -> (left: Int, top: Int, pixels: Int) {
    let (across, down) = (min(size, width), min(size, height))
    var densest = (left: 0, top: 0, pixels: 0)
    for top in 0...height - down {
      for left in 0...width - across {
        let pixels = count(columns: left..<left + across, rows: top..<top + down)
        if pixels > densest.pixels { densest = (left, top, pixels) }
      }
    }
    return densest
  }

  func count(columns: Range<Int>, rows: Range<Int>) -> Int {
    rows.reduce(0) { sum, row in sum + columns.count { deltas[row * width + $0] > 0 } }
  }
}
