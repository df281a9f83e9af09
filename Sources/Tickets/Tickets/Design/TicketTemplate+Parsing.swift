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
