public import JSON
public import Reading
public import Tickets

/// The record of a film as it stands in a file of The Movie Database (TMDB), with what its reader had to say.
public struct MovieDocument: Hashable, Sendable {
  /// What the record says of the film; whatever it does not say is missing.
  public var event: OrderEvent
  /// What was changed.
  public var notes: [DocumentNote]

  /// Reads a file's bytes; `file` is its name for errors and notes, `pictureFolder` the folder of the pictures that the
  /// record names.
  ///
  /// The studio is the first production company, the rating half the average vote. The error names line, column and
  /// JSON path. O(number of bytes).
  public init(
    reading bytes: [UInt8], file: String? = nil, pictureFolder: String? = nil, limits: DocumentLimits = .orders
  ) throws(DocumentError) {
    try limits.check(fileSize: bytes.count, file: file)
    let document = try JSONDocument(bytes: bytes, file: file)
    let (event, notes) = try document.read { (root) throws(JSONFault) -> (OrderEvent, NoteCollector) in
      var reader = MovieReader(reading: DocumentReading(limits: limits), pictureFolder: pictureFolder)
      return (try reader.event(root), reader.reading.notes)
    }
    self.event = event
    self.notes = notes.notes(in: document)
  }
}
