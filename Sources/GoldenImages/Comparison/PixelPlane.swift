internal import ImageFiles

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The samples of a picture in memory, a word for each pixel: 32 bits of 8-bit samples or 64 bits of 16-bit samples.
///
/// Loops over pixels are written with pointers and whole words: in a debug build, where most tests run, anything more
/// takes many times as long.
struct PixelPlane {
  enum Words {
    case narrow(UnsafePointer<UInt32>)
    case wide(UnsafePointer<UInt64>)
  }

  let words: Words
  let width: Int
  let height: Int

  /// The largest value of a sample.
  var largestSample: Int {
    switch words {
    case .narrow: 255
    case .wide: 65535
    }
  }

  /// The premultiplied samples of a pixel: red, green, blue and opacity, rounded to the nearest step.
  @inline(__always)
  func premultiplied(column: Int, row: Int) -> PremultipliedPixel {
    switch words {
    case .narrow(let words): PremultipliedPixel(narrow: words[row &* width &+ column])
    case .wide(let words): PremultipliedPixel(wide: words[row &* width &+ column])
    }
  }

  /// Whether two pixels of the picture have the same samples.
  @inline(__always)
  func isSame(_ index: Int, _ other: Int) -> Bool {
    switch words {
    case .narrow(let words): words[index] == words[other]
    case .wide(let words): words[index] == words[other]
    }
  }
}

/// Premultiplied samples, of as many bits as the picture they are from.
struct PremultipliedPixel {
  var red: Int
  var green: Int
  var blue: Int
  var alpha: Int

  /// Takes a word of four bytes as ``Pixel/init(_:)`` does.
  init(narrow word: UInt32) {
    let bytes = Int(UInt32(littleEndian: word))
    alpha = bytes >> 24
    (red, green, blue) = (bytes & 0xFF, bytes >> 8 & 0xFF, bytes >> 16 & 0xFF)
    if alpha != 255 {
      red = (red &* alpha &+ 127) / 255
      green = (green &* alpha &+ 127) / 255
      blue = (blue &* alpha &+ 127) / 255
    }
  }

  /// Takes a word of four 16-bit samples, which lie in memory in the machine's own order of bytes.
  init(wide word: UInt64) {
    let samples = PremultipliedPixel.straight(wide: word)
    alpha = samples.alpha
    (red, green, blue) = (samples.red, samples.green, samples.blue)
    if alpha != 65535 {
      red = (red &* alpha &+ 32767) / 65535
      green = (green &* alpha &+ 32767) / 65535
      blue = (blue &* alpha &+ 32767) / 65535
    }
  }

  static func straight(wide word: UInt64) -> (red: Int, green: Int, blue: Int, alpha: Int) {
    #if _endian(little)
      let ordered = word
    #else
      let ordered = word << 48 | (word & 0xFFFF_0000) << 16 | (word >> 16 & 0xFFFF_0000) | word >> 48
    #endif
    return (
      Int(ordered & 0xFFFF), Int(ordered >> 16 & 0xFFFF), Int(ordered >> 32 & 0xFFFF), Int(ordered >> 48 & 0xFFFF)
    )
  }

  /// The largest difference of a sample.
  @inline(__always)
  func delta(to other: PremultipliedPixel) -> Int {
    max(max(abs(red &- other.red), abs(green &- other.green)), max(abs(blue &- other.blue), abs(alpha &- other.alpha)))
  }
}

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
