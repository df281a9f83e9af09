public import Support

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

extension JSONNode {
  /// The number, which is finite.
  @inlinable package func number() throws(JSONFault) -> Double {
    let word = tape.payload(at: index)
    switch tape.mark(at: index) {
    case JSONTape.Mark.double: return Double(bitPattern: word)
    case JSONTape.Mark.signed: return Double(Int64(bitPattern: word))
    case JSONTape.Mark.unsigned: return Double(word)
    default: throw mismatch(expected: "a number")
    }
  }

  /// The number, which must be greater than 0.
  @inlinable package func positiveNumber() throws(JSONFault) -> Double {
    let number = try number()
    guard number > 0 else { throw outOfRange(number, expected: "a positive number") }
    return number
  }

  /// The number, which must be 0 or greater.
  @inlinable package func nonnegativeNumber() throws(JSONFault) -> Double {
    let number = try number()
    guard number >= 0 else { throw outOfRange(number, expected: "0 or a positive number") }
    return number
  }

  /// The number, which must lie in a range.
  @inlinable package func number(in range: ClosedRange<Double>) throws(JSONFault) -> Double {
    let number = try number()
    guard range.contains(number) else {
      let (lower, upper) = (range.lowerBound.shortestText, range.upperBound.shortestText)
      throw outOfRange(number, expected: "a number from \(lower) to \(upper)")
    }
    return number
  }

  /// The integer; one that is written as `12.0` or `1.2e1` counts, since JSON has one kind of number.
  @inlinable package func integer() throws(JSONFault) -> Int {
    let word = tape.payload(at: index)
    switch tape.mark(at: index) {
    case JSONTape.Mark.signed:
      return Int(Int64(bitPattern: word))
    case JSONTape.Mark.unsigned:
      throw fault(.value, "expected an integer up to \(Int.max), found \(word)")
    case JSONTape.Mark.double:
      let number = Double(bitPattern: word)
      guard let integer = Int(exactly: number) else { throw outOfRange(number, expected: "an integer") }
      return integer
    default:
      throw mismatch(expected: "an integer")
    }
  }

  /// The integer, which must lie in a range.
  @inlinable package func integer(in range: ClosedRange<Int>) throws(JSONFault) -> Int {
    let integer = try integer()
    guard range.contains(integer) else {
      throw fault(.value, "expected an integer from \(range.lowerBound) to \(range.upperBound), found \(integer)")
    }
    return integer
  }

  @usableFromInline func outOfRange(_ number: Double, expected: String) -> JSONFault {
    fault(.value, "expected \(expected), found \(number.shortestText)")
  }
}

/// The fields of an object in the file's order.
@usableFromInline package struct JSONFields: Sequence, IteratorProtocol {
  @usableFromInline let tape: JSONTape
  @usableFromInline var index: Int
  @usableFromInline let end: Int

  /// The next key and its value.
  @inlinable init(tape: JSONTape, index: Int, end: Int) {
    self.tape = tape
    self.index = index
    self.end = end
  }

  @inlinable @inline(__always)
  package mutating func next() -> (key: JSONText, value: JSONNode)? {
    guard index < end else { return nil }
    let field = (JSONText(tape: tape, index: index), JSONNode(tape: tape, index: index + 1))
    index = tape.end(at: index + 1)
    return field
  }
}

/// The elements of an array in the file's order.
@usableFromInline package struct JSONElements: Sequence, IteratorProtocol {
  @usableFromInline let tape: JSONTape
  @usableFromInline var index: Int
  @usableFromInline let end: Int

  /// How many elements there are, for reserving room; at most 16,777,215.
  @usableFromInline package let underestimatedCount: Int

  /// The next element.
  @inlinable init(tape: JSONTape, index: Int, end: Int, underestimatedCount: Int) {
    self.tape = tape
    self.index = index
    self.end = end
    self.underestimatedCount = underestimatedCount
  }

  @inlinable @inline(__always)
  package mutating func next() -> JSONNode? {
    guard index < end else { return nil }
    let element = JSONNode(tape: tape, index: index)
    index = tape.end(at: index)
    return element
  }
}

extension JSONNode {
  /// What becomes of a key that stands twice in an object.
  @usableFromInline package enum DuplicateKeys {
    /// Both fields are given, in order, so that the last one wins where a reader assigns.
    case lastWins
    /// The second one is a fault.
    case rejected
  }

  /// The object's fields, one pass without allocation.
  ///
  /// Rejecting duplicates takes time by the square of the number of keys up to 16 keys, and a set of them beyond.
  @inlinable package func fields(duplicates: DuplicateKeys = .lastWins) throws(JSONFault) -> JSONFields {
    guard tape.mark(at: index) == JSONTape.Mark.object else { throw mismatch(expected: "an object") }
    let fields = JSONFields(tape: tape, index: index + 1, end: tape.end(at: index) - 1)
    if duplicates == .rejected, let key = firstRepeatedKey(of: fields) {
      throw key.fault(.duplicateKey, "key \(quoted(key.string)) stands twice in this object")
    }
    return fields
  }

  /// The array's elements; an example says in the fault what an array would look like.
  @inlinable package func elements(suchAs example: StaticString? = nil) throws(JSONFault) -> JSONElements {
    guard tape.mark(at: index) == JSONTape.Mark.array else {
      throw mismatch(expected: "an array" + (example.map { " such as \($0)" } ?? ""))
    }
    return JSONElements(
      tape: tape, index: index + 1, end: tape.end(at: index) - 1, underestimatedCount: tape.count(at: index))
  }

  /// What `read` makes of each element of the array; an example says in the fault what an array would look like.
  @inlinable package func map<Value>(
    suchAs example: StaticString? = nil, _ read: (JSONNode) throws(JSONFault) -> Value
  ) throws(JSONFault) -> [Value] {
    let elements = try elements(suchAs: example)
    var values: [Value] = []
    values.reserveCapacity(elements.underestimatedCount)
    for element in elements { values.append(try read(element)) }
    return values
  }

  /// The value of the object's last field of this name, nil when there is none or when this is no object.
  ///
  /// For looking before reading, as to recognise a format. O(number of fields).
  @inlinable package subscript(key: StaticString) -> JSONNode? {
    guard let fields = try? fields() else { return nil }
    var found: JSONNode?
    for (candidate, value) in fields where key ~= candidate { found = value }
    return found
  }

  @usableFromInline func firstRepeatedKey(of fields: JSONFields) -> JSONText? {
    if tape.count(at: index) > 16 {
      var seen: Set<JSONText> = []
      for (key, _) in fields where !seen.insert(key).inserted { return key }
      return nil
    }
    for (key, _) in fields {
      for (earlier, _) in fields {
        if earlier.index == key.index { break }
        if earlier == key { return key }
      }
    }
    return nil
  }
}

extension JSONNode {
  /// What `read` makes of each element of a large array, on several threads; nil where one of them gave nil, where the
  /// array is too small to gain by that, and where this is no array.
  ///
  /// The elements come to `read` in any order, several at once.
  package func concurrentMap<Value>(threads: Int, _ read: (JSONNode) -> Value?) -> [Value]? {
    guard kind == .array, threads > 1, tape.end(at: index) - index >= JSONNode.leastWordsForCores,
      let nodes = (try? elements()).map(Array.init), nodes.count > 1
    else { return nil }
    let values = Support.concurrentMap(count: nodes.count, threads: threads) { read(nodes[$0]) }
    let known = values.compactMap(\.self)
    return known.count == nodes.count ? known : nil
  }

  /// About a thousand seats, which take as long to read as waking another core does.
  private static var leastWordsForCores: Int { 20_000 }
}
