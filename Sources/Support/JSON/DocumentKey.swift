/// The keys of an object of a format: reader, writer and schema know no others.
@usableFromInline package protocol DocumentKey: CaseIterable, RawRepresentable<String>, Hashable
where AllCases == [Self] {
  /// What the object is, with its article, as in "a seat".
  static var owner: String { get }
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
