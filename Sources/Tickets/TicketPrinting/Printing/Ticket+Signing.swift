public import Signing
public import Tickets

extension Ticket {
  /// The ticket with what its code holds signed, ready to be drawn; itself where it has no code.
  ///
  /// - Parameter key: The key. A text that is not meant to be signed becomes the message that is.
  public func signed(with key: SigningKey) -> Ticket {
    guard let code else { return self }
    let message =
      switch code.payload {
      case .text(let text): text
      case .unsigned(let message, _): message
      }
    var ticket = self
    ticket.code?.payload = .text(SecretText(SignedPayload(signing: Array(message.exposed.utf8), with: key).text))
    return ticket
  }
}
