/// Why no tickets can be made of an order, or of one of its seats.
public struct OrderError: Error, Hashable, Sendable {
  /// The sort of fault, for programs; `reason` says it in words.
  public enum Kind: Hashable, Sendable {
    /// A seat that the order names before.
    case repeatedSeat
    /// A ticket id that an earlier seat has too.
    case repeatedTicketID
    /// A seat that the plan does not have.
    case unknownSeat
    /// An event without a name.
    case missingTitle
    /// A time zone that the IANA database does not have.
    case unknownZone
  }

  /// The sort of fault.
  public var kind: Kind
  /// Where in the order it stands, as in `seats[2]`.
  public var path: String
  /// What is wrong, in words that say what was expected.
  public var reason: String

  /// Creates an error.
  public init(_ kind: Kind, _ reason: String, at path: String) {
    self.kind = kind
    self.path = path
    self.reason = reason
  }
}

extension OrderError: CustomStringConvertible {
  /// The error in one line, `PATH: REASON`.
  public var description: String { path + ": " + reason }
}
