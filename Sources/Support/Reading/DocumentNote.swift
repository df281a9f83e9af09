package import JSON
public import Support

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

/// Gathers what a reader of a JSON file has to say, alike things once, in the order in which they came up.
///
/// Messages must not hold what stands in the file, but for the first keys: a hostile file could have any number of them.
package struct NoteCollector {
  private struct Group {
    let message: String
    let firstTapeIndex: Int
    var count = 1
  }

  /// How many different keys are named before the others are only counted.
  package static let keyLimit = 20

  private var groups: [Group] = []
  private var numberByMessage: [String: Int] = [:]
  private var numberByKey: [JSONText: Int] = [:]

  /// Notes something about a value.
  package mutating func add(_ message: String, at node: JSONNode) { add(message, tapeIndex: node.index) }

  /// Notes something about a string.
  package mutating func add(_ message: String, at text: JSONText) { add(message, tapeIndex: text.index) }

  /// Notes that a key means nothing to the reader.
  package mutating func addIgnoredKey(_ key: JSONText) {
    if let number = numberByKey[key] {
      groups[number].count += 1
    } else if numberByKey.count == NoteCollector.keyLimit {
      add("ignored other keys", tapeIndex: key.index)
    } else {
      numberByKey[key] = groups.count
      groups.append(Group(message: "ignored key \(quoted(key.string))", firstTapeIndex: key.index))
    }
  }

  /// Adds the notes of a later part of the same file; false where so many keys are unknown that their order decides
  /// which of them are named.
  package mutating func append(_ later: NoteCollector) -> Bool {
    guard numberByKey.count + later.numberByKey.count < NoteCollector.keyLimit else { return false }
    let keys = Dictionary(uniqueKeysWithValues: later.numberByKey.map { ($1, $0) })
    for (number, group) in later.groups.enumerated() {
      let key = keys[number]
      if let known = key.map({ numberByKey[$0] }) ?? numberByMessage[group.message] {
        groups[known].count += group.count
      } else {
        if let key { numberByKey[key] = groups.count } else { numberByMessage[group.message] = groups.count }
        groups.append(group)
      }
    }
    return true
  }

  /// All notes, with the places of their first causes, in O(number of notes × number of bytes).
  package func notes(in document: borrowing JSONDocument) -> [DocumentNote] {
    var notes: [DocumentNote] = []
    for group in groups {
      let place = document.place(ofTapeIndex: group.firstTapeIndex)
      notes.append(DocumentNote(group.message, at: place, count: group.count))
    }
    return notes
  }

  private mutating func add(_ message: String, tapeIndex: Int) {
    if let number = numberByMessage[message] {
      groups[number].count += 1
    } else {
      numberByMessage[message] = groups.count
      groups.append(Group(message: message, firstTapeIndex: tapeIndex))
    }
  }
}
