internal import JSON
package import Support

/// What the reader of one file that is no JSON carries along: the limits it keeps, the notes it takes, the seats it has
/// counted.
package struct TextDocumentReading {
  package let file: String?
  package let limits: DocumentLimits
  /// What there is to say, alike things once, in the order in which they came up.
  package private(set) var notes: [DocumentNote] = []
  private var numberByMessage: [String: Int] = [:]
  private var ignoredNames: Set<String> = []
  private var seats = 0

  package init(file: String?, limits: DocumentLimits) {
    self.file = file
    self.limits = limits
  }

  /// A place in the file.
  package func place(line: Int, column: Int) -> DocumentPlace { DocumentPlace(file: file, line: line, column: column) }

  /// Notes something; messages must not hold what stands in the file, of which there may be any number.
  package mutating func note(_ message: String, at place: DocumentPlace) {
    if let number = numberByMessage[message] {
      notes[number].count += 1
    } else {
      numberByMessage[message] = notes.count
      notes.append(DocumentNote(message, at: place))
    }
  }

  /// Notes that something with a name means nothing to the reader; after the first few the others are only counted.
  package mutating func noteIgnored(_ kind: String, named name: String, at place: DocumentPlace) {
    if ignoredNames.count < NoteCollector.keyLimit || ignoredNames.contains(name) {
      ignoredNames.insert(name)
      note("ignored \(kind) \(quoted(name))", at: place)
    } else {
      note("ignored others of this sort: \(kind)", at: place)
    }
  }

  /// Counts seats, or throws that there are too many.
  package mutating func count(seats added: Int, at place: DocumentPlace) throws(DocumentError) {
    seats += added
    guard seats <= limits.seats else {
      throw DocumentError(
        .seatLimit, "with this there are more seats than the limit of \(limits.seats)", at: place)
    }
  }

  /// A name or label: control characters are dropped and what is too long is cut, each with a note.
  package mutating func cleaned(_ text: String, at place: DocumentPlace) -> String {
    if text.utf8.count <= limits.textLength, text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    let cleaned = CleanedText(text, lengthLimit: limits.textLength)
    if cleaned.hadControls { note("dropped control characters", at: place) }
    if cleaned.wasCut { note("cut a text longer than \(limits.textLength) characters", at: place) }
    return cleaned.string
  }
}

extension StringProtocol {
  /// The text without spaces and tabs at its ends.
  @inlinable package var trimmed: String {
    let start = drop { $0 == " " || $0 == "\t" }
    return String(start.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }
}
