/// A text that opens doors: nothing that describes the value shows more than its length.
///
/// Two are the same byte for byte only: scanners do not take "é" for "e" with an accent behind it.
public struct SecretText: Sendable {
  /// The text itself.
  public let exposed: String

  /// Takes a text in.
  public init(_ text: String) {
    exposed = text
  }
}

extension SecretText: Hashable {
  /// Whether two texts have the same bytes of UTF-8.
  public static func == (left: SecretText, right: SecretText) -> Bool {
    left.exposed.utf8.elementsEqual(right.exposed.utf8)
  }

  /// Feeds the bytes to a hasher.
  public func hash(into hasher: inout Hasher) {
    for byte in exposed.utf8 { hasher.combine(byte) }
    hasher.combine(exposed.utf8.count)
  }
}

extension SecretText: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// How many bytes of UTF-8 it has.
  public var description: String { "a secret of \(exposed.utf8.count) bytes" }

  /// The same as `description`.
  public var debugDescription: String { description }

  /// A mirror without children, so that `dump` does not show the text either.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
