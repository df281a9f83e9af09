public import JSON

/// One line of a file of orders, of which each line is an order by itself (NDJSON).
public struct OrderLine: Hashable, Sendable {
  /// The number of the line, from 1.
  public var number: Int
  /// The order, or why the line is none.
  public var result: Result<OrderDocument, DocumentError>

  /// Creates a line.
  public init(number: Int, result: Result<OrderDocument, DocumentError>) {
    self.number = number
    self.result = result
  }
}
