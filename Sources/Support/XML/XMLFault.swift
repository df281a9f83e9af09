/// What is wrong with an XML document, and where.
public struct XMLFault: Error, Hashable, Sendable {
  /// The sort of fault, for programs.
  public enum Kind: Hashable, Sendable {
    /// The text breaks the grammar of XML, or is in an encoding that is not read.
    case syntax
    /// More of something than the reader was told to take.
    case limit
  }

  /// The sort of fault.
  public var kind: Kind
  /// The line, counted from 1.
  public var line: Int
  /// The column in Unicode scalars, counted from 1.
  public var column: Int
  /// What is wrong, for people, in English.
  public var reason: String

  /// Creates a fault.
  public init(_ reason: String, kind: Kind = .syntax, line: Int, column: Int) {
    self.kind = kind
    self.line = line
    self.column = column
    self.reason = reason
  }
}
