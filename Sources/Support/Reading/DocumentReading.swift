package import Colors
package import JSON
internal import Support

/// What the reader of one file carries along: the limits it keeps, the notes it takes, the seats it has counted.
package struct DocumentReading {
  package let limits: DocumentLimits
  package var notes = NoteCollector()
  private var seats = 0
  private var exceptionChecks = 0

  package init(limits: DocumentLimits) {
    self.limits = limits
  }

  /// Counts seats, or throws the fault that there are too many.
  package mutating func count(seats added: Int, at node: JSONNode) throws(JSONFault) {
    let (sum, overflow) = seats.addingReportingOverflow(added)
    guard !overflow, sum <= limits.seats else {
      throw node.fault(.seatLimit, "with this there are more seats than the limit of \(limits.seats)")
    }
    seats = sum
  }

  /// How many exceptions may be looked at for each seat of the limit.
  private static let exceptionsPerSeat = 1000

  /// Counts exceptions of a block, each of which is looked at for each seat, or throws the fault that they are too many.
  package mutating func count(exceptions: Int, ofSeats seats: Int, at node: JSONNode) throws(JSONFault) {
    let (checks, isTooMany) = exceptions.multipliedReportingOverflow(by: seats)
    let (sum, overflow) = exceptionChecks.addingReportingOverflow(isTooMany ? .max : checks)
    let (limit, isUnlimited) = limits.seats.multipliedReportingOverflow(by: DocumentReading.exceptionsPerSeat)
    guard !overflow, isUnlimited || sum <= limit else {
      throw node.fault(
        .seatLimit,
        "these are too many exceptions for blocks so large: for each seat of the limit of \(limits.seats), "
          + "\(DocumentReading.exceptionsPerSeat) are looked at")
    }
    exceptionChecks = sum
  }

  /// Adds what was counted and noted while a later part of the same file was read by itself.
  ///
  /// False where reading part after part might have come to another end; then this is of no use any more.
  package mutating func append(_ later: DocumentReading) -> Bool {
    seats += later.seats
    exceptionChecks += later.exceptionChecks
    return seats <= limits.seats && later.exceptionChecks == 0 && notes.append(later.notes)
  }

  /// A name or label: control characters are dropped and what is too long is cut, each with a note.
  ///
  /// Tabs and line breaks become spaces, so that words stay apart. Everything else is left as it is, right-to-left
  /// overrides too: whoever draws the text isolates it.
  package mutating func text(_ node: JSONNode) throws(JSONFault) -> String { text(try node.text()) }

  /// A name that stands as a key, cleaned in the same way.
  package mutating func text(_ text: JSONText) -> String {
    if text.utf8.count <= limits.textLength, text.utf8.allSatisfy(CleanedText.isSurelyPrintable) {
      return text.string
    }
    return cleaned(text.string, at: text)
  }

  /// A name that is a part of a string, cleaned in the same way.
  package mutating func cleaned(_ part: String, at text: JSONText) -> String {
    let cleaned = CleanedText(part, lengthLimit: limits.textLength)
    if cleaned.hadControls { notes.add("dropped control characters", at: text) }
    if cleaned.wasCut { notes.add("cut a text longer than \(limits.textLength) characters", at: text) }
    return cleaned.string
  }
}

// MARK: - Texts

extension DocumentReading {
  /// A text that is cleaned as names are; nil where nothing but space is in it.
  package mutating func filledText(_ node: JSONNode) throws(JSONFault) -> String? {
    let text = try text(node)
    return text.allSatisfy(\.isWhitespace) ? nil : text
  }

  /// A label as a text, or as the whole number that it often is.
  package mutating func label(_ node: JSONNode) throws(JSONFault) -> String? {
    guard node.kind == .number else {
      guard node.kind == .string else { throw node.mismatch(expected: "a label such as \"12\"") }
      return try filledText(node)
    }
    return String(try node.integer(in: 0...999_999_999))
  }

  /// The id of an order, which must not be empty.
  package mutating func identifier(_ node: JSONNode) throws(JSONFault) -> String {
    guard let id = try filledText(node) else { throw node.fault(.value, "an id must not be empty") }
    return id
  }
}

// MARK: - Values of other systems' files, which are not held to our ways of writing

extension DocumentReading {
  /// A colour, or nil with a note where it is written in a way that is not read, such as `rgb(…)`.
  package mutating func color(_ node: JSONNode?) throws(JSONFault) -> Color? {
    guard let node = node?.unlessNull else { return nil }
    let text = try node.string()
    guard let color = Color(css: text) else {
      if !text.isEmpty { notes.add("ignored a colour that is neither a name nor #rrggbb", at: node) }
      return nil
    }
    return color
  }

  /// A name or label where there is one that is not empty.
  package mutating func optionalText(_ node: JSONNode?) throws(JSONFault) -> String? {
    guard let node = node?.unlessNull else { return nil }
    return try text(node).nonempty
  }
}

extension Collection {
  /// The collection itself, or nil where there is nothing in it.
  @inlinable package var nonempty: Self? { isEmpty ? nil : self }
}
