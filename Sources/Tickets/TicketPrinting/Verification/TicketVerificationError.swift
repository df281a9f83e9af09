public import Signing

/// Why the code of a finished ticket does not do.
///
/// It never shows any of a payload.
public enum TicketVerificationError: Error, Hashable, Sendable {
  /// No code can be read.
  case unreadable
  /// A code can be read, and holds something else; how many bytes were read, and how many it should be.
  case otherContent(bytes: Int, expected: Int)
  /// The code's content is not signed with the key.
  case signature(SignatureError)
  /// The picture itself cannot be searched.
  case picture(String)
}

extension TicketVerificationError: CustomStringConvertible {
  /// What is wrong, in one line.
  public var description: String {
    switch self {
    case .unreadable: "no code can be read in the finished picture"
    case .otherContent(let bytes, let expected):
      "the code in the finished picture reads as \(bytes) bytes that are not the \(expected) bytes of the payload"
    case .signature(.notBase45), .signature(.tooShort), .signature(.unknownVersion):
      "the code is no signed payload: make the ticket with a key to sign it, as by --key"
    case .signature(let error): error.description
    case .picture(let reason): "the finished picture cannot be read back: \(reason)"
    }
  }
}
