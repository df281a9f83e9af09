/// What is wrong with an XML document, and where.
public struct XMLFault: Error, Hashable, Sendable {
  /// The line, counted from 1.
  public var line: Int
  /// The column in bytes, counted from 1.
  public var column: Int
  /// What is wrong, for people, in English.
  public var reason: String

  /// Creates a fault.
  public init(_ reason: String, line: Int, column: Int) {
    self.line = line
    self.column = column
    self.reason = reason
  }
}
