public import Files
public import Localization
public import Support
public import Tickets

/// Why an order, or a seat of one, gives no ticket.
///
/// It never shows any of a payload or a key.
public struct OrderFailure: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// The order itself cannot be read.
    case document(DocumentError)
    /// The order's language cannot be written.
    case locale(LocalizationError)
    /// A file cannot be read that a value of the order names, such as `venue.plan`.
    case reference(String, ReferenceError)
    /// The order, or a seat of it, gives no ticket.
    case order(OrderError)
    /// A ticket of an earlier order has the same id, so that two people would hold one ticket.
    case repeatedTicket(String, earlier: String)
    /// The ticket's file would take the place of one that is read; `role` says which that is.
    case overwriting(path: String, ticket: String, role: String)
  }

  /// What the order is called, such as `orders.ndjson:12`.
  public let order: String
  /// What is wrong.
  public let reason: Reason

  /// Creates a failure.
  public init(_ order: String, _ reason: Reason) {
    self.order = order
    self.reason = reason
  }
}

/// Why a file cannot be read that an order refers to.
public enum ReferenceError: Error, Hashable, Sendable {
  /// The file is not there, or not to be read.
  case file(FileError)
  /// The file is not what it should be.
  case document(DocumentError)
}

extension ReferenceError: CustomStringConvertible {
  /// The file and what is wrong with it, in one line.
  public var description: String {
    switch self {
    case .file(let error): error.description
    case .document(let error): error.description
    }
  }
}

extension OrderFailure: CustomStringConvertible {
  /// What is wrong and where, in one line: `ORDER: where: what is wrong`.
  public var description: String {
    switch reason {
    case .document(let error):
      // The error names the file and the line itself.
      error.description + (error.kind == .seatLimit ? "; share the seats out to several orders" : "")
    case .locale(let error): "\(order): locale: \(error)"
    case .reference(let key, let error): "\(order): \(key): \(error)"
    case .order(let error): "\(order): \(error)"
    case .repeatedTicket(let id, let earlier):
      "\(order): the ticket \(quoted(id)) was ordered in \(earlier) already: give each order an id of its own"
    case .overwriting(let path, let ticket, let role):
      "\(path): \(ticket): would overwrite the \(role) that is read: choose another folder or other names"
    }
  }
}
