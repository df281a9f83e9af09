/// Why a file cannot be read as what it should be, and where in the file the reason stands.
public struct DocumentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sort of fault, for programs; `reason` says it in words.
  public enum Kind: Hashable, Sendable {
    /// The text breaks the grammar of its format, or its encoding is not UTF-8.
    case syntax
    /// A value of another type was expected, as a number where a string stands.
    case type
    /// A key that must be there is missing.
    case missingKey
    /// A key that the format does not have.
    case unknownKey
    /// A key that stands twice in one object.
    case duplicateKey
    /// A value of the right type that is not allowed here: a negative size, a word outside a list.
    case value
    /// More seats, or entries of an availability, than the reader of the document was told to take.
    case seatLimit
    /// A size or a depth beyond another limit.
    case limit
    /// No format that is known.
    case format
  }

  /// Where the fault stands.
  public var place: DocumentPlace
  /// The sort of fault.
  public var kind: Kind
  /// What is wrong, in words that say what was expected.
  public var reason: String

  /// Creates an error.
  public init(_ kind: Kind, _ reason: String, at place: DocumentPlace = DocumentPlace()) {
    self.place = place
    self.kind = kind
    self.reason = reason
  }

  /// The error in one line: `FILE:LINE:COLUMN: PATH: REASON`, without the parts that are not known.
  public var description: String {
    [place.description, reason].filter { !$0.isEmpty }.joined(separator: ": ")
  }
}
