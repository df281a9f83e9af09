/// A pattern that names goldens: `SeatMaps/theatre`, `SeatMaps/theatre-*`, `*/legend.svg`, `theatre@linux-arm64.png`.
///
/// `*` stands for any characters and `?` for one, but not for a slash. A pattern without a slash means the suite of that
/// name as well as goldens of that name in every suite. Variant and extension may be left out, and then all are meant.
/// Of pending goldens, `group:ID` means all that changed in the same way.
public struct GoldenPattern: Hashable, Sendable {
  /// The pattern as it was given.
  public let text: String

  /// Creates a pattern; every text is one, though many match nothing.
  public init(_ text: String) {
    self.text = text
  }

  /// Whether the pattern names no more than one golden in each suite, since it has neither `*` nor `?`.
  public var isLiteral: Bool { !text.utf8.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") } }

  /// Whether the pattern names a file of a golden.
  public func matches(_ file: GoldenFile) -> Bool {
    let name = file.golden.name
    let hasSuite = text.utf8.contains(UInt8(ascii: "/"))
    if !hasSuite, matches(name.suite) { return true }
    let start = hasSuite ? "\(name.suite)/\(name.name)" : name.name
    let variant = file.variant.map { "@\($0)" } ?? ""
    return [start, "\(start).\(file.golden.kind)", start + variant, "\(start)\(variant).\(file.golden.kind)"]
      .contains(where: matches)
  }

  /// Whether the pattern names a golden, whatever the platform.
  public func matches(_ golden: Golden) -> Bool { matches(GoldenFile(golden)) }

  /// Matches by bytes, with one place to come back to: O(length of pattern × length of text).
  private func matches(_ candidate: String) -> Bool {
    let (pattern, text) = (Array(text.utf8), Array(candidate.utf8))
    var (p, t) = (0, 0)
    var retry: (pattern: Int, text: Int)?
    while t < text.count {
      if p < pattern.count, pattern[p] == UInt8(ascii: "*") {
        p += 1
        retry = (p, t)
      } else if p < pattern.count,
        pattern[p] == text[t] || pattern[p] == UInt8(ascii: "?") && text[t] != UInt8(ascii: "/")
      {
        p += 1
        t += 1
      } else if let (afterStar, from) = retry, text[from] != UInt8(ascii: "/") {
        p = afterStar
        t = from + 1
        retry = (afterStar, t)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
