/// A view of one value of a `JSONDocument`, valid inside the closure of `JSONDocument.read`.
///
/// The reading functions throw a `JSONFault` that names the value when it is not what the caller expects.
@usableFromInline package struct JSONNode {
  /// The six kinds of JSON values, with words for messages as their text.
  @usableFromInline package enum Kind: String, CustomStringConvertible {
    case object = "an object"
    case array = "an array"
    case string = "a string"
    case number = "a number"
    case boolean = "true or false"
    case null

    @inlinable package var description: String { rawValue }
  }

  @usableFromInline package let tape: JSONTape
  @usableFromInline package let index: Int

  @inlinable package init(tape: JSONTape, index: Int) {
    self.tape = tape
    self.index = index
  }

  /// What the value is.
  @inlinable package var kind: Kind {
    switch tape.mark(at: index) {
    case JSONTape.Mark.object: .object
    case JSONTape.Mark.array: .array
    case JSONTape.Mark.string: .string
    case JSONTape.Mark.yes, JSONTape.Mark.no: .boolean
    case JSONTape.Mark.null: .null
    default: .number
    }
  }

  /// Whether the value is `null`.
  @inlinable package var isNull: Bool { tape.mark(at: index) == JSONTape.Mark.null }

  /// The value itself, or nil when it is `null`: for keys that may be null as well as missing.
  @inlinable package var unlessNull: JSONNode? { isNull ? nil : self }

  /// The string's UTF-8, not copied.
  @inlinable package func text() throws(JSONFault) -> JSONText {
    guard tape.mark(at: index) == JSONTape.Mark.string else { throw mismatch(expected: "a string") }
    return JSONText(tape: tape, index: index)
  }

  /// The string.
  @inlinable package func string() throws(JSONFault) -> String { try text().string }

  /// The truth value.
  @inlinable package func boolean() throws(JSONFault) -> Bool {
    switch tape.mark(at: index) {
    case JSONTape.Mark.yes: return true
    case JSONTape.Mark.no: return false
    default: throw mismatch(expected: "true or false")
    }
  }

  /// The one of an enumeration's cases whose raw value the string is.
  @inlinable package func choice<Choice: CaseIterable & RawRepresentable<String>>(
    of type: Choice.Type = Choice.self
  ) throws(JSONFault) -> Choice {
    let text = try text()
    for choice in Choice.allCases where text == choice.rawValue { return choice }
    throw fault(.value, unknownWord(text.string, among: Choice.allCases.map(\.rawValue)))
  }
}
