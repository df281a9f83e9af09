/// The name of a golden: a suite and a name in it, written `SeatMaps/theatre-cinema-light`.
///
/// Both are file names on every system: 1 to 80 of the letters a to z, digits, `-`, `_` and `.`, and for the suite
/// A to Z, not beginning or ending with a dot; and no name ends with `.mask`, as pictures of masks do. Names are in
/// lower case, so that no two differ in case alone; ``slug(of:)`` makes one from any text.
public struct GoldenName: Hashable, Sendable {
  /// The folder that the golden is in.
  public let suite: String
  /// The name of the file, without its extension.
  public let name: String

  /// Reads a name; `nil` when it is not one.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    self.init(suite: String(parts[0]), name: String(parts[1]))
  }

  /// Creates a name from its parts; `nil` when one of them is not fit.
  public init?(suite: String, name: String) {
    guard GoldenName.isFileName(suite, mayHaveCapitals: true), GoldenName.isFileName(name, mayHaveCapitals: false),
      !name.hasSuffix(".mask")
    else { return nil }
    self.suite = suite
    self.name = name
  }

  /// The longest that a suite's or a golden's name may be, in characters.
  public static let longestName = 80

  private static func isFileName(_ text: String, mayHaveCapitals: Bool) -> Bool {
    (1...longestName).contains(text.utf8.count) && !text.hasPrefix(".") && !text.hasSuffix(".")
      && text.utf8.allSatisfy { character in
        switch character {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."): true
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): mayHaveCapitals
        default: false
        }
      }
  }
}

extension GoldenName {
  /// Why a text is no name, in words that say what would be one.
  static func reasonAgainst(_ text: String) -> String {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return "expected a suite, a slash and a name, such as SeatMaps/theatre" }
    guard isFileName(String(parts[0]), mayHaveCapitals: true) else {
      return "a suite has 1 to \(longestName) letters a to z and A to Z, digits, \"-\", \"_\" and \".\""
    }
    return "a name has 1 to \(longestName) letters a to z, digits, \"-\", \"_\" and \".\", such as "
      + "\(parts[0])/\(slug(of: String(parts[1])))"
  }
}

extension GoldenName: CustomStringConvertible {
  /// The name as it is written, such as `SeatMaps/theatre-cinema-light`.
  public var description: String { "\(suite)/\(name)" }
}

extension GoldenName: Comparable {
  /// Whether a name stands before another one: by the bytes of suite, then name.
  public static func < (left: GoldenName, right: GoldenName) -> Bool {
    left.suite == right.suite
      ? left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
      : left.suite.utf8.lexicographicallyPrecedes(right.suite.utf8)
  }
}
