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
