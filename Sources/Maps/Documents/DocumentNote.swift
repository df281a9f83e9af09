public import JSON

/// Something that a reader or writer left out or changed without giving up: a warning.
///
/// Alike ones are counted instead of repeated.
public struct DocumentNote: Hashable, Sendable, CustomStringConvertible {
  /// Where it happened first; without any part for what is written.
  public var place: DocumentPlace
  /// What happened.
  public var message: String
  /// How many times it happened.
  public var count: Int

  /// Creates a note.
  public init(_ message: String, at place: DocumentPlace = DocumentPlace(), count: Int = 1) {
    self.place = place
    self.message = message
    self.count = count
  }

  /// The note in one line: `FILE:LINE:COLUMN: PATH: MESSAGE (N times)`, without the parts that are not known.
  public var description: String {
    [place.description, message + (count > 1 ? " (\(count) times)" : "")]
      .filter { !$0.isEmpty }
      .joined(separator: ": ")
  }
}
