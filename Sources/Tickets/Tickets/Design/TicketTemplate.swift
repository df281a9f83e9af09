/// A text with places for the fields of a ticket: `"{venue}[ · {hall}]"`.
///
/// `{title}` stands for the field's text and `{row.caption}` for the word over it. What stands in brackets is left out
/// where a field in it is missing, so that no separator is left over. A doubled brace or bracket stands for one.
public struct TicketTemplate: Hashable, Sendable {
  /// A part of a template.
  public enum Piece: Hashable, Sendable {
    /// These words.
    case words(String)
    /// The text of a field.
    case field(TicketField)
    /// The word over a field.
    case caption(TicketField)
    /// What is left out where a field in it is missing.
    case optional([Piece])
  }

  /// The parts, in order.
  public var pieces: [Piece]

  /// Creates a template from its parts.
  public init(_ pieces: [Piece]) {
    self.pieces = pieces
  }

  /// A template that is one field.
  public init(_ field: TicketField) {
    self.init([.field(field)])
  }

  /// The fields that the template speaks of, in order, each once.
  public var fields: [TicketField] {
    TicketTemplate.fields(of: pieces).reduce(into: []) { fields, field in
      if !fields.contains(field) { fields.append(field) }
    }
  }

  /// Whether there is something to say: a field that is there, or words that need none.
  public func isPresent(among present: Set<TicketField>) -> Bool {
    let fields = fields
    return fields.isEmpty ? !pieces.isEmpty : fields.contains { present.contains($0) }
  }

  /// The text with the values of fields put in; a field that is missing outside brackets leaves nothing.
  ///
  /// White space and middle dots at either end are dropped, as they are left over there between fields that are missing.
  ///
  /// - Parameter comma: What stands in place of a comma and a space that are all there is between two pieces: languages
  ///   have commas of their own.
  public func text(
    fields: [TicketField: String], captions: [TicketField: String] = [:], comma: String = ", "
  ) -> String {
    let text = TicketTemplate.text(of: pieces, fields: fields, captions: captions, comma: comma)
    let rest = text.drop(while: TicketTemplate.isSeparator)
    return String(rest.reversed().drop(while: TicketTemplate.isSeparator).reversed())
  }

  private static func isSeparator(_ character: Character) -> Bool { character.isWhitespace || character == "·" }

  private static func text(
    of pieces: [Piece], fields: [TicketField: String], captions: [TicketField: String], comma: String
  ) -> String {
    var text = ""
    for piece in pieces {
      switch piece {
      case .words(let words): text += words == ", " ? comma : words
      case .field(let field): text += fields[field] ?? ""
      case .caption(let field): text += captions[field] ?? ""
      case .optional(let parts):
        guard TicketTemplate.fields(of: parts).allSatisfy({ fields[$0] != nil }) else { continue }
        text += TicketTemplate.text(of: parts, fields: fields, captions: captions, comma: comma)
      }
    }
    return text
  }

  private static func fields(of pieces: [Piece]) -> [TicketField] {
    pieces.flatMap { piece -> [TicketField] in
      switch piece {
      case .words: []
      case .field(let field), .caption(let field): [field]
      case .optional(let parts): TicketTemplate.fields(of: parts)
      }
    }
  }
}
