public import Pictures
public import Signing
public import TicketDrawing
public import Tickets

/// A ticket that is drawn, before it becomes a file.
public struct DrawnTicket: Hashable, Sendable {
  /// What to paint, and what its maker should know of.
  public let picture: TicketPicture
  /// What its maker should know of its pictures, each once, in the order of the design.
  public let pictureRemarks: [PictureRemark]
  /// The event's name; nil where the ticket has none.
  let event: String?
  /// What a unit of the picture is.
  let unit: TicketDesign.Unit
  /// Whether it is read from right to left.
  let isRightToLeft: Bool
}

/// The file of a ticket.
public struct TicketFile: Hashable, Sendable {
  /// The bytes.
  public let bytes: [UInt8]
  /// What was drawn.
  public let drawn: DrawnTicket
}

/// What a ticket's maker should know of one of its pictures.
public struct PictureRemark: Hashable, Sendable {
  /// What became of the picture.
  public enum Kind: Hashable, Sendable {
    /// There is none to show.
    case problem(PictureProblem.Reason)
    /// Its proportions are not those of its place, and a part of it is cut off.
    case cropped(PictureCropping)
    /// It has too few pixels for its place: along each side one is spread over so many of the output.
    case coarse(enlargement: Double)
  }

  /// The picture's file, as the ticket names it.
  public let name: String
  /// What became of it.
  public let kind: Kind

  /// How bad it is: a picture that fills its place as the design says is as it should be.
  public var severity: TicketFinding.Severity {
    switch kind {
    case .problem, .coarse: .warning
    case .cropped: .note
    }
  }
}

extension PictureRemark: CustomStringConvertible {
  /// The name and what became of it, in a line.
  public var description: String { "\(name): \(kind)" }
}

extension PictureRemark.Kind: CustomStringConvertible {
  /// What became of the picture, in a few words.
  public var description: String {
    switch self {
    case .problem(let reason): reason.description
    case .cropped(let cropping): cropping.description
    case .coarse(let enlargement):
      "the picture is too small for its place: each of its pixels is \(tenths(of: enlargement)) pixels wide;"
        + " use a larger one"
    }
  }

  /// A number rounded to a tenth; what is larger than any picture counts as a million.
  private func tenths(of number: Double) -> String {
    let (whole, tenth) = Int((min(number, 1e6) * 10).rounded()).quotientAndRemainder(dividingBy: 10)
    return tenth == 0 ? "\(whole)" : "\(whole).\(tenth)"
  }
}

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
