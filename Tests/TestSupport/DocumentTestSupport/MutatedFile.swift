package import TestSupport

/// Files that were valid once, with something changed: reading them may fail, and never more than that.
package enum MutatedFile {
  /// What tends to hurt when it stands where something else was expected.
  private static let intruders = [
    "0", "-1", "1e308", "-1e-320", "9223372036854775807", "-9223372036854775808", "18446744073709551615", "1e8", "360",
    "null", "true", "\"\"", "\"\\u0000\"", "[]", "{}", "[[]]", "[1, 2]", "{ \"x\": 1 }", ",", "}", "\"", "\\",
  ]
  /// Numbers that often are allowed; sums of some are no larger than the limit of coordinates, 1e9.
  private static let numbers = ["0", "1", "2.5", "7", "1e-9", "360", "999", "-3", "1e8"]

  /// The bytes with one or two changes.
  package static func mutated(_ original: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    var bytes = original
    for _ in 0...random.int(0...1) where !bytes.isEmpty {
      let start = random.int(0...(bytes.count - 1))
      switch random.int(0...5) {
      case 0:
        bytes[start] = UInt8(truncatingIfNeeded: random.next())
      case 1:
        bytes.removeSubrange(start..<min(start + random.int(1...12), bytes.count))
      case 2:
        let end = min(start + random.int(1...200), bytes.count)
        bytes.insert(contentsOf: bytes[start..<end], at: random.int(0...(bytes.count - 1)))
      default:
        replaceValue(in: &bytes, from: start, &random)
      }
    }
    return bytes
  }

  /// Puts an intruder in the place of the next value after a colon.
  private static func replaceValue(in bytes: inout [UInt8], from start: Int, _ random: inout SeededRandom) {
    guard let colon = bytes[start...].firstIndex(of: UInt8(ascii: ":")),
      let end = bytes[colon...].firstIndex(where: { ",}\n".utf8.contains($0) })
    else { return }
    let intruder = random.element(of: random.bool() ? MutatedFile.intruders : MutatedFile.numbers) ?? "0"
    bytes.replaceSubrange((colon + 1)..<end, with: (" " + intruder).utf8)
  }
}
