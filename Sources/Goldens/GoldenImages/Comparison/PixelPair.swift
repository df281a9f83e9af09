internal import ImageFiles

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Two pictures in memory, with samples of the same number of bits, laid over each other at their top left corners.
struct PixelPair {
  let expected: PixelPlane
  let actual: PixelPlane

  /// The number of columns that both have.
  var width: Int { min(expected.width, actual.width) }
  /// The number of rows that both have.
  var height: Int { min(expected.height, actual.height) }

  /// Gives access to two pictures; where one has 16-bit samples, the other's are widened.
  static func with<Outcome>(_ expected: RGBAImage, _ actual: RGBAImage, _ body: (PixelPair) -> Outcome) -> Outcome {
    if expected.wideSamples == nil, actual.wideSamples == nil {
      return expected.withWords { expectedWords in
        actual.withWords { actualWords in
          guard let first = expectedWords.baseAddress, let second = actualWords.baseAddress else {
            preconditionFailure("a picture has at least one pixel")
          }
          return body(
            PixelPair(
              expected: PixelPlane(words: .narrow(first), width: expected.width, height: expected.height),
              actual: PixelPlane(words: .narrow(second), width: actual.width, height: actual.height)))
        }
      }
    }
    return expected.withWideWords { expectedWords in
      actual.withWideWords { actualWords in
        body(
          PixelPair(
            expected: PixelPlane(words: .wide(expectedWords), width: expected.width, height: expected.height),
            actual: PixelPlane(words: .wide(actualWords), width: actual.width, height: actual.height)))
      }
    }
  }

  /// Whether the part of a row that both have is the same to the last bit.
  func isSame(row: Int) -> Bool {
    switch (expected.words, actual.words) {
    case (.narrow(let first), .narrow(let second)):
      memcmp(first + row * expected.width, second + row * actual.width, width * 4) == 0
    case (.wide(let first), .wide(let second)):
      memcmp(first + row * expected.width, second + row * actual.width, width * 8) == 0
    default:
      preconditionFailure("both pictures have samples of the same number of bits")
    }
  }

  /// Whether all samples are the same to the last bit, and the sizes too.
  var isSame: Bool {
    guard expected.width == actual.width, expected.height == actual.height else { return false }
    return switch (expected.words, actual.words) {
    case (.narrow(let first), .narrow(let second)): memcmp(first, second, width * height * 4) == 0
    case (.wide(let first), .wide(let second)): memcmp(first, second, width * height * 8) == 0
    default: preconditionFailure("both pictures have samples of the same number of bits")
    }
  }

  /// Writes the delta of each pixel of a row, 0…255, of 16-bit samples rounded up.
  func writeDeltas(row: Int, to deltas: UnsafeMutablePointer<UInt8>) {
    switch (expected.words, actual.words) {
    case (.narrow(let first), .narrow(let second)):
      writeDeltas(first + row * expected.width, second + row * actual.width, to: deltas)
    case (.wide(let first), .wide(let second)):
      writeDeltas(first + row * expected.width, second + row * actual.width, to: deltas)
    default:
      preconditionFailure("both pictures have samples of the same number of bits")
    }
  }

  private func writeDeltas(
    _ expected: UnsafePointer<UInt32>, _ actual: UnsafePointer<UInt32>, to deltas: UnsafeMutablePointer<UInt8>
  ) {
    // Neighbours often differ in the same way, and a debug build takes far longer to find an answer than to keep it.
    var (expectedWord, actualWord): (UInt32, UInt32) = (0, 0)
    var delta: UInt8 = 0
    let count = width
    var column = 0
    while column < count {
      let (first, second) = (expected[column], actual[column])
      if first == second {
        deltas[column] = 0
      } else {
        if first != expectedWord || second != actualWord {
          (expectedWord, actualWord) = (first, second)
          delta = UInt8(
            truncatingIfNeeded: PremultipliedPixel(narrow: first).delta(to: PremultipliedPixel(narrow: second)))
        }
        deltas[column] = delta
      }
      column &+= 1
    }
  }

  private func writeDeltas(
    _ expected: UnsafePointer<UInt64>, _ actual: UnsafePointer<UInt64>, to deltas: UnsafeMutablePointer<UInt8>
  ) {
    let count = width
    var column = 0
    while column < count {
      let (first, second) = (expected[column], actual[column])
      let delta =
        first == second ? 0 : PremultipliedPixel(wide: first).delta(to: PremultipliedPixel(wide: second))
      deltas[column] = UInt8(truncatingIfNeeded: (delta &+ 256) / 257)
      column &+= 1
    }
  }
}

extension RGBAImage {
  /// Gives access to the samples as one word for each pixel, as ``Pixel/init(_:)`` takes them apart.
  func withWords<Outcome>(_ body: (UnsafeBufferPointer<UInt32>) -> Outcome) -> Outcome {
    samples.withUnsafeBufferPointer { $0.withMemoryRebound(to: UInt32.self, body) }
  }

  /// Gives access to 16-bit samples as one word for each pixel; 8-bit samples are widened to 257 times their value.
  fileprivate func withWideWords<Outcome>(_ body: (UnsafePointer<UInt64>) -> Outcome) -> Outcome {
    let wide = wideSamples ?? widened()
    return wide.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: UInt64.self) { words in
        guard let start = words.baseAddress else { preconditionFailure("a picture has at least one pixel") }
        return body(start)
      }
    }
  }

  private func widened() -> [UInt16] {
    samples.withUnsafeBufferPointer { narrow in
      [UInt16](unsafeUninitializedCapacity: narrow.count) { wide, count in
        var index = 0
        while index < narrow.count {
          wide[index] = UInt16(narrow[index]) &* 257
          index += 1
        }
        count = narrow.count
      }
    }
  }
}

/// Differing pixels of one row without a gap.
struct PixelRun {
  let first: Int
  let last: Int
  let largestDelta: Int
}

extension PixelPair {
  /// Calls `body` for each row that differs outside the mask, from the top, with the deltas of the row's pixels and the
  /// runs of those that are not zero, of which there is at least one.
  func forEachDifferingRow(
    mask: MaskRows?, _ body: (_ row: Int, _ deltas: UnsafePointer<UInt8>, _ runs: [PixelRun]) -> Void
  ) {
    var runs: [PixelRun] = []
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: width) { buffer in
      guard let deltas = buffer.baseAddress else { return }
      for row in 0..<height where !isSame(row: row) {
        writeDeltas(row: row, to: deltas)
        for masked in mask?[row] ?? [] {
          buffer[masked].update(repeating: 0)
        }
        appendRuns(deltas, to: &runs)
        if !runs.isEmpty { body(row, UnsafePointer(deltas), runs) }
        runs.removeAll(keepingCapacity: true)
      }
    }
  }

  private func appendRuns(_ deltas: UnsafePointer<UInt8>, to runs: inout [PixelRun]) {
    let count = width
    var column = 0
    while column < count {
      if deltas[column] == 0 {
        column &+= 1
        continue
      }
      let first = column
      var largest = deltas[column]
      column &+= 1
      while column < count, deltas[column] != 0 {
        if deltas[column] > largest { largest = deltas[column] }
        column &+= 1
      }
      runs.append(PixelRun(first: first, last: column - 1, largestDelta: Int(largest)))
    }
  }
}
