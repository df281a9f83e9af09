/// The name of a golden: a suite and a name in it, written `SeatMaps/theatre-cinema-light`.
///
/// Both are file names on every system: 1 to 80 of the letters a to z, digits, `-`, `_`, `.` and `@`, and for the suite
/// A to Z, not beginning with a dot. Names are in lower case, so that no two differ in case alone.
public struct GoldenName: Hashable, Sendable {
  /// The folder that the golden is in.
  public let suite: String
  /// The name of the file, without its extension.
  public let name: String

  /// Reads a name; `nil` when it is not one.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, GoldenName.isFileName(parts[0].lowercased()), GoldenName.isFileName(parts[1]) else {
      return nil
    }
    suite = String(parts[0])
    name = String(parts[1])
  }

  private static func isFileName(_ text: some StringProtocol) -> Bool {
    (1...80).contains(text.utf8.count) && text.first != "."
      && text.utf8.allSatisfy { character in
        switch character {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "@"): true
        default: false
        }
      }
  }
}

extension GoldenName: CustomStringConvertible {
  /// The name as it is written, such as `SeatMaps/theatre-cinema-light`.
  public var description: String { "\(suite)/\(name)" }
}
