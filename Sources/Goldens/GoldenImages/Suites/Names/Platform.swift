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
