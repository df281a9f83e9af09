/// What goes for the codes of all tickets of an order.
public struct OrderCode: Hashable, Sendable {
  /// The kind of code as `Symbology` spells it, such as "qr"; the design's where nil.
  public var symbology: String?
  /// The file with the key that payloads are signed with, as the order names it; nil where they are not signed.
  public var keyFile: String?

  /// Creates rules for codes.
  public init(symbology: String? = nil, keyFile: String? = nil) {
    self.symbology = symbology
    self.keyFile = keyFile
  }
}
