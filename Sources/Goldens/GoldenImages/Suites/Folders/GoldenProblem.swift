/// Something wrong with a folder of goldens, whatever the tests draw.
public struct GoldenProblem: Hashable, Sendable {
  /// What is wrong.
  public enum Fault: Hashable, Sendable {
    /// A picture, a text, the configuration or a sidecar cannot be read, for the reason told.
    case unreadable(String)
    /// The file is neither a golden nor a sidecar, by its name.
    case unfitName
    /// A process that was killed has left the file behind.
    case leftover
    /// Another path differs in case alone, which some file systems do not tell apart.
    case caseCollision(with: String)
    /// The file is larger than allowed.
    case tooLarge(bytes: Int, limit: Int)
    /// All goldens together are larger than allowed.
    case folderTooLarge(bytes: Int, limit: Int)
    /// What the sidecar allows has expired.
    case expired(CalendarDate)
    /// The sidecar belongs to no picture.
    case sidecarWithoutGolden
    /// No sidecar beside it masks by the picture.
    case maskWithoutSidecar
    /// The variant is the same as the golden that it stands in for.
    case variantIsFallback
    /// The variant is for the canonical platform, and so hides the canonical file.
    case variantOfCanonicalPlatform
  }

  /// The file or folder.
  public let path: String
  /// What is wrong with it.
  public let fault: Fault

  /// Creates a problem.
  public init(_ fault: Fault, at path: String) {
    self.path = path
    self.fault = fault
  }
}

extension GoldenProblem: CustomStringConvertible {
  /// Where and what, in one line.
  public var description: String {
    // What a document's reader says begins with the path itself.
    reason.hasPrefix(path) ? reason : "\(path): \(reason)"
  }
}

extension GoldenProblem {
  /// What is wrong, and what to do where that is known.
  public var reason: String {
    switch fault {
    case .unreadable(let reason): reason
    case .unfitName: "this is no golden's name, such as theatre.png, theatre@linux-arm64.png or theatre.json"
    case .leftover: "a process that was killed left this behind; remove it"
    case .caseCollision(let other): "\(other) differs in case alone"
    case .tooLarge(let bytes, let limit): "\(bytes) bytes are more than the \(limit) that are allowed"
    case .folderTooLarge(let bytes, let limit):
      "all goldens have \(bytes) bytes, more than the \(limit) that are allowed"
    case .expired(let date): "what this allows has expired on \(date)"
    case .sidecarWithoutGolden: "there is no picture that this sidecar belongs to"
    case .maskWithoutSidecar: "no sidecar masks by this picture; remove it"
    case .variantIsFallback: "this is the same as the golden that it stands in for; remove it"
    case .variantOfCanonicalPlatform: "this hides the canonical golden on its own platform; keep one of the two"
    }
  }
}
