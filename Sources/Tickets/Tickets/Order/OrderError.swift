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
    /// A currency that ISO 4217 does not have.
    case unknownCurrency
    /// A time that no calendar shows.
    case impossibleTime
  }

  /// The sort of fault.
  public var kind: Kind
  /// Where in the order it stands, as in `seats[2].id`.
  public var path: String
  /// The number of the seat that gets no ticket, from 0; nil where the whole order is at fault.
  public var seat: Int?
  /// What is wrong, in words that say what was expected.
  public var reason: String

  /// Creates an error about the whole order.
  init(_ kind: Kind, _ reason: String, at path: String) {
    self.kind = kind
    self.path = path
    self.reason = reason
  }

  /// Creates an error about a seat, or about one of its keys.
  init(_ kind: Kind, _ reason: String, atSeat seat: Int, key: String? = nil) {
    self.init(kind, reason, at: "seats[\(seat)]" + (key.map { "." + $0 } ?? ""))
    self.seat = seat
  }
}

extension OrderError: CustomStringConvertible {
  /// The error in one line, `PATH: REASON`.
  public var description: String { path + ": " + reason }
}
