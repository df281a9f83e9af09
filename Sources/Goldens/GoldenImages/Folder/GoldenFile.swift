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

/// An operating system and a processor's architecture, or the system alone; written `linux-x86_64` or `linux`.
///
/// Goldens may have variants for platforms that draw otherwise.
public struct Platform: Hashable, Sendable {
  /// The system, such as `linux` or `macos`: letters a to z and digits.
  public let operatingSystem: String
  /// The architecture, such as `x86_64` or `arm64`: letters a to z, digits and `_`; `nil` where all are meant.
  public let architecture: String?

  /// Reads a platform; `nil` when the text is not one.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first, Platform.isWord(first, mayHaveUnderscores: false) else { return nil }
    operatingSystem = String(first)
    guard parts.count == 2 else {
      architecture = nil
      return
    }
    guard Platform.isWord(parts[1], mayHaveUnderscores: true) else { return nil }
    architecture = String(parts[1])
  }

  private init(operatingSystem: String, architecture: String?) {
    self.operatingSystem = operatingSystem
    self.architecture = architecture
  }

  /// The platform that this code was compiled for.
  public static let current: Platform = {
    #if os(Linux)
      let operatingSystem = "linux"
    #elseif os(macOS)
      let operatingSystem = "macos"
    #elseif os(Windows)
      let operatingSystem = "windows"
    #else
      let operatingSystem = "other"
    #endif
    #if arch(x86_64)
      let architecture = "x86_64"
    #elseif arch(arm64)
      let architecture = "arm64"
    #else
      let architecture = "other"
    #endif
    return Platform(operatingSystem: operatingSystem, architecture: architecture)
  }()

  /// Platforms whose goldens count on this one, the most specific first: `linux-x86_64`, then `linux`.
  public var widening: [Platform] {
    architecture == nil ? [self] : [self, Platform(operatingSystem: operatingSystem, architecture: nil)]
  }

  /// Whether goldens of this platform count on another one.
  public func includes(_ platform: Platform) -> Bool { platform.widening.contains(self) }

  private static func isWord(_ text: Substring, mayHaveUnderscores: Bool) -> Bool {
    (1...24).contains(text.utf8.count)
      && text.utf8.allSatisfy { character in
        switch character {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "_"): mayHaveUnderscores
        default: false
        }
      }
  }
}

extension Platform: CustomStringConvertible {
  /// The platform as it is written, such as `linux-x86_64`.
  public var description: String { [operatingSystem, architecture].compactMap(\.self).joined(separator: "-") }
}

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
