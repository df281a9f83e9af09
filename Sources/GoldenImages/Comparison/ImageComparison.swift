public import ImageFiles

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What is different between an expected and an actual picture.
///
/// Samples are compared premultiplied, as cairo keeps them: the colour under no opacity does not count, and a step that
/// nobody can see under little opacity is not blown up. Pictures of different sizes are laid over each other at their
/// top left corners. Complexity: O(pixels), at the speed of `memcmp` where rows are the same.
public struct ImageComparison: Hashable, Sendable {
  /// A size in pixels.
  public struct Size: Hashable, Sendable, CustomStringConvertible {
    /// The number of pixels across.
    public let width: Int
    /// The number of pixels down.
    public let height: Int

    /// The size as text, such as "60 × 40".
    public var description: String { "\(width) × \(height)" }
  }

  /// The size of the expected picture.
  public let expectedSize: Size
  /// The size of the actual picture.
  public let actualSize: Size
  /// What the expected picture declares about its samples.
  public let expectedColorSpace: ColorSpaceDeclaration
  /// What the actual picture declares about its samples.
  public let actualColorSpace: ColorSpaceDeclaration
  /// How many pixels differ, of those that both pictures have.
  public let differingPixels: Int
  /// How many pixels only one of the pictures has.
  public let unmatchedPixels: Int
  /// The largest difference of a premultiplied sample, 0…255, of the pixels that both pictures have.
  public let largestDelta: Int
  /// Where the differing pixels are, of those that both pictures have; `nil` when there is none.
  public let bounds: PixelBounds?

  /// Compares two pictures.
  public init(expected: RGBAImage, actual: RGBAImage) {
    expectedSize = Size(width: expected.width, height: expected.height)
    actualSize = Size(width: actual.width, height: actual.height)
    expectedColorSpace = expected.colorSpace
    actualColorSpace = actual.colorSpace
    let (width, height) = (min(expected.width, actual.width), min(expected.height, actual.height))
    unmatchedPixels = expected.width * expected.height + actual.width * actual.height - 2 * width * height
    var differences = Differences()
    expected.withWords { expectedWords in
      actual.withWords { actualWords in
        for row in 0..<height {
          differences.compare(
            UnsafeBufferPointer(rebasing: expectedWords[row * expected.width..<row * expected.width + width]),
            UnsafeBufferPointer(rebasing: actualWords[row * actual.width..<row * actual.width + width]),
            row: row)
        }
      }
    }
    differingPixels = differences.count
    largestDelta = differences.largestDelta
    bounds = differences.bounds
  }

  /// Whether the pictures count as the same: in size, in declared colour space, and in samples within a tolerance.
  public func isWithin(_ tolerance: Tolerance) -> Bool {
    expectedSize == actualSize && expectedColorSpace == actualColorSpace && largestDelta <= tolerance.largestDelta
  }
}

extension ImageComparison: CustomStringConvertible {
  /// What differs, in one line.
  public var description: String {
    var parts: [String] = []
    if expectedSize != actualSize {
      parts.append("expected \(expectedSize) pixels, actual \(actualSize)")
    }
    if let bounds {
      let pixels = differingPixels == 1 ? "1 pixel differs" : "\(differingPixels) pixels differ"
      parts.append("\(pixels) in \(bounds), by at most \(largestDelta) of 255")
    }
    if expectedColorSpace != actualColorSpace {
      parts.append("expected colours in \(expectedColorSpace), actual in \(actualColorSpace)")
    }
    return parts.isEmpty ? "no difference" : parts.joined(separator: "; ")
  }
}

/// The count of differing pixels so far, row after row.
private struct Differences {
  var count = 0
  var largestDelta = 0
  var columns: ClosedRange<Int>?
  var rows: ClosedRange<Int>?

  var bounds: PixelBounds? {
    guard let columns, let rows else { return nil }
    return PixelBounds(columns: columns, rows: rows)
  }

  mutating func compare(
    _ expected: UnsafeBufferPointer<UInt32>, _ actual: UnsafeBufferPointer<UInt32>, row: Int
  ) {
    guard let expectedStart = expected.baseAddress, let actualStart = actual.baseAddress,
      memcmp(expectedStart, actualStart, expected.count * 4) != 0
    else { return }
    var (first, last) = (Int.max, -1)
    // Neighbours often differ in the same way, and a debug build takes far longer to work an answer out than to keep it.
    var (expectedPixel, actualPixel): (UInt32, UInt32) = (0, 0)
    var delta = 0
    var column = 0
    while column < expected.count {
      if expected[column] != actual[column] {
        if expected[column] != expectedPixel || actual[column] != actualPixel {
          (expectedPixel, actualPixel) = (expected[column], actual[column])
          delta = premultipliedDelta(Pixel(expectedPixel), Pixel(actualPixel))
          if delta > largestDelta { largestDelta = delta }
        }
        if delta > 0 {
          count += 1
          if column < first { first = column }
          last = column
        }
      }
      column += 1
    }
    guard last >= 0 else { return }
    columns = min(columns?.lowerBound ?? first, first)...max(columns?.upperBound ?? last, last)
    rows = (rows?.lowerBound ?? row)...row
  }
}
