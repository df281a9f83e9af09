/// A file of a golden, relative to the folder of goldens: the canonical `SeatMaps/theatre.png`, or a platform's variant
/// `SeatMaps/theatre@linux-arm64.png`.
public struct GoldenFile: Hashable, Sendable {
  /// The golden.
  public let golden: Golden
  /// The platform that the file is for; `nil` for the canonical file, which counts wherever no variant does.
  public let variant: Platform?

  /// Names the file of a golden.
  public init(_ golden: Golden, variant: Platform? = nil) {
    self.golden = golden
    self.variant = variant
  }

  /// Reads what ``path`` writes; `nil` when it is no golden's file.
  public init?(_ path: String) {
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")),
      let kind = GoldenKind(String(path[path.utf8.index(after: dot)...]))
    else { return nil }
    let parts = path[..<dot].split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first, let name = GoldenName(String(first)) else { return nil }
    golden = Golden(name, kind)
    guard parts.count == 2 else {
      variant = nil
      return
    }
    guard let platform = Platform(String(parts[1])) else { return nil }
    variant = platform
  }

  /// The path in the folder of goldens.
  public var path: String { "\(golden.name)\(variant.map { "@\($0)" } ?? "").\(golden.kind)" }
}

extension GoldenFile: CustomStringConvertible {
  /// The path in the folder of goldens.
  public var description: String { path }
}

extension GoldenFile: Comparable {
  /// Whether a file stands before another one: by golden, the canonical file first, then the variants by name.
  public static func < (left: GoldenFile, right: GoldenFile) -> Bool {
    left.golden == right.golden
      ? (left.variant?.description ?? "") < (right.variant?.description ?? "") : left.golden < right.golden
  }
}
