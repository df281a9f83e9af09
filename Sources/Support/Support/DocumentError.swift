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

/// A place in a file that was read, as exact as the reader knows it.
public struct DocumentPlace: Hashable, Sendable, CustomStringConvertible {
  /// The file as the caller named it.
  public var file: String?
  /// The line, counted from 1.
  public var line: Int?
  /// The column in the line in Unicode scalars, counted from 1.
  public var column: Int?
  /// The way from the document's root, as in `zones[0].rows[3].seats[12].position.x`.
  ///
  /// Keys that are no identifiers are written `["odd key"]`. It is nil for the root itself, and in files that have no
  /// such structure.
  public var path: String?

  /// Creates a place from what is known of it.
  public init(file: String? = nil, line: Int? = nil, column: Int? = nil, path: String? = nil) {
    self.file = file
    self.line = line
    self.column = column
    self.path = path
  }

  /// The place in one line, `FILE:LINE:COLUMN: PATH`, without the parts that are not known.
  public var description: String {
    let position = [file, line.map(String.init), column.map(String.init)].compactMap(\.self).joined(separator: ":")
    return [position, path ?? ""].filter { !$0.isEmpty }.joined(separator: ": ")
  }
}

/// The keys of an object of a format: reader, writer and schema know no others.
@usableFromInline package protocol DocumentKey: CaseIterable, RawRepresentable<String>, Hashable
where AllCases == [Self] {
  /// What the object is, with its article, as in "a seat".
  static var owner: String { get }
}
