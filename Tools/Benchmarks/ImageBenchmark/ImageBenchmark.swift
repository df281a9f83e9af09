import Foundation
import GoldenImages
import ImageFiles

/// Times what a comparison of two picture files is made of.
///
///     image-benchmark verdict A B       reads both, compares; ends with 0 where they are the same and 1 where not
///     image-benchmark parts A B RUNS    prints the median milliseconds of each part
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
    case "parts":
      try printParts(bytes(first), bytes(second), runs: Int(last) ?? 11)
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

  private static func printParts(_ expected: [UInt8], _ actual: [UInt8], runs: Int) throws {
    let picture = try RGBAImage(reading: expected)
    // Read once more, so that the same samples lie elsewhere in memory.
    let (same, other) = try (RGBAImage(reading: expected), RGBAImage(reading: actual))
    _ = report("read one file", runs) { _ = try? RGBAImage(reading: expected) }
    _ = report("read two files", runs) { _ = RGBAImage.reading(expected, and: actual) }
    // What is done with the answer keeps the optimizer from leaving the question out.
    let floor = report("memcmp of equal samples", runs) {
      if memcmp(picture.samples, same.samples, same.samples.count) != 0 { exit(70) }
    }
    _ = report("compare equal pictures", runs, floor: floor) { _ = ImageComparison(expected: picture, actual: same) }
    _ = report("compare different pictures", runs, floor: floor) {
      _ = ImageComparison(expected: picture, actual: other)
    }
  }

  /// Prints and gives the median milliseconds of a part, and how many times those of `memcmp` they are.
  private static func report(_ name: String, _ runs: Int, floor: Double? = nil, _ body: () -> Void) -> Double {
    let times = (0..<runs).map { _ in ContinuousClock().measure(body) }.sorted()
    let milliseconds = times[runs / 2] / .milliseconds(1)
    let ratio = floor.map { String(format: "%8.2f × memcmp", milliseconds / $0) } ?? ""
    let label = name.padding(toLength: 30, withPad: " ", startingAt: 0)
    print("  " + label + String(format: "%10.2f ms", milliseconds) + ratio)
    return milliseconds
  }
}
