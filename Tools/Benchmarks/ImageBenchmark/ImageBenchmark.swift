import Foundation
import GoldenImages
import ImageFiles
import Measuring

/// Times what a comparison of two picture files is made of.
///
///     image-benchmark verdict A B       reads both, compares; ends with 0 where they are the same and 1 where not
///     image-benchmark serve A B         answers `run` on standard input with the milliseconds of each part
///     image-benchmark write A B EFFORT  writes the picture A as PNG to B, `fast` or `small`
@main
struct ImageBenchmark {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count >= 3 else { exit(64) }
    let (first, second, last) = (arguments[1], arguments[2], arguments[arguments.count - 1])
    switch arguments[0] {
    case "verdict":
      let comparison = try compare(bytes(first), bytes(second))
      print(comparison)
      exit(comparison.differingPixels == 0 ? 0 : 1)
    case "serve":
      try serveParts(bytes(first), bytes(second))
    case "write":
      let file = try RGBAImage(reading: bytes(first)).png(last == "small" ? .small : .fast)
      try Data(file).write(to: URL(filePath: second))
    default: exit(64)
    }
  }

  private static func bytes(_ path: String) throws -> [UInt8] { try [UInt8](Data(contentsOf: URL(filePath: path))) }

  private static func compare(_ expected: [UInt8], _ actual: [UInt8]) throws -> ImageComparison {
    let pair = RGBAImage.reading(expected, and: actual)
    return try ImageComparison(expected: pair.first.get(), actual: pair.second.get())
  }

  private static func serveParts(_ expected: [UInt8], _ actual: [UInt8]) throws {
    let picture = try RGBAImage(reading: expected)
    // Read once more, so that the same samples lie elsewhere in memory.
    let (same, other) = try (RGBAImage(reading: expected), RGBAImage(reading: actual))
    try Server { parts in
      _ = try parts.measure("read-one") { try RGBAImage(reading: expected) }
      _ = parts.measure("read-two") { RGBAImage.reading(expected, and: actual) }
      // What is done with the answer keeps the optimizer from leaving the question out.
      let areSame = parts.measure("memcmp") { memcmp(picture.samples, same.samples, same.samples.count) == 0 }
      guard areSame else { exit(70) }
      _ = parts.measure("compare-same") { ImageComparison(expected: picture, actual: same) }
      _ = parts.measure("compare-different") { ImageComparison(expected: picture, actual: other) }
      return []
    }.serve()
  }
}
