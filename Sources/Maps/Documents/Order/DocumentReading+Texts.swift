internal import JSON

extension DocumentReading {
  /// A text that is cleaned as names are; nil where nothing but space is in it.
  mutating func filledText(_ node: JSONNode) throws(JSONFault) -> String? {
    let text = try text(node)
    return text.allSatisfy(\.isWhitespace) ? nil : text
  }

  /// A label as a text, or as the whole number that it often is.
  mutating func label(_ node: JSONNode) throws(JSONFault) -> String? {
    guard node.kind == .number else {
      guard node.kind == .string else { throw node.mismatch(expected: "a label such as \"12\"") }
      return try filledText(node)
    }
    return String(try node.integer(in: 0...999_999_999))
  }

  /// The id of an order, which must not be empty.
  mutating func identifier(_ node: JSONNode) throws(JSONFault) -> String {
    guard let id = try filledText(node) else { throw node.fault(.value, "an id must not be empty") }
    return id
  }
}
