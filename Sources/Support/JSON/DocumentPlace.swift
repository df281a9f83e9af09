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
