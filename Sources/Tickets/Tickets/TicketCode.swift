/// What a ticket's code holds and how it is shown.
public struct TicketCode: Hashable, Sendable {
  /// What a scanner reads.
  public var payload: TicketPayload
  /// The kind of code as `Symbology` spells it, such as "qr"; the design's where nil.
  public var symbology: String?
  /// The text that people read under it.
  public var caption: String?

  /// Creates a code.
  public init(payload: TicketPayload, symbology: String? = nil, caption: String? = nil) {
    self.payload = payload
    self.symbology = symbology
    self.caption = caption
  }
}

/// What a scanner reads from a ticket.
///
/// Whoever knows a payload can copy the ticket, so nothing that describes this value shows more than its length.
public enum TicketPayload: Hashable, Sendable {
  /// A text, exactly as it goes into the code.
  case text(SecretText)
  /// A message that is signed first, with the key in a file: whoever draws the ticket puts the signed text here.
  case unsigned(message: SecretText, keyFile: String)
}
