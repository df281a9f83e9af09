public import Support

/// What a reader throws about one value of a JSON document.
///
/// It names the value by its place on the tape; `JSONDocument.read` finds path, line and column from that, so that
/// reading itself keeps track of neither.
@usableFromInline package struct JSONFault: Error {
  /// The index on the tape of the value or key at fault.
  @usableFromInline package let tapeIndex: Int
  /// The sort of fault.
  @usableFromInline package let kind: DocumentError.Kind
  /// What is wrong, in words.
  @usableFromInline package let reason: String
}

extension JSONNode {
  /// The fault that a format's own rule finds in this value.
  @usableFromInline package func fault(_ kind: DocumentError.Kind = .value, _ reason: String) -> JSONFault {
    JSONFault(tapeIndex: index, kind: kind, reason: reason)
  }

  /// The fault that this value is not what was expected, as in `expected a number, found a string`.
  @usableFromInline package func mismatch(expected: String) -> JSONFault {
    fault(.type, "expected \(expected), found \(kind)")
  }

  /// The value that a key gave, or the fault that this object lacks the key.
  @inlinable package func required<Value>(_ value: Value?, _ key: StaticString) throws(JSONFault) -> Value {
    guard let value else { throw fault(.missingKey, "missing key \"\(key)\"") }
    return value
  }
}

extension JSONText {
  /// The fault that a format's own rule finds in this key or string.
  @usableFromInline package func fault(_ kind: DocumentError.Kind = .value, _ reason: String) -> JSONFault {
    JSONFault(tapeIndex: index, kind: kind, reason: reason)
  }

  /// The fault that the format has no such key.
  @usableFromInline package var unknownKey: JSONFault {
    fault(.unknownKey, "unknown key \(quoted(string))")
  }
}

extension JSONText {
  /// The key that this text names, or the fault that there is no such key, with the one that was likely meant.
  @inlinable package func key<Key: DocumentKey>(of type: Key.Type = Key.self) throws(JSONFault) -> Key {
    for key in Key.allCases where self == key.rawValue { return key }
    throw unknown(among: Key.allCases, owner: Key.owner)
  }

  /// As `key(of:)`, where the kind of an object allows some of the keys only.
  @inlinable package func key<Key: DocumentKey>(among allowed: [Key], owner: String) throws(JSONFault) -> Key {
    for key in allowed where self == key.rawValue { return key }
    throw unknown(among: allowed, owner: owner)
  }

  @usableFromInline func unknown<Key: DocumentKey>(among keys: [Key], owner: String) -> JSONFault {
    let suggestion = likeliestMeaning(of: string, among: keys.map(\.rawValue))
    return fault(
      .unknownKey,
      "\(owner) has no key \(quoted(string))" + (suggestion.map { "; did you mean \(quoted($0))?" } ?? ""))
  }
}

extension JSONNode {
  /// The value that a key gave, or the fault that this object lacks the key.
  @inlinable package func required<Value, Key: DocumentKey>(_ value: Value?, _ key: Key) throws(JSONFault) -> Value {
    guard let value else { throw fault(.missingKey, "\(Key.owner) needs the key \(quoted(key.rawValue))") }
    return value
  }
}
