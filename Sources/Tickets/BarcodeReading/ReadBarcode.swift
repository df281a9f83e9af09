public import Barcodes
public import Geometry

/// A code that was found in a picture, and what it says.
///
/// Neither its description nor its mirror shows what it says.
public struct ReadBarcode: Hashable, Sendable {
  /// The kind of code.
  public let symbology: Symbology
  /// What it says as text: by its ECI where it has one, by the reader's guess of the character set where it has not.
  public let text: String
  /// What it says, byte by byte.
  public let bytes: [UInt8]
  /// The Extended Channel Interpretation that it names first, 26 for UTF-8; nil where it names none.
  public let eci: Int?
  /// The corners in pixels of the picture, clockwise from the one that is the top left when the code is upright.
  public let corners: [Point]

  /// Whether the code says what a payload says.
  public func matches(_ payload: BarcodePayload) -> Bool { bytes == payload.bytes }
}

extension ReadBarcode: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The kind and the length alone.
  public var description: String { "\(symbology.name) with \(bytes.count) bytes" }
  /// The kind and the length alone.
  public var debugDescription: String { description }
  /// The kind, the length and the place.
  public var customMirror: Mirror {
    Mirror(self, children: ["symbology": symbology, "byteCount": bytes.count, "corners": corners])
  }
}
