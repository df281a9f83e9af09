public import JSON
public import Reading

/// A theme as it stands in a file, with what its reader had to say.
public struct ThemeDocument: Hashable, Sendable {
  /// The value of the key `format` in theme files.
  public static let format = "seatmap-theme/1"

  /// The theme.
  public var theme: Theme
  /// What was changed.
  public var notes: [DocumentNote]

  /// Reads a file's bytes; `file` is its name for errors and notes.
  ///
  /// What the file leaves out is as in the built-in theme that it extends, `cinema` where it names none, in the scheme
  /// that the file names, else in the one given here. The error names line, column and JSON path. O(number of bytes).
  public init(
    reading bytes: [UInt8], file: String? = nil, scheme: ColorScheme = .light,
    limits: DocumentLimits = DocumentLimits()
  ) throws(DocumentError) {
    try limits.check(fileSize: bytes.count, file: file)
    let document = try JSONDocument(bytes: bytes, file: file)
    let (theme, notes) = try document.read { (root) throws(JSONFault) -> (Theme, NoteCollector) in
      var reader = ThemeReader(reading: DocumentReading(limits: limits))
      return (try reader.theme(root, scheme: scheme), reader.reading.notes)
    }
    self.theme = theme
    self.notes = notes.notes(in: document)
  }

  /// The JSON Schema of the format (draft 2020-12), with a line break at its end; the documentation of `Theme`, which has
  /// the same fields, says what the keys mean.
  public static var schema: String { String(decoding: PackageResources.theme_schema_json, as: UTF8.self) }
}
