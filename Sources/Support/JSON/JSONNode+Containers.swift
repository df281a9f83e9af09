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
