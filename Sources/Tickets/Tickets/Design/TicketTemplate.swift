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

/// Why a text is no template.
public enum TicketTemplateError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No field has this name.
  case unknownField(String)
  /// A brace or bracket is opened and not closed.
  case unclosed(Character)
  /// A brace or bracket is closed that was not opened.
  case unopened(Character)
  /// Brackets stand in brackets.
  case nestedBrackets

  /// The error in a sentence that says what to do.
  public var description: String {
    switch self {
    case .unknownField(let name): "there is no field \"\(name)\""
    case .unclosed(let mark): "\"\(mark)\" is not closed; write it twice for the mark itself"
    case .unopened(let mark): "\"\(mark)\" was not opened; write it twice for the mark itself"
    case .nestedBrackets: "brackets cannot stand in brackets"
    }
  }
}

extension TicketTemplate {
  /// Reads a template from its text.
  public init(parsing text: String) throws(TicketTemplateError) {
    var parser = TemplateParser(text)
    self.init(try parser.pieces())
  }

  /// The text that reads as this template.
  public var templateText: String { TicketTemplate.templateText(of: pieces) }

  private static func templateText(of pieces: [Piece]) -> String {
    pieces.map { piece in
      switch piece {
      case .words(let words): words.map { "{}[]".contains($0) ? "\($0)\($0)" : String($0) }.joined()
      case .field(let field): "{\(field.rawValue)}"
      case .caption(let field): "{\(field.rawValue)\(TemplateParser.captionSuffix)}"
      case .optional(let parts): "[" + templateText(of: parts) + "]"
      }
    }.joined()
  }
}

/// Reads a template from left to right.
private struct TemplateParser {
  static let captionSuffix = ".caption"

  private let characters: [Character]
  private var index = 0
  private var words = ""
  private var found: [TicketTemplate.Piece] = []
  /// What stood before the bracket that is open.
  private var outer: [TicketTemplate.Piece]?

  init(_ text: String) {
    characters = Array(text)
  }

  mutating func pieces() throws(TicketTemplateError) -> [TicketTemplate.Piece] {
    while index < characters.count {
      let character = characters[index]
      index += 1
      switch character {
      case "{", "}", "[", "]":
        if index < characters.count, characters[index] == character {
          words.append(character)
          index += 1
        } else {
          try readMark(character)
        }
      default: words.append(character)
      }
    }
    guard outer == nil else { throw .unclosed("[") }
    endWords()
    return found
  }

  private mutating func readMark(_ mark: Character) throws(TicketTemplateError) {
    endWords()
    switch mark {
    case "{": found.append(try field())
    case "[":
      guard outer == nil else { throw .nestedBrackets }
      (outer, found) = (found, [])
    case "]":
      guard let before = outer else { throw .unopened(mark) }
      (outer, found) = (nil, before + [.optional(found)])
    default: throw .unopened(mark)
    }
  }

  private mutating func field() throws(TicketTemplateError) -> TicketTemplate.Piece {
    guard let end = characters[index...].firstIndex(of: "}") else { throw .unclosed("{") }
    let name = String(characters[index..<end])
    index = end + 1
    if let field = TicketField(rawValue: name) { return .field(field) }
    if name.hasSuffix(TemplateParser.captionSuffix),
      let field = TicketField(rawValue: String(name.dropLast(TemplateParser.captionSuffix.count)))
    {
      return .caption(field)
    }
    throw .unknownField(name)
  }

  private mutating func endWords() {
    guard !words.isEmpty else { return }
    found.append(.words(words))
    words = ""
  }
}
