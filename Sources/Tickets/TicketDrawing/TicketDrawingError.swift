public import Barcodes

/// Why a ticket cannot be drawn.
///
/// It never holds any of a payload.
public enum TicketDrawingError: Error, Hashable, Sendable {
  /// No code of this name can be made.
  case unknownSymbology(String)
  /// The payload is to be signed first, and has not been.
  case unsignedPayload
  /// The code cannot be made of the payload, or not in its box.
  case code(BarcodeError)
}

extension TicketDrawingError: CustomStringConvertible {
  /// What is wrong and what to do, in one sentence.
  public var description: String {
    switch self {
    case .unknownSymbology(let name):
      "there is no symbology \"\(name)\"; use \(Symbology.allCases.map(\.rawValue).joined(separator: ", "))"
    case .unsignedPayload: "the code's payload has not been signed; sign it before the ticket is drawn"
    case .code(let error): error.description
    }
  }
}
