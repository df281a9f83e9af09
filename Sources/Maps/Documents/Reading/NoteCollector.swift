internal import JSON

/// Gathers what a reader of a JSON file has to say, alike things once, in the order in which they came up.
///
/// Messages must not hold what stands in the file, but for the first keys: a hostile file could have any number of them.
struct NoteCollector {
  private struct Group {
    let message: String
    let firstTapeIndex: Int
    var count = 1
  }

  /// How many different keys are named before the others are only counted.
  static let keyLimit = 20

  private var groups: [Group] = []
  private var numberByMessage: [String: Int] = [:]
  private var numberByKey: [JSONText: Int] = [:]

  /// Notes something about a value.
  mutating func add(_ message: String, at node: JSONNode) { add(message, tapeIndex: node.index) }

  /// Notes something about a string.
  mutating func add(_ message: String, at text: JSONText) { add(message, tapeIndex: text.index) }

  /// Notes that a key means nothing to the reader.
  mutating func addIgnoredKey(_ key: JSONText) {
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
  mutating func append(_ later: NoteCollector) -> Bool {
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
  func notes(in document: borrowing JSONDocument) -> [DocumentNote] {
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
