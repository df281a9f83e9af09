internal import Files
internal import Glibc
public import TicketDrawing

/// What became of one file of a batch.
public struct TicketOutcome: Hashable, Sendable {
  /// What was done.
  public enum Status: Hashable, Sendable {
    /// The file was made.
    case made
    /// The file was there and right.
    case kept
    /// The file was not made.
    case failed(TicketPrintingError)
  }

  /// The ticket's id.
  public let ticket: String
  /// The file's name in the folder.
  public let file: String
  /// What was done.
  public let status: Status
  /// What its maker should know of a ticket that was made.
  public let findings: [TicketFinding]
  /// What its maker should know of the pictures of a ticket that was made.
  public let pictureRemarks: [PictureRemark]
  /// Whether the finished file's code was read back and found right.
  public let isVerified: Bool
  /// Whether codes were to be read back and the ticket has none, so that nobody can scan it.
  public let lacksCode: Bool

  /// Whether no other file of the folder can be written either: it may not be written to, or there is no room left.
  public var stopsBatch: Bool {
    guard case .failed(.writing(let error)) = status else { return false }
    return [EACCES, EROFS, ENOSPC, EDQUOT].contains(error.code)
  }
}
