/// A text that opens doors: nothing that describes the value shows more than its length.
public struct SecretText: Hashable, Sendable {
  /// The text itself.
  public let exposed: String

  /// Takes a text in.
  public init(_ text: String) {
    exposed = text
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
