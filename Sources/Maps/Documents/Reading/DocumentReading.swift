internal import JSON

/// What the reader of one file carries along: the limits it keeps, the notes it takes, the seats it has counted.
struct DocumentReading {
  let limits: DocumentLimits
  var notes = NoteCollector()
  private var seats = 0
  private var exceptionChecks = 0

  init(limits: DocumentLimits) {
    self.limits = limits
  }

  /// Counts seats, or throws the fault that there are too many.
  mutating func count(seats added: Int, at node: JSONNode) throws(JSONFault) {
    let (sum, overflow) = seats.addingReportingOverflow(added)
    guard !overflow, sum <= limits.seats else {
      throw node.fault(.seatLimit, "with this there are more seats than the limit of \(limits.seats)")
    }
    seats = sum
  }

  /// How many exceptions may be looked at for each seat of the limit.
  private static let exceptionsPerSeat = 1000

  /// Counts exceptions of a block, each of which is looked at for each seat, or throws the fault that they are too many.
  mutating func count(exceptions: Int, ofSeats seats: Int, at node: JSONNode) throws(JSONFault) {
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
  mutating func append(_ later: DocumentReading) -> Bool {
    seats += later.seats
    exceptionChecks += later.exceptionChecks
    return seats <= limits.seats && later.exceptionChecks == 0 && notes.append(later.notes)
  }

  /// A name or label: control characters are dropped and what is too long is cut, each with a note.
  ///
  /// Tabs and line breaks become spaces, so that words stay apart. Everything else is left as it is, right-to-left
  /// overrides too: whoever draws the text isolates it.
  mutating func text(_ node: JSONNode) throws(JSONFault) -> String { text(try node.text()) }

  /// A name that stands as a key, cleaned in the same way.
  mutating func text(_ text: JSONText) -> String {
    if text.utf8.count <= limits.textLength, text.utf8.allSatisfy(CleanedText.isSurelyPrintable) {
      return text.string
    }
    return cleaned(text.string, at: text)
  }

  /// A name that is a part of a string, cleaned in the same way.
  mutating func cleaned(_ part: String, at text: JSONText) -> String {
    let cleaned = CleanedText(part, lengthLimit: limits.textLength)
    if cleaned.hadControls { notes.add("dropped control characters", at: text) }
    if cleaned.wasCut { notes.add("cut a text longer than \(limits.textLength) characters", at: text) }
    return cleaned.string
  }
}
