/// What a code says: text, or bytes that are no text.
///
/// Whoever reads the payload of a ticket can enter with it, so that neither its description nor its mirror shows any of
/// it, only how long it is.
public struct BarcodePayload: Hashable, Sendable {
  /// The bytes; of text, its UTF-8.
  public let bytes: [UInt8]
  /// Whether the bytes are UTF-8 to be read as text.
  public let isText: Bool

  /// Creates a payload from text.
  public init(text: String) {
    self.bytes = Array(text.utf8)
    self.isText = true
  }

  /// Creates a payload from bytes that a reader gets back as they are, without any word on what they mean.
  public init(bytes: [UInt8]) {
    self.bytes = bytes
    self.isText = false
  }

  /// Whether every byte is below 128.
  public var isASCII: Bool { bytes.allSatisfy { $0 < 0x80 } }
}

extension BarcodePayload: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The length alone.
  public var description: String { "a payload of \(bytes.count) bytes" }
  /// The length alone.
  public var debugDescription: String { description }
  /// The length alone.
  public var customMirror: Mirror { Mirror(self, children: ["byteCount": bytes.count]) }
}
